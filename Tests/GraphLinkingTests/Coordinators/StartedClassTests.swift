import NavigationModel
import TestSupport
import Testing

/// Coordinators without the name of one: they keep a navigation controller and are started.
@Suite("A class that is started with a navigation controller")
struct StartedClassTests {
  private static func app(stack: String, start: String, kind: String = "class Flow") -> Fixture {
    Fixture(
      """
      final class Bar: UINavigationController {}
      \(kind) {
        \(stack)
        \(start)
        func work() { print(stack); current?.pushViewController(Pin(), animated: true) }
        var current: UINavigationController? { nil }
      }
      final class Pin: UIViewController {}
      final class List: UIViewController {
        let flow = Flow()
        func tap() { flow.start() }
      }
      """)
  }

  @Test(
    "is a coordinator",
    arguments: [
      "var stack: UINavigationController!", "private let stack = Bar()", "weak var stack: Bar?",
    ], ["func start() { work() }", "func start(animated: Bool = true) { work() }"])
  func started(stack: String, start: String) {
    let app = Self.app(stack: stack, start: start)
    #expect(app.differences(from: "List start Flow @11\nFlow push Pin") == [])
    #expect(app.nodes(.coordinator) == ["Flow"])
  }

  @Test(
    "is none where it keeps none, is told what to begin with, begins without it, or is a view",
    arguments: [
      ("let stack: UIViewController", "func start() { work() }", "class Flow"),
      ("var stack: UINavigationController? { current }", "func start() { work() }", "class Flow"),
      ("static var stack: UINavigationController?", "func start() { work() }", "class Flow"),
      ("var stack: UINavigationController?", "func start(_ level: Int) { work() }", "class Flow"),
      ("var stack: UINavigationController?", "static func start() {}", "class Flow"),
      ("var stack: UINavigationController?", "func start() {}", "class Flow"),
      ("var stack: UINavigationController?", "func start() { load() }; func load() { print(1) }", "class Flow"),
      ("var stack: UINavigationController?", "func start() { work() }", "struct Flow"),
      ("var stack: UINavigationController?", "func start() { work() }", "class Flow: UIView"),
    ])
  func others(stack: String, start: String, kind: String) {
    let app = Self.app(stack: stack, start: start, kind: kind)
    #expect(app.edges(.start) == [])
    #expect(app.nodes(.coordinator) == [])
  }

  @Test(
    "is a coordinator by whichever of its members it begins with the controller",
    arguments: [
      "func start() { stack.setViewControllers([], animated: false) }", "func start() { self.open() }",
      "func start() { first() }; func first() { open() }", "func start() { print(top) }",
      "func start() { Queue.main.run { [weak self] in self?.stack.popViewController(animated: true) } }",
    ])
  func begun(start: String) {
    let app = Self.app(
      stack: "let stack: UINavigationController",
      start: "\(start); func open() { print(stack) }; var top: UIViewController? { stack.topViewController }")
    #expect(app.nodes(.coordinator) == ["Flow"])
  }

  @Test("starts another that a method of their base class is given, through any number of hands")
  func given() {
    let app = Fixture(
      """
      class Flow {
        var stack: UINavigationController!
        func start() {}
        func push(flow: Flow) {
          flow.stack = stack
          flow.start()
        }
        func next(_ flow: Flow) { push(flow: flow) }
        func show(_ screen: UIViewController) { stack.pushViewController(screen, animated: true) }
      }
      final class PinFlow: Flow { override func start() { show(Pin()) } }
      final class NameFlow: Flow { override func start() { show(Name()) } }
      final class KeyFlow: Flow {
        var pinFlow: PinFlow!
        override func start() { show(Key()) }
        func askForPin() {
          pinFlow = PinFlow()
          push(flow: pinFlow)
        }
        func askForName() { next(NameFlow()) }
      }
      final class Pin: UIViewController {}
      final class Name: UIViewController {}
      final class Key: UIViewController {}
      """)
    let differences = app.differences(
      from: """
        KeyFlow start PinFlow via Flow @18
        KeyFlow start NameFlow via Flow @20
        KeyFlow push Key via Flow
        PinFlow push Pin via Flow
        NameFlow push Name via Flow
        """)
    #expect(differences == [])
  }
}
