import TestSupport
import Testing

@Suite("Properties")
struct PropertiesTests {
  @Test(
    "hold their initial value",
    arguments: [
      "let detail = Detail()",
      "private lazy var detail = Detail()",
      "var detail: UIViewController { Detail() }",
      "var detail: UIViewController { get { return Detail() } }",
      "lazy var detail: UIViewController = { let made = Detail(); made.title = title; return made }()",
      "static let detail = Detail()",
    ])
  func initialValue(_ declaration: String) {
    let app = Fixture(
      """
      class List: UIViewController {
        \(declaration)
        func open() { present(\(declaration.hasPrefix("static") ? "Self." : "")detail, animated: true) }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "List present Detail [inferred]") == [])
  }

  @Test("hold what the initializer's callers pass")
  func assignedInInitializer() {
    let app = Fixture(
      """
      class List: UIViewController {
        private let next: UIViewController
        init(next: UIViewController) {
          self.next = next
          super.init(nibName: nil, bundle: nil)
        }
        func open() { present(next, animated: true) }
      }
      class Detail: UIViewController {}
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func start() { window?.rootViewController = List(next: Detail()) }
      }
      """)
    #expect(
      app.differences(
        from: """
          AppDelegate root List [certain]
          List present Detail [inferred] @7
          """) == [])
  }

  @Test("of a struct hold what its memberwise initializer gets")
  func memberwise() {
    let app = Fixture(
      """
      struct Dependencies { let settings: UIViewController }
      class List: UIViewController {
        let dependencies = Dependencies(settings: Settings())
        func open() { present(dependencies.settings, animated: true) }
      }
      class Settings: UIViewController {}
      """)
    #expect(app.differences(from: "List present Settings [inferred]") == [])
  }

  @Test("hold what code assigns to them later")
  func assignedLater() {
    let app = Fixture(
      """
      class List: UIViewController {
        private var next: UIViewController?
        override func viewDidLoad() { next = Detail() }
        func open() {
          guard let next else { return }
          present(next, animated: true)
        }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "List present Detail [inferred]") == [])
  }

  @Test("of a superclass are those of the subclass")
  func inherited() {
    let app = Fixture(
      """
      class Base: UIViewController {
        let help = Help()
      }
      class List: Base {
        func open() { present(help, animated: true) }
      }
      class Help: UIViewController {}
      """)
    #expect(app.differences(from: "List present Help [inferred]") == [])
  }

  @Test("that are set from outside are followed to where that is")
  func setFromOutside() {
    let app = Fixture(
      """
      class List: UIViewController {
        var next: UIViewController!
        func open() { present(next, animated: true) }
      }
      class Assembly {
        func assemble() -> List {
          let list = List()
          list.next = Detail()
          return list
        }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "List present Detail [inferred]") == [])
  }
}
