import NavigationModel
import TestSupport
import Testing

@Suite("A container that is made empty")
struct FilledContainerTests {
  @Test(
    "holds what the same code puts into it",
    arguments: [
      "stack.setViewControllers([Detail()], animated: false)", "stack.viewControllers = [Detail()]",
      "stack.pushViewController(Detail(), animated: false)",
    ])
  func filledByItsMaker(filling: String) {
    let app = Fixture(
      """
      class List: UIViewController {
        func open() {
          let stack = UINavigationController()
          \(filling)
          present(stack, animated: true)
        }
      }
      class Detail: UIViewController {}
      """)
    #expect(
      app.missing(
        """
        List present UINavigationController
        UINavigationController root Detail
        """) == [])
  }

  @Test(
    "is all that its maker shows, a class of the program's own too",
    arguments: [
      "stack.viewControllers = [Detail()]", "stack.setViewControllers([Detail()], animated: false)",
      "let detail = Detail(); stack.viewControllers = [detail]",
    ])
  func ownClass(filling: String) {
    let app = Fixture(
      """
      class Coordinator {
        let window = UIWindow()
        func open() {
          let stack = Styled()
          \(filling)
          window.rootViewController?.present(stack, animated: true)
        }
      }
      class Styled: UINavigationController { func style() {} }
      class Detail: UIViewController {}
      """)
    let expected = app.differences(
      from: """
        Coordinator present Styled(Detail) [inferred]
        Styled(Detail) root Detail [certain]
        """)
    #expect(expected == [])
  }

  @Test("does not hold what is pushed later, when something happens")
  func pushedLater() {
    let app = Fixture(
      """
      class List: UIViewController {
        func open() {
          let stack = UINavigationController()
          let detail = Detail()
          stack.viewControllers = [detail]
          detail.onMore = { stack.pushViewController(More(), animated: true) }
          present(stack, animated: true)
        }
      }
      class Detail: UIViewController { var onMore: (() -> Void)? }
      class More: UIViewController {}
      """)
    #expect(app.found("UINavigationController root More") == [])
  }

  @Test("holds what the coordinator sets that is started there")
  func filledByACoordinator() {
    let app = Fixture(
      """
      class ListCoordinator: Coordinator {
        let stack: UINavigationController
        func start() {}
        func create() {
          let inner = UINavigationController()
          let creation = CreationCoordinator(stack: inner)
          stack.present(inner, animated: true)
          creation.start()
        }
      }
      class CreationCoordinator: Coordinator {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { showForm() }
        func showForm() { stack.pushViewController(Form(), animated: false) }
        func showHelp() { stack.pushViewController(Help(), animated: true) }
      }
      protocol Coordinator { func start() }
      class Form: UIViewController {}
      class Help: UIViewController {}
      """)
    #expect(
      app.missing(
        """
        ListCoordinator present UINavigationController
        UINavigationController root Form
        ListCoordinator start CreationCoordinator
        """) == [])
  }

  @Test("has what it is made around for its root, not what is pushed on top of that")
  func pushedOnTop() {
    let app = Fixture(
      """
      class List: UIViewController {
        func open() {
          let stack = UINavigationController(rootViewController: Library.menu())
          stack.pushViewController(Detail(), animated: false)
          present(stack, animated: true)
        }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.found("UINavigationController root Detail") == [])
  }

  @Test(
    "shows itself what is pushed on top of what it is made around",
    arguments: [
      "let split = UISplitViewController(); split.viewControllers = [stack, Placeholder()]; window?.rootViewController = split",
      "split.setViewController(stack, for: .primary); window?.rootViewController = split",
      "window?.rootViewController = stack", "window?.rootViewController?.present(stack, animated: true)",
      "let tabs = UITabBarController(); tabs.viewControllers = [stack]; window?.rootViewController = tabs",
    ])
  func pushedBefore(_ showing: String) {
    let app = Fixture(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let split = UISplitViewController()
        func reset(isWide: Bool) {
          let stack = Stack(rootViewController: Home())
          if isWide { stack.pushViewController(Main(), animated: false) }
          \(showing)
        }
      }
      class Settings: UIViewController {
        let app: AppDelegate
        func tap() { app.reset(isWide: true) }
      }
      class Stack: UINavigationController {}
      class Home: UIViewController {}
      class Main: UIViewController {}
      class Placeholder: UIViewController {}
      """)
    #expect(
      app.missing(
        """
        Stack(Home) root Home
        Stack(Home) push Main
        """) == [])
    #expect(app.found("AppDelegate push Main") == [])
    #expect(app.flows.filter { $0.hasPrefix("Settings push") } == [])
  }

  @Test("shows what is pushed later where that happens")
  func pushedInAHandler() {
    let app = Fixture(
      """
      class List: UIViewController {
        func open() {
          let stack = UINavigationController(rootViewController: Home())
          present(stack, animated: true) { stack.pushViewController(Detail(), animated: true) }
        }
      }
      class Home: UIViewController {}
      class Detail: UIViewController {}
      """)
    #expect(app.missing("List push Detail") == [])
  }

  @Test("is seen with what is pushed on top of it at once")
  func seenWithWhatIsOnTop() {
    let app = Fixture(
      """
      class List: UIViewController {
        func open() {
          let stack = UINavigationController(rootViewController: Home())
          stack.pushViewController(Detail(), animated: false)
          present(stack, animated: true)
        }
      }
      class Home: UIViewController {}
      class Detail: UIViewController {}
      """)
    #expect(app.graph.flows.map(\.destination) == ["screen:Detail", "screen:Home"])
    #expect(app.graph.flows.areThereAndAll { $0.source == "screen:List" && $0.kind == .present })
  }
}

@Suite("A coordinator that is started on a navigation controller")
struct StartedContentTests {
  private static let picker = """

    protocol Coordinator { func start() }
    class PickerCoordinator: Coordinator {
      let stack: UINavigationController
      init(stack: UINavigationController) { self.stack = stack }
      func start() { stack.pushViewController(Picker(), animated: true) }
    }
    class Picker: UIViewController {}
    class ErrorController: UIViewController {
      let onRetry: () -> Void
      init(onRetry: @escaping () -> Void) { self.onRetry = onRetry }
      @objc func retry() { onRetry() }
    }
    """

  /// What lies at the bottom of the stacks that the app's coordinator shows in some way.
  private func bottoms(of kind: TransitionKind, in app: Fixture) -> [String] {
    let shown = app.graph.edges.filter { $0.source == "coordinator:AppCoordinator" && $0.kind == kind }
    let stacks = Set(shown.map(\.destination))
    return app.graph.edges.filter { stacks.contains($0.source) && $0.kind == .root }.map(\.destination)
  }

  @Test("fills the stack that it is made with, and no other one")
  func anotherStack() {
    let app = Fixture(
      """
      class AppCoordinator: Coordinator {
        let window: UIWindow
        var picker: PickerCoordinator?
        func start() {
          if needsLogin {
            let login = UINavigationController()
            window.rootViewController = login
          } else {
            let stack = UINavigationController()
            window.rootViewController?.present(stack, animated: true)
            picker = PickerCoordinator(stack: stack)
            picker?.start()
          }
        }
      }
      """ + Self.picker)
    #expect(app.missing("AppCoordinator root UINavigationController") == [])
    #expect(bottoms(of: .root, in: app) == [])
    #expect(bottoms(of: .present, in: app) == ["screen:Picker"])
  }

  @Test(
    "is not the root of a stack that comes from outside, and has one already",
    arguments: [
      "let login = Library.loginUI() as? UINavigationController",
      "let login: UINavigationController? = Library.loginUI()",
    ])
  func outsideStack(binding: String) {
    let app = Fixture(
      """
      class AppCoordinator: Coordinator {
        let window: UIWindow
        var picker: PickerCoordinator?
        func start() {
          if \(binding) {
            window.rootViewController = login
            picker = PickerCoordinator(stack: login)
            picker?.start()
          }
        }
      }
      """ + Self.picker)
    #expect(app.found("UINavigationController root Picker") == [])
    #expect(app.missing("AppCoordinator start PickerCoordinator") == [])
  }

  @Test("on a stack from outside only fills another one, which is made for it in the same code")
  func bothStacks() {
    let app = Fixture(
      """
      class AppCoordinator: Coordinator {
        let window: UIWindow
        let auth = Auth()
        var picker: PickerCoordinator?
        func start() {
          if let login = Library.loginUI() as? UINavigationController {
            let error = auth.error(login)
            window.rootViewController = login
            login.show(error, sender: nil)
            return
          }
          let stack = UINavigationController()
          window.rootViewController?.present(stack, animated: true)
          picker = PickerCoordinator(stack: stack)
          picker?.start()
        }
      }
      class Auth {
        var picker: PickerCoordinator?
        func error(_ stack: UINavigationController) -> UIViewController {
          ErrorController(onRetry: {
            self.picker = PickerCoordinator(stack: stack)
            self.picker?.start()
          })
        }
      }
      """ + Self.picker)
    #expect(bottoms(of: .root, in: app) == [])
    #expect(bottoms(of: .present, in: app) == ["screen:Picker"])
    #expect(app.missing("AppCoordinator show ErrorController") == [])
    #expect(app.flows.contains { $0.hasPrefix("ErrorController push Picker") })
  }

  @Test("does not fill a stack when something happens later")
  func later() {
    let app = Fixture(
      """
      class AppCoordinator: Coordinator {
        let window: UIWindow
        var picker: PickerCoordinator?
        var onLogin: (() -> Void)?
        func start() {
          let stack = UINavigationController()
          window.rootViewController = stack
          onLogin = {
            self.picker = PickerCoordinator(stack: stack)
            self.picker?.start()
          }
        }
      }
      """ + Self.picker)
    #expect(app.found("UINavigationController root Picker") == [])
  }

  @Test("fills it with what it shows at once, not with what its screens ask for")
  func laterPush() {
    let app = Fixture(
      """
      class AppCoordinator: Coordinator {
        let window: UIWindow
        func start() {
          let stack = UINavigationController()
          window.rootViewController = stack
          ListCoordinator(stack: stack).start()
        }
      }
      class ListCoordinator: Coordinator {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let list = List()
          list.onSelect = { self.showDetail() }
          list.onHelp = { self.stack.pushViewController(Help(), animated: true) }
          stack.pushViewController(list, animated: false)
        }
        func showDetail() { stack.pushViewController(Detail(), animated: true) }
      }
      class List: UIViewController {
        var onSelect: (() -> Void)?
        var onHelp: (() -> Void)?
      }
      class Detail: UIViewController {}
      class Help: UIViewController {}
      """ + Self.picker)
    #expect(bottoms(of: .root, in: app) == ["screen:List"])
  }

  @Test("of the program's own holds what each property of its class is made around, and keeps it by another name too")
  func keptByProperty() {
    let app = Fixture(
      """
      class Sidebar: UIViewController {
        class Box: UINavigationController {
          var page: UIViewController?
          override init(rootViewController: UIViewController) {
            super.init(rootViewController: rootViewController)
            page = rootViewController
          }
        }
        var runner: Box?
        var modules: Box?
        func showRunner() {
          if runner == nil { runner = Box(rootViewController: Runner()) }
          show(runner!)
        }
        func showModules() {
          modules = Box(rootViewController: Modules())
          show(modules!)
        }
        func show(_ box: Box) {
          if isCollapsed {
            navigationController?.pushViewController(box.page!, animated: true)
          } else {
            present(box, animated: true)
          }
        }
      }
      class Browser: UIViewController {
        let sidebar = Sidebar()
        func run() { sidebar.showRunner() }
      }
      class Runner: UIViewController {}
      class Modules: UIViewController {}
      """)
    #expect(app.edges(.push).sorted() == ["Browser push Runner", "Sidebar push Modules", "Sidebar push Runner"])
    #expect(app.found("Browser present Sidebar.Box(Modules)") == [])
  }

  @Test(
    "of a class of the program's own shows what is put into it, whoever puts it there",
    arguments: [
      "tabs.viewControllers = [Home(), Settings()]", "tabs.setViewControllers([Home(), Settings()], animated: false)",
    ])
  func ownClass(filling: String) {
    let app = Fixture(
      """
      class MainTabs: UITabBarController {}
      enum Factory {
        static func make() -> UITabBarController {
          let tabs = MainTabs()
          \(filling)
          return tabs
        }
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func start() { window?.rootViewController = Factory.make() }
      }
      class Home: UIViewController {}
      class Settings: UIViewController {}
      """)
    #expect(
      app.edges.map(\.ends) == ["AppDelegate root MainTabs", "MainTabs tab Home", "MainTabs tab Settings"])
  }

  @Test(
    "of a class of the program's own shows what is put into it, by whatever name code has it",
    arguments: [
      ("let main = Main()", "main.setViewController(Menu(), for: .primary)", "", ""),
      ("var main: Main!", "main = Main(); main.viewControllers = [Menu()]", "", ""),
      ("lazy var main = Main()", "self.main.viewControllers.append(Menu())", "", ""),
      ("let main = Main()", "fill(main)", "func fill(_ split: Main) { split.viewControllers = [Menu()] }", ""),
      ("let main = Main()", "main.fill()", "", "func fill() { viewControllers = [Menu()] }"),
      (
        "let main = Main()", "fill(main)", "func fill(_ split: Main) { split.fill(with: Menu()) }",
        "func fill(with menu: UIViewController) { show([menu]) }\n"
          + "func show(_ all: [UIViewController]) { viewControllers = all }"
      ),
    ])
  func ownClassByName(declaration: String, filling: String, others: String, own: String) {
    let app = Fixture(
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        \(declaration)
        func scene(_ scene: UIScene) {
          \(filling)
          window?.rootViewController = main
        }
        \(others)
      }
      class Main: UISplitViewController { \(own) }
      class Menu: UIViewController {}
      """)
    #expect(app.edges.map(\.ends).sorted() == ["Main column Menu", "SceneDelegate root Main"])
  }

  @Test("of a class that inherits the code which fills it shows what is put into it")
  func ownSubclass() {
    let app = Fixture(
      """
      class Tabs: UITabBarController {
        func fill(_ pages: [UIViewController]) { viewControllers = pages }
      }
      class MainTabs: Tabs {}
      class Maker {
        func make() -> UIViewController {
          let tabs = MainTabs()
          tabs.fill([Home()])
          return tabs
        }
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func start() { window?.rootViewController = Maker().make() }
      }
      class Home: UIViewController {}
      """)
    #expect(app.edges.map(\.ends).sorted() == ["AppDelegate root MainTabs", "MainTabs tab Home"])
  }

  @Test("shows the tabs that it hears of, whoever sends them")
  func sentTabs() {
    let app = Fixture(
      """
      import RxSwift
      final class Model {
        private let subject = PublishSubject<[UIViewController]>()
        func states() -> Observable<[UIViewController]> { subject }
        func appear() { subject.onNext([Home()]) }
      }
      final class Tabs: UITabBarController {
        let model = Model()
        override func viewDidLoad() {
          model.states().subscribe(onNext: { [weak self] all in self?.viewControllers = all })
          model.appear()
        }
      }
      class Home: UIViewController {}
      """)
    #expect(app.edges(.tab) == ["Tabs tab Home"])
  }

  @Test("of the class of a stack is changed later by who asks for that, and not by itself")
  func keptStack() {
    let app = Fixture(
      """
      class Stack: UINavigationController {}
      class ShopCoordinator {
        let stack = Stack()
        func showCart() { stack.setViewControllers([Cart()], animated: true) }
      }
      class Cart: UIViewController {}
      """)
    #expect(app.edges(.root) == ["ShopCoordinator root Cart"])
  }

  @Test("of a framework's class are the tabs of who puts them there")
  func keptPlainContainer() {
    let app = Fixture(
      """
      class Shell {
        let tabs = UITabBarController()
        func start() { tabs.viewControllers = [Home()] }
      }
      class Home: UIViewController {}
      """)
    #expect(app.edges(.tab) == ["Shell tab Home"])
  }

  @Test(
    "holds what a closure puts into it that gets it from a function which gives it back",
    arguments: [
      "func set<T>(_ value: T, _ change: (T) -> Void) -> T { change(value); return value }",
      "func set<T>(_ value: T, _ change: (inout T) -> Void) -> T { var copy = value; change(&copy); return copy }",
    ],
    ["$0.viewControllers = [Detail()]", "stack in stack.setViewControllers([Detail()], animated: false)"])
  func configured(function: String, filling: String) {
    let app = Fixture(
      """
      \(function)
      class List: UIViewController {
        lazy var stack = set(UINavigationController()) { \(filling) }
        func open() { present(stack, animated: true) }
      }
      class Detail: UIViewController {}
      """)
    let expected = app.differences(
      from: """
        List present UINavigationController
        UINavigationController root Detail
        """)
    #expect(expected == [])
  }

  @Test(
    "holds what a closure puts into it that gets it from its own method",
    arguments: [
      "",
      "protocol Then {}\nextension UIViewController: Then {}\n"
        + "extension Then { func then(_ change: (Self) -> Void) -> Self { change(self); return self } }",
    ])
  func configuredByMethod(declaration: String) {
    // A chain of closures is followed once, not twice for each of them.
    let before = declaration.isEmpty ? (0..<16).map { ".then { $0.tag = \($0) }" }.joined() : ""
    let app = Fixture(
      """
      \(declaration)
      class List: UIViewController {
        func open() {
          let stack = UINavigationController()\(before).then { $0.viewControllers = [Detail()] }
          present(stack, animated: true)
        }
      }
      class Detail: UIViewController {}
      """)
    let expected = app.differences(
      from: """
        List present UINavigationController
        UINavigationController root Detail
        """)
    #expect(expected == [])
  }

  @Test("does not hold what a closure puts into another one")
  func configuredOther() {
    let app = Fixture(
      """
      func make<T>(_ value: T, _ change: (T) -> Void) -> UINavigationController {
        change(value)
        return UINavigationController()
      }
      class List: UIViewController {
        func open() {
          let stack = make(UINavigationController()) { $0.viewControllers = [Detail()] }
          present(stack, animated: true)
        }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.found("UINavigationController root Detail") == [])
  }

  @Test(
    "is what an operator of a library gives back that configures it",
    arguments: [
      "present(UINavigationController() ※ { $0.viewControllers = [Detail()] }, animated: true)",
      "let stack = UINavigationController() ※ { it in it.setViewControllers([Detail()], animated: false) }; present(stack, animated: true)",
      "present(UINavigationController(rootViewController: Detail() ※ { $0.title = \"a\" }), animated: true)",
    ])
  func configuredByOperator(code: String) {
    let app = Fixture(
      """
      import Ikemen
      class List: UIViewController {
        func open() { \(code) }
      }
      class Detail: UIViewController {}
      """)
    #expect(
      app.missing(
        """
        List present UINavigationController
        UINavigationController root Detail
        """) == [])
    #expect(app.found("List root Detail") == [])
  }

  @Test("is nothing where an operator of the program's own gives back something else")
  func ownOperator() {
    let app = Fixture(
      """
      infix operator ※
      func ※ <T>(value: T, change: (T) -> Void) -> Help { change(value); return Help() }
      class List: UIViewController {
        func open() { present(Detail() ※ { $0.title = "a" }, animated: true) }
      }
      class Detail: UIViewController {}
      class Help: UIViewController {}
      """)
    #expect(app.differences(from: "List present Help") == [])
  }
}
