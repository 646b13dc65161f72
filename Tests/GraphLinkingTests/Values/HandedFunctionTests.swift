import TestSupport
import Testing

@Suite("A function that a loop is given by its name")
struct HandedFunctionTests {
  @Test(
    "is called with each element",
    arguments: [
      ("forEach(self.register(assembly:))", "assembly"), ("forEach(self.register)", "assembly"),
      ("forEach(register(_:))", "_"), ("forEach(register)", "_"),
    ])
  func methods(loop: String, label: String) {
    let app = Fixture(
      """
      protocol Assembly { func makeModule() -> UIViewController }
      final class FirstAssembly: Assembly { func makeModule() -> UIViewController { First() } }
      final class SecondAssembly: Assembly { func makeModule() -> UIViewController { Second() } }
      final class First: UIViewController {}
      final class Second: UIViewController {}
      final class Home: UIViewController {
        private let first = FirstAssembly()
        private let second = SecondAssembly()
        override func viewDidLoad() { [first, second].\(loop) }
        private func register(\(label) assembly: Assembly) {
          let screen = assembly.makeModule()
          addChild(screen)
        }
      }
      """)
    #expect(app.differences(from: "Home child First @9\nHome child Second @9") == [])
    #expect(!app.program.account.places.contains { $0.reason.contains("nothing in the analyzed files calls register") })
  }

  @Test("shows each of them where it is a framework's, or another object's that hands them on")
  func frameworks() {
    let app = Fixture(
      """
      final class First: UIViewController {}
      final class Second: UIViewController {}
      final class Home: UIViewController {
        let router = Router()
        override func viewDidLoad() {
          [First()].forEach(addChild)
          [Second()].forEach(router.open)
        }
      }
      final class Router {
        let stack = UINavigationController()
        func open(page: UIViewController) { push(page) }
        private func push(_ page: UIViewController) { stack.pushViewController(page, animated: true) }
      }
      """)
    #expect(app.differences(from: "Home child First @6\nHome push Second via Router @7") == [])
  }

  @Test("is not called where it takes something else, and makes what an initializer makes")
  func others() {
    let app = Fixture(
      """
      final class First: UIViewController {}
      final class Home: UIViewController {
        override func viewDidLoad() {
          [First()].forEach(show(_:sender:))
          [1].forEach(Row.init)
        }
        private func show(page: UIViewController, count: Int) { addChild(page) }
      }
      struct Row { init(count: Int) {} }
      """)
    #expect(app.found("Home child First") == [])
  }
}
