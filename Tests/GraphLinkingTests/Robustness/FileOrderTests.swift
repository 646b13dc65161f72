import GraphLinking
import NavigationIdioms
import TestSupport
import Testing

/// Who renames a file moves it to another place among the others. Each of these once gave another graph then.
@Suite("Which file comes first")
struct FileOrderTests {
  private struct App: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let source: String

    init(_ description: String, _ source: String) {
      (testDescription, self.source) = (description, source)
    }
  }

  private static let apps = [
    App(
      "decides nothing of properties that hold what the other holds",
      """
      //- A.swift
      \(holder("First", of: "One", besides: "Second"))
      \(askers("A", of: "First", count: 4))
      //- B.swift
      \(holder("Second", of: "Two", besides: "First"))
      \(askers("B", of: "Second", count: 3))
      """),
    App(
      "decides nothing of a closure that one implementation runs and another ignores",
      """
      //- A.swift
      protocol Alerts { func ask(then action: @escaping () -> Void) }
      class NoAlerts: Alerts { func ask(then action: @escaping () -> Void) {} }
      //- B.swift
      class QuickAlerts: Alerts { func ask(then action: @escaping () -> Void) { action() } }
      //- C.swift
      class Model {
        let alerts: Alerts
        let stack: UINavigationController
        init(alerts: Alerts, stack: UINavigationController) { self.alerts = alerts; self.stack = stack }
        func open() { alerts.ask(then: { self.stack.pushViewController(Detail(), animated: true) }) }
      }
      class Detail: UIViewController {}
      class List: UIViewController { let model: Model; func tap() { model.open() } }
      """),
    App(
      "decides nothing of a flow through one of two coordinators",
      """
      //- A.swift
      \(coordinator("AddCoordinator"))
      //- B.swift
      \(coordinator("EditCoordinator"))
      //- C.swift
      class Picker: Coordinator {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.pushViewController(Choices(), animated: true) }
      }
      class Choices: UIViewController {}
      class Form: UIViewController { var onPick: (() -> Void)?; func tap() { onPick?() } }
      """),
    App(
      "decides nothing of functions that nobody calls",
      """
      //- A.swift
      class Library: UIViewController { let frame = Frame(); func picked(_ next: UIViewController) { frame.put(next) } }
      //- B.swift
      class SideBar: UIViewController { let frame = Frame(); func picked(_ next: UIViewController) { frame.put(next) } }
      //- C.swift
      class Frame: UISplitViewController {
        func put(_ next: UIViewController) { setViewController(next, for: .secondary) }
      }
      """),
    App(
      "decides nothing of why a destination is unknown",
      """
      //- A.swift
      struct Song: Hashable {}
      extension Player { func song() { item = Song() } }
      //- B.swift
      struct Film: Hashable {}
      extension Player { func film() { item = Film() } }
      //- C.swift
      class Player { var item: AnyHashable? }
      struct Library: View {
        @State var path = NavigationPath()
        var player: Player?
        var body: some View { NavigationStack(path: $path) { Button("Next") { path.append(player!.item!) } } }
      }
      """),
  ]

  /// A class whose property holds a screen, or what the property of another one holds.
  private static func holder(_ name: String, of screen: String, besides other: String) -> String {
    """
    class \(name) {
      var screen: UIViewController?
      var other: \(other)?
      func fill() { screen = \(screen)(); screen = other?.screen }
    }
    class \(screen): UIViewController {}
    """
  }

  private static func askers(_ name: String, of holder: String, count: Int) -> String {
    (0..<count).map {
      "class \(name)\($0): UIViewController { var h: \(holder)?; func go() { present(h!.screen!, animated: true) } }"
    }.joined(separator: "\n")
  }

  private static func coordinator(_ name: String) -> String {
    """
    class \(name): Coordinator {
      let stack = UINavigationController()
      func start() {
        let form = Form()
        form.onPick = { [weak self] in self?.pick() }
        stack.pushViewController(form, animated: true)
      }
      func pick() { Picker(stack: stack).start() }
    }
    """
  }

  @Test(arguments: apps)
  private func reversed(_ app: App) {
    let fixture = Fixture(app.source)
    let other = DeepStack.run { Linker.link(fixture.facts, idioms: Idioms.all, order: .reversed) }
    #expect(!fixture.edges.isEmpty)
    #expect(other.graph == fixture.graph)
    #expect(other.account == fixture.program.account)
  }

  @Test("or what they are called", arguments: apps)
  private func renamed(_ app: App) { #expect(Fixture(app.source).orderDifferences == []) }

  @Test("leaves each of two properties that hold what the other holds with all values")
  func circle() {
    let app = Fixture(Self.apps[0].source)
    #expect(
      app.missing(
        """
        A0 present One
        A0 present Two
        B0 present One
        B0 present Two
        """) == [])
  }
}
