import TestSupport
import Testing

@Suite("A class of a container")
struct HostingSubclassTests {
  @Test("holds what it is given; who makes it does not")
  func madeByAFactory() {
    let app = Fixture(
      """
      class StyledStack: UINavigationController {
        init(rootViewController: UIViewController, isDark: Bool = false) {
          super.init(rootViewController: rootViewController)
        }
      }
      enum Wrap {
        static func stack(_ screen: UIViewController) -> StyledStack { StyledStack(rootViewController: screen) }
      }
      class List: UIViewController {
        func filter() { present(Wrap.stack(Filter()), animated: true) }
      }
      class Filter: UIViewController {}
      """)
    #expect(
      app.missing(
        """
        List present StyledStack(Filter)
        StyledStack(Filter) root Filter
        """) == [])
    #expect(app.found("List root Filter") == [])
  }

  @Test("is the source of what its own initializers give")
  func givenByItsInitializers() {
    let app = Fixture(
      """
      class Themed<Content: View>: UIHostingController<Content> {
        override init(rootView: Content) { super.init(rootView: rootView) }
      }
      class History: Themed<HistoryView> {
        convenience init() { self.init(rootView: HistoryView()) }
      }
      class Edit: Themed<EditView> {
        init(name: String) { super.init(rootView: .init(name: name)) }
      }
      class Late: UIHostingController<AnyView> {
        init() {
          super.init(rootView: AnyView(EmptyView()))
          self.rootView = AnyView(HistoryView())
        }
      }
      struct HistoryView: View { var body: some View { Text("") } }
      struct EditView: View { let name: String; var body: some View { Text(name) } }
      """)
    #expect(
      app.missing(
        """
        History root HistoryView
        Edit root EditView
        Late root HistoryView
        """) == [])
    #expect(app.found("Late root EmptyView") == [])
  }

  @Test(
    "of a library shows each view that a builder gives for its content",
    arguments: ["ClosableHostingController(content: page())", "KitHostingController(rootView: page())"])
  func library(_ host: String) {
    let app = Fixture(
      """
      import Kit
      class Board: UIViewController {
        var isSimple = false
        @ViewBuilder func page() -> some View { if isSimple { Plain() } else { Full().tint(.red) } }
        func open() {
          let host = \(host)
          present(UINavigationController(rootViewController: host), animated: true)
        }
      }
      struct Plain: View { var body: some View { Text("") } }
      struct Full: View { var body: some View { Text("") } }
      """)
    let expected = """
      Board present UINavigationController
      UINavigationController root Plain
      UINavigationController root Full
      """
    #expect(app.missing(expected) == [])
    #expect(app.nodes(.screen).filter { $0.hasSuffix("HostingController") } == [])
  }

  @Test("that hosts any view is no place but that of the view that its convenience initializer gives it")
  func convenienceInitializer() {
    let app = Fixture(
      """
      class Host<Content: View>: UIHostingController<Content> {
        convenience init(content: Content) { self.init(rootView: content) }
      }
      class Board: UIViewController {
        var isSimple = false
        @ViewBuilder func page() -> some View { if isSimple { Plain() } else { Full() } }
        func open() { present(Host(content: page()), animated: true) }
      }
      struct Plain: View { var body: some View { Text("") } }
      struct Full: View { var body: some View { Text("") } }
      """)
    let expected = """
      Board present Plain
      Board present Full
      """
    #expect(app.differences(from: expected) == [])
    #expect(app.nodes(.screen) == ["Board", "Full", "Plain"])
  }

  @Test("that hosts any view stays a place where it leads on by itself")
  func leadingShell() {
    let app = Fixture(
      """
      class Host<Content: View>: UIHostingController<Content> {
        @objc func help() { present(HelpViewController(), animated: true) }
      }
      class HelpViewController: UIViewController {}
      class Board: UIViewController {
        func open() { present(Host(rootView: Plain()), animated: true) }
      }
      struct Plain: View { var body: some View { Text("") } }
      """)
    let expected = """
      Board present Host(Plain)
      Host(Plain) root Plain
      Host present HelpViewController
      """
    #expect(app.differences(from: expected) == [])
  }

  @Test("that can host any view stands for what it is made with, by whatever label, and what is cast to it")
  func genericShell() {
    let app = Fixture(
      """
      protocol Page: View { init(model: Model) }
      class Shell<Content: Page>: UIHostingController<Content> {
        let model: Model
        init(model: Model, page: Content) { self.model = model; super.init(rootView: page) }
      }
      class Presenter {
        let model = Model()
        func make<Content: Page>(_ type: Content.Type) -> UIViewController {
          let shell = Shell(model: model, page: Content.init(model: model))
          return shell
        }
      }
      extension View {
        func hosted() -> UIViewController { Shell(model: Model(), page: self) }
      }
      class Coordinator {
        let stack = UINavigationController()
        let presenter = Presenter()
        func earn() { stack.pushViewController(presenter.make(EarnView.self), animated: true) }
        func settings() { stack.pushViewController(presenter.make(SettingsView.self), animated: true) }
        func home() {
          let home = HomeView().hosted() as! Shell<HomeView>
          stack.setViewControllers([home], animated: false)
        }
      }
      struct EarnView: Page { var body: some View { Text("Earn") } }
      struct SettingsView: Page { var body: some View { Text("Settings") } }
      struct HomeView: Page { var body: some View { Text("Home") } }
      """)
    let missing = app.missing(
      """
      Coordinator push EarnView
      Coordinator push SettingsView
      Coordinator root HomeView
      """)
    #expect(missing == [])
  }

  @Test("have one root, which their type says where their initializer leaves it to the context")
  func implicitRoot() {
    let app = Fixture(
      """
      struct Themed: ViewModifier { func body(content: Content) -> some View { content } }
      class Themable<C: View>: UIHostingController<C> {
        init(rootView: C, theme: Int) { super.init(rootView: rootView) }
      }
      class Settings: Themable<SettingsView> {
        init(model: Int) { super.init(rootView: .init(model: model), theme: 1) }
      }
      struct SettingsView: View {
        let model: Int
        var body: some View { Text("") }
      }
      class Home: UIViewController { func open() { present(Settings(model: 1), animated: true) } }
      """)
    #expect(app.edges(.root) == ["Settings root SettingsView"])
  }

  @Test(
    "can be made by what the program adds to all views",
    arguments: [
      ("UIHostingController<some View>", "UIHostingController(rootView: environmentObject(theme))"),
      ("UIViewController", "UIHostingController(rootView: self)"),
    ])
  func addedToViews(type: String, body: String) {
    let app = Fixture(
      """
      extension View { func hosted() -> \(type) { \(body) } }
      struct Settings: View { var body: some View { Text("") } }
      struct Offer: View { var body: some View { Text("") } }
      class Factory {
        func makeSettings() -> UIViewController { Settings().hosted() }
        func makeOffer() -> UIViewController {
          let offer: UIViewController = Offer().hosted()
          return offer
        }
      }
      class Home: UIViewController {
        let factory = Factory()
        func open() { show(factory.makeSettings(), sender: nil) }
        func offer() { present(factory.makeOffer(), animated: true) }
      }
      """)
    #expect(app.differences(from: "Home show Settings [inferred]\nHome present Offer [inferred]") == [])
  }

  /// A hosting class that makes its view by itself, and two views.
  private static let makers = """
    protocol Page: View { associatedtype Model; init(model: Model) }
    class Host<Content: Page>: UIHostingController<Content> {
      init(model: Content.Model) { super.init(rootView: Content(model: model)) }
    }
    struct Editor: Page { let model: Int; var body: some View { Text("editor") } }
    struct Viewer: Page { let model: Int; var body: some View { Text("viewer") } }
    """

  @Test(
    "shows the view that it makes of the type with which the call or an alias specializes it",
    arguments: [
      ("Host<Editor>(model: 1)", "Host<Viewer>(model: 1)", ""),
      (
        "EditorController(model: 1)", "ViewerController(model: 1)",
        "typealias EditorController = Host<Editor>; typealias ViewerController = Host<Viewer>"
      ),
      (
        "Editor.Controller(model: 1)", "Viewer.Controller(model: 1)",
        """
        extension Editor { typealias Controller = Host<Editor> }
        extension Viewer { typealias Controller = Host<Viewer> }
        """
      ),
      (
        "makeEditor()", "makeViewer()",
        """
        typealias EditorController = Host<Editor>
        func makeEditor() -> UIViewController { let made = EditorController(model: 1); made.title = "a"; return made }
        func makeViewer() -> UIViewController { makeAny(Host<Viewer>(model: 2)) }
        func makeAny(_ controller: UIViewController) -> UIViewController { controller }
        """
      ),
    ])
  func specialized(_ editor: String, _ viewer: String, _ rest: String) {
    let app = Fixture(
      """
      \(Self.makers)
      \(rest)
      class Home: UIViewController {
        func edit() { present(\(editor), animated: true) }
        func view() {
          let controller = \(viewer)
          navigationController?.pushViewController(controller, animated: true)
        }
      }
      """)
    let own = app.edges.filter { $0.source == "Home" }
    #expect(own.map(\.ends) == ["Home present Editor", "Home push Viewer"])
    #expect(own.allSatisfy { $0.confidence < .possible })
  }

  @Test(
    "shows possibly each of the views where nothing says with which type it is specialized",
    arguments: [
      ("make(Editor.self)", "func make<Shown: Page>(_ type: Shown.Type) -> Host<Shown> { Host(model: 1) }"),
      ("EditorController(model: 1)", "class EditorController: UIViewController { init(model: Int) {} }"),
    ])
  func unspecialized(_ made: String, _ rest: String) {
    let app = Fixture(
      """
      \(Self.makers)
      \(rest)
      typealias ViewerController = Host<Viewer>
      enum Others { typealias EditorController = Host<Editor> }
      class Home: UIViewController { func edit() { present(\(made), animated: true) } }
      """)
    #expect(!app.edges.contains { $0.source == "Home" && $0.destination == "Editor" && $0.confidence != .possible })
  }

  @Test(
    "shows what it is given as the class does whose initializers it inherits, also through a class between",
    arguments: [
      ("class Search: UISearchController {}", true),
      ("class Tinted: UISearchController { var tint = 1 }\nclass Search: Tinted {}", true),
      ("class Search: UISearchController { convenience init() { self.init(nibName: nil, bundle: nil) } }", false),
      ("class Search: UIViewController { init(searchResultsController: UIViewController?) { super.init() } }", false),
      ("struct Search { let searchResultsController: UIViewController? }", false),
    ])
  func inheritedInitializers(declaration: String, isShown: Bool) {
    let app = Fixture(
      """
      \(declaration)
      class List: UIViewController {
        lazy var search: Search = {
          let results = Results()
          return Search(searchResultsController: results)
        }()
        override func viewDidLoad() { title = "\\(search)" }
      }
      class Results: UIViewController {}
      class Empty: UIViewController {
        let search = Search(searchResultsController: nil)
      }
      """)
    #expect((app.found("List child Results") != []) == isShown)
    #expect(app.reasons(of: "Search").allSatisfy { $0 != "own: it shows no screen" })
  }
}
