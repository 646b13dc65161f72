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

@Suite("A method of another object that is handed on as a value")
struct HandedMethodTests {
  private static func app(_ row: String, _ method: String = "func onFee() { sheet = .fee }") -> Fixture {
    Fixture(
      """
      enum Page: Identifiable { case fee, swap; var id: Self { self } }
      @Observable final class Model {
        var sheet: Page?
        \(method)
        func onSwap() { sheet = .swap }
      }
      struct Around: View {
        @Bindable var model: Model
        var body: some View {
          Inner(model: model).sheet(item: $model.sheet) {
            switch $0 {
            case .fee: FeeSheet()
            case .swap: SwapSheet()
            }
          }
        }
      }
      struct Inner: View {
        let model: Model
        var body: some View { \(row) }
      }
      struct Row: View {
        let title: String
        let action: () -> Void
        var body: some View { Button(title, action: action) }
      }
      struct Card: View {
        let action: () -> Void
        var body: some View { Row(title: "a", action: action) }
      }
      struct FeeSheet: View { var body: some View { Text("…") } }
      struct SwapSheet: View { var body: some View { Text("…") } }
      """)
  }

  @Test(
    "is asked for by who hands it on, however many views take it",
    arguments: [
      "Button(\"a\", action: model.onFee)", "Button(action: self.model.onFee) { Text(\"a\") }",
      "Row(title: \"a\", action: model.onFee)", "Card(action: self.model.onFee)",
      "VStack { Text(\"a\").onTapGesture(perform: model.onFee) }",
    ])
  func asked(row: String) {
    let app = Self.app(row)
    #expect(app.missing("Inner sheet FeeSheet via Model") == [])
    #expect(app.found("Inner sheet SwapSheet via Model") == [])
  }

  @Test("is asked for as what a closure calls is")
  func coordinator() {
    let app = Fixture(
      """
      final class Flow {
        let stack = UINavigationController()
        func openHelp() { push(Help()) }
        func openTerms() { push(Terms()) }
        private func push(_ page: UIViewController) { stack.pushViewController(page, animated: true) }
      }
      final class Home: UIViewController {
        let flow = Flow()
        func fill() { add(title: "a", then: flow.openHelp) }
        private func add(title: String, then act: @escaping () -> Void) { actions.append(act) }
        private var actions: [() -> Void] = []
      }
      final class Help: UIViewController {}
      final class Terms: UIViewController {}
      """)
    #expect(app.missing("Home push Help via Flow") == [])
    #expect(app.found("Home push Terms via Flow") == [])
  }

  @Test("is asked for whichever of several methods of its name it is")
  func namesakes() {
    let app = Fixture(
      """
      final class Flow {
        let stack = UINavigationController()
        func open() { push(Help()) }
        private func push(_ page: UIViewController) { stack.pushViewController(page, animated: true) }
      }
      final class Tour {
        let stack = UINavigationController()
        func open() { push(Terms()) }
        private func push(_ page: UIViewController) { stack.pushViewController(page, animated: true) }
      }
      final class Home: UIViewController {
        let flow = Flow()
        func fill() { add(title: "a", then: flow.open) }
        private func add(title: String, then act: @escaping () -> Void) { actions.append(act) }
        private var actions: [() -> Void] = []
      }
      final class Away: UIViewController {
        let tour = Tour()
        func fill() { add(title: "a", then: tour.open) }
        private func add(title: String, then act: @escaping () -> Void) { actions.append(act) }
        private var actions: [() -> Void] = []
      }
      final class Help: UIViewController {}
      final class Terms: UIViewController {}
      """)
    #expect(app.missing("Home push Help via Flow") == [])
    #expect(app.missing("Away push Terms via Tour") == [])
    #expect(app.found("Home push Terms via Tour") == [])
    #expect(app.found("Away push Help via Flow") == [])
  }

  @Test(
    "is none where a property has the name, where it takes something, or where another type has it",
    arguments: [
      ("Row(title: model.onFee, action: {})", "var onFee = \"a\"\n  func show() { sheet = .fee }"),
      ("Row(title: \"a\", action: other.onFee)", "func onFee() { sheet = .fee }"),
      ("Text(model.onFee)", "func onFee(_ count: Int) { sheet = .fee }"),
    ])
  func others(row: String, method: String) {
    #expect(Self.app(row, method).found("Inner sheet FeeSheet via Model") == [])
  }
}
