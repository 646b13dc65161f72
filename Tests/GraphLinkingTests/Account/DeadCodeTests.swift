import TestSupport
import Testing

@Suite("Code that nothing calls")
struct DeadCodeTests {
  private static func stack(_ initializers: String, making: String) -> Fixture {
    Fixture(
      """
      class Home: UIViewController {}
      class Stack: UINavigationController {
        \(initializers)
        required init?(coder: NSCoder) { fatalError() }
      }
      class Root: UIViewController {
        func show() {
          let stack = \(making)
          stack.setViewControllers([Home()], animated: false)
          present(stack, animated: true)
        }
      }
      """)
  }

  @Test("is an initializer that overrides one by which only code makes a controller")
  func initializer() {
    let app = Self.stack(
      """
      init() { super.init(navigationBarClass: nil, toolbarClass: nil) }
      override convenience init(rootViewController: UIViewController) {
        self.init()
        viewControllers = [rootViewController]
      }
      """, making: "Stack()")
    #expect(
      app.reasons(of: "viewControllers") == [
        "unreachable: nothing in the analyzed files calls init(rootViewController:)"
      ])
  }

  @Test("is no initializer by which code makes the controller")
  func calledInitializer() {
    let app = Self.stack(
      """
      override convenience init(rootViewController: UIViewController) {
        self.init(navigationBarClass: nil, toolbarClass: nil)
        viewControllers = [rootViewController]
      }
      """, making: "Stack(rootViewController: Home())")
    #expect(app.account.filter { $0.hasPrefix("unreachable") } == [])
  }

  private static func event(_ day: String, coordinator: String, making: String, besides: String = "") -> Fixture {
    Fixture(
      """
      import EventKitUI
      @main struct Diary: App { var body: some Scene { WindowGroup { Day() } } }
      struct Day: View {
        @State private var isShown = false
        var body: some View { \(day) }
      }
      //- EventView.swift
      final class EventCoordinator: NSObject, EKEventViewDelegate {
        \(coordinator)
        func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction) {
          controller.dismiss(animated: true)
        }
      }
      struct EventView: UIViewControllerRepresentable {
        func makeCoordinator() -> EventCoordinator { \(making) }
        func makeUIViewController(context: Context) -> EKEventViewController { EKEventViewController() }
        func updateUIViewController(_ controller: EKEventViewController, context: Context) {}
      }
      \(besides)
      """)
  }

  private static let back = "var view: EventView; init(_ view: EventView) { self.view = view }"

  @Test(
    "is that of a represented controller which only its own coordinator names, or nobody",
    arguments: [
      (back, "EventCoordinator(self)", "unreachable: only what EventView makes itself names it"),
      ("", "EventCoordinator()", "unreachable: no other code names EventView"),
    ])
  func deadPair(coordinator: String, making: String, reason: String) {
    let app = Self.event("Text(\"Event\")", coordinator: coordinator, making: making)
    #expect(app.reasons(of: "EventCoordinator") == [reason])
  }

  @Test(
    "is not that of a represented controller which code shows or may make",
    arguments: [
      ("Button(\"Event\") { isShown = true }.sheet(isPresented: $isShown) { EventView() }", ""),
      ("Text(\"Event\")", "let kinds: [Any.Type] = [EventView.self]"),
      ("Text(\"Event\")", "func other(_ view: EventView) { coordinator = EventCoordinator(view) }"),
    ])
  func alivePair(day: String, besides: String) {
    let app = Self.event(day, coordinator: Self.back, making: "EventCoordinator(self)", besides: besides)
    #expect(app.reasons(of: "EventCoordinator").first?.hasPrefix("embedded: EventView") == true)
    #expect(!app.reasons(of: "EventCoordinator").contains { $0.hasPrefix("unreachable") })
  }
}
