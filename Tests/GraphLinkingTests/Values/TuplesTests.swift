import TestSupport
import Testing

@Suite("Tuples")
struct TuplesTests {
  @Test(
    "from factories are taken apart by pattern, by label and by index",
    arguments: [
      "let (detail, _) = make()",
      "let made = make(); let detail = made.screen",
      "let made = make(); let detail = made.0",
      "let detail = make().screen",
      "let (detail, model): (UIViewController, Model) = make()",
      "let detail: UIViewController; let model: Model; (detail, model) = make()",
      "var detail: UIViewController?; (detail, _) = make()",
      "let detail: UIViewController; if isNew { (detail, model) = make() } else { (detail, model) = make() }",
    ])
  func parts(_ line: String) {
    let app = Fixture(
      """
      class List: UIViewController {
        func make() -> (screen: UIViewController, model: Model) {
          let model = Model()
          return (Detail(model), model)
        }
        let isNew = true
        var model: Model?
        func open() {
          \(line)
          present(detail, animated: true)
        }
      }
      class Model {}
      class Detail: UIViewController { init(_ model: Model) { super.init(nibName: nil, bundle: nil) } }
      """)
    #expect(app.differences(from: "List present Detail [inferred]") == [])
  }

  @Test("give the properties of objects their parts")
  func assignedParts() {
    let app = Fixture(
      """
      class List: UIViewController {
        var first: UIViewController!
        var second: UIViewController!
        override func viewDidLoad() {
          super.viewDidLoad()
          (first, self.second) = (Detail(), Help())
        }
        @objc func openFirst() { present(first, animated: true) }
        @objc func openSecond() { show(second, sender: self) }
      }
      class Detail: UIViewController {}
      class Help: UIViewController {}
      """)
    #expect(app.edges(.present, .show) == ["List present Detail", "List show Help"])
  }

  @Test("of a protocol's factory start the coordinator and show its screen")
  func coordinatorAndScreen() {
    let app = Fixture(
      """
      protocol Coordinator { func start() }
      protocol Factory { func makeLogin() -> (coordinator: Coordinator, screen: UIViewController) }
      class AppFactory: Factory {
        func makeLogin() -> (coordinator: Coordinator, screen: UIViewController) { (LoginCoordinator(), Login()) }
      }
      class LoginCoordinator: Coordinator { func start() {} }
      class Login: UIViewController {}
      class AppCoordinator: Coordinator {
        let factory: Factory
        let navigation: UINavigationController
        init(factory: Factory, navigation: UINavigationController) {
          self.factory = factory
          self.navigation = navigation
        }
        func start() {
          let (coordinator, login) = factory.makeLogin()
          navigation.setViewControllers([login], animated: false)
          coordinator.start()
        }
      }
      """)
    #expect(
      app.differences(
        from: """
          AppCoordinator root Login [inferred]
          AppCoordinator start LoginCoordinator [inferred]
          """) == [])
  }

  @Test("have all values that their elements can have")
  func manyValues() {
    let app = Fixture(
      """
      enum Link: CaseIterable {
        case person, settings, outside
        static let all: [Link] = [.person, .settings]
        static func match(_ path: String) -> (link: Link, data: String?) {
          for link in all where path.isEmpty { return (link, path) }
          return (self.outside, nil)
        }
      }
      class Hub: UIViewController {
        func open(_ path: String) {
          let (link, data) = Link.match(path)
          go(to: link, data)
        }
        func go(to link: Link, _ data: String?) {
          switch link {
          case .person: push(Person())
          case .settings: push(Settings())
          case .outside: push(Browser())
          }
        }
        private func push(_ screen: UIViewController) {
          navigationController?.pushViewController(screen, animated: true)
        }
      }
      class Menu: UIViewController {
        let hub = Hub()
        func tap(_ path: String) { hub.open(path) }
      }
      class Person: UIViewController {}
      class Settings: UIViewController {}
      class Browser: UIViewController {}
      """)
    #expect(
      app.edges(.push).filter { $0.hasPrefix("Menu") } == [
        "Menu push Browser", "Menu push Person", "Menu push Settings",
      ])
  }

  @Test(
    "have the labels of the result that they are given back as, under a name of its own as well",
    arguments: [
      ("(view: DetailInput, input: ModuleInput)?", ""),
      ("DetailModule?", "typealias DetailModule = (view: DetailInput, input: ModuleInput)"),
      ("DetailModule", "typealias DetailModule = Parts\ntypealias Parts = (view: DetailInput, input: ModuleInput)"),
      ("Module", ""),
    ])
  func labelsOfResults(result: String, alias: String) {
    let app = Fixture(
      """
      \(alias)
      protocol Backed { var controller: UIViewController { get } }
      extension Backed where Self: UIViewController { var controller: UIViewController { self } }
      protocol DetailInput: Backed {}
      protocol ModuleInput: AnyObject {}
      class DetailPresenter: ModuleInput {}
      class Detail: UIViewController, DetailInput {}
      class OtherDetail: UIViewController, DetailInput {}
      class DetailAssembly {
        typealias Module = (view: DetailInput, input: ModuleInput)
        static func make() -> \(result) {
          let presenter = DetailPresenter()
          let view = Detail()
          return (view, presenter)
        }
      }
      class Menu: UIViewController {
        func open() {
          guard let controller = DetailAssembly.make()?.view.controller else { return }
          navigationController?.pushViewController(controller, animated: true)
        }
        func ask() {
          guard let module = DetailAssembly.make() else { return }
          present(module.view.controller, animated: true)
        }
      }
      """)
    #expect(app.differences(from: "Menu push Detail [inferred]\nMenu present Detail [inferred]") == [])
  }

  @Test(
    "of an enumerated array are its elements with their numbers",
    arguments: [
      "for (index, screen) in screens.enumerated() { add(screen, index) }",
      "screens.enumerated().map { $1 }.forEach { add($0, 0) }",
      "screens.enumerated().map { index, screen in screen }.forEach { add($0, 0) }",
      "screens.enumerated().map { $0.element }.forEach { add($0, 0) }",
    ])
  func enumerated(_ line: String) {
    let app = Fixture(
      """
      class Tabs: UIViewController {
        let screens = [First(), Second()]
        func fill() { \(line) }
        func add(_ screen: UIViewController, _ index: Int) { addChild(screen) }
      }
      class First: UIViewController {}
      class Second: UIViewController {}
      """)
    #expect(app.differences(from: "Tabs child First [inferred]\nTabs child Second [inferred]") == [])
  }

  @Test("of an array have the labels of the property that keeps it")
  func labelsOfProperty() {
    let app = Fixture(
      """
      class Pages: UIViewController {
        let tabs: [(name: String, make: () -> UIViewController)]
        init(tabs: [(String, () -> UIViewController)]) {
          self.tabs = tabs
          super.init(nibName: nil, bundle: nil)
        }
        func open(_ index: Int) {
          let tab = tabs[index]
          addChild(tab.make())
        }
      }
      class Library: Pages {
        init() { super.init(tabs: [("Books", { Books() }), ("Films", { Films() })]) }
      }
      class Books: UIViewController {}
      class Films: UIViewController {}
      """)
    #expect(app.differences(from: "Pages child Books [inferred]\nPages child Films [inferred]") == [])
  }

  @Test(
    "are taken apart by a closure that gets nothing else",
    arguments: [
      (
        "((UIViewController, String)) -> Void", "body((Detail(), \"a\"))",
        "screen, name in present(screen, animated: true)"
      ),
      (
        "((UIViewController, String), Int) -> Void", "body((Detail(), \"a\"), 0)",
        "pair, index in present(pair.0, animated: true)"
      ),
    ])
  func closure(type: String, call: String, closure: String) {
    let app = Fixture(
      """
      class List: UIViewController {
        func each(_ body: \(type)) { \(call) }
        func open() { each { \(closure) } }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "List present Detail [inferred]") == [])
  }

  @Test("have the labels of an alias where an array keeps what a closure pairs")
  func aliased() {
    let app = Fixture(
      """
      struct Entry { let content: AnyView; init(_ content: some View) { self.content = AnyView(content) } }
      class Entries: ObservableObject {
        typealias Numbered = (entry: Entry, number: Int)
        let all: [Numbered]
        init(_ entries: [Entry]) { all = entries.map { ($0, 1) } }
      }
      struct Home: View {
        @StateObject var entries = Entries([Entry(Books()), Entry(Films())])
        var body: some View { TabView { ForEach(entries.all, id: \\.number) { numbered in numbered.entry.content } } }
      }
      struct Books: View { var body: some View { Text("a") } }
      struct Films: View { var body: some View { Text("a") } }
      """)
    #expect(app.edges(.tab) == ["Home tab Books", "Home tab Films"])
  }
}
