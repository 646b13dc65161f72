import NavigationModel
import TestSupport
import Testing

@Suite("A coordinator that a method of its own starts where it is told to")
struct OwnStartTests {
  private static func app(
    _ call: String,
    method: String =
      "func modal(from screen: UIViewController) { open(); start(); screen.present(stack, animated: true) }"
  ) -> Fixture {
    Fixture(
      """
      class BaseCoordinator {
        var stack = UINavigationController()
        func start() {}
        \(method)
        func modal(level: Int) { open() }
        func open() {}
        func show(_ screen: UIViewController) { stack.pushViewController(screen, animated: true) }
      }
      final class KeyFlow: BaseCoordinator { override func start() { show(Key()) } }
      final class PinFlow: BaseCoordinator { override func start() { show(Pin()) } }
      extension UIViewController {
        func present(flow: BaseCoordinator) { flow.modal(from: self) }
        func next(_ flow: BaseCoordinator) { present(flow: flow) }
      }
      final class Key: UIViewController {}
      final class Pin: UIViewController {}
      final class List: UIViewController {
        let flow = KeyFlow()
        func tap() {
          \(call)
        }
        func other() { present(flow: PinFlow()) }
      }
      """)
  }

  @Test(
    "is started by who calls it, by itself or through other hands",
    arguments: [
      ("flow.modal(from: self)", ""), ("KeyFlow().modal(from: self)", ""),
      ("present(flow: flow)", " via UIViewController"),
      ("self.next(flow)", " via UIViewController"),
    ])
  func started(call: String, via: String) {
    let app = Self.app(call)
    #expect(app.missing("List start KeyFlow\(via) @20\nList start PinFlow via UIViewController @22") == [])
    // What appears then is the coordinator's.
    #expect(app.edges(.present).filter { !$0.hasPrefix("BaseCoordinator ") } == [])
  }

  @Test(
    "is started in a window or on a controller",
    arguments: ["in window: UIWindow", "in screen: UIViewController?", "in stack: UINavigationController"])
  func places(parameter: String) {
    let app = Self.app("flow.enter(in: place)", method: "func enter(\(parameter)) { self.start() }")
    #expect(app.edges(.start).contains("List start KeyFlow"))
  }

  @Test(
    "is started where the method makes room for it on the screen, by itself or through other hands",
    arguments: [("KeyFlow().modal(from: self)", ""), ("present(flow: flow)", " via UIViewController")])
  func room(call: String, via: String) {
    let app = Self.app(
      call,
      method: """
        func modal(from screen: UIViewController) { start(); if let old = screen.presentedViewController { \
        old.dismiss(animated: true) { screen.present(self.stack, animated: true) } } else { \
        screen.present(stack, animated: true) } }
        """)
    #expect(app.missing("List start KeyFlow\(via) @20\nList start PinFlow via UIViewController @22") == [])
    #expect(app.edges(.present).filter { !$0.hasPrefix("BaseCoordinator ") } == [])
  }

  @Test(
    "is not where the method is told no place, does not start it in any case or anew, or is another of that name",
    arguments: [
      ("func modal(from screen: String) { start() }", "flow.modal(from: title)"),
      ("func modal(from screen: UIViewController) { open() }", "flow.modal(from: self)"),
      (
        "func modal(from screen: UIViewController) { onClose = { self.start() } }; var onClose = {}",
        "flow.modal(from: self)"
      ),
      ("func modal(from screen: UIViewController) { start() }", "flow.modal(level: 1)"),
      (
        "func modal(from screen: UIViewController) { if !isOpen { start() }; open() }; var isOpen = false",
        "flow.modal(from: self)"
      ),
      (
        "func modal(from screen: UIViewController) { screen.dismiss(animated: true); start() }",
        "flow.modal(from: self)"
      ),
      (
        "func modal(from screen: UIViewController) { start(); screen.dismiss(animated: true) }",
        "flow.modal(from: self)"
      ),
      (
        "func modal(from screen: UIViewController) { if isOpen { screen.dismiss(animated: true) }; start() }; var isOpen = false",
        "flow.modal(from: self)"
      ),
    ])
  func others(method: String, call: String) {
    let app = Self.app(call, method: method)
    #expect(!app.edges(.start).contains("List start KeyFlow"))
  }

  @Test(
    "shows its screens for those who call a method that starts it anew or where it has not begun",
    arguments: [
      "if !isOpen { start() }", "screen.dismiss(animated: true)\n    start()", "guard isOpen else { return start() }",
    ])
  func begun(statements: String) {
    let app = Fixture(
      """
      class AppCoordinator {
        let stack = UINavigationController()
        var isOpen = false
        func start() { stack.pushViewController(Home(coordinator: self), animated: true) }
        func pay(from screen: UIViewController) {
          \(statements)
          stack.pushViewController(Pay(), animated: true)
        }
      }
      class Home: UIViewController {
        let coordinator: AppCoordinator
        init(coordinator: AppCoordinator) { self.coordinator = coordinator }
        func pay() { coordinator.pay(from: self) }
      }
      class Pay: UIViewController {}
      """)
    #expect(app.edges(.push, .start).contains("Home push Pay"))
    #expect(!app.edges(.start).contains { $0.hasPrefix("Home ") })
  }
}
