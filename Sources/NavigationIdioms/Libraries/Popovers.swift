import NavigationModel

extension Idiom {
  static let popovers = Idiom(
    name: "popovers", framework: "Popovers",
    summary: "A modifier of the library Popovers shows a view in a popover, by a binding called present.",
    modules: ["Popovers"],
    transitions: [
      TransitionPattern(.call("popover", labels: ["present", "{}"]), shows: .builder("view"), as: .popover)
    ],
    example: Example(
      source: """
        struct LogView: View {
          @State var isFiltering = false
          var body: some View {
            Text("Log").popover(present: $isFiltering, attributes: { $0.rubberBandingMode = .none }) { FilterView() }
          }
        }
        struct FilterView: View { var body: some View { Text("Filter") } }
        """,
      edges: ["LogView popover FilterView"]))
}
