import NavigationModel

extension Idiom {
  static let flowStacks = Idiom(
    name: "flowstacks", framework: "FlowStacks",
    summary: "A coordinator view keeps an array of routes, and screens push and present routes with their navigator.",
    modules: ["FlowStacks"],
    transitions: [
      TransitionPattern(
        .call("flowDestination", labels: ["for", "{}"]), shows: .builder("destination"), as: .push, registersFor: "for"),
      TransitionPattern(
        .call("flowDestination", labels: ["isPresented", "style"]), shows: .builder("destination"), as: .push,
        choice: style),
      TransitionPattern(
        .call("flowDestination", labels: ["item", "style"]), shows: .builder("destination"), as: .push, choice: style),
      // The older form of the library builds all screens in one place.
      TransitionPattern(.call("Router", labels: ["_", "{}"]), shows: .builder("_"), as: .push, registersFor: "_"),
      TransitionPattern(
        .call("FlowLink", labels: ["value", "style"]), shows: .registered("value"), as: .push, choice: style),
      route("push", .push), route("presentSheet", .sheet), route("presentCover", .fullScreenCover),
      route("root", .root), back("goBack", .pop), back("goBackTo", .popTo), back("goBackToRoot", .popToRoot),
      back("pop", .pop), back("popTo", .popTo), back("popToRoot", .popToRoot), back("dismiss", .dismiss),
      back("dismissAll", .dismiss),
    ],
    types: stacks.map { FrameworkType($0, role: .other) },
    members: [FrameworkMember("Routes", "wrappedValue", gives: .itself)],
    example: Example(
      source: """
        enum Screen { case list, detail(String), settings }
        struct ItemCoordinator: View {
          @State var routes: Routes<Screen> = [.root(.list, embedInNavigationView: true)]
          var body: some View {
            Router($routes) { screen, _ in
              switch screen {
              case .list: ListView()
              case .detail(let id): DetailView(id: id)
              case .settings: SettingsView()
              }
            }
          }
        }
        struct ListView: View {
          @EnvironmentObject var navigator: FlowNavigator<Screen>
          var body: some View {
            Button("Open") { navigator.push(.detail("1")) }
            Button("Settings") { navigator.presentSheet(.settings) }
          }
        }
        struct DetailView: View {
          let id: String
          var body: some View { Text(id) }
        }
        struct SettingsView: View { var body: some View { Text("Settings") } }
        """,
      edges: [
        "ItemCoordinator root ListView", "ItemCoordinator push ListView", "ItemCoordinator push DetailView",
        "ItemCoordinator push SettingsView", "ListView push DetailView", "ListView sheet SettingsView",
      ]))

  /// What holds routes, or changes them for a screen.
  private static let stacks = ["Routes", "Route", "FlowPath", "FlowNavigator", "FlowPathNavigator"]

  private static let style = TransitionPattern.KindChoice(
    "style", ["push": .push, "sheet": .sheet, "cover": .fullScreenCover])

  private static func route(_ name: String, _ kind: TransitionKind) -> TransitionPattern {
    TransitionPattern(
      .call(name, labels: ["_"]), on: stacks, shows: .registered("_"), as: kind, acceptsUnknownReceiver: false)
  }

  private static func back(_ name: String, _ kind: TransitionKind) -> TransitionPattern {
    TransitionPattern(.call(name, labels: []), on: stacks, shows: .previous, as: kind, acceptsUnknownReceiver: false)
  }
}
