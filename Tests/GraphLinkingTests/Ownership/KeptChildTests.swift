import TestSupport
import Testing

@Suite("Which children a coordinator keeps")
struct KeptChildTests {
  /// The children as `Coordinator keeps Child`, with what is known of each.
  private func children(_ marked: String) -> [String] {
    Fixture(marked + Self.coordinators).program.ownership.children.map { kept in
      let child = kept.child.map { "\($0.drop { $0 != ":" }.dropFirst())" } ?? "?"
      let coordinator = kept.coordinator.drop { $0 != ":" }.dropFirst()
      let facts = (kept.isReleased ? [] : ["for good"]) + (kept.isRepeated ? ["again and again"] : [])
      return (["\(coordinator) keeps \(child)"] + facts).joined(separator: ", ")
    }
  }

  private static let coordinators = """

    //- Coordinators.swift
    protocol Coordinator: AnyObject { func start() }
    class ShopCoordinator: Coordinator { var onFinish: (() -> Void)?; func start() {} }
    class CartCoordinator: Coordinator { var onFinish: (() -> Void)?; func start() {} }
    """

  @Test("is seen where one is put into a collection and nothing is ever taken out")
  func leak() {
    let found = children(
      """
      class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        func start() {}
        func openShop() {
          let shop = ShopCoordinator()
          children.append(shop)
          shop.start()
        }
      }
      """)
    #expect(found == ["AppCoordinator keeps ShopCoordinator, for good, again and again"])
  }

  @Test(
    "is not for good where the code of the coordinator takes something out",
    arguments: [
      "children.removeLast()", "children.removeAll { $0 === child }", "children = children.filter { $0 !== child }",
      "self.children = []", "_ = self.children.popLast()",
    ])
  func released(release: String) {
    let found = children(
      """
      class AppCoordinator: Coordinator {
        var children = [Coordinator]()
        func start() {}
        func openShop() { self.children.append(ShopCoordinator()) }
        func shopDidFinish() { \(release) }
      }
      """)
    #expect(found == ["AppCoordinator keeps ShopCoordinator, again and again"])
  }

  @Test(
    "is not seen in a function that nothing names, which takes nothing out either",
    arguments: [
      ("func start() {}\nfunc openShop() { children.append(ShopCoordinator()) }", []),
      (
        "func start() { children.append(ShopCoordinator()) }\nfunc finish() { children.removeLast() }",
        ["AppCoordinator keeps ShopCoordinator, for good"]
      ),
      (
        """
        func start() { children.append(ShopCoordinator()) }
        func finish() { remove(children[0]) }
        func remove(_ child: Coordinator) { children.removeAll { $0 === child } }
        """, ["AppCoordinator keeps ShopCoordinator, for good"]
      ),
      (
        "func start() { children.append(ShopCoordinator()) }\n@objc func finish() { children.removeLast() }",
        ["AppCoordinator keeps ShopCoordinator"]
      ),
    ])
  func unnamed(members: String, expected: [String]) {
    let found = children(
      """
      //- Package.swift
      import PackageDescription
      let package = Package(name: "Shop", targets: [.executableTarget(name: "App", path: ".")])
      //- Main.swift
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Any?) -> Bool {
          AppCoordinator().start()
          return true
        }
      }
      class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        \(members)
      }
      """)
    #expect(found == expected)
  }

  @Test("tells the child that is taken out from the one beside it that is not")
  func paired() {
    let found = children(
      """
      class BaseCoordinator: Coordinator {
        var childCoordinators: [Coordinator] = []
        func start() {}
        func addDependency(_ coordinator: Coordinator) { childCoordinators.append(coordinator) }
        func removeDependency(_ coordinator: Coordinator?) {
          childCoordinators.removeAll { $0 === coordinator }
        }
      }
      class AppCoordinator: BaseCoordinator {
        func openShop() {
          let shop = ShopCoordinator()
          shop.onFinish = { [weak self, weak shop] in self?.removeDependency(shop) }
          addDependency(shop)
        }
        func openCart() {
          let cart = CartCoordinator()
          addDependency(cart)
        }
      }
      """)
    #expect(
      found == [
        "AppCoordinator keeps ShopCoordinator, again and again",
        "AppCoordinator keeps CartCoordinator, for good, again and again",
      ])
  }

  @Test("knows a helper that a protocol's extension has, and one that nothing calls")
  func helpers() {
    let app = """
      protocol Parent: Coordinator { var children: [Coordinator] { get set } }
      extension Parent {
        func add(child: Coordinator) { children.append(child) }
        func childDidFinish(_ child: Coordinator) { children.removeAll { $0 === child } }
        func removeAllChildren() { children = [] }
      }
      class AppCoordinator: Parent {
        var children: [Coordinator] = []
        func start() {}
        func openShop() { add(child: ShopCoordinator()) }
      }

      """
    #expect(children(app) == ["AppCoordinator keeps ShopCoordinator, for good, again and again"])
    let caller = "class Closer { var parent: Parent?; func close(_ c: Coordinator) { parent?.childDidFinish(c) } }"
    #expect(children(app + caller) == ["AppCoordinator keeps ShopCoordinator, again and again"])
    let reset = "extension AppCoordinator { func reset() { removeAllChildren() } }"
    #expect(children(app + reset) == ["AppCoordinator keeps ShopCoordinator, again and again"])
  }

  @Test("tells by its type whose child is taken out where a delegate is given it, or another takes itself out")
  func types() {
    let found = children(
      """
      protocol Parent: Coordinator { var children: [Coordinator] { get set } }
      extension Parent {
        func add(_ child: Coordinator) { children.append(child) }
        func remove(_ child: Coordinator) { children.removeAll { $0 === child } }
      }
      class HelpCoordinator: Coordinator {
        weak var parent: AppCoordinator?
        func start() {}
        func close() { parent?.remove(self) }
      }
      class AppCoordinator: Parent {
        var children: [Coordinator] = []
        func start() {}
        func openShop() { add(ShopCoordinator()) }
        func openCart() { add(CartCoordinator()) }
        func openHelp() { add(HelpCoordinator()) }
        func didFinish(in coordinator: ShopCoordinator) { remove(coordinator) }
      }
      class OtherCoordinator: Parent {
        var children: [Coordinator] = []
        func start() {}
        func didFinish(in coordinator: CartCoordinator) { remove(coordinator) }
      }
      """)
    #expect(
      found == [
        "AppCoordinator keeps ShopCoordinator, again and again",
        "AppCoordinator keeps CartCoordinator, for good, again and again",
        "AppCoordinator keeps HelpCoordinator, again and again",
      ])
  }

  @Test("tells whose child is taken out where it is looked for among all of them")
  func soughtChild() {
    let found = children(
      """
      class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        func start() {}
        func openShop() { children.append(ShopCoordinator()) }
        func openCart() { children.append(CartCoordinator()) }
        func remove(_ child: Coordinator) { children.removeAll { $0 === child } }
      }
      class Bridge {
        let app = AppCoordinator()
        let shop = ShopCoordinator()
        func close() {
          if let found = app.children.first(where: { $0 === self.shop }) { app.remove(found) }
        }
      }
      """)
    #expect(
      found == [
        "AppCoordinator keeps ShopCoordinator, again and again",
        "AppCoordinator keeps CartCoordinator, for good, again and again",
      ])
  }

  @Test("is not taken for taken out where another function of the helper's name is called")
  func otherFunctions() {
    let found = children(
      """
      class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        func start() {}
        func openShop() { add(child: ShopCoordinator()) }
        func add(child: Coordinator) { children.append(child) }
        func remove(child: Coordinator) { children.removeAll { $0 === child } }
      }
      class Store { func forget(_ list: inout [String]) { list.remove(at: 0); cache().remove("x") } }
      """)
    #expect(found == ["AppCoordinator keeps ShopCoordinator, for good, again and again"])
  }

  @Test("takes what other code takes out into account")
  func outside() {
    let found = children(
      """
      class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        func start() {}
        func openShop() { children.append(ShopCoordinator()) }
      }
      class Session { let app = AppCoordinator(); func end() { app.children.removeAll() } }
      """)
    #expect(found == ["AppCoordinator keeps ShopCoordinator, again and again"])
  }

  @Test("knows children that are kept by a key")
  func dictionaries() {
    let app = """
      class AppCoordinator: Coordinator {
        var children: [String: Coordinator] = [:]
        func start() {}
        func openShop() { children["shop"] = ShopCoordinator() }
      """
    #expect(children(app + "}") == ["AppCoordinator keeps ShopCoordinator, for good, again and again"])
    #expect(
      children(app + "func closeShop() { children[\"shop\"] = nil } }")
        == ["AppCoordinator keeps ShopCoordinator, again and again"])
  }

  @Test("tells what a coordinator starts with from what it starts whenever a person wants")
  func repetition() {
    let found = children(
      """
      class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        func start() { showTabs() }
        private func showTabs() {
          children.append(ShopCoordinator())
          let tab = Tab()
          tab.onSelect = { [weak self] in self?.children.append(CartCoordinator()) }
          tab.load(completion: { self.children.append(ShopCoordinator()) })
        }
      }
      class Tab {
        var onSelect: (() -> Void)?
        func load(completion: @escaping () -> Void) {}
      }
      """)
    #expect(
      found == [
        "AppCoordinator keeps ShopCoordinator, for good",
        "AppCoordinator keeps CartCoordinator, for good, again and again",
        "AppCoordinator keeps ShopCoordinator, for good",
      ])
  }

  @Test(
    "happens once where the code adds a child only if there is none",
    arguments: [
      ("guard self.shop == nil else { return }", "", false), ("guard shop == nil else { return }", "", false),
      ("if shop != nil { print(1) } else {", "}", false), ("if shop == nil {", "}", false),
      // These say nothing of the child that is added.
      ("guard cart == nil else { return }", "", true), ("if shop != nil {", "}", true), ("", "", true),
      ("guard shop == nil else { return }", "} \n func forget() { shop = nil", true),
    ])
  func single(test: String, end: String, isRepeated: Bool) {
    let found = children(
      """
      class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        weak var shop: ShopCoordinator?
        weak var cart: CartCoordinator?
        func start() {}
        func openShop() {
          \(test)
          let shop = ShopCoordinator()
          children.append(shop)
          self.shop = shop
          \(end)
        }
      }
      """)
    #expect(found == ["AppCoordinator keeps ShopCoordinator, for good" + (isRepeated ? ", again and again" : "")])
  }

  @Test(
    "happens as often as the code around a closure runs that runs once",
    arguments: ["Task {", "DispatchQueue.main.async {", "Task { await MainActor.run {"])
  func closuresRunOnce(begin: String) {
    func app(_ caller: String) -> [String] {
      children(
        """
        class AppCoordinator: Coordinator {
          var children: [Coordinator] = []
          func start() { \(caller) }
          private func showShop() { children.append(ShopCoordinator()) }
        }
        class Tab { var onSelect: (() -> Void)? }
        """)
    }
    let code = "\(begin) self.showShop() }" + (begin.contains("MainActor") ? " }" : "")
    #expect(app(code) == ["AppCoordinator keeps ShopCoordinator, for good"])
    #expect(
      app("let tab = Tab(); tab.onSelect = { \(code) }")
        == ["AppCoordinator keeps ShopCoordinator, for good, again and again"])
  }

  @Test(
    "is none where a collection holds no coordinators or holds nothing itself",
    arguments: [
      "var children: [String] = []", "var children: [Coordinator] { [] }", "static var children: [Coordinator] = []",
    ])
  func otherCollections(property: String) {
    let found = children(
      "class AppCoordinator: Coordinator { \(property)\nfunc start() {}\nfunc open() { children.append(x) } }")
    #expect(found == [])
  }

  @Test("happens once where a property makes the child when it is first asked for")
  func lazyProperty() {
    let found = children(
      """
      class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        private lazy var shop: ShopCoordinator = {
          let shop = ShopCoordinator()
          children.append(shop)
          return shop
        }()
        func start() { layOut() }
        func layOut() { shop.start() }
      }
      """)
    #expect(found == ["AppCoordinator keeps ShopCoordinator, for good"])
  }

  @Test(
    "happens as often as the code around a closure that runs once, later or elsewhere",
    arguments: [
      "Task { await self.showFirst() }", "Task { @MainActor [weak self] in await self?.showFirst() }",
      "Task.detached { await self.showFirst() }", "MainActor.run { self.showFirst() }",
      "DispatchQueue.main.async { self.showFirst() }",
      "DispatchQueue.main.asyncAfter(deadline: .now()) { Task { await self.showFirst() } }",
      "Task { self.children.append(ShopCoordinator()) }",
    ])
  func runningOnce(code: String) {
    func found(_ start: String) -> [String] {
      children(
        """
        class AppCoordinator: Coordinator {
          var children: [Coordinator] = []
          let tab = Tab()
          func start() { \(start) }
          private func showFirst() { \(start.contains("append") ? "" : "children.append(ShopCoordinator())") }
        }
        class Tab { var onSelect: (() -> Void)?; func each(_ run: () -> Void) {} }
        """)
    }
    #expect(found(code) == ["AppCoordinator keeps ShopCoordinator, for good"])
    for repeating in ["tab.onSelect = { \(code) }", "tab.each { \(code) }"] {
      #expect(found(repeating) == ["AppCoordinator keeps ShopCoordinator, for good, again and again"])
    }
  }

  @Test("happens once where the child becomes the root of the window, unless others take turns with it")
  func roots() {
    func found(_ more: String) -> [String] {
      children(
        """
        class AppCoordinator: Coordinator {
          var children: [Coordinator] = []
          let window = UIWindow()
          func start() {}
          func openShop() {
            let shop = ShopCoordinator()
            children.append(shop)
            window.rootViewController = shop.controller
          }
          \(more)
        }
        """)
    }
    #expect(found("") == ["AppCoordinator keeps ShopCoordinator, for good"])
    let cart = "func openCart() { let cart = CartCoordinator(); children.append(cart)"
    #expect(
      found("\(cart) }") == [
        "AppCoordinator keeps ShopCoordinator, for good",
        "AppCoordinator keeps CartCoordinator, for good, again and again",
      ])
    #expect(
      found("\(cart); window.rootViewController = cart.controller }") == [
        "AppCoordinator keeps ShopCoordinator, for good, again and again",
        "AppCoordinator keeps CartCoordinator, for good, again and again",
      ])
  }

  @Test("is seen in a screen, too, also where what is called remove only appends")
  func screens() {
    func found(_ removal: String) -> [String] {
      children(
        """
        class ChatsViewController: UIViewController {
          private var children: [Coordinator] = []
          override func viewDidLoad() { add(child: CartCoordinator()) }
          func openShop() {
            let shop = ShopCoordinator()
            shop.onFinish = { [weak self] in self?.remove(child: shop) }
            add(child: shop)
          }
          private func add(child: Coordinator) { children.append(child) }
          private func remove(child: Coordinator) { \(removal) }
        }
        """)
    }
    #expect(
      found("children.append(child)") == [
        "ChatsViewController keeps CartCoordinator, for good",
        "ChatsViewController keeps ShopCoordinator, for good, again and again",
        "ChatsViewController keeps ShopCoordinator, for good, again and again",
      ])
    #expect(
      found("children.removeAll { $0 === child }") == [
        "ChatsViewController keeps CartCoordinator, for good",
        "ChatsViewController keeps ShopCoordinator, again and again",
      ])
  }
}
