import TestSupport
import Testing

/// Classes such as `AnyGuide`, which stand for whatever conforms to the protocol that they conform to as well.
@Suite("A class that erases a type")
struct TypeEraserTests {
  private static let guide = """
    //- Guide.swift
    protocol Guide<Stop>: AnyObject {
      associatedtype Stop
      func go(to stop: Stop, animated: Bool)
      func start()
    }
    extension Guide {
      func go(to stop: Stop) { go(to: stop, animated: true) }
      func erased() -> AnyGuide<Stop> { AnyGuide(self) }
    }
    class AnyGuide<Stop>: Guide {
      private let doGo: (Stop, Bool) -> Void
      private let doStart: () -> Void
      init<G: Guide>(_ guide: G) where G.Stop == Stop {
        doGo = { stop, animated in guide.go(to: stop, animated: animated) }
        doStart = { guide.start() }
      }
      func go(to stop: Stop, animated: Bool) { doGo(stop, animated) }
      func start() { doStart() }
    }

    """

  private static let shop = """
    //- Shop.swift
    enum ShopStop { case list, cart }
    protocol Stack: AnyObject {
      func replace<Content: View>(_ view: Content)
      func push<Content: View>(_ view: Content)
    }
    extension UINavigationController: Stack {
      func replace<Content: View>(_ view: Content) {
        setViewControllers([UIHostingController(rootView: view)], animated: true)
      }
      func push<Content: View>(_ view: Content) {
        pushViewController(UIHostingController(rootView: view), animated: true)
      }
    }
    protocol ShopModule { func makeShopGuide(stack: Stack) -> AnyGuide<ShopStop> }
    protocol HelpModule { func makeHelp() }
    class DefaultModule: ShopModule, HelpModule {
      func makeShopGuide(stack: Stack) -> AnyGuide<ShopStop> { ShopCoordinator(stack: stack).erased() }
      func makeHelp() {}
    }
    final class ShopCoordinator: Guide {
      weak var stack: Stack?
      init(stack: Stack) { self.stack = stack }
      func go(to stop: ShopStop, animated: Bool) {
        switch stop {
        case .list: stack?.replace(ListView(model: ListModel(guide: erased())))
        case .cart: stack?.push(CartView())
        }
      }
      func start() { START }
    }
    class ListModel {
      let guide: AnyGuide<ShopStop>
      init(guide: AnyGuide<ShopStop>) { self.guide = guide }
      func tap() { guide.go(to: .cart) }
    }
    struct ListView: View { let model: ListModel; var body: some View { Text("List") } }
    struct CartView: View { var body: some View { Text("Cart") } }
    class HelpGuide: Guide { func go(to stop: Int, animated: Bool) {}; func start() {} }
    class AppCoordinator {
      typealias Module = ShopModule & HelpModule
      let module: Module
      let window: UIWindow
      init(module: Module, window: UIWindow) { self.module = module; self.window = window }
      func showShop() {
        let navigation = UINavigationController()
        let shop = module.makeShopGuide(stack: navigation)
        shop.start()
        TOLD
        window.rootViewController?.present(navigation, animated: false)
      }
    }
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func open() { AppCoordinator(module: DefaultModule(), window: UIWindow()).showShop() }
    }
    """

  private static func app(start: String, told: String = "") -> Fixture {
    Fixture(
      guide + shop.replacingOccurrences(of: "START", with: start).replacingOccurrences(of: "TOLD", with: told))
  }

  @Test("is the object that it is made with")
  func object() {
    let app = Self.app(start: "go(to: .list)")
    #expect(app.missing("AppCoordinator start ShopCoordinator [inferred]") == [])
    #expect(app.nodes(.coordinator).contains("AnyGuide") == false)
  }

  @Test("is the object that it is made with where a protocol says what makes it")
  func madeByProtocol() {
    let shop = Self.shop.replacingOccurrences(of: "START", with: "go(to: .list)")
      .replacingOccurrences(of: "TOLD", with: "")
      .replacingOccurrences(of: "module: Module", with: "module: ShopModule")
    let app = Fixture(Self.guide + shop)
    #expect(app.missing("AppCoordinator start ShopCoordinator [inferred]") == [])
  }

  @Test("asks for what that shows for the route")
  func route() {
    let app = Self.app(start: "go(to: .list)")
    #expect(app.missing("ListModel push CartView [inferred]") == [])
    #expect(app.found("ListModel root ListView") == [])
  }

  @Test(
    "fills the stack with what it shows first, or with what it is told to show",
    arguments: [("go(to: .list)", ""), ("", "shop.go(to: .list)")])
  func stack(_ start: String, _ told: String) {
    let app = Self.app(start: start, told: told)
    #expect(app.missing("AppCoordinator present UINavigationController\nUINavigationController root ListView") == [])
    #expect(app.found("UINavigationController root CartView") == [])
  }

  @Test("is none if its own methods do more than hand on")
  func decorator() {
    let app = Fixture(
      """
      protocol Coordinator: AnyObject { func start() }
      class ListCoordinator: Coordinator { func start() {} }
      class LoggingCoordinator: Coordinator {
        let coordinator: Coordinator
        let navigation = UINavigationController()
        init(_ coordinator: Coordinator) { self.coordinator = coordinator }
        func start() {
          navigation.pushViewController(Log(), animated: true)
          coordinator.start()
        }
      }
      class HelpCoordinator: Coordinator {
        let navigation = UINavigationController()
        init(parent: Coordinator) {}
        func start() { navigation.pushViewController(Help(), animated: true) }
      }
      class Log: UIViewController {}
      class Help: UIViewController {}
      class AppCoordinator {
        func open() { LoggingCoordinator(ListCoordinator()).start() }
        func help() { HelpCoordinator(parent: ListCoordinator()).start() }
      }
      """)
    #expect(
      app.missing(
        """
        AppCoordinator start LoggingCoordinator
        AppCoordinator start HelpCoordinator
        LoggingCoordinator push Log
        HelpCoordinator push Help
        """) == [])
  }

  @Test(
    "is none if it is anything by itself: a view, a subclass, an object with members in extensions or with a parent",
    arguments: [
      """
      struct Row: View, Closing {
        let parent: Closing
        init(parent: Closing) { self.parent = parent }
        func close() { parent.close() }
        var body: some View { NavigationLink("a") { Detail() } }
      }
      """,
      """
      class Base { let stack = UINavigationController() }
      class Row: Base, Closing {
        let parent: Closing
        init(parent: Closing) { self.parent = parent }
        func close() { parent.close() }
      }
      extension Row { func open() { stack.pushViewController(UIHostingController(rootView: Detail()), animated: true) } }
      """,
      """
      class Row: Closing {
        let parent: Closing
        init(parent: Closing) { self.parent = parent }
        func close() { parent.close() }
      }
      extension Row {
        func open(_ stack: UINavigationController) {
          stack.pushViewController(UIHostingController(rootView: Detail()), animated: true)
        }
      }
      """,
      """
      class Row: Closing {
        weak var parent: Closing?
        init(parent: Closing) { self.parent = parent }
        func close() { parent?.close() }
        func open(_ stack: UINavigationController) {
          stack.pushViewController(UIHostingController(rootView: Detail()), animated: true)
        }
      }
      """,
    ])
  func otherTypes(_ row: String) {
    let app = Fixture(
      "protocol Closing: AnyObject { func close() }\nstruct Detail: View { var body: some View { Text(\"a\") } }\n"
        + row)
    #expect(app.missing("Row push Detail") == [])
  }

  @Test("is none if its type has static members, which do something by themselves")
  func staticMembers() {
    let app = Fixture(
      """
      protocol Opening { func open() }
      class AnyOpening: Opening {
        let base: Opening
        init(_ base: Opening) { self.base = base }
        func open() { base.open() }
        static func help(on controller: UIViewController) { controller.present(Help(), animated: true) }
      }
      class Home: UIViewController { func ask() { AnyOpening.help(on: self) } }
      class Help: UIViewController {}
      """)
    #expect(app.missing("Home present Help [inferred] via AnyOpening\nAnyOpening present Help") == [])
  }
}
