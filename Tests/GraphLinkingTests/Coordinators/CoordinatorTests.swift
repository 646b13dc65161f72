import NavigationModel
import TestSupport
import Testing

@Suite("Coordinators")
struct CoordinatorTests {
  private static let base = """
    //- Coordinator.swift
    protocol Coordinator: AnyObject { func start() }
    class BaseCoordinator: Coordinator {
      var childCoordinators: [Coordinator] = []
      func start() {}
      func start(with option: String?) {}
      func addDependency(_ coordinator: Coordinator) { childCoordinators.append(coordinator) }
    }
    """

  @Test("are told by the protocol, by the base class and by the name, and are nodes of their own kind")
  func kinds() {
    let app = Fixture(
      """
      \(Self.base)
      //- App.swift
      class LoginFlow: Coordinator { func start() {} }
      class ShopFlow: BaseCoordinator {}
      class ProfileCoordinator {}
      class Cart: UIViewController {}
      class CartModel {}
      """)
    #expect(app.missing("") == [])
    #expect(Set(app.nodes(.coordinator)).isSuperset(of: ["LoginFlow", "ProfileCoordinator", "ShopFlow"]))
    #expect(app.nodes(.screen) == ["Cart"])
  }

  @Test(
    "start each other",
    arguments: [
      "let child = ShopCoordinator(); child.start()",
      "let child: Coordinator = ShopCoordinator(); addDependency(child); child.start()",
      "let child = factory.makeShop(); child.start()",
      "let child = factory.makeShop(); child.start(with: nil)",
      "child = ShopCoordinator(); child?.start()",
      "ShopCoordinator().start()",
    ])
  func start(_ line: String) {
    let app = Fixture(
      """
      \(Self.base)
      //- App.swift
      protocol Factory { func makeShop() -> Coordinator }
      class FactoryImp: Factory { func makeShop() -> Coordinator { ShopCoordinator() } }
      class ShopCoordinator: BaseCoordinator {}
      class AppCoordinator: BaseCoordinator {
        let factory: Factory
        var child: BaseCoordinator?
        init(factory: Factory) { self.factory = factory }
        func runShop() {
          \(line)
        }
      }
      """)
    #expect(app.differences(from: "AppCoordinator start ShopCoordinator @9") == [])
  }

  @Test("are started by the app's delegate")
  func entry() {
    let app = Fixture(
      """
      \(Self.base)
      //- App.swift
      class AppCoordinator: BaseCoordinator {}
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var coordinator: AppCoordinator?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          coordinator = AppCoordinator()
          coordinator?.start()
        }
      }
      """)
    #expect(app.differences(from: "SceneDelegate start AppCoordinator") == [])
    #expect(app.nodes(.entry) == ["SceneDelegate"])
  }

  @Test("behind a protocol of several are possible each")
  func possible() {
    let app = Fixture(
      """
      \(Self.base)
      //- App.swift
      protocol LoginCoordinating: Coordinator {}
      class MailLogin: LoginCoordinating { func start() {} }
      class PhoneLogin: LoginCoordinating { func start() {} }
      class AppCoordinator: BaseCoordinator {
        var login: LoginCoordinating?
        func runLogin() { login?.start() }
      }
      """)
    #expect(
      app.differences(
        from: "AppCoordinator start MailLogin [possible]\nAppCoordinator start PhoneLogin [possible]") == [])
  }

  @Test(
    "show what they are asked for in steps that only they can call, whatever these are called",
    arguments: [
      ("private func startPaying() { show(Pay()) }", "coordinator?.buy()", true),
      (
        "private func startPaying() { startCard() }; private func startCard() { show(Pay()) }", "coordinator?.buy()",
        true
      ),
      ("func startPaying() { show(Pay()) }", "coordinator?.buy()", false),
      ("private func startPaying() { show(Pay()) }", "coordinator?.start()", false),
    ])
  func ownSteps(steps: String, call: String, isAskedFor: Bool) {
    let app = Fixture(
      """
      \(Self.base)
      //- App.swift
      class ShopCoordinator: BaseCoordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        override func start() { if isOpen { startPaying() } else { show(Cart()) } }
        func buy() { startPaying() }
        \(steps)
        func show(_ screen: UIViewController) { navigation.pushViewController(screen, animated: true) }
        var isOpen: Bool { navigation.isEditing }
      }
      class Cart: UIViewController {
        var coordinator: ShopCoordinator?
        func tap() { \(call) }
      }
      class Pay: UIViewController {}
      """)
    #expect(app.missing("ShopCoordinator push Pay\nShopCoordinator push Cart") == [])
    #expect(app.edges(.push).contains("Cart push Pay") == isAskedFor)
  }

  @Test(
    "are started by others of their file that call what is private to it",
    arguments: ["", "fileprivate", "private"])
  func stepsOfFile(access: String) {
    let isOwn = access == "private"
    let app = Fixture(
      """
      //- App.swift
      class ParentCoordinator {
        let stack = UINavigationController()
        let child = ShopCoordinator()
        func start() { stack.pushViewController(Home(), animated: true) }
        func shop() { child.\(isOwn ? "buy" : "startPaying")() }
      }
      class ShopCoordinator {
        let stack = UINavigationController()
        func buy() { startPaying() }
        \(access) func startPaying() { stack.pushViewController(Pay(), animated: true) }
      }
      class Home: UIViewController {}
      class Pay: UIViewController {}
      """)
    #expect(app.edges(.push).contains("ParentCoordinator push Pay") == isOwn)
    #expect(app.edges(.start).contains("ParentCoordinator start ShopCoordinator") != isOwn)
  }

  @Test("do not show what the coordinators that they start show")
  func noLeakThroughStart() {
    let app = Fixture(
      """
      \(Self.base)
      //- App.swift
      class ShopCoordinator: BaseCoordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        override func start() { showCart() }
        func showCart() { navigation.pushViewController(Cart(), animated: true) }
      }
      class AppCoordinator: BaseCoordinator {
        let navigation = UINavigationController()
        override func start() { ShopCoordinator(navigation: navigation).start() }
      }
      class Cart: UIViewController {}
      """)
    #expect(app.differences(from: "AppCoordinator start ShopCoordinator\nShopCoordinator push Cart") == [])
  }

  @Test(
    "are started by a method that says so", arguments: ["start", "startShopping", "launch", "run", "begin"])
  func startingMethods(_ name: String) {
    let app = Fixture(
      """
      class ShopCoordinator {
        let host: UIViewController
        init(host: UIViewController) { self.host = host }
        func \(name)() { host.present(Cart(), animated: true) }
      }
      class Home: UIViewController {
        lazy var shop = ShopCoordinator(host: self)
        func tap() { shop.\(name)() }
      }
      class Cart: UIViewController {}
      """)
    #expect(app.differences(from: "Home start ShopCoordinator\nShopCoordinator present Cart") == [])
  }

  @Test("alone are started by words for anything that runs", arguments: ["launch", "run", "begin"])
  func otherObjects(_ name: String) {
    let app = Fixture(
      """
      class Purchase {
        func \(name)(from host: UIViewController) { host.present(Cart(), animated: true) }
      }
      class Home: UIViewController {
        let purchase = Purchase()
        func tap() { purchase.\(name)(from: self) }
      }
      class Cart: UIViewController {}
      """)
    #expect(app.missing("Home present Cart [inferred] via Purchase") == [])
    #expect(!app.edges.contains { $0.kind == .start })
  }

  @Test("run and launch what they are asked for, if another method starts them", arguments: ["launch", "run", "begin"])
  func laterRuns(_ name: String) {
    let app = Fixture(
      """
      class ShopCoordinator {
        let host: UINavigationController
        init(host: UINavigationController) { self.host = host }
        func start() { host.setViewControllers([Shelf(coordinator: self)], animated: false) }
        func \(name)(_ step: Step) {
          switch step {
          case .cart: host.present(Cart(), animated: true)
          case .help: host.present(Help(), animated: true)
          }
        }
      }
      enum Step { case cart, help }
      class Shelf: UIViewController {
        let coordinator: ShopCoordinator
        init(coordinator: ShopCoordinator) { self.coordinator = coordinator }
        func tap() { coordinator.\(name)(.cart) }
      }
      class Grid: UIViewController {
        weak var coordinator: ShopCoordinator?
        func tap() { coordinator?.\(name)(.help) }
      }
      class Cart: UIViewController {}
      class Help: UIViewController {}
      """)
    #expect(
      app.missing("Shelf present Cart via ShopCoordinator\nGrid present Help [inferred] via ShopCoordinator") == [])
    #expect(app.edges(.start) == [])
  }

  @Test("are started by the one of several such methods that needs to be told nothing")
  func severalWords() {
    let app = Fixture(
      """
      class ShopCoordinator {
        let host: UINavigationController
        init(host: UINavigationController) { self.host = host }
        func begin() { host.setViewControllers([Shelf(coordinator: self)], animated: false) }
        func launch(_ address: String) { host.present(Cart(), animated: true) }
      }
      class Shelf: UIViewController {
        let coordinator: ShopCoordinator
        init(coordinator: ShopCoordinator) { self.coordinator = coordinator }
        func tap() { coordinator.launch("cart") }
      }
      class Home: UIViewController {
        func tap() { ShopCoordinator(host: navigationController!).begin() }
      }
      class Cart: UIViewController {}
      """)
    #expect(app.missing("Home start ShopCoordinator\nShelf present Cart via ShopCoordinator") == [])
    #expect(app.edges(.start).count == 1)
  }

  @Test("are not started by methods whose names only begin with a word for that", arguments: ["launchCart", "runDown"])
  func otherMethods(_ name: String) {
    let app = Fixture(
      """
      class ShopCoordinator {
        let host: UIViewController
        init(host: UIViewController) { self.host = host }
        func \(name)() { host.present(Cart(), animated: true) }
      }
      class Home: UIViewController {
        let shop: ShopCoordinator
        func tap() { shop.\(name)() }
      }
      class Cart: UIViewController {}
      """)
    #expect(app.edges(.start) == [])
  }

  @Test("of SwiftUI's representable views are delegates and no coordinators")
  func representable() {
    let app = Fixture(
      """
      struct Camera: UIViewControllerRepresentable {
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIViewController(context: Context) -> Picker { Picker() }
        func updateUIViewController(_ controller: Picker, context: Context) {}
        class Coordinator: NSObject, UINavigationControllerDelegate {
          init(_ parent: Camera) {}
          func start() {}
        }
      }
      class Picker: UIViewController {}
      """)
    #expect(app.nodes(.coordinator) == [])
    #expect(app.edges(.start) == [])
  }

  @Test("are not everything that can be started")
  func otherStarts() {
    let app = Fixture(
      """
      \(Self.base)
      //- App.swift
      class AppCoordinator: BaseCoordinator {
        let timer = Timer()
        let engine = Engine()
        override func start() {
          timer.start()
          engine.start()
          super.start()
          self.startTracking()
        }
        func startTracking() {}
      }
      class Engine { func start() {} }
      """)
    #expect(app.differences(from: "") == [])
  }

  @Test("with a generic root screen take it from the alias")
  func storyboardCoordinator() {
    let app = Fixture(
      """
      \(Self.base)
      //- Edit.storyboard
      \(Storyboard(.screen("UserEdit", identifier: "UserEdit")))
      //- App.swift
      class StoryboardCoordinator<Root: UIViewController>: BaseCoordinator {
        let navigation: UINavigationController
        let storyboard: UIStoryboard
        init(navigation: UINavigationController, name: String) {
          self.navigation = navigation
          storyboard = UIStoryboard(name: name, bundle: nil)
        }
        override func start() {
          let root = storyboard.instantiateViewController(withIdentifier: String(describing: Root.self)) as! Root
          navigation.pushViewController(root, animated: true)
        }
      }
      typealias UserEditCoordinator = StoryboardCoordinator<UserEdit>
      class UserEdit: UIViewController {}
      class AppCoordinator: BaseCoordinator {
        let navigation = UINavigationController()
        func edit() { UserEditCoordinator(navigation: navigation, name: "Edit").start() }
      }
      """)
    #expect(
      app.differences(
        from: "AppCoordinator start StoryboardCoordinator\nStoryboardCoordinator push UserEdit") == [])
  }

  @Test(
    "are started by who makes them, if their initializer shows their first screen",
    arguments: [
      "window.rootViewController = Cart()", "start()", "self.setUp()", "if isReady { start() }", "startTabs()",
    ])
  func selfStart(_ line: String) {
    let app = Fixture(
      """
      \(Self.base)
      //- App.swift
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var coordinator: ShopCoordinator?
        func launch(_ window: UIWindow) { coordinator = ShopCoordinator(window: window) }
      }
      class ShopCoordinator: Coordinator {
        let window: UIWindow
        let tabs = UITabBarController()
        init(window: UIWindow) {
          self.window = window
          \(line)
        }
        func setUp() { start() }
        func startTabs() { tabs.viewControllers = [Cart()] }
        func start() { window.rootViewController = Cart() }
      }
      class Cart: UIViewController {}
      """)
    #expect(app.edges(.start) == ["AppDelegate start ShopCoordinator"])
  }

  @Test(
    "are not started by who only makes them",
    arguments: [
      "", "onLogin = { self.start() }", "model.start()", "window.rootViewController?.dismiss(animated: true)",
      "tabs.viewControllers = [Cart()]", "machine.addRoute(to: .cart) { self.start() }",
      "machine.addRoute(to: .cart) { window.rootViewController = Cart() }",
    ])
  func onlyMade(_ line: String) {
    let app = Fixture(
      """
      \(Self.base)
      //- App.swift
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var coordinator: ShopCoordinator?
        func launch(_ window: UIWindow) { coordinator = ShopCoordinator(window: window) }
      }
      class ShopCoordinator: Coordinator {
        let window: UIWindow
        let tabs = UITabBarController()
        let model = Model()
        var onLogin: (() -> Void)?
        init(window: UIWindow) {
          self.window = window
          \(line)
        }
        func start() { window.rootViewController = Cart() }
      }
      class Model { func start() {} }
      class Cart: UIViewController {}
      """)
    #expect(app.edges(.start) == [])
  }

  @Test("that start themselves do so in the initializers of the classes below them as well")
  func chainedStart() {
    let app = Fixture(
      """
      \(Self.base)
      //- App.swift
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var coordinator: ShopCoordinator?
        func launch(_ window: UIWindow) { coordinator = ShopCoordinator(window, name: "shop") }
      }
      class WindowCoordinator: Coordinator {
        let window: UIWindow
        init(_ window: UIWindow) {
          self.window = window
          start()
        }
        func start() { window.rootViewController = Cart() }
      }
      class ShopCoordinator: WindowCoordinator {
        init(_ window: UIWindow, name: String) { super.init(window) }
      }
      class Cart: UIViewController {}
      """)
    #expect(app.edges(.start) == ["AppDelegate start ShopCoordinator"])
  }

  @Test(
    "is one that the program only extends, unless what it extends is a protocol of a library",
    arguments: [("", "coordinator"), ("class Other: AppRouter {}", "navigator")])
  func extended(_ conforming: String, _ kind: String) {
    let app = Fixture(
      """
      extension AppRouter {
        func showDetail(from screen: UIViewController) {
          screen.navigationController?.pushViewController(Detail(), animated: true)
        }
      }
      class Environment { var router: AppRouter? }
      class List: UIViewController {
        let environment: Environment
        func tap() { environment.router?.showDetail(from: self) }
      }
      class Detail: UIViewController {}
      \(conforming)
      """)
    #expect(app.graph.nodes.first { $0.name == "AppRouter" }?.kind.rawValue == kind)
    #expect(app.missing("List push Detail via AppRouter") == [])
    #expect(app.flows == (kind == "coordinator" ? ["List push Detail via AppRouter"] : []))
  }

  @Test("that have made another are not started by what it tells them, whatever they call that")
  func parents() {
    let app = Fixture(
      """
      protocol Coordinator: AnyObject { func start() }
      class VaultCoordinator: Coordinator {
        var children: [Coordinator] = []
        func start() {
          let picker = PickerCoordinator()
          picker.parent = self
          children.append(picker)
          picker.start()
        }
        func startEditing() {
          let editor = EditorCoordinator()
          children.append(editor)
          editor.start()
        }
      }
      class PickerCoordinator: Coordinator {
        weak var parent: VaultCoordinator?
        weak var help: EditorCoordinator?
        func start() {}
        func picked() { parent?.startEditing() }
        func ask() {
          let made = EditorCoordinator()
          help = made
          help?.start()
        }
      }
      class EditorCoordinator: Coordinator { func start() {} }
      """)
    let starts = Set(app.graph.edges.filter { $0.kind == .start }.map { "\($0.source) \($0.destination)" })
    #expect(!starts.contains("coordinator:PickerCoordinator coordinator:VaultCoordinator"))
    #expect(starts.contains("coordinator:VaultCoordinator coordinator:EditorCoordinator"))
    #expect(starts.contains("coordinator:PickerCoordinator coordinator:EditorCoordinator"))
  }

  @Test("can start another of its class, and starts those that it attaches")
  func children() {
    let app = Fixture(
      """
      protocol Coordinator: AnyObject {
        var children: [Coordinator] { get set }
        func start()
      }
      extension Coordinator {
        func addChild(_ child: Coordinator) { children.append(child) }
        func add(child: Coordinator) { children.append(child) }
      }
      class FolderCoordinator: Coordinator {
        var children: [Coordinator] = []
        func start() {}
        func restart() { self.start() }
        func open() {
          let folder = FolderCoordinator()
          addChild(folder)
          folder.start()
        }
        func edit() { addChild(EditCoordinator()) }
        func share() { add(child: ShareCoordinator()) }
      }
      class ShareCoordinator: Coordinator {
        var children: [Coordinator] = []
        func start() {}
      }
      class EditCoordinator: Coordinator {
        var children: [Coordinator] = []
        func start() {}
      }
      """)
    #expect(
      app.differences(
        from: """
          FolderCoordinator start FolderCoordinator
          FolderCoordinator start EditCoordinator
          FolderCoordinator start ShareCoordinator
          """) == [])
  }

  @Test("are started by who calls a function of their class that makes one of them and keeps it")
  func staticStarts() {
    let app = Fixture(
      """
      class MainFlowController {
        let navigation = UINavigationController()
        func toDetail() { DetailFlowController.push(in: navigation, parent: self) }
        func toHelp() { let flow = HelpFlowController.make() }
      }
      class DetailFlowController {
        weak var parent: AnyObject?
        init(controller: UIViewController) {}
        static func push(in navigation: UINavigationController, parent: AnyObject) {
          let detail = Detail()
          let flow = DetailFlowController(controller: detail)
          flow.parent = parent
          detail.flow = flow
          navigation.pushViewController(detail, animated: true)
        }
      }
      class HelpFlowController { static func make() -> HelpFlowController { HelpFlowController() } }
      class Detail: UIViewController { var flow: AnyObject? }
      """)
    #expect(
      app.differences(
        from: """
          MainFlowController start DetailFlowController
          DetailFlowController push Detail
          """) == [])
  }

  @Test("are asked, and not started, by a method called run or begin that is told what to do, or beside a start")
  func askedByWordsOfStarts() {
    let app = Fixture(
      """
      final class FlowCoordinator {
        enum Step { case web, info }
        let navigation = UINavigationController()
        func start() { navigation.setViewControllers([List(coordinator: self)], animated: false) }
        func run(_ step: Step) {
          switch step {
          case .web: navigation.present(Web(), animated: true)
          case .info: navigation.present(Info(), animated: true)
          }
        }
      }
      final class ProfileCoordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(Profile(coordinator: self), animated: true) }
        func begin() { navigation.present(Edit(), animated: true) }
      }
      final class List: UIViewController {
        let coordinator: FlowCoordinator
        init(coordinator: FlowCoordinator) { self.coordinator = coordinator }
        @objc func tap() { coordinator.run(.web) }
      }
      final class Profile: UIViewController {
        let coordinator: ProfileCoordinator
        init(coordinator: ProfileCoordinator) { self.coordinator = coordinator }
        @objc func edit() { coordinator.begin() }
      }
      final class Web: UIViewController {}
      final class Info: UIViewController {}
      final class Edit: UIViewController {}
      """)
    #expect(app.edges(.start) == [])
    #expect(
      app.missing(
        """
        List present Web via FlowCoordinator
        Profile present Edit via ProfileCoordinator
        """) == [])
    #expect(app.found("List present Info") == [])
  }
}
