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
}
