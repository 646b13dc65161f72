import TestSupport
import Testing

@Suite("XCoordinator")
struct XCoordinatorTests {
  /// An app with two coordinators; the coordinators' own transitions are tested once, the askers' in each test.
  private static let app = """
    //- Coordinators.swift
    import XCoordinator
    enum ListRoute: Route { case list, detail(String), help, logout }
    class ListCoordinator: NavigationCoordinator<ListRoute> {
      init() { super.init(initialRoute: .list) }
      override func prepareTransition(for route: ListRoute) -> NavigationTransition {
        switch route {
        case .list: return .push(List(router: unownedRouter))
        case .detail(let id): return .push(Detail(id), animation: .fade)
        case .help: return .multiple(.popToRoot(), .presentFullScreen(HelpCoordinator()))
        case .logout: return .dismiss()
        }
      }
    }
    extension Transition {
      static func presentFullScreen(_ presentable: Presentable) -> Transition { .present(presentable) }
    }
    enum HelpRoute: Route { case help, contact }
    class HelpCoordinator: ViewCoordinator<HelpRoute> {
      init() { super.init(rootViewController: Help(), initialRoute: nil) }
      override func prepareTransition(for route: RouteType) -> TransitionType {
        switch route {
        case .help: return .none()
        case .contact: return .show(Contact())
        }
      }
    }
    class List: UIViewController { init(router: UnownedRouter<ListRoute>) { super.init(nibName: nil, bundle: nil) } }
    class Detail: UIViewController { init(_ id: String) { super.init(nibName: nil, bundle: nil) } }
    class Help: UIViewController {}
    class Contact: UIViewController {}

    """

  @Test("takes the values that a coordinator gives back for transitions, also through extensions of the library's type")
  func values() {
    let app = Fixture(Self.app)
    #expect(
      app.differences(
        from: """
          HelpCoordinator show Contact @23
          ListCoordinator dismiss ?
          ListCoordinator popToRoot ?
          ListCoordinator push Detail @8
          ListCoordinator push List @7
          ListCoordinator start HelpCoordinator via Transition @9
          """) == [])
  }

  @Test(
    "gives whoever asks for a route the screen of that route",
    arguments: [
      "let router: UnownedRouter<ListRoute>; func go() { router.trigger(.detail(\"\")) }",
      "var router: StrongRouter<ListRoute>?; func go() { router?.trigger(.detail(\"\"), with: .default) }",
      "let router: UnownedRouter<ListRoute>; func go() { router.rx.trigger(.detail(\"\")) }",
      "weak var coordinator: ListCoordinator?; func go() { coordinator?.trigger(ListRoute.detail(\"\")) }",
      "let router: AnyRouter<ListRoute>; lazy var tap = CocoaAction { self.router.rx.trigger(.detail(\"\")) }",
      "let router = ListCoordinator().strongRouter; func go() { router.contextTrigger(.detail(\"\"), with: .default) }",
    ])
  func askers(_ members: String) {
    let app = Fixture("\(Self.app)//- Model.swift\nclass Model { \(members) }\n")
    #expect(app.missing("Model push Detail [inferred] via ListCoordinator @1") == [])
    #expect(app.found("Model push List\nModel dismiss ?\nModel start HelpCoordinator") == [])
  }

  @Test("leads the asker to the coordinator that a route starts")
  func coordinators() {
    let app = Fixture(
      """
      \(Self.app)//- Model.swift
      class Model {
        let router: UnownedRouter<ListRoute>
        func help() { router.trigger(.help) }
      }
      """)
    #expect(app.missing("Model start HelpCoordinator") == [])
  }

  @Test("waits for the caller where a route is an argument")
  func wrappers() {
    let app = Fixture(
      """
      \(Self.app)//- Model.swift
      class Navigator {
        let router: UnownedRouter<ListRoute>
        func go(to route: ListRoute) { router.trigger(route) }
      }
      class Model {
        let navigator: Navigator
        func open() { navigator.go(to: .detail("")) }
      }
      """)
    #expect(app.missing("Model push Detail via Navigator, ListCoordinator @7") == [])
    #expect(app.found("Navigator push Detail\nNavigator push List\nModel push List") == [])
  }

  @Test("knows the coordinators that tabs, columns and pages are, and no more of who makes their coordinator")
  func contents() {
    let app = Fixture(
      """
      \(Self.app)//- Tabs.swift
      enum TabRoute: Route { case list }
      class TabCoordinator: TabBarCoordinator<TabRoute> {
        let list: StrongRouter<ListRoute>
        init(list: StrongRouter<ListRoute> = ListCoordinator().strongRouter) {
          self.list = list
          super.init(tabs: [list, HelpCoordinator()])
        }
        override func prepareTransition(for route: TabRoute) -> TabBarTransition { .select(list) }
      }
      @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
        let window = UIWindow()
        let router = TabCoordinator().strongRouter
        func start() { router.setRoot(for: window) }
      }
      """)
    #expect(
      app.missing(
        """
        AppDelegate start TabCoordinator @13
        TabCoordinator start HelpCoordinator @6
        TabCoordinator start ListCoordinator @6
        """) == [])
    #expect(app.found("AppDelegate start ListCoordinator\nAppDelegate start HelpCoordinator") == [])
  }

  @Test("asks each coordinator of a deep link for its own route")
  func deepLinks() {
    let app = Fixture(
      """
      \(Self.app)//- App.swift
      enum AppRoute: Route { case contact }
      class AppCoordinator: NavigationCoordinator<AppRoute> {
        override func prepareTransition(for route: AppRoute) -> NavigationTransition {
          deepLink(ListRoute.detail(""), HelpRoute.contact)
        }
      }
      """)
    #expect(app.missing("AppCoordinator push Detail @4\nAppCoordinator show Contact @4") == [])
    #expect(app.found("AppCoordinator push List") == [])
  }

  @Test("begins with the route that a coordinator gives its superclass, and comes up as the coordinator does")
  func initialRoutes() {
    let app = Fixture(
      """
      //- App.swift
      import XCoordinator
      enum ListRoute: Route { case home, item(Int), logout }
      class ListCoordinator: NavigationCoordinator<ListRoute> {
        init() { super.init(initialRoute: .home) }
        override func prepareTransition(for route: ListRoute) -> NavigationTransition {
          switch route {
          case .home: return .push(List(router: unownedRouter))
          case .item(let id): return .present(ItemCoordinator(id: id))
          case .logout: return .dismiss()
          }
        }
      }
      enum ItemRoute: Route { case home(Int), close }
      class ItemCoordinator: NavigationCoordinator<ItemRoute> {
        init(id: Int) { super.init(initialRoute: .home(id)) }
        override func prepareTransition(for route: ItemRoute) -> NavigationTransition {
          switch route {
          case .home: return .push(Item(router: unownedRouter))
          case .close: return .dismiss()
          }
        }
      }
      enum TabRoute: Route { case list }
      class TabCoordinator: TabBarCoordinator<TabRoute> {
        init(list: StrongRouter<ListRoute> = ListCoordinator().strongRouter) { super.init(tabs: [list]) }
      }
      enum LoginRoute: Route { case login, tabs(StrongRouter<TabRoute>?) }
      class LoginCoordinator: NavigationCoordinator<LoginRoute> {
        init() { super.init(initialRoute: .login) }
        override func prepareTransition(for route: LoginRoute) -> NavigationTransition {
          switch route {
          case .login: return .push(Login(router: unownedRouter))
          case .tabs(let router):
            if let router = router { return .present(router) }
            let alert = UIAlertController(title: "Style", message: nil, preferredStyle: .alert)
            alert.addAction(.init(title: "Tabs", style: .default) { [unowned self] _ in
              self.trigger(.tabs(TabCoordinator().strongRouter))
            })
            return .present(alert)
          }
        }
      }
      class Login: UIViewController {
        let router: UnownedRouter<LoginRoute>
        init(router: UnownedRouter<LoginRoute>) { self.router = router; super.init(nibName: nil, bundle: nil) }
        func tap() { router.trigger(.tabs(nil)) }
      }
      class List: UIViewController {
        let router: UnownedRouter<ListRoute>
        init(router: UnownedRouter<ListRoute>) { self.router = router; super.init(nibName: nil, bundle: nil) }
        func tap() { router.trigger(.item(1)) }
        func leave() { router.trigger(.logout) }
      }
      class Item: UIViewController {
        let router: UnownedRouter<ItemRoute>
        init(router: UnownedRouter<ItemRoute>) { self.router = router; super.init(nibName: nil, bundle: nil) }
        func close() { router.trigger(.close) }
      }
      """)
    #expect(
      app.flows == [
        "Item dismiss List via ItemCoordinator",
        "List dismiss Login via ListCoordinator",
        "List present Item via ListCoordinator, ItemCoordinator",
        "Login alert UIAlertController via LoginCoordinator",
        "Login present List via LoginCoordinator, TabCoordinator, ListCoordinator",
      ])
  }

  @Test("has no say in programs that do not import it")
  func otherPrograms() {
    let app = Fixture(
      """
      struct NavigationTransition { static func push(_ screen: UIViewController) -> NavigationTransition { .init() } }
      class ListCoordinator: NavigationCoordinator<ListRoute> {
        func prepareTransition(for route: ListRoute) -> NavigationTransition { .push(Detail()) }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "") == [])
  }
}
