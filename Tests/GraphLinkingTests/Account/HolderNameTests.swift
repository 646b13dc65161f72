import TestSupport
import Testing

@Suite("Who holds an object")
struct HolderNameTests {
  @Test("is named only where it is this object, not another one of the class")
  func objects() {
    let app = Fixture(
      """
      //- App.swift
      class AppDelegate: UIResponder, UIApplicationDelegate {
        let chats = ChatsCoordinator()
        let threads = ThreadsCoordinator(parameters: Parameters())
        func applicationDidFinishLaunching(_ application: UIApplication) {
          chats.start()
          threads.start()
        }
      }
      class Chat: UIViewController {}
      class Topic: UIViewController {}
      class Router {
        let stack = UINavigationController()
        func push(_ page: UIViewController) { stack.pushViewController(page, animated: true) }
      }
      //- Chats.swift
      class ChatsCoordinator {
        let router = Router()
        func start() { router.push(Chat()) }
      }
      //- Parameters.swift
      struct Parameters {
        let router: Router
        init() { router = Router() }
      }
      //- Threads.swift
      class ThreadsCoordinator {
        let parameters: Parameters
        init(parameters: Parameters) { self.parameters = parameters }
        func start() { parameters.router.push(Topic()) }
      }
      """)
    #expect(
      app.reasons(of: "Router") == [
        "embedded: ChatsCoordinator holds it", "embedded: Parameters keeps it",
      ])
  }

  @Test("is the one of several that navigates with it, not one that is only made before")
  func navigating() {
    let app = Fixture(
      """
      class Detail: UIViewController {}
      protocol Alerting { func warn() }
      class Router: Alerting {
        weak var view: UIViewController?
        func warn() { view?.present(UIAlertController(), animated: true) }
        func open() { view?.present(Detail(), animated: true) }
      }
      class Validator {
        let alerting: Alerting
        init(alerting: Alerting) { self.alerting = alerting }
      }
      class Presenter {
        let router: Router
        let validator: Validator
        init(router: Router, validator: Validator) {
          self.router = router
          self.validator = validator
        }
        func tap() { router.open() }
      }
      class List: UIViewController {
        let presenter: Presenter
        init(presenter: Presenter) { self.presenter = presenter }
      }
      class Start: UIViewController {
        func go() {
          let router = Router()
          let validator = Validator(alerting: router)
          present(List(presenter: Presenter(router: router, validator: validator)), animated: true)
        }
      }
      """)
    #expect(app.reasons(of: "Router") == ["embedded: it is passed to a new Presenter, which keeps it"])
  }

  @Test("is asked only of what shows something, where the object that keeps it is no screen")
  func data() {
    let app = Fixture(
      """
      //- App.swift
      class AppDelegate: UIResponder, UIApplicationDelegate {
        let main = MainCoordinator()
        func applicationDidFinishLaunching(_ application: UIApplication) { main.start() }
      }
      class Home: UIViewController {
        let history: History
        init(history: History) { self.history = history }
      }
      class Other: UIViewController {}
      //- History.swift
      class HistoryCoordinator { func load() {} }
      struct History { let coordinator = HistoryCoordinator() }
      //- Main.swift
      class MainCoordinator {
        let home: Home
        init() { home = Home(history: Self.makeHistory()) }
        static func makeHistory() -> History { History() }
        func start() { home.present(Other(), animated: true) }
      }
      """)
    #expect(
      app.reasons(of: "HistoryCoordinator") == ["own: no code of HistoryCoordinator is known to show a screen"])
  }

  @Test(
    "is none of what code only runs, hands out or has as a type, though something has the object with that code",
    arguments: [
      ("func open() { TabRouter().route() }", "Links uses it"),
      ("func open() { let router = TabRouter(); router.route() }", "Links uses it"),
      (
        "func open() { make().route() }; func make() -> TabRouter { TabRouter() }",
        "Links makes it for the callers of make"
      ),
      (
        "static let shared = TabRouter(); func open() { Self.shared.route() }",
        "Links.shared holds it for the code that reads the property"
      ),
    ])
  func passing(_ code: String, _ reason: String) {
    let app = Fixture(
      """
      //- App.swift
      class AppDelegate: UIResponder, UIApplicationDelegate {
        let links = Links()
        func applicationDidFinishLaunching(_ application: UIApplication) { links.open() }
      }
      class Home: UIViewController {}
      //- Router.swift
      class TabRouter {
        var tabs: UITabBarController? { UIApplication.shared.keyWindow?.rootViewController as? UITabBarController }
        func route() { tabs?.selectedIndex = 1 }
      }
      //- Links.swift
      class Links {
        let stack = UINavigationController()
        func help() { stack.pushViewController(Home(), animated: true) }
        \(code)
      }
      """)
    #expect(app.reasons(of: "TabRouter") == ["embedded: \(reason)"])
  }

  @Test(
    "is none of what shows nothing and what the code around it uses up",
    arguments: [
      "func move() { MoveCoordinator().move() }",
      "func move() { let mover = MoveCoordinator(); let count = mover.move(); print(count) }",
      "func move() { Task { let mover = MoveCoordinator(); let count = await mover.move(); print(count) } }",
      """
      func move() {
        Task { [name = title] in
          do {
            let mover = MoveCoordinator()
            let (count, _) = try await (mover.move(), name)
            print(count)
          } catch {}
        }
      }
      """,
    ])
  func working(_ code: String) {
    let app = Fixture(links(movingBy: "func move() -> Int { 1 }", code))
    #expect(
      app.reasons(of: "MoveCoordinator") == ["own: no code of MoveCoordinator is known to show a screen"])
  }

  @Test(
    "is told of what others get, what has a screen, or what code asks that shows one",
    arguments: [
      ("", "Task { let mover = MoveCoordinator(); keep(mover) }", "AppDelegate, by way of Links, holds it"),
      ("", "run { let mover = MoveCoordinator(); return mover }", "AppDelegate, by way of Links, holds it"),
      (
        "func page() -> UIViewController { pages[0] }",
        "let mover = MoveCoordinator(); let page = mover.page(); use(page)", "Links uses it"
      ),
      (
        "var first: Home?", "let mover = MoveCoordinator(); let first = mover.first; use(first)", "Links uses it"
      ),
      (
        "func isReady() -> Bool { true }",
        "let mover = MoveCoordinator(); if mover.isReady() { help(); stack.show(Home(), sender: nil) }",
        "Links uses it"
      ),
    ])
  func given(_ members: String, _ code: String, _ reason: String) {
    let app = Fixture(links(movingBy: members, "func move() { \(code) }"))
    #expect(app.reasons(of: "MoveCoordinator") == ["embedded: \(reason)"])
  }

  private func links(movingBy members: String, _ code: String) -> String {
    """
    //- App.swift
    class AppDelegate: UIResponder, UIApplicationDelegate {
      let links = Links()
      func applicationDidFinishLaunching(_ application: UIApplication) { links.help() }
    }
    class Home: UIViewController {}
    //- Move.swift
    class MoveCoordinator { \(members) }
    //- Links.swift
    class Links {
      let stack = UINavigationController()
      func help() { stack.pushViewController(Home(), animated: true) }
      \(code)
    }
    """
  }

  @Test(
    "is said by what the code does with the object, where nobody is known to have this one",
    arguments: [
      ("init() { router = Router() }", "Parameters keeps it"),
      (
        "func fill(_ presenter: Presenter) { let router = Router(); presenter.wireframe = router }",
        "presenter.wireframe is set to it"
      ),
      ("func fill(_ presenter: Presenter) { register(router: Router()) }", "it is passed to register"),
      ("func make() -> Router { let router = Router(); return router }", "make makes it for its callers"),
      ("func make() { register { Router() } }", "other code holds objects of Router"),
    ])
  func unknownHolders(_ code: String, _ reason: String) {
    let app = Fixture(
      """
      //- App.swift
      class AppDelegate: UIResponder, UIApplicationDelegate {
        let chats = ChatsCoordinator()
        func applicationDidFinishLaunching(_ application: UIApplication) { chats.start() }
      }
      class Chat: UIViewController {}
      class Router {
        let stack = UINavigationController()
        func push(_ page: UIViewController) { stack.pushViewController(page, animated: true) }
      }
      //- Chats.swift
      class ChatsCoordinator {
        let router = Router()
        func start() { router.push(Chat()) }
      }
      //- Other.swift
      class Presenter { var wireframe: Router? }
      class Parameters {
        var router: Router?
        \(code)
      }
      """)
    #expect(app.reasons(of: "Router") == ["embedded: ChatsCoordinator holds it", "embedded: \(reason)"])
  }

  @Test(
    "is that of the place itself, and not of another place of the file that makes one",
    arguments: [
      ("", ["Chats holds it", "Threads holds it"]),
      (
        "func make() { register { Router() } }",
        ["Chats holds it", "Threads holds it", "other code holds objects of Router"]
      ),
      (
        "func make() { register(router: Router()) }",
        ["Chats holds it", "Threads holds it", "it is passed to register"]
      ),
      (
        "func make() -> Router { let router = Router(); return router }",
        ["Chats holds it", "Threads holds it", "make makes it for its callers"]
      ),
    ])
  func placesOfOneFile(_ code: String, _ reasons: [String]) {
    let app = Fixture(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        let threads = Threads()
        let chats = Chats()
        func applicationDidFinishLaunching(_ application: UIApplication) {
          threads.present(chats, animated: true)
          UIWindow().rootViewController = threads
        }
      }
      class Router {
        let stack = UINavigationController()
        func push(_ page: UIViewController) { stack.pushViewController(page, animated: true) }
      }
      class Chats: UIViewController {
        var router: Router?
        func open() {
          router = Router()
          router?.push(Chat())
        }
      }
      class Threads: UIViewController {
        var router: Router?
        func open() {
          router = Router()
          router?.push(Topic())
        }
      }
      class Chat: UIViewController {}
      class Topic: UIViewController {}
      class Parameters {
        \(code)
      }
      """)
    #expect(app.reasons(of: "Router") == reasons.map { "embedded: \($0)" })
  }

  @Test(
    "has it also where what shows something is code of another type that it calls",
    arguments: [
      ("Website.source.open()", "embedded: other code holds objects of TestFlowController"),
      ("UIApplication.shared.open(page)", "embedded: other code holds objects of TestFlowController"),
      ("Log.shared.add(page)", "own: no code of TestFlowController is known to show a screen"),
    ])
  func calledCode(_ call: String, _ reason: String) {
    let app = Fixture(
      """
      //- Registry.swift
      import Resolver
      extension Resolver {
        static func registerAll() { register { TestFlowController(name: resolve()) } }
      }
      //- App.swift
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidFinishLaunching(_ application: UIApplication) {
          Resolver.registerAll()
          UIWindow().rootViewController = Home()
        }
      }
      class TestFlowController {
        let page = Page()
        init(name: String) {}
        func pressed() { \(call) }
      }
      class Page { let name = "a" }
      enum Log { case shared; func add(_ page: Page) { print(page) } }
      enum Website {
        case source
        func open() { UIApplication.shared.open(Page()) }
      }
      extension UIApplication {
        func open(_ page: Page) {
          windows.first?.rootViewController?.present(SFSafariViewController(url: page), animated: true)
        }
      }
      class Model {
        @Injected private var flow: TestFlowController
        func pressed() { flow.pressed() }
      }
      class Home: UIViewController {
        let model = Model()
        @objc func pressed() { model.pressed() }
      }
      """)
    #expect(app.reasons(of: "TestFlowController") == [reason])
  }

  @Test(
    "is the one that has something shown by it, of several that are made with it",
    arguments: [
      ("func open() { wireframe?.finish() }", "Presenter"), ("func open() { wireframe!.finish() }", "Presenter"),
      ("func open() { print(\"a\") }", "Validator"),
    ])
  func severalKeepers(_ code: String, _ keeper: String) {
    let app = Fixture(
      """
      //- App.swift
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidFinishLaunching(_ application: UIApplication) {
          UIWindow().rootViewController = HomeFactory.make()
        }
      }
      class Other: UIViewController {}
      //- Wireframe.swift
      class HomeWireframe {
        weak var view: UIViewController?
        func finish() { view?.present(Other(), animated: true) }
        func log() {}
      }
      class Validator {
        let wireframe: HomeWireframe
        init(wireframe: HomeWireframe) { self.wireframe = wireframe }
        func check() { wireframe.log() }
      }
      class Presenter {
        var wireframe: HomeWireframe?
        init(wireframe: HomeWireframe) { self.wireframe = wireframe }
        \(code)
      }
      class Home: UIViewController {
        let presenter: Presenter
        let validator: Validator
        init(presenter: Presenter, validator: Validator) { (self.presenter, self.validator) = (presenter, validator) }
        @objc func tap() { presenter.open() }
      }
      //- Factory.swift
      enum HomeFactory {
        static func make() -> UIViewController {
          let wireframe = HomeWireframe()
          let validator = Validator(wireframe: wireframe)
          let presenter = Presenter(wireframe: wireframe)
          let view = Home(presenter: presenter, validator: validator)
          wireframe.view = view
          return view
        }
      }
      """)
    #expect(app.reasons(of: "HomeWireframe") == ["embedded: it is passed to a new \(keeper), which keeps it"])
  }
}
