import TestSupport
import Testing

@Suite("The stack of a controller that code makes")
struct StackAroundTests {
  @Test(
    "is the one that the same code makes with it",
    arguments: [
      "setViewController(empty.navigationController, for: .secondary)",
      "let stack = empty.navigationController; setViewController(stack, for: .secondary)",
      "if let stack = empty.navigationController { setViewController(stack, for: .secondary) }",
    ])
  func roots(statement: String) {
    let app = Fixture(
      """
      class Empty: UIViewController {}
      class Stack: UINavigationController {}
      class Keeper {
        let stack: UINavigationController
        init(_ stack: UINavigationController) { self.stack = stack }
      }
      class Root: UISplitViewController {
        private let keeper: Keeper
        init() {
          let empty = Empty()
          keeper = Keeper(Stack(rootViewController: empty))
          super.init(style: .doubleColumn)
          \(statement)
        }
      }
      """)
    #expect(app.missing("Root column Stack(Empty) @13") == [])
    #expect(app.reasons == [])
  }

  @Test(
    "is the one that the same code puts it on",
    arguments: [
      "stack.setViewControllers([empty], animated: false)", "stack.pushViewController(empty, animated: false)",
    ])
  func pushed(statement: String) {
    let app = Fixture(
      """
      class Empty: UIViewController {}
      class Root: UISplitViewController {
        func open() {
          let empty = Empty()
          let stack = UINavigationController()
          \(statement)
          showDetailViewController(empty.navigationController!, sender: nil)
        }
      }
      """)
    #expect(app.reasons == [])
  }

  @Test(
    "is not known of another controller, or of one that is put elsewhere",
    arguments: [
      "let tabs = UITabBarController(); tabs.setViewControllers([empty], animated: false)",
      "let stack = UINavigationController(rootViewController: Other()); stack.title = empty.title",
      "let fill = { let empty = Other(); let stack = UINavigationController(rootViewController: empty); stack.title = nil }",
    ])
  func others(statement: String) {
    let app = Fixture(
      """
      class Empty: UIViewController {}
      class Other: UIViewController {}
      class Root: UISplitViewController {
        func open() {
          let empty = Empty()
          \(statement)
          showDetailViewController(empty.navigationController!, sender: nil)
        }
      }
      """)
    #expect(app.reasons.contains("only its type, UINavigationController, is known"))
  }

  @Test("ends where it is asked for what it is put on itself")
  func circles() {
    let app = Fixture(
      """
      class Empty: UIViewController {}
      class Root: UISplitViewController {
        func open() {
          let empty = Empty()
          let stack = empty.navigationController!
          stack.pushViewController(empty, animated: false)
          empty.navigationController?.pushViewController(empty, animated: false)
          showDetailViewController(stack, sender: nil)
        }
      }
      """)
    #expect(app.reasons.contains("only its type, UINavigationController, is known"))
  }
}
