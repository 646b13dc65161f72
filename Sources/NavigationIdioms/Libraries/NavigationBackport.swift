import NavigationModel

extension Idiom {
  static let navigationBackport = Idiom(
    name: "navigation-backport", framework: "NavigationBackport",
    summary: "The library's stack, links and destinations push views as SwiftUI's own do, on older systems as well.",
    modules: ["NavigationBackport"],
    transitions: [
      TransitionPattern(.call("NBNavigationLink", labels: ["value"]), shows: .registered("value"), as: .push),
      TransitionPattern(
        .call("nbNavigationDestination", labels: ["for", "{}"]), shows: .builder("destination"), as: .push,
        registersFor: "for"),
      TransitionPattern(
        .call("nbNavigationDestination", labels: ["isPresented", "{}"]), shows: .builder("destination"), as: .push),
      TransitionPattern(
        .call("nbNavigationDestination", labels: ["item", "{}"]), shows: .builder("destination"), as: .push),
      TransitionPattern(
        .call("push", labels: ["_"]), on: paths, shows: .registered("_"), as: .push, acceptsUnknownReceiver: false),
      back("pop", .pop), back("popTo", .popTo), back("popToRoot", .popToRoot),
    ],
    types: [
      FrameworkType("NBNavigationPath", superclass: "NavigationPath", role: .other),
      FrameworkType("PathNavigator", superclass: "NavigationPath", role: .other),
      FrameworkType("NBNavigationStack", superclass: "NavigationStack", role: .wrapperView, framework: .swiftui),
    ],
    example: Example(
      source: """
        struct RecipesView: View {
          @State var path = NBNavigationPath()
          var body: some View {
            NBNavigationStack(path: $path) {
              Button("Open") { path.append(RecipeRoute(id: 1)) }
                .nbNavigationDestination(for: RecipeRoute.self) { RecipeView(id: $0.id) }
            }
          }
        }
        struct RecipeRoute: Hashable { let id: Int }
        struct RecipeView: View {
          let id: Int
          var body: some View { Text("Recipe") }
        }
        """,
      edges: ["RecipesView push RecipeView"]))

  /// What holds the values of a stack, or changes them for a view.
  private static let paths = ["NBNavigationPath", "PathNavigator"]

  private static func back(_ name: String, _ kind: TransitionKind) -> TransitionPattern {
    TransitionPattern(.call(name, labels: []), on: paths, shows: .previous, as: kind, acceptsUnknownReceiver: false)
  }
}
