import TestSupport
import Testing

@Suite("A function that shows its own parameter")
struct WrapperTests {
  @Test("is a transition of whoever calls it")
  func wrapper() {
    let app = Fixture(
      """
      class Router {
        let navigation = UINavigationController()
        func open(_ screen: UIViewController) { navigation.pushViewController(screen, animated: true) }
      }
      class List: UIViewController {
        let router = Router()
        func showDetail() { router.open(Detail()) }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "List push Detail [inferred] via Router @7") == [])
  }

  @Test("needs no name that anybody knows, and may be an extension of a framework class")
  func frameworkExtension() {
    let app = Fixture(
      """
      extension UIViewController {
        func bringUp(_ screen: UIViewController, wrapped: Bool = false) {
          present(wrapped ? UINavigationController(rootViewController: screen) : screen, animated: true)
        }
      }
      class List: UIViewController { func showDetail() { bringUp(Detail()) } }
      class Detail: UIViewController {}
      """)
    #expect(app.missing("List present Detail via UIViewController @6") == [])
    #expect(app.found("List present ?") == [])
  }

  @Test("may be wrapped by another, and by a third")
  func wrappersOfWrappers() {
    let app = Fixture(
      """
      class Navigator {
        let navigation = UINavigationController()
        func push(_ screen: UIViewController) { navigation.pushViewController(screen, animated: true) }
      }
      class Router {
        let navigator = Navigator()
        func open(_ screen: UIViewController) { navigator.push(screen) }
      }
      class Flow {
        let router = Router()
        func go(to screen: UIViewController) { router.open(screen) }
      }
      class List: UIViewController {
        let flow = Flow()
        func showDetail() { flow.go(to: Detail()) }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "List push Detail [inferred] via Flow, Router, Navigator @15") == [])
  }

  @Test("gets a new destination from each caller")
  func severalCallers() {
    let app = Fixture(
      """
      func show(_ screen: UIViewController, from source: UIViewController) { source.present(screen, animated: true) }
      class List: UIViewController { func open() { show(Detail(), from: self) } }
      class Home: UIViewController { func open() { show(Settings(), from: self) } }
      class Detail: UIViewController {}
      class Settings: UIViewController {}
      """)
    #expect(app.differences(from: "Home present Settings\nList present Detail") == [])
  }

  @Test("may take a storyboard's name and an identifier instead of a screen")
  func storyboardNames() {
    let app = Fixture(
      """
      //- Shop.storyboard
      \(Storyboard(.screen("Cart", identifier: "cart")))
      //- App.swift
      extension UIViewController {
        func show(storyboard: String, identifier: String) {
          let board = UIStoryboard(name: storyboard, bundle: nil)
          show(board.instantiateViewController(withIdentifier: identifier), sender: self)
        }
      }
      class List: UIViewController { func openCart() { show(storyboard: "Shop", identifier: "cart") } }
      class Cart: UIViewController {}
      """)
    #expect(app.missing("List show Cart [inferred] via UIViewController @7") == [])
  }

  @Test("of views may be called on a group of them")
  func group() {
    let app = Fixture(
      """
      extension View {
        func asking(_ isShown: Binding<Bool>) -> some View { sheet(isPresented: isShown) { Question() } }
      }
      struct Search: View {
        @State var isAsked = false
        var body: some View {
          Group { if isAsked { Text("a") } else { Text("b") } }.padding().asking($isAsked)
        }
      }
      struct Question: View { var body: some View { Text("?") } }
      """)
    #expect(app.missing("Search sheet Question") == [])
  }

  @Test("of views may be called on a view of a library")
  func libraryView() {
    let app = Fixture(
      """
      struct Search: View {
        @State var isAsked = false
        var body: some View { Tracking { Text("a") }.questions($isAsked) }
      }
      extension View {
        func questions(_ isShown: Binding<Bool>) -> some View { question(isShown) }
        func question(_ isShown: Binding<Bool>) -> some View { sheet(isPresented: isShown) { Question() } }
      }
      struct Question: View { var body: some View { Text("?") } }
      """)
    #expect(app.edges.map(\.ends) == ["Search sheet Question"])
  }

  @Test("of views show for the view that they are added to, also what their buttons ask for")
  func buttonsInModifiers() {
    let app = Fixture(
      """
      class Asking: ObservableObject {
        @Published var isShown = false
        func show() { isShown = true }
      }
      struct Search: View {
        @StateObject var asking = Asking()
        var body: some View {
          Text("a").buttons(asking).sheet(isPresented: $asking.isShown) { Question() }
        }
      }
      extension View {
        func buttons(_ asking: Asking) -> some View { toolbar { Button("?") { asking.show() } } }
      }
      struct Question: View { var body: some View { Text("?") } }
      """)
    #expect(app.edges.map(\.ends) == ["Search sheet Question"])
  }

  @Test("that chooses between others shows for each who chooses so", arguments: ["", "outer"])
  func manyBranches(outer: String) {
    let names = ["A", "B", "C", "D", "E", "F"]
    let app = Fixture(
      """
      enum Mode { case \(names.map { "m\($0)" }.joined(separator: ", ")) }
      class Router {
        let host = UIViewController()
        func base(_ s: UIViewController) { host.present(s, animated: true) }
        \(names.map { "func show\($0)(_ s: UIViewController) { base(s) }" }.joined(separator: "\n"))
        func route(_ s: UIViewController, mode: Mode) {
          switch mode {
          \(names.map { "case .m\($0): show\($0)(s)" }.joined(separator: "\n"))
          }
        }
        func outerroute(_ s: UIViewController, mode: Mode) { route(s, mode: mode) }
      }
      class Home: UIViewController {
        let router = Router()
        \(names.map { "func go\($0)() { router.\(outer)route(\($0)(), mode: .m\($0)) }" }.joined(separator: "\n"))
      }
      \(names.map { "class \($0): UIViewController {}" }.joined(separator: "\n"))
      """)
    #expect(app.edges.map(\.destination).sorted() == names)
  }

  @Test("of views is no method of an object of a library that has its name")
  func libraryObject() {
    let app = Fixture(
      """
      extension View {
        func logScreenView(_ name: String) -> some View { sheet(isPresented: .constant(true)) { Question() } }
      }
      extension AnalyticsTracker { func start() {} }
      class Home: UIViewController {
        let tracker: AnalyticsTracker
        func log() { tracker.logScreenView("home") }
      }
      struct Search: View { var body: some View { Tracking { Text("a") }.logScreenView("search") } }
      struct Question: View { var body: some View { Text("?") } }
      """)
    #expect(app.edges.map(\.ends) == ["Search sheet Question"])
  }

  @Test("that nothing calls is told with the reason")
  func uncalled() {
    let app = Fixture(
      """
      class Router {
        let navigation = UINavigationController()
        func open(_ screen: UIViewController) { navigation.pushViewController(screen, animated: true) }
      }
      """)
    #expect(app.differences(from: "Router push ?") == [])
    #expect(app.reasons.count == 1)
  }

  @Test("that calls itself ends")
  func recursion() {
    let app = Fixture(
      """
      class Router {
        let navigation = UINavigationController()
        func open(_ screen: UIViewController, retries: Int) {
          guard retries > 0 else { return navigation.pushViewController(screen, animated: true) }
          open(screen, retries: retries - 1)
        }
        func first(_ screen: UIViewController) { second(screen) }
        func second(_ screen: UIViewController) {
          first(screen)
          navigation.present(screen, animated: true)
        }
      }
      class List: UIViewController {
        let router = Router()
        func showDetail() { router.open(Detail(), retries: 3) }
        func showHelp() { router.first(Help()) }
      }
      class Detail: UIViewController {}
      class Help: UIViewController {}
      """)
    #expect(app.missing("List push Detail via Router\nList present Help via Router") == [])
  }

  @Test("may take a closure that makes the screen")
  func makers() {
    let app = Fixture(
      """
      class Router {
        let navigation = UINavigationController()
        func open(_ make: (String) -> UIViewController) { navigation.pushViewController(make("1"), animated: true) }
      }
      class List: UIViewController {
        let router = Router()
        func showDetail() { router.open { id in Detail(id: id) } }
      }
      class Detail: UIViewController { init(id: String) { super.init(nibName: nil, bundle: nil) } }
      """)
    #expect(app.differences(from: "List push Detail via Router @7") == [])
  }

  @Test("may take its closure behind one that can be left out")
  func trailingClosures() {
    let app = Fixture(
      """
      class Router {
        static func make(onClose: (() -> Void)? = nil, configure: (Detail) -> Void) -> UIViewController { Detail() }
      }
      class List: UIViewController { func open() { present(Router.make { $0.title = "" }, animated: true) } }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "List present Detail") == [])
  }

  @Test("that a screen's class has show for whoever calls them, and not for that screen")
  func classMethods() {
    let app = Fixture(
      """
      class Card: UIViewController {
        static func present(on host: UIViewController) { host.present(Card(), animated: true) }
      }
      class Home: UIViewController { func open() { Card.present(on: self) } }
      """)
    #expect(app.differences(from: "Home present Card via Card") == [])
  }

  @Test(
    "that a screen's class has and nobody calls do not have that screen show itself",
    arguments: [
      "static func open(on host: UIViewController) { host.present(Card(), animated: true) }",
      "class func open(on host: UIViewController) { let card = Card(); host.present(card, animated: true) }",
      """
      static func open(on host: UIViewController) { put(Card(), on: host) }
      private static func put(_ card: Card, on host: UIViewController) { host.present(card, animated: true) }
      """,
    ])
  func uncalledClassMethods(_ methods: String) {
    let app = Fixture("class Card: UIViewController {\n\(methods)\n}")
    #expect(app.differences(from: "") == [])
    #expect(app.reasons(of: "present") == ["unreachable: nothing in the analyzed files calls open(on:)"])
  }

  @Test("that a screen's objects have show that screen for itself, whoever calls them")
  func methodsOfObjects() {
    let app = Fixture(
      """
      class Card: UIViewController {
        func next() { present(Card(), animated: true) }
        static func open(_ card: Card) { card.show(Card(), sender: nil) }
      }
      class Home: UIViewController { let open = { Card.open(Card()) } }
      """)
    #expect(app.missing("Card present Card") == [])
  }

  @Test("that fill a stack which they make do not push onto that of their callers")
  func ownStacks() {
    let app = Fixture(
      """
      class Picker {
        func present(in host: UIViewController) { host.present(make(), animated: true) }
        private func make() -> UIViewController {
          let stack = UINavigationController()
          stack.pushViewController(Tree(), animated: false)
          return stack
        }
      }
      class Move { func run(on host: UIViewController) { Picker().present(in: host) } }
      class Tree: UIViewController {}
      """)
    #expect(app.edges(.push).filter { $0.contains("Move") } == [])
    #expect(app.missing("Move present UINavigationController\nUINavigationController root Tree") == [])
  }

  @Test("that a class has to make its objects leave to those what they do when they are tapped")
  func factoryClosures() {
    let app = Fixture(
      """
      class Failure: UIViewController {
        var onSupport: (() -> Void)?
        static func make() -> Failure {
          let failure = Failure()
          failure.onSupport = { [weak failure] in failure?.present(Support(), animated: true) }
          return failure
        }
      }
      class Home: UIViewController { func fail() { present(Failure.make(), animated: true) } }
      class Support: UIViewController {}
      """)
    #expect(app.differences(from: "Failure present Support\nHome present Failure") == [])
  }

  @Test("of a superclass say themselves that they go back, and not for each class that calls super")
  func superCalls() {
    let app = Fixture(
      """
      class List: UIViewController {
        override func viewWillAppear(_ animated: Bool) { reload() }
        func reload() { navigationController?.popViewController(animated: true) }
      }
      class Tracks: List {
        override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
      }
      """)
    #expect(app.edges(.pop) == ["List pop ?"])
  }

  @Test("that fills a container with what it is given is one like others")
  func filledContainers() {
    let app = Fixture(
      """
      protocol Router {}
      extension Router {
        func showStack(_ screen: UIViewController, on host: UIViewController) {
          let stack = UINavigationController()
          stack.setViewControllers([screen], animated: false)
          host.present(stack, animated: true)
        }
      }
      class HomeRouter: Router {
        func open(_ isNew: Bool, from host: UIViewController) { showStack(isNew ? Welcome() : Detail(), on: host) }
      }
      class Welcome: UIViewController {}
      class Detail: UIViewController {}
      """)
    #expect(app.reasons == [])
    #expect(app.edges.filter { $0.source == "Router" } == [])
    #expect(Set(app.edges(.root)) == ["UINavigationController root Detail", "UINavigationController root Welcome"])
  }

  @Test(
    "are told by their shorthand in any argument, where nothing else is called so",
    arguments: [
      ("", "List push Detail via Action"),
      ("enum Other { case push(screen: UIViewController) }", ""),
      ("enum Other { case push(UINavigationController) }", "List push Detail via Action"),
      ("struct Else { static func push(screen: UIViewController) -> Else { Else() } }", ""),
    ])
  func shorthand(_ beside: String, _ edge: String) {
    let app = Fixture(
      """
      class Detail: UIViewController {}
      struct Action {
        let run: (UIViewController) -> Void
        static func push(screen: UIViewController) -> Self {
          Action { source in source.navigationController?.pushViewController(screen, animated: true) }
        }
      }
      class List: UIViewController {
        let rows = [Row(title: "…", action: .push(screen: Detail()))]
      }
      \(beside)
      """)
    #expect(app.missing(edge) == [])
    if edge.isEmpty { #expect(app.found("List push Detail") == []) }
  }

  @Test("shows the type that its caller names as a generic argument")
  func genericType() {
    let app = Fixture(
      """
      protocol Model { init(value: Int); func update(_ value: Int) }
      typealias ModelController = UIViewController & Model
      class First: UIViewController, Model {}
      class Second: UIViewController, Model {}
      class Third: UIViewController, Model {}
      func reuse<Page: ModelController>(_ existing: UIViewController?, value: Int) -> Page {
        if let page = existing as? Page { return page }
        let page = Page(value: value)
        return page
      }
      class Root: UIViewController {
        func first() { show(1, using: First.self) }
        func second() { make(2, using: Second.self) }
        private func show<Page: ModelController>(_ value: Int, using _: Page.Type) {
          let page: Page = reuse(presentedViewController, value: value)
          present(page, animated: true)
        }
        private func make<Page: ModelController>(_ value: Int, using _: Page.Type) {
          present(Page(value: value), animated: true)
        }
      }
      """)
    #expect(
      app.differences(
        from: """
          Root present First
          Root present Second
          """) == [])
  }

  @Test("pushes what it is given, and only may begin a stack with it, where it asks whether that is empty")
  func emptyStacks() {
    let app = Fixture(
      """
      class Flow {
        var stack: UINavigationController
        func show(_ page: UIViewController) {
          if stack.viewControllers.isEmpty {
            stack.viewControllers = [page]
          } else {
            stack.pushViewController(page, animated: true)
          }
        }
      }
      class KeyFlow: Flow {
        func start() { show(Intro()) }
        func next() { show(Detail()) }
        func again() { if stack.viewControllers.isEmpty { stack.viewControllers = [Intro()] } }
      }
      class Intro: UIViewController {}
      class Detail: UIViewController {}
      """)
    #expect(
      app.differences(
        from: """
          KeyFlow push Detail [inferred]
          KeyFlow push Intro [inferred]
          KeyFlow root Detail [possible]
          KeyFlow root Intro [certain]
          """) == [])
  }

  @Test(
    "of a class that shows its own object in a container it makes leads from who calls it",
    arguments: [
      "let stack = UINavigationController(rootViewController: self)\n    screen.present(stack, animated: true)",
      "let stack = Stack(rootViewController: self, hasBar: true)\n    screen.present(stack, animated: true)",
    ])
  func ownContainers(_ code: String) {
    let app = Fixture(
      """
      class Base: UIViewController {
        func open(from screen: UIViewController) {
          \(code)
        }
      }
      class Stack: UINavigationController {
        init(rootViewController: UIViewController, hasBar: Bool) { super.init(rootViewController: rootViewController) }
      }
      class Help: Base {}
      class Home: UIViewController { func tap() { Help().open(from: self) } }
      """)
    #expect(app.edges(.present, .root).filter { $0.contains("Base") } == [])
    #expect(app.edges(.root).contains { $0.hasSuffix("root Help") })
    #expect(app.edges(.present).contains { $0.hasPrefix("Home present ") })
  }

  @Test("of a screen that gives itself to a function, which makes what it shows, leads from it")
  func givenItself() {
    let app = Fixture(
      """
      enum Panels { static func make(rootViewController: UIViewController) -> Panel { Panel() } }
      class Panel: UIViewController {}
      class Home: UIViewController {
        @IBAction func open() {
          let panel = Panels.make(rootViewController: self)
          present(panel, animated: true)
        }
      }
      """)
    #expect(app.differences(from: "Home present Panel") == [])
  }

  @Test("of a screen that shows another one of its class leads from it")
  func anotherOfItsClass() {
    let app = Fixture(
      """
      class Folder: UIViewController {
        func make() -> Folder { Folder() }
        @IBAction func open() { present(UINavigationController(rootViewController: make()), animated: true) }
      }
      """)
    #expect(app.missing("Folder present UINavigationController\nUINavigationController root Folder") == [])
  }

  @Test("that hands on the case to which a switch has come shows what that case means")
  func testedCase() {
    let app = Fixture(
      """
      enum Kind { case list, page, film(Int) }
      class Router {
        let navigation = UINavigationController()
        func open(_ kind: Kind) {
          switch kind {
          case .list: fallthrough
          case .page: navigation.pushViewController(make(kind), animated: true)
          case .film: break
          }
        }
        func make(_ kind: Kind) -> UIViewController {
          switch kind {
          case .list: return List()
          case .page: return Page()
          case .film: return Film()
          }
        }
      }
      class List: UIViewController {}
      class Page: UIViewController {}
      class Film: UIViewController {}
      """)
    #expect(app.differences(from: "Router push List [inferred]\nRouter push Page [inferred]") == [])
  }

  @Test("may be what the setter of a subscript calls with the new value")
  func subscriptSetters() {
    let app = Fixture(
      """
      final class Windows {
        static let shared = Windows()
        private var all = [String: NSWindowController]()
        subscript(key: String) -> NSWindowController? {
          get { all[key] }
          set {
            all[key] = newValue
            if let newValue { open(newValue) }
          }
        }
        subscript(sheet key: Int) -> NSViewController? {
          get { nil }
          set(sheet) { if let sheet { Host().presentAsSheet(sheet) } }
        }
        private func open(_ controller: NSWindowController) { controller.showWindow(nil) }
      }
      class Host: NSViewController {
        private var windows: Windows { .shared }
        func openReport() {
          let report = Report(windowNibName: "Report")
          windows["report"] = report
        }
        func openEditor() { Windows.shared[sheet: 1] = Editor() }
        func keep(_ window: Any) {
          cache["other"] = Other(windowNibName: "Other")
          all["shared"] = Windows.shared
        }
        private var all = [String: Windows]()
      }
      class Report: NSWindowController {}
      class Editor: NSViewController {}
      class Other: NSWindowController {}
      """)
    #expect(
      app.differences(
        from: """
          Host sheet Editor via Windows @23
          Host window Report via Windows @21
          """) == [])
  }

  @Test(
    "are asked by who makes an object that shows itself when a framework calls it",
    arguments: [
      ("let login = Login(); login.loadViewIfNeeded()", true), ("keep(Login())", true),
      ("show(Login(), sender: nil)", false), ("let login = Login(); show(login, sender: nil)", false),
    ])
  func shownByFrameworks(_ statement: String, _ isShown: Bool) {
    let app = Fixture(
      """
      class Login: UIViewController, WKNavigationDelegate {
        weak var top: UIViewController?
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
          let stack = UINavigationController(rootViewController: self)
          top?.present(stack, animated: true)
        }
      }
      class Downloads { func download() { \(statement) } }
      """)
    #expect(app.edges(.present).contains { $0.hasPrefix("Downloads present ") } == isShown)
    #expect(app.edges(.root).contains { $0.hasSuffix("root Login") } == isShown)
    #expect(!app.reasons(of: "present").contains { $0.hasSuffix("what it passes is unknown") })
    #expect(!app.reasons(of: "Login").contains { $0.hasPrefix("unexplained") })
  }

  @Test(
    "are asked by who makes an object that shows itself as it is made, of whichever class that is",
    arguments: [
      ("_ = Notice(on: self)", "Home present Notice"), ("_ = Heir(on: self)", "Home present Heir"),
      ("_ = Silent(on: self)", ""),
    ])
  func shownWhenMade(statement: String, edge: String) {
    let app = Fixture(
      """
      class Home: UIViewController { func copy() { \(statement) } }
      class Notice: UIViewController {
        init(on controller: UIViewController) {
          super.init(nibName: nil, bundle: nil)
          controller.present(self, animated: true)
        }
      }
      class Heir: Notice {}
      class Silent: UIViewController {
        init(on controller: UIViewController) { super.init(nibName: nil, bundle: nil) }
        func appear(on controller: UIViewController?) { controller?.present(self, animated: true) }
      }
      """)
    #expect(app.edges(.present) == (edge.isEmpty ? [] : [edge]))
  }
}
