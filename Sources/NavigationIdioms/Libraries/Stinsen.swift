import NavigationModel

extension Idiom {
  static let stinsen = Idiom(
    name: "stinsen", framework: "Stinsen",
    summary:
      "The properties of a coordinator are its routes: each says what to show and how. Key paths ask for a route.",
    modules: ["Stinsen"],
    transitions: ["Route", "NavigationRoute", "TabRoute", "Root", "RootRoute"].flatMap { wrapper in
      routes.map { argument, kind in
        TransitionPattern(.property(wrapper: wrapper, argument: argument), shows: .value, as: kind)
      }
    } + [
      back("popLast", .pop), back("pop", .pop), back("popTo", .popTo), back("popToRoot", .popToRoot),
      back("dismissCoordinator", .dismiss),
    ],
    types: [
      FrameworkType("Coordinatable", role: .coordinator),
      FrameworkType("NavigationCoordinatable", superclass: "Coordinatable", role: .coordinator),
      FrameworkType("TabCoordinatable", superclass: "Coordinatable", role: .coordinator),
    ]
      + ["NavigationViewCoordinator", "ViewWrapperCoordinator", "NavigationRouter", "TabRouter", "Router"].map {
        FrameworkType($0, superclass: "Coordinatable", role: .coordinatorReference)
      },
    members: ["view", "eraseToAnyCoordinatable", "coordinator", "child", "wrappedValue"].map {
      FrameworkMember("Coordinatable", $0, gives: .itself)
    },
    routes: RouteVocabulary(
      properties: ["Route", "NavigationRoute", "TabRoute", "Root", "RootRoute"],
      requests: [
        .init("route", route: "to"), .init("root", route: "_"), .init("focusFirst", route: "_"),
        .init("setRoot", route: "_"),
      ]),
    example: Example(
      source: """
        final class ItemCoordinator: NavigationCoordinatable {
          let stack = NavigationStack(initial: \\ItemCoordinator.start)
          @Root var start = makeStart
          @Route(.push) var detail = makeDetail
          @Route(.modal) var settings = makeSettings
          @ViewBuilder func makeStart() -> some View { ListScreen() }
          @ViewBuilder func makeDetail(id: String) -> some View { DetailScreen(id: id) }
          func makeSettings() -> NavigationViewCoordinator<SettingsCoordinator> {
            NavigationViewCoordinator(SettingsCoordinator())
          }
        }
        final class SettingsCoordinator: NavigationCoordinatable {}
        struct ListScreen: View {
          @EnvironmentObject var router: ItemCoordinator.Router
          var body: some View { Button("Open") { router.route(to: \\.detail, "1") } }
        }
        struct DetailScreen: View {
          let id: String
          var body: some View { Text(id) }
        }
        """,
      edges: [
        "ItemCoordinator root ListScreen", "ItemCoordinator push DetailScreen",
        "ItemCoordinator start SettingsCoordinator", "ListScreen push DetailScreen",
      ]))

  /// How each form of a route's wrapper shows its screen.
  private static let routes: [(argument: String?, kind: TransitionKind)] = [
    ("push", .push), ("modal", .sheet), ("fullScreen", .fullScreenCover), ("tabItem", .tab), (nil, .root),
  ]

  private static func back(_ name: String, _ kind: TransitionKind) -> TransitionPattern {
    TransitionPattern(
      .call(name, labels: []), on: ["Coordinatable"], shows: .previous, as: kind, acceptsUnknownReceiver: false)
  }
}
