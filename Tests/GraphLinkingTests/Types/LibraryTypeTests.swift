import TestSupport
import Testing

@Suite("Types of libraries")
struct LibraryTypeTests {
  @Test(
    "make screens of what inherits from them, as far as their names say",
    arguments: [
      "FormViewController", "DZNWebViewController", "ASViewController<ASDisplayNode>", "TabmanViewController",
      "MessagesViewController",
    ])
  func superclasses(_ superclass: String) {
    let app = Fixture(
      """
      class Form: \(superclass) { func open() { present(Detail(), animated: true) } }
      class Detail: \(superclass) {}
      """)
    #expect(app.differences(from: "Form present Detail") == [])
    #expect(app.nodes(.screen).count == 2)
  }

  @Test(
    "make screens of what overrides that which only view controllers have",
    arguments: [
      ("UIKit", "override func viewDidLoad() { super.viewDidLoad() }"),
      ("UIKit", "override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }"),
      ("AppKit", "override func viewDidLoad() { super.viewDidLoad() }"),
    ])
  func overrides(_ framework: String, _ member: String) {
    let app = Fixture(
      """
      import \(framework)
      class SideMenu: DrawerKitBase {
        \(member)
      }
      class List: UIViewController { func open() { present(SideMenu(), animated: true) } }
      """)
    #expect(app.differences(from: "List present SideMenu [certain]") == [])
    #expect(app.graph.nodes.first { $0.name == "SideMenu" }?.framework == (framework == "UIKit" ? .uikit : .appkit))
  }

  @Test("are destinations themselves")
  func destinations() {
    let app = Fixture(
      """
      class List: UIViewController {
        func open() { navigationController?.pushViewController(SwiftWebViewController(url: url), animated: true) }
      }
      """)
    #expect(app.differences(from: "List push SwiftWebViewController") == [])
  }

  @Test("that inherit by way of the app's own classes")
  func chain() {
    let app = Fixture(
      """
      //- Base.swift
      class BaseViewController: UIViewController {}
      typealias Base = BaseViewController
      //- App.swift
      class TableViewController<Model>: Base {}
      class List: TableViewController<Int> { func open() { show(Detail(), sender: nil) } }
      class Detail: Base {}
      """)
    #expect(app.differences(from: "List show Detail") == [])
    #expect(app.nodes(.screen) == ["Detail", "List"])
  }

  @Test("that is a protocol says nothing where a class further up says that it is a controller")
  func nearerProtocols() {
    let app = Fixture(
      """
      import RIBs
      protocol BankControllable: ViewControllable {}
      extension Details: BankControllable {}
      class Base: UIViewController {}
      class Middle: Base {}
      final class Details: Middle {}
      final class Linker { func go(_ stack: UINavigationController) { stack.viewControllers = [Details()] } }
      """)
    #expect(app.differences(from: "Linker root Details") == [])
  }

  @Test(
    "is a screen where code presents one or makes it the root of a window",
    arguments: ["window.rootViewController = Snackbar(Home())", "host.present(Snackbar(Home()), animated: true)"])
  func shownClasses(_ line: String) {
    let app = Fixture(
      """
      import Material
      class Snackbar: SnackController {}
      class Home: UIViewController {}
      class Flow {
        let window: UIWindow
        let host: UIViewController
        func start() { \(line) }
      }
      """)
    #expect(app.reasons == [])
    #expect(app.nodes(.screen).contains("Snackbar"))
  }

  @Test(
    "are made by the name of the module or of a type of the library's",
    arguments: ["Papers.Sheet", "Sheet"])
  func qualified(_ name: String) {
    let app = Fixture(
      """
      import Papers
      extension Papers.Size { static let small = Self("small") }
      class Home: UIViewController {
        func open() { present(UIHostingController(rootView: \(name)(size: .small) { Page() }), animated: true) }
      }
      struct Page: View { var body: some View { Text("…") } }
      """)
    #expect(app.missing("Home present Page") == [])
  }

  @Test(
    "are not made by the name of a value, nor by that of a module that the file does not import",
    arguments: [("import Other", "Papers"), ("import Papers", "papers"), ("import Papers\nstruct Papers {}", "Papers")])
  func unqualified(_ declarations: String, _ name: String) {
    let app = Fixture(
      """
      \(declarations)
      class Home: UIViewController {
        let papers: Source
        func open() { present(\(name).Sheet { Page() }, animated: true) }
      }
      class Page: UIViewController {}
      """)
    #expect(app.edges.map(\.ends).filter { $0.hasSuffix("Page") } == [])
  }

  @Test("that are called View are none of SwiftUI where a class conforms to them")
  func viewsOfClasses() {
    let app = Fixture(
      """
      class BaseController: UIViewController {}
      final class Detail: BaseController, View {}
      final class Row: UITableViewCell, View {
        struct Dependency { let makeDetail: () -> Detail }
        var dependency: Dependency?
        func tap() {
          guard let dependency else { return }
          let detail = dependency.makeDetail()
          window?.rootViewController?.show(detail, sender: self)
        }
      }
      class List: UIViewController {
        func fill(_ row: Row) { row.dependency = Row.Dependency(makeDetail: { Detail() }) }
      }
      struct Page: View { var body: some View { NavigationLink("…") { Help() } } }
      struct Help: View { var body: some View { Text("…") } }
      """)
    #expect(app.edges(.show, .push) == ["Page push Help", "Row show Detail"])
    let screens = app.graph.nodes.filter { $0.kind == .screen }
    #expect(!screens.contains { $0.name == "Row" })
    #expect(screens.first { $0.name == "Detail" }?.framework == .uikit)
  }
}
