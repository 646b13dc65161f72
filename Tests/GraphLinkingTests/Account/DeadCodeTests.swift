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
}
