import TestSupport
import Testing

@Suite("A router that switches on a route")
struct EnumRouterTests {
  @Test("shows for each asker the screen of its case and no other")
  func pruning() {
    let app = Fixture(
      """
      enum Route { case detail(String), settings, about(title: String, isModal: Bool) }
      class Router {
        let navigation = UINavigationController()
        func open(_ route: Route) {
          switch route {
          case .detail(let id): navigation.pushViewController(Detail(id: id), animated: true)
          case .settings: navigation.present(Settings(), animated: true)
          case let .about(title, _): navigation.pushViewController(About(title), animated: true)
          }
        }
      }
      class List: UIViewController {
        let router = Router()
        func select() { router.open(.detail("1")) }
      }
      class Home: UIViewController {
        let router = Router()
        func gear() { router.open(.settings) }
        func info() { router.open(Route.about(title: "", isModal: true)) }
      }
      class Detail: UIViewController { init(id: String) { super.init(nibName: nil, bundle: nil) } }
      class Settings: UIViewController {}
      class About: UIViewController { init(_ title: String) { super.init(nibName: nil, bundle: nil) } }
      """)
    #expect(
      app.differences(
        from: """
          Home present Settings [inferred] via Router @18
          Home push About [inferred] via Router @19
          List push Detail [inferred] via Router @14
          Router present Settings [certain]
          Router push About [certain]
          Router push Detail [certain]
          """) == [])
  }

  @Test("may make the screen in a property of the route")
  func property() {
    let app = Fixture(
      """
      enum Route {
        case detail, settings
        var screen: UIViewController {
          switch self {
          case .detail: return Detail()
          case .settings: return Settings()
          }
        }
      }
      extension UIViewController {
        func go(to route: Route) { show(route.screen, sender: self) }
      }
      class List: UIViewController { func select() { go(to: .detail) } }
      class Detail: UIViewController {}
      class Settings: UIViewController {}
      """)
    #expect(app.differences(from: "List show Detail [inferred] via UIViewController @13") == [])
  }

  @Test("may hand a screen in the payload on")
  func payload() {
    let app = Fixture(
      """
      enum Route { case push(UIViewController), modal(UIViewController) }
      class Router {
        let navigation = UINavigationController()
        func open(_ route: Route) {
          switch route {
          case .push(let screen): navigation.pushViewController(screen, animated: true)
          case .modal(let screen): navigation.present(screen, animated: true)
          }
        }
      }
      class List: UIViewController {
        let router = Router()
        func select() { router.open(.push(Detail())) }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.missing("List push Detail via Router @13") == [])
    #expect(app.found("List present Detail") == [])
  }

  @Test("takes `default` only for the cases that no other branch has")
  func defaultBranch() {
    let app = Fixture(
      """
      enum Route { case detail, help, about }
      class Router {
        let navigation = UINavigationController()
        func open(_ route: Route) {
          switch route {
          case .detail: navigation.pushViewController(Detail(), animated: true)
          default: navigation.pushViewController(Web(), animated: true)
          }
        }
      }
      class List: UIViewController {
        let router = Router()
        func select() { router.open(.detail) }
      }
      class Home: UIViewController {
        let router = Router()
        func info() { router.open(.about) }
      }
      class Detail: UIViewController {}
      class Web: UIViewController {}
      """)
    #expect(app.missing("List push Detail\nHome push Web") == [])
    #expect(app.found("List push Web\nHome push Detail") == [])
  }

  @Test(
    "is understood with `if case` and with comparison too",
    arguments: [
      "if case .detail = route { present(Detail(), animated: true) } else { present(Help(), animated: true) }",
      "if route == .detail { present(Detail(), animated: true) } else { present(Help(), animated: true) }",
      "guard route == .detail else { present(Help(), animated: true); return }; present(Detail(), animated: true)",
    ])
  func conditions(_ body: String) {
    let app = Fixture(
      """
      enum Route { case detail, help }
      extension UIViewController {
        func go(to route: Route) { \(body) }
      }
      class List: UIViewController { func select() { go(to: .detail) } }
      class Detail: UIViewController {}
      class Help: UIViewController {}
      """)
    #expect(app.missing("List present Detail") == [])
    #expect(app.found("List present Help") == [])
  }

  @Test("prunes by strings as by cases")
  func strings() {
    let app = Fixture(
      """
      class Router {
        let navigation = UINavigationController()
        func open(_ path: String) {
          switch path {
          case "detail": navigation.pushViewController(Detail(), animated: true)
          case "help", "support": navigation.pushViewController(Help(), animated: true)
          default: break
          }
        }
      }
      class List: UIViewController {
        let router = Router()
        func select() { router.open("support") }
      }
      class Detail: UIViewController {}
      class Help: UIViewController {}
      """)
    #expect(app.missing("List push Help via Router") == [])
    #expect(app.found("List push Detail") == [])
  }

  @Test("takes the branch of a cast only for routes of that type")
  func casts() {
    let app = Fixture(
      """
      protocol Route {}
      enum ShopRoute: Route { case open }
      enum HelpRoute: Route { case open }
      class Router {
        let navigation = UINavigationController()
        func go(to route: Route) {
          if let route = route as? ShopRoute {
            navigation.pushViewController(Cart(route), animated: true)
          } else {
            navigation.pushViewController(Manual(), animated: true)
          }
        }
      }
      class List: UIViewController {
        let router = Router()
        func shop() { router.go(to: ShopRoute.open) }
      }
      class Home: UIViewController {
        let router = Router()
        func help() { router.go(to: HelpRoute.open) }
      }
      class Cart: UIViewController { init(_ route: ShopRoute) { super.init(nibName: nil, bundle: nil) } }
      class Manual: UIViewController {}
      """)
    #expect(app.missing("List push Cart via Router\nHome push Manual via Router") == [])
    #expect(app.found("List push Manual\nHome push Cart") == [])
  }

  @Test("shows only what the case says that a route gives, directly and through methods that pass it on")
  func results() {
    let app = Fixture(
      """
      enum Result { case push(UIViewController), present(UIViewController), detail(UIViewController) }
      protocol Performable { func perform() -> Result }
      struct IssueRoute: Performable { func perform() -> Result { .push(Issue()) } }
      class Router {
        let split: UISplitViewController
        func handle(_ route: Performable, from source: UIViewController) {
          let result = route.perform()
          switch result {
          case .push(let screen): source.navigationController?.pushViewController(screen, animated: true)
          case .present(let screen): present(screen, from: source)
          case .detail(let screen): detail(screen)
          }
        }
        func present(_ screen: UIViewController, from source: UIViewController) {
          source.present(screen, animated: true)
        }
        func detail(_ screen: UIViewController) {
          split.showDetailViewController(UINavigationController(rootViewController: screen), sender: nil)
        }
      }
      class List: UIViewController {
        let router: Router
        func tap() { router.handle(IssueRoute(), from: self) }
      }
      class Issue: UIViewController {}
      """)
    #expect(app.edges.map(\.ends).filter { $0.hasPrefix("List") } == ["List push Issue"])
  }

  @Test("is asked through functions that only hand on the route, which are no places of their own")
  func forwarders() {
    let app = Fixture(
      """
      enum Screen {
        case detail, help, more
        enum Style { case push, sheet }
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        static var shared: AppDelegate?
        lazy var router = Router()
        func route(to screen: Screen, from source: UIViewController, by style: Screen.Style) {
          router.route(to: screen, from: source, by: style)
        }
      }
      extension UIViewController {
        func open(_ screen: Screen, by style: Screen.Style) {
          AppDelegate.shared?.route(to: screen, from: self, by: style)
        }
      }
      class SheetTransition {
        unowned let source: UIViewController
        init(source: UIViewController) { self.source = source }
        func perform(_ screen: Screen) { source.open(screen, by: .sheet) }
      }
      class Router {
        func route(to screen: Screen, from source: UIViewController, by style: Screen.Style) {
          let next = make(screen)
          switch style {
          case .push: source.navigationController?.pushViewController(next, animated: true)
          case .sheet: source.present(next, animated: true)
          }
        }
        func make(_ screen: Screen) -> UIViewController {
          let next: UIViewController
          switch screen {
          case .detail: next = Detail()
          case .help: next = Help()
          case .more: next = More()
          }
          return next
        }
      }
      class List: UIViewController {
        lazy var sheet = SheetTransition(source: self)
        func select() { open(.detail, by: .push) }
        func help() { sheet.perform(.help) }
      }
      class Detail: UIViewController {}
      class Help: UIViewController {}
      class More: UIViewController {}
      """)
    let expected = app.differences(
      from: """
        List push Detail [inferred] via UIViewController, AppDelegate, Router
        List present Help [inferred] via SheetTransition, UIViewController, AppDelegate, Router
        Router push Detail [inferred]
        Router push More [possible]
        Router present Help [inferred]
        Router present More [possible]
        """)
    #expect(expected == [])
    #expect(app.flows.sorted() == ["List present Help via Router", "List push Detail via Router"])
  }

  @Test("may have a hundred and fifty routes")
  func manyRoutes() {
    let numbers = 0..<150
    let app = Fixture(
      """
      enum Route { \(numbers.map { "case r\($0)" }.joined(separator: "; ")) }
      class Router {
        let stack = UINavigationController()
        func open(_ route: Route) {
          let next: UIViewController
          switch route {
          \(numbers.map { "case .r\($0): next = Screen\($0)()" }.joined(separator: "\n"))
          }
          stack.pushViewController(next, animated: true)
        }
      }
      class List: UIViewController {
        let router = Router()
        func last() { router.open(.r149) }
      }
      \(numbers.map { "class Screen\($0): UIViewController {}" }.joined(separator: "\n"))
      """)
    #expect(app.missing("List push Screen149") == [])
    #expect(app.edges(.push).count == 151)
  }

  @Test("tells optionals in a route apart, and what is left to its default")
  func optionalPayloads() {
    let app = Fixture(
      """
      enum Tab { case home, search }
      enum Route { case start(Tab?), open(isNew: Bool = false, tab: Tab) }
      class Router {
        let stack = UINavigationController()
        func show(_ route: Route) {
          switch route {
          case .start(.some(.search)): stack.pushViewController(Search(), animated: true)
          case .start(.some(.home)): stack.pushViewController(Home(), animated: true)
          case .start(.none): stack.pushViewController(Welcome(), animated: true)
          case .open(false, .search): stack.pushViewController(OldSearch(), animated: true)
          case .open(true, _): stack.pushViewController(New(), animated: true)
          case .open: break
          }
        }
      }
      class A: UIViewController { let router = Router(); @objc func go() { router.show(.start(.search)) } }
      class B: UIViewController { let router = Router(); @objc func go() { router.show(.start(.home)) } }
      class C: UIViewController { let router = Router(); @objc func go() { router.show(.start(nil)) } }
      class D: UIViewController { let router = Router(); @objc func go() { router.show(.open(tab: .search)) } }
      class Search: UIViewController {}
      class OldSearch: UIViewController {}
      class New: UIViewController {}
      class Welcome: UIViewController {}
      class Home: UIViewController {}
      """)
    let asked = app.edges(.push).filter { !$0.hasPrefix("Router") }
    #expect(
      asked == ["A push Search", "B push Home", "C push Welcome", "D push New", "D push OldSearch"])
  }

  @Test("compares with what the enum has for everybody under a name that is none of its cases")
  func constants() {
    let app = Fixture(
      """
      enum Page: Equatable {
        case named(String), list
        static let home = Page.named("home")
      }
      class Router {
        let stack = UINavigationController()
        func show(_ page: Page) {
          switch page {
          case .home: stack.pushViewController(Home(), animated: true)
          case .list: stack.pushViewController(List(), animated: true)
          default: stack.pushViewController(Other(), animated: true)
          }
        }
      }
      class A: UIViewController { let router = Router(); @objc func go() { router.show(.home) } }
      class B: UIViewController { let router = Router(); @objc func go() { router.show(.named("help")) } }
      class C: UIViewController { let router = Router(); @objc func go() { router.show(.list) } }
      class Home: UIViewController {}
      class List: UIViewController {}
      class Other: UIViewController {}
      """)
    let asked = app.edges(.push).filter { !$0.hasPrefix("Router") }
    #expect(asked == ["A push Home", "B push Other", "C push List"])
  }

  @Test("may compare by an operator of the program's own, which takes values of other types")
  func ownOperator() {
    let app = Fixture(
      """
      enum Failure: Error { case offline, response(Response) }
      struct Response: Error {
        let code: Int
        static let expired = Response(code: 1)
        static func ~= (pattern: Response, error: any Error) -> Bool { (error as? Response)?.code == pattern.code }
      }
      class Account {
        func load(_ done: (Result<Int, Failure>) -> Void) {
          done(.failure(.offline))
          done(.failure(.response(Response(code: 2))))
        }
      }
      class Home: UIViewController {
        let account = Account()
        override func viewDidLoad() {
          account.load { result in
            guard case .failure(.expired) = result else { return }
            self.present(Update(), animated: true)
          }
          account.load { result in
            guard case .failure(.missing) = result else { return }
            self.present(Never(), animated: true)
          }
        }
      }
      class Update: UIViewController {}
      class Never: UIViewController {}
      """)
    #expect(app.edges(.present) == ["Home present Update"])
  }

  @Test(
    "decides by what a local is bound to, by an array that holds the case, and by what the case has",
    arguments: [
      "let isHome = page == .home; if isHome { HOME } else { ITEM }",
      "let isItem = page != .home; let isHome = !isItem; if isHome { HOME } else { ITEM }",
      "if [.home, .help].contains(page) { HOME } else { ITEM }",
      "guard [Page.home, Page.help].contains(page) else { return ITEM }; HOME",
      "switch page.kind { case .root: HOME; case .detail: ITEM }",
    ])
  func conditions(statements: String) {
    let code = statements.replacing("HOME", with: "stack.pushViewController(Home(), animated: true)")
      .replacing("ITEM", with: "stack.pushViewController(Item(), animated: true)")
    let app = Fixture(
      """
      enum Kind { case root, detail }
      enum Page: Equatable {
        case home, help, item(Int)
        var kind: Kind {
          switch self {
          case .home, .help: .root
          case .item: .detail
          }
        }
      }
      class Router {
        let stack = UINavigationController()
        func show(_ page: Page) { \(code) }
      }
      class A: UIViewController { let router = Router(); @objc func go() { router.show(.home) } }
      class B: UIViewController { let router = Router(); @objc func go() { router.show(.item(1)) } }
      class Home: UIViewController {}
      class Item: UIViewController {}
      """)
    let asked = app.edges.filter { $0.source != "Router" }.map { "\($0.ends) \($0.confidence)" }
    #expect(asked == ["A push Home inferred", "B push Item inferred"])
  }

  @Test(
    "decides nothing by a local that changes, or that a parameter of a closure hides",
    arguments: [
      "var isHome = page == .home; isHome.toggle(); if isHome { HOME } else { ITEM }",
      "var isHome = page == .home; isHome = isReady; if isHome { HOME } else { ITEM }",
      "var isHome = page == .home; check(&isHome); if isHome { HOME } else { ITEM }",
      "var isHome = page == .home; withUnsafeMutablePointer(to: &isHome) { set($0) }; if isHome { HOME } else { ITEM }",
      "let isHome = page == .home; ask(isHome) { isHome in if isHome { HOME } else { ITEM } }",
      "let isHome = page == .home; ask(isHome) { (isHome: Bool) in ask(true) { _ in if isHome { HOME } else { ITEM } } }",
    ])
  func changingConditions(statements: String) {
    let code = statements.replacing("HOME", with: "stack.pushViewController(Home(), animated: true)")
      .replacing("ITEM", with: "stack.pushViewController(Item(), animated: true)")
    let app = Fixture(
      """
      enum Page: Equatable { case home, item(Int) }
      class Router {
        var isReady = false
        let stack = UINavigationController()
        func show(_ page: Page) { \(code) }
        func check(_ flag: inout Bool) { flag = isReady }
        func ask(_ value: Bool, _ answer: @escaping (Bool) -> Void) { answer(Bool.random()) }
      }
      class A: UIViewController { let router = Router(); @objc func go() { router.show(.home) } }
      class Home: UIViewController {}
      class Item: UIViewController {}
      """)
    #expect(app.edges(.push).filter { $0.hasPrefix("A ") } == ["A push Home", "A push Item"])
  }
}
