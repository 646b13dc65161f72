import NavigationModel
import TestSupport
import Testing

@Suite("Flows back")
struct BackFlowTests {
  private static func app(_ closing: String, presenters: String) -> Fixture {
    Fixture(
      """
      class List: UIViewController { var onAdd: (() -> Void)?; func tap() { onAdd?() } }
      class Menu: UIViewController { var onAdd: (() -> Void)?; func tap() { onAdd?() } }
      class Editor: UIViewController { var onDone: (() -> Void)?; func tap() { onDone?() } }
      class ItemCoordinator {
        let navigation = UINavigationController()
        func start() {
          \(presenters)
        }
        func add() {
          let editor = Editor()
          editor.onDone = { [weak self] in self?.close() }
          navigation.present(editor, animated: true)
        }
        func close() { \(closing) }
      }
      """)
  }

  @Test("lead to the screen below where there is only one")
  func known() {
    let app = Self.app(
      "navigation.dismiss(animated: true)", presenters: "let list = List(); list.onAdd = { self.add() }")
    #expect(
      app.flows == ["Editor dismiss List via ItemCoordinator", "List present Editor via ItemCoordinator"])
  }

  @Test(
    "lead from a child that a coordinator removes to the screen around it",
    arguments: [
      "panel?.remove()", "panel?.willMove(toParent: nil); panel?.removeFromParent()", "take(panel)",
    ])
  func removal(_ removing: String) {
    let app = Self.filters(removing)
    #expect(app.flows == ["Filters dismiss List via FilterCoordinator", "List child Filters via FilterCoordinator"])
  }

  @Test(
    "are left out where another child takes the place of the one that is removed, or a screen removes its own",
    arguments: ["panel?.remove(); list?.add(Filters())", "list?.clear()"])
  func replacement(_ replacing: String) {
    #expect(Self.filters(replacing).flows == ["List child Filters via FilterCoordinator"])
  }

  private static func filters(_ removing: String) -> Fixture {
    Fixture(
      """
      extension UIViewController {
        func add(_ child: UIViewController) { addChild(child); child.didMove(toParent: self) }
        func remove() { willMove(toParent: nil); removeFromParent() }
      }
      class List: UIViewController {
        var onFilter: (() -> Void)?
        var onDone: (() -> Void)?
        var panel: Filters?
        func tap() { onFilter?() }
        func done() { onDone?() }
        func clear() { panel?.remove() }
      }
      class Filters: UIViewController {}
      class FilterCoordinator {
        weak var list: List?
        weak var panel: UIViewController?
        func start(_ list: List) {
          self.list = list
          list.onFilter = { [weak self] in self?.show() }
          list.onDone = { [weak self] in self?.close() }
        }
        func show() {
          let filters = Filters()
          list?.add(filters)
          panel = filters
        }
        func close() { \(removing) }
        func take(_ child: UIViewController?) { child?.removeFromParent() }
      }
      """)
  }

  @Test("do not leave the app's tabs for what was shown before them")
  func tabs() {
    let app = Fixture(
      """
      class Login: UIViewController { var onDone: (() -> Void)?; func tap() { onDone?() } }
      class Tabs: UITabBarController {
        override func viewDidLoad() { viewControllers = [Home()] }
      }
      class Home: UIViewController { var onClose: (() -> Void)?; func tap() { onClose?() } }
      class AppCoordinator {
        let window = UIWindow()
        func start() {
          let login = Login()
          login.onDone = { [weak self] in self?.showTabs() }
          window.rootViewController = login
        }
        func showTabs() { window.rootViewController = Tabs() }
      }
      class HomeCoordinator {
        let navigation = UINavigationController()
        func connect(_ home: Home) { home.onClose = { [weak self] in self?.close() } }
        func close() { navigation.dismiss(animated: true) }
      }
      """)
    #expect(
      app.graph.flows.map { "\($0.source) \($0.kind.rawValue) \($0.destination)" } == [
        "screen:Login root screen:Tabs", "screen:Tabs tab screen:Home",
      ])
  }

  @Test("are left out where several screens can be below")
  func several() {
    let app = Self.app(
      "navigation.dismiss(animated: true)",
      presenters: """
        let list = List(); list.onAdd = { self.add() }
        let menu = Menu(); menu.onAdd = { self.add() }
        """)
    #expect(app.flows == ["List present Editor via ItemCoordinator", "Menu present Editor via ItemCoordinator"])
  }

  @Test("lead to nothing known where the code has found that something else is at the bottom")
  func failedTest() {
    let app = Fixture(
      """
      class List: UIViewController {}
      class AppCoordinator {
        let stack = UINavigationController()
        func showList() {
          guard let list = stack.viewControllers.first as? List else {
            stack.popToRootViewController(animated: true)
            return
          }
          list.title = "List"
        }
      }
      """)
    #expect(app.edges(.popToRoot) == ["AppCoordinator popToRoot ?"])
  }

  @Test(
    "lead to what the code has found at the bottom of the stack, whichever screen asks for it",
    arguments: [
      ("guard let list = stack.viewControllers.first as? List else { return }", "List"),
      ("guard let list = stack.viewControllers[0] as? List else { return }", "List"),
      ("guard let list = stack.viewControllers.last as? List else { return }", "?"),
      ("guard let list = other.viewControllers.first as? List else { return }", "?"),
      ("let list = stack.viewControllers.first as? List", "?"),
    ])
  func testedBottom(test: String, bottom: String) {
    let app = Fixture(
      """
      class List: UIViewController {}
      class Help: UIViewController {
        let coordinator: AppCoordinator
        func tap() { coordinator.showList() }
      }
      class AppCoordinator {
        let stack = UINavigationController()
        let other = UINavigationController()
        func help() { stack.present(Help(coordinator: self), animated: true) }
        func showList() {
          \(test)
          stack.popToRootViewController(animated: true)
        }
      }
      """)
    #expect(app.edges(.popToRoot) == ["AppCoordinator popToRoot \(bottom)", "Help popToRoot \(bottom)"])
    #expect(app.flows.contains("Help popToRoot List via AppCoordinator") == (bottom == "List"))
  }
}
