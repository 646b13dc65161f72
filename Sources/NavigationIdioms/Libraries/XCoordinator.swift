import NavigationModel

extension Idiom {
  static let xCoordinator = Idiom(
    name: "xcoordinator", framework: "XCoordinator",
    summary: "Code triggers a coordinator with a route, and the coordinator prepares the transition.",
    modules: ["XCoordinator", "XCoordinatorRx", "XCoordinatorCombine"],
    transitions: containers + [
      transition("push", .push), transition("present", .present), transition("presentOnRoot", .present),
      transition("show", .show), transition("showDetail", .showDetail), transition("embed", .embed),
      TransitionPattern(
        .call("pop", labels: ["to"]), on: transitions, shows: .argument("to"), as: .popTo, acceptsUnknownReceiver: false
      ),
      back("pop", .pop), back("popToRoot", .popToRoot), back("dismiss", .dismiss), back("dismissToRoot", .dismiss),
      TransitionPattern(
        .call("addChild", labels: ["_"]), on: ["Router"], shows: .coordinator("_"), as: .start,
        acceptsUnknownReceiver: false),
      TransitionPattern(
        .call("setRoot", labels: ["for"]), on: ["Router"], shows: .receiver, as: .root, acceptsUnknownReceiver: false),
    ],
    types: [
      FrameworkType("Router", role: .coordinator), coordinator("ViewCoordinator"), coordinator("BasicCoordinator"),
      coordinator("RedirectionRouter"), coordinator("NavigationCoordinator", ["root": .root]),
      coordinator("TabBarCoordinator", ["tabs": .tab]),
      coordinator("SplitCoordinator", ["master": .column, "detail": .column]),
      coordinator("PageCoordinator", ["pages": .page, "set": .page]),
    ]
      + ["StrongRouter", "UnownedRouter", "WeakRouter", "AnyRouter", "AnyCoordinator", "AnyTransitionPerformer"].map {
        FrameworkType($0, superclass: "Router", role: .coordinatorReference)
      }
      + [FrameworkType("Transition", role: .other)]
      + transitions.dropFirst().map { FrameworkType($0, superclass: "Transition", role: .other) },
    members: [
      "strongRouter", "unownedRouter", "weakRouter", "anyRouter", "anyCoordinator", "viewController", "rx",
      "publishers",
    ]
    .map { FrameworkMember("Router", $0, gives: .itself) }
      + [
        FrameworkMember("NavigationCoordinator", "rootViewController", "UINavigationController"),
        FrameworkMember("TabBarCoordinator", "rootViewController", "UITabBarController"),
        FrameworkMember("SplitCoordinator", "rootViewController", "UISplitViewController"),
        FrameworkMember("PageCoordinator", "rootViewController", "UIPageViewController"),
        FrameworkMember("NavigationCoordinator", "TransitionType", "NavigationTransition"),
        FrameworkMember("TabBarCoordinator", "TransitionType", "TabBarTransition"),
        FrameworkMember("SplitCoordinator", "TransitionType", "SplitTransition"),
        FrameworkMember("PageCoordinator", "TransitionType", "PageTransition"),
        FrameworkMember("ViewCoordinator", "TransitionType", "ViewTransition"),
      ],
    routes: RouteVocabulary(
      handlers: [.init("prepareTransition", label: "for")],
      requests: [
        .init("trigger", route: "_"), .init("contextTrigger", route: "_"), .init("chain", route: "routes"),
        .init("trigger", route: "_", of: .argument("on")), .init("route", route: "_", of: .argument("on")),
        .init("deepLink", route: "_"), .init("registerPeek", route: "route"),
        .init("registerInteractiveTransition", route: "for"), .init("init", route: "initialRoute"),
      ]),
    example: Example(
      source: """
        enum ItemRoute: Route { case list, detail(String) }
        class ItemCoordinator: NavigationCoordinator<ItemRoute> {
          init() { super.init(initialRoute: .list) }
          override func prepareTransition(for route: ItemRoute) -> NavigationTransition {
            switch route {
            case .list: return .push(ListViewController(router: unownedRouter))
            case .detail: return .present(DetailViewController())
            }
          }
        }
        class ListViewController: UIViewController {
          let router: UnownedRouter<ItemRoute>
          init(router: UnownedRouter<ItemRoute>) { self.router = router }
          func select(_ id: String) { router.trigger(.detail(id)) }
        }
        class DetailViewController: UIViewController {}
        """,
      edges: [
        "ItemCoordinator push ListViewController", "ItemCoordinator present DetailViewController",
        "ListViewController present DetailViewController",
      ]))

  /// The types of the values that are transitions.
  private static let transitions = [
    "Transition", "NavigationTransition", "TabBarTransition", "SplitTransition", "PageTransition", "ViewTransition",
    "TransitionType",
  ]

  /// The transitions that replace the content of a container, which differ between containers.
  private static let containers: [TransitionPattern] = [
    ("set", "TabBarTransition", .tab), ("select", "TabBarTransition", .tab), ("set", "SplitTransition", .column),
    ("set", "PageTransition", .page), ("set", "NavigationTransition", .root), ("set", "Transition", .root),
  ].map { name, type, kind in
    TransitionPattern(
      .call(name, labels: ["_"]), on: [type], shows: .argument("_"), as: kind, acceptsUnknownReceiver: false)
  }

  private static func transition(_ name: String, _ kind: TransitionKind) -> TransitionPattern {
    TransitionPattern(
      .call(name, labels: ["_"]), on: transitions, shows: .argument("_"), as: kind, acceptsUnknownReceiver: false)
  }

  private static func back(_ name: String, _ kind: TransitionKind) -> TransitionPattern {
    TransitionPattern(
      .call(name, labels: []), on: transitions, shows: .previous, as: kind, acceptsUnknownReceiver: false)
  }

  private static func coordinator(_ name: String, _ contents: [String: TransitionKind] = [:]) -> FrameworkType {
    FrameworkType(name, superclass: "Router", role: .coordinator, contents: contents)
  }
}
