import TestSupport
import Testing

@Suite("A router behind a protocol")
struct RouterProtocolTests {
  /// The router of a well-known template for coordinators: five overloads, of which only the last one does it.
  private static let router = """
    //- Router.swift
    protocol Presentable { func toPresent() -> UIViewController? }
    extension UIViewController: Presentable { func toPresent() -> UIViewController? { self } }
    protocol Router: Presentable {
      func push(_ module: Presentable?)
      func push(_ module: Presentable?, hideBottomBar: Bool)
      func push(_ module: Presentable?, animated: Bool)
      func push(_ module: Presentable?, animated: Bool, completion: (() -> Void)?)
      func push(_ module: Presentable?, animated: Bool, hideBottomBar: Bool, completion: (() -> Void)?)
    }
    final class RouterImp: NSObject, Router {
      private weak var rootController: UINavigationController?
      init(rootController: UINavigationController) { self.rootController = rootController }
      func toPresent() -> UIViewController? { rootController }
      func push(_ module: Presentable?) { push(module, animated: true) }
      func push(_ module: Presentable?, hideBottomBar: Bool) {
        push(module, animated: true, hideBottomBar: hideBottomBar, completion: nil)
      }
      func push(_ module: Presentable?, animated: Bool) { push(module, animated: animated, completion: nil) }
      func push(_ module: Presentable?, animated: Bool, completion: (() -> Void)?) {
        push(module, animated: animated, hideBottomBar: false, completion: completion)
      }
      func push(_ module: Presentable?, animated: Bool, hideBottomBar: Bool, completion: (() -> Void)?) {
        guard let controller = module?.toPresent(), (controller is UINavigationController == false) else { return }
        controller.hidesBottomBarWhenPushed = hideBottomBar
        rootController?.pushViewController(controller, animated: animated)
      }
    }
    """

  @Test(
    "shows for its asker what passes all its overloads",
    arguments: [
      "router.push(Detail())", "router.push(Detail(), animated: false)", "router.push(Detail(), hideBottomBar: true)",
      "router.push(Detail(), animated: true) { self.finish() }",
    ])
  func overloads(_ call: String) {
    let app = Fixture(
      """
      \(Self.router)
      //- Items.swift
      class ItemCoordinator {
        private let router: Router
        init(router: Router) { self.router = router }
        func showDetail() {
          \(call)
        }
        func finish() {}
      }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "ItemCoordinator push Detail [inferred] via RouterImp @5") == [])
  }

  @Test("shows what a factory behind a protocol makes")
  func factory() {
    let app = Fixture(
      """
      \(Self.router)
      //- Items.swift
      protocol ItemView: Presentable { var onClose: (() -> Void)? { get set } }
      protocol Factory { func makeItem() -> ItemView }
      final class FactoryImp: Factory { func makeItem() -> ItemView { ItemController() } }
      class ItemController: UIViewController, ItemView { var onClose: (() -> Void)? }
      class ItemCoordinator {
        private let router: Router
        private let factory: Factory
        init(router: Router, factory: Factory) {
          self.router = router
          self.factory = factory
        }
        func start() {
          let item = factory.makeItem()
          item.onClose = { [weak self] in self?.finish() }
          router.push(item)
        }
        func finish() {}
      }
      """)
    #expect(app.differences(from: "ItemCoordinator push ItemController [inferred] via RouterImp @15") == [])
  }

  @Test("does not mix up what two askers show")
  func twoAskers() {
    let app = Fixture(
      """
      \(Self.router)
      //- Items.swift
      class FirstCoordinator {
        let router: Router
        init(router: Router) { self.router = router }
        func go() { router.push(First()) }
      }
      class SecondCoordinator {
        let router: Router
        init(router: Router) { self.router = router }
        func go() { router.push(Second()) }
      }
      class First: UIViewController {}
      class Second: UIViewController {}
      """)
    #expect(app.differences(from: "FirstCoordinator push First\nSecondCoordinator push Second") == [])
  }

  @Test("is followed to what the program makes, and not to what stands in for it in tests")
  func standIns() {
    let app = Fixture(
      """
      protocol Routing { func showDetail(); func showHelp() }
      class Router: Routing {
        let navigation = UINavigationController()
        func showDetail() { navigation.pushViewController(Detail(), animated: true) }
        func showHelp() { navigation.pushViewController(Help(), animated: true) }
      }
      class RouterMock: Routing {
        func showDetail() {}
        func showHelp() {}
      }
      class List: UIViewController {
        let router: Routing
        init(router: Routing) { self.router = router }
        func tap() { router.showDetail() }
      }
      class Detail: UIViewController {}
      class Help: UIViewController {}
      class Start { func list() -> UIViewController { List(router: Router()) } }
      """)
    #expect(app.differences(from: "Router push Detail\nRouter push Help\nList push Detail [inferred] via Router") == [])
  }

  @Test("shows what it sets on a protocol to which the framework's class conforms")
  func frameworkClass() {
    let app = Fixture(
      """
      protocol Stack {
        func setViewControllers(_ controllers: [UIViewController], animated: Bool)
      }
      extension UINavigationController: Stack {}
      protocol Router { func setRoot(_ controller: UIViewController) }
      class StackRouter: Router {
        let stack: Stack
        init(stack: Stack) { self.stack = stack }
        func setRoot(_ controller: UIViewController) { stack.setViewControllers([controller], animated: false) }
      }
      class HomeCoordinator {
        let router: Router
        init(router: Router) { self.router = router }
        func open() { router.setRoot(Home()) }
      }
      class Home: UIViewController {}
      """)
    #expect(app.differences(from: "HomeCoordinator root Home [inferred] via StackRouter") == [])
  }

  @Test("shows what it sets on a protocol that a class fulfils with what it inherits from the framework")
  func inheritedFulfilment() {
    let app = Fixture(
      """
      protocol Stack: AnyObject {
        func setViewControllers(_ controllers: [UIViewController], animated: Bool)
      }
      class AppStack: UINavigationController {}
      extension AppStack: Stack {}
      protocol Deck: AnyObject {
        func setViewControllers(_ controllers: [UIViewController], animated: Bool)
      }
      class CardStack: UINavigationController, Deck {
        func setViewControllers(_ controllers: [UIViewController], animated: Bool) {}
      }
      class HomeCoordinator {
        private let stack: Stack = AppStack()
        private let deck: Deck = CardStack()
        func open() {
          stack.setViewControllers([Home()], animated: false)
          deck.setViewControllers([Card()], animated: false)
        }
      }
      class Home: UIViewController {}
      class Card: UIViewController {}
      """)
    #expect(app.differences(from: "HomeCoordinator root Home") == [])
  }

  @Test("has the methods of its own protocol and of those above, and none of a protocol below")
  func protocolBelow() {
    let app = Fixture(
      """
      struct Warning {}
      protocol Presenter { var top: UIViewController { get } }
      extension Presenter {
        func present(_ warning: Warning) {
          top.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
        }
      }
      protocol Stack: Presenter {}
      extension Stack {
        func present<Content: View>(_ view: Content, animated: Bool = true) {
          top.present(UIHostingController(rootView: view), animated: animated)
        }
      }
      class Home: UIViewController {
        var presenter: Presenter?
        func warn() { presenter?.present(Warning()) }
      }
      """)
    #expect(app.edges.map(\.ends).filter { $0.hasPrefix("Home") } == ["Home alert UIAlertController"])
  }

  @Test("is known by who conforms to a protocol of Objective-C that has it")
  func outsideProtocol() {
    let app = Fixture(
      """
      class Router {
        func showDetail(from controller: UIViewController) { controller.present(Detail(), animated: true) }
      }
      class Services: NSObject, RouterProvider, StyleProvider { var router: Router? }
      class Home: UIViewController {
        typealias Environment = StyleProvider & RouterProvider
        let environment: Environment
        init(environment: Environment) {
          self.environment = environment
          super.init(nibName: nil, bundle: nil)
        }
        func open() { environment.router?.showDetail(from: self) }
      }
      class Help: UIViewController { private func showDetail(from controller: UIViewController) {} }
      class Detail: UIViewController {}
      """)
    #expect(app.missing("Home present Detail [inferred] via Router") == [])
  }

  @Test("asks through its extension for what a class shows, and not for what that overrides, however many there are")
  func overridden() {
    let others = (1...9).map { number in
      """
      class Other\(number): Opening { func open() { stack.pushViewController(Page\(number)(), animated: true) } }
      class Page\(number): UIViewController {}
      """
    }
    let app = Fixture(
      """
      let stack = UINavigationController()
      protocol Opening { func open() }
      extension Opening { func refresh() { open() } }
      class Plain: Opening { func open() { stack.pushViewController(Detail(), animated: true) } }
      class Special: Plain { override func open() { stack.pushViewController(Help(), animated: true) } }
      class Home: UIViewController {
        let special = Special()
        @objc func tap() { special.refresh() }
      }
      class Detail: UIViewController {}
      class Help: UIViewController {}
      \(others.joined(separator: "\n"))
      """)
    #expect(app.missing("Home push Help [inferred]") == [])
    #expect(app.found("Home push Detail") == [])
  }

  @Test(
    "is a protocol of a library unless it may be a superclass: what stands first, and the program makes or overrides",
    arguments: [
      ("class Handler: ChatHandling { CODE }", true),
      ("class Handler: NSObject, ChatHandling { CODE }", true),
      ("class Handler: ChatHandling { CODE }; class Other: NSObject, ChatHandling {}", true),
      ("class Handler: ChatHandling { CODE }; struct Other: ChatHandling {}", true),
      ("class Handler: ChatHandling { CODE }; class Other: ChatHandling {}", false),
      ("class Handler: ChatHandling { CODE; override func load() {} }", false),
      ("class Handler: ChatHandling { CODE; func load() { super.load() } }", false),
      ("class Handler: ChatHandling { CODE; static let plain = ChatHandling() }", false),
    ])
  func libraryProtocol(_ handler: String, _ isProtocol: Bool) {
    let code = "var router: Router; init(router: Router) { self.router = router }"
    let app = Fixture(
      """
      import ChatKit
      class Router {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func showDetail() { stack.pushViewController(Detail(), animated: true) }
      }
      \(handler.replacingOccurrences(of: "CODE", with: code))
      class Home: UIViewController {
        var handler: ChatHandling
        @objc func tap() { handler.router.showDetail() }
      }
      class Help: UIViewController { func showDetail() {} }
      class Detail: UIViewController {}
      """)
    #expect(app.found("Home push Detail via Router").lines.isEmpty != isProtocol)
  }

  @Test("shows what a local holds that is a composition of protocols", arguments: ["Showable", "Flow & Showable"])
  func composition(type: String) {
    let app = Fixture(
      """
      protocol Showable { var screen: UIViewController { get } }
      protocol Flow: AnyObject { func begin() }
      protocol Routing { func open(_ module: Showable) }
      class Router: Routing {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func open(_ module: Showable) { stack.pushViewController(module.screen, animated: true) }
      }
      class NoteFlow: Flow, Showable { let screen: UIViewController = Note(); func begin() {} }
      class ListFlow: Flow, Showable { let screen: UIViewController = List(); func begin() {} }
      class MainCoordinator: Flow {
        let router: Routing
        let isNew: Bool
        init(router: Routing, isNew: Bool) { (self.router, self.isNew) = (router, isNew) }
        func begin() {
          let next: \(type)
          if isNew { next = NoteFlow() } else { next = ListFlow() }
          router.open(next)
        }
      }
      class Note: UIViewController {}
      class List: UIViewController {}
      """)
    #expect(app.edges(.push) == ["MainCoordinator push List", "MainCoordinator push Note"])
  }
}
