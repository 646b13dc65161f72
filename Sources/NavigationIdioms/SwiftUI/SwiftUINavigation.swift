import NavigationModel

extension Idiom {
  static let swiftUINavigation = Idiom(
    name: "swiftui-navigation", framework: "SwiftUI",
    summary: "Links and navigation destinations push a view onto the stack.",
    transitions: [
      TransitionPattern(.call("NavigationLink", labels: ["destination"]), shows: .builder("destination"), as: .push),
      // `NavigationLink("Title") { Destination() }`
      TransitionPattern(.call("NavigationLink", labels: ["_", "{}"]), shows: .builder("_"), as: .push),
      // `NavigationLink { Destination() } label: { … }`
      TransitionPattern(.call("NavigationLink", labels: ["{}", "label"]), shows: .builder("_"), as: .push),
      TransitionPattern(.call("NavigationLink", labels: ["value"]), shows: .registered("value"), as: .push),
      TransitionPattern(
        .call("navigationDestination", labels: ["for", "{}"]), shows: .builder("destination"), as: .push,
        registersFor: "for"),
      TransitionPattern(
        .call("navigationDestination", labels: ["isPresented", "{}"]), shows: .builder("destination"), as: .push),
      TransitionPattern(
        .call("navigationDestination", labels: ["item", "{}"]), shows: .builder("destination"), as: .push),
      TransitionPattern(
        .call("append", labels: ["_"]), on: ["NavigationPath"], shows: .registered("_"), as: .push,
        acceptsUnknownReceiver: false),
      TransitionPattern(
        .call("removeLast", labels: []), on: ["NavigationPath"], shows: .previous, as: .pop,
        acceptsUnknownReceiver: false),
      // `@Environment(\.dismiss) var dismiss` is called like a function.
      TransitionPattern(
        .call("dismiss", labels: []), on: ["View", "PresentationMode"], shows: .previous, as: .dismiss,
        acceptsUnknownReceiver: false),
    ],
    example: Example(
      source: """
        struct ListView: View {
          var body: some View { NavigationLink(destination: DetailView()) { Text("Open") } }
        }
        struct DetailView: View { var body: some View { Text("Detail") } }
        """,
      edges: ["ListView push DetailView"]))
}
