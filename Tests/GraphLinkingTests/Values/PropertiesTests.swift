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

  @Test(
    "have the type that they stand in where their value is made by `Self`",
    arguments: ["static var shared = Self()", "static let shared: Parts = .init()", "static let shared = Self.init()"])
  func valueOfSelf(_ declaration: String) {
    let app = Fixture(
      """
      class Parts {
        \(declaration)
        var detail: Detail.Type = Detail.self
        var sheet: UIViewController?
      }
      class Detail: UIViewController {}
      class OwnDetail: Detail {}
      class Sheet: UIViewController {}
      func setUp() {
        Parts.shared.detail = OwnDetail.self
        Parts.shared.sheet = Sheet()
      }
      class List: UIViewController {
        func open() { present(Parts.shared.detail.init(), animated: true) }
        func ask() { if let sheet = Parts.shared.sheet { show(sheet, sender: nil) } }
      }
      """)
    #expect(
      app.differences(
        from: """
          List present Detail [inferred]
          List present OwnDetail [inferred]
          List show Sheet [inferred]
          """) == [])
  }

  @Test("have the type of what the closure gives that makes their value")
  func typeOfClosure() {
    let app = Fixture(
      """
      class Flow {
        lazy var tabs = { return makeTabs() }()
        func makeTabs() -> TabsController? { TabsController() }
        func start() {
          guard let tabs = tabs else { return }
          var screens = [UIViewController]()
          screens.append(UINavigationController(rootViewController: makeList()))
          tabs.setViewControllers(screens, animated: false)
        }
        func makeList() -> List { storyboard.instantiateViewController(withIdentifier: "List") as! List }
      }
      class TabsController: UITabBarController {}
      class List: UIViewController {}
      """)
    #expect(
      app.differences(
        from: """
          TabsController tab UINavigationController [inferred] @8
          UINavigationController root List
          """) == [])
  }

  @Test(
    "that are made of each other are of no type, and end the search",
    arguments: [
      "lazy var one = { other.one }()\n  lazy var other = { one.other }()",
      "lazy var one = other.one\n  lazy var other = one.other",
      "lazy var one = { one }()\n  var other = 1",
    ])
  func cycles(_ declarations: String) {
    let app = Fixture(
      """
      class List: UIViewController {
        \(declarations)
        func open() { one.present(Detail(), animated: true) }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.program.graph.edges.map(\.destination) == ["screen:Detail"])
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

  @Test(
    "hold what is handed to the initializer's callers, where a framework's controllers conform to the type",
    arguments: [
      "Tabs(host: root, navigator: UITabBarController())",
      "Module().make(host: root, navigator: UITabBarController())",
      "Maker(module: Module()).make(root, UITabBarController())",
    ])
  func protocolsOfFrameworkControllers(_ made: String) {
    let app = Fixture(
      """
      protocol Navigator: AnyObject { var root: UIViewController? { get } }
      protocol TabNavigator: Navigator {}
      extension UITabBarController: TabNavigator { var root: UIViewController? { self } }
      class Root: UIViewController {
        func show(child: Navigator) { if let page = child.root { addChild(page) } }
      }
      class Tabs {
        weak var host: Root?
        var navigator: TabNavigator?
        init(host: Root, navigator: TabNavigator) {
          self.host = host
          self.navigator = navigator
        }
        func start() { if let navigator { host?.show(child: navigator) } }
      }
      class Module {
        func make(host: Root, navigator: TabNavigator) -> Tabs { Tabs(host: host, navigator: navigator) }
      }
      class Maker {
        let module: Module
        init(module: Module) { self.module = module }
        func make(_ root: Root, _ tabs: TabNavigator) -> Tabs { module.make(host: root, navigator: tabs) }
      }
      class Start: UIViewController {
        func begin(_ root: Root) {
          let tabs = \(made)
          tabs.start()
        }
      }
      """)
    #expect(app.edges(.child) == ["Tabs child UITabBarController"])
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

  @Test(
    "of a struct hold the closure behind a memberwise initializer, whatever name the type of the function has",
    arguments: [
      ("", "typealias Maker = () -> UIViewController", "let make: Maker"),
      ("typealias Maker = () -> UIViewController", "", "let title = 1; let make: Maker"),
      ("typealias First = () -> UIViewController", "typealias Maker = First", "let id: Int? = nil; let make: Maker"),
      ("", "", "let make: () -> UIViewController"),
    ])
  func memberwiseClosures(_ outside: String, _ inside: String, _ properties: String) {
    let app = Fixture(
      """
      \(outside)
      struct Page {
        \(inside)
        \(properties)
        func open(on controller: UIViewController) { controller.present(make(), animated: true) }
      }
      class List: UIViewController {
        func open() { Page { Detail() }.open(on: self) }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.missing("List present Detail") == [])
    #expect(app.reasons == [])
  }

  @Test(
    "that begin as an empty array and that code fills with data are made into screens by what maps them",
    arguments: [
      ("pages = infos.map { Page(info: $0) }", "sheet.infos = load()"),
      ("pages = infos.map { info in Page(info: info) }", "sheet.infos = load() ?? []"),
      ("pages = infos.filter { $0 > 1 }.map(Page.init(info:))", "sheet.fill(load())"),
      ("pages = self.infos.compactMap { Page(info: $0) }", "sheet.infos = load()"),
      ("pages = infos.enumerated().map { index, info in Page(info: info) }", "sheet.infos = load()"),
    ])
  func mappedData(_ code: String, _ filling: String) {
    let app = Fixture(Self.sheet(code, filling))
    #expect(app.missing("Sheet page Page\nHome present Sheet") == [])
  }

  @Test("that are always empty are made into nothing", arguments: ["", "sheet.infos = []"])
  func mappedNothing(_ filling: String) {
    let app = Fixture(Self.sheet("pages = infos.map { Page(info: $0) }", filling))
    #expect(app.found("Sheet page Page") == [])
  }

  @Test(
    "that are always empty are made into nothing, whatever sets others of that name",
    arguments: [
      "class Store { var infos: [Int] = []; func fill() { infos = load() } }",
      "class Store { var infos: [Int] = [] }; class Filler { let store = Store(); func fill() { store.infos = load() } }",
      "class Filler { func fill() { var infos: [Int] = []; infos = load(); show(infos) } }",
    ])
  func namesakesSet(_ others: String) {
    let app = Fixture(Self.sheet("pages = infos.map { Page(info: $0) }", "") + "\n" + others)
    #expect(app.found("Sheet page Page") == [])
  }

  private static func sheet(_ code: String, _ filling: String) -> String {
    """
    class Sheet: UIViewController {
      var infos: [Int] = []
      private var pages: [Page] = []
      private let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      override func viewDidLoad() {
        \(code)
        book.setViewControllers([pages[0]], direction: .forward, animated: false)
      }
      \(filling.contains("fill") ? "func fill(_ infos: [Int]) { self.infos = infos }" : "")
    }
    class Page: UIViewController {
      let info: Int
      init(info: Int) {
        self.info = info
        super.init(nibName: nil, bundle: nil)
      }
    }
    class Home: UIViewController {
      func open() {
        let sheet = Sheet()
        \(filling)
        present(sheet, animated: true)
      }
    }
    """
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

  @Test("of a protocol have the value of its extension for all that conform without one of their own")
  func defaults() {
    let app = Fixture(
      """
      protocol Configuration { var next: UIViewController { get } }
      extension Configuration { var next: UIViewController { Detail() } }
      struct Plain: Configuration {}
      struct Special: Configuration { var next: UIViewController { Settings() } }
      enum Holder { static var configuration: Configuration = Plain() }
      class List: UIViewController {
        let special = Special()
        func open() { present(Holder.configuration.next, animated: true) }
        func configure() { show(special.next, sender: nil) }
      }
      class Detail: UIViewController {}
      class Settings: UIViewController {}
      """)
    #expect(app.differences(from: "List present Detail [inferred]\nList show Settings [inferred]") == [])
  }

  @Test(
    "of a collection hold what code puts into it",
    arguments: [
      "func register(_ handler: Handler) { handlers.append(handler) }",
      "func register(_ handler: Handler) { self.handlers.insert(handler, at: 0) }",
    ])
  func collections(_ register: String) {
    let app = Fixture(
      """
      protocol Handler { func screen(for link: String) -> UIViewController? }
      class DetailHandler: Handler { func screen(for link: String) -> UIViewController? { Detail() } }
      class SettingsHandler: Handler { func screen(for link: String) -> UIViewController? { Settings() } }
      class UnusedHandler: Handler { func screen(for link: String) -> UIViewController? { Unused() } }
      class Registry {
        private var handlers: [Handler] = []
        \(register)
        func screen(for link: String) -> UIViewController? {
          handlers.first(where: { $0.screen(for: link) != nil })?.screen(for: link)
        }
      }
      class List: UIViewController {
        let registry = Registry()
        override func viewDidLoad() {
          registry.register(DetailHandler())
          registry.register(SettingsHandler())
        }
        func open(_ link: String) { present(registry.screen(for: link), animated: true) }
      }
      class Detail: UIViewController {}
      class Settings: UIViewController {}
      class Unused: UIViewController {}
      """)
    #expect(app.differences(from: "List present Detail [inferred]\nList present Settings [inferred]") == [])
  }

  @Test("and functions may share a name: what is called is the function")
  func namesake() {
    let app = Fixture(
      """
      enum Screens {
        private static let detail = Settings()
        static func detail(_ id: Int) -> UIViewController { Detail() }
      }
      class List: UIViewController {
        func open() { present(Screens.detail(1), animated: true) }
      }
      class Detail: UIViewController {}
      class Settings: UIViewController {}
      """)
    #expect(app.differences(from: "List present Detail [inferred]") == [])
  }

  @Test("hold what a presenter hands on to the screen that it makes")
  func handedOn() {
    let app = Fixture(
      """
      extension UIViewController { func attach(to parent: UIViewController) { parent.addChild(self) } }
      class Bubble: UIViewController {
        private let content: UIViewController
        init(content: UIViewController) { self.content = content }
        override func viewDidLoad() { content.attach(to: self) }
      }
      class BubblePresenter {
        func show(_ content: UIViewController) { Bubble(content: content).showOnTop() }
      }
      class Tags: UIViewController {
        private let presenter = BubblePresenter()
        private lazy var suggestions = Suggestions()
        func type() { presenter.show(suggestions) }
      }
      class Suggestions: UIViewController {}
      """)
    #expect(app.missing("Bubble child Suggestions") == [])
    #expect(app.reasons == [])
  }

  @Test("that are computed give their setter what is assigned to them")
  func setters() {
    let app = Fixture(
      """
      class Boot {
        var window: UIWindow?
        private var root: UIViewController? {
          get { window?.rootViewController }
          set { window?.rootViewController = newValue }
        }
        func start() {
          var stack = root as? MainNavigation
          if stack == nil {
            stack = MainNavigation()
            root = stack
          }
        }
      }
      class MainNavigation: UINavigationController {}
      """)
    #expect(app.differences(from: "Boot root MainNavigation") == [])
  }

  @Test("of a struct that holds any controller hold what this object was made with, not what others of the struct were")
  func itemsOfControllers() {
    let app = Fixture(
      """
      struct Item { let controller: UIViewController; let title: String }
      class Learn: UIViewController {}
      class Outline: UIViewController {}
      class Tabs: UITabBarController {
        private var items: [Item] = []
        override func viewDidLoad() {
          items.append(Item(controller: Learn(), title: ""))
          viewControllers = items.map { $0.controller }
        }
      }
      class Dashboard: UIViewController {
        private var items: [Item] = []
        private var selected: Item?
        override func viewDidLoad() {
          items.append(Item(controller: Outline(), title: ""))
          selected = items.first
          if let item = selected { addChild(item.controller) }
        }
      }
      """)
    #expect(app.differences(from: "Dashboard child Outline [inferred]\nTabs tab Learn [inferred]") == [])
  }

  @Test("of a superclass hold what each subclass gives to its initializer, and not what its siblings give")
  func givenToSuperclass() {
    let app = Fixture(
      """
      class Pages: UIViewController {
        let first: UIViewController
        init(first: UIViewController) {
          self.first = first
          super.init(nibName: nil, bundle: nil)
        }
        func fill() { addChild(first) }
      }
      class Books: Pages {
        init() { super.init(first: Novel()) }
        override func viewDidLoad() { fill() }
      }
      class Films: Pages {
        init() { super.init(first: Western()) }
        override func viewDidLoad() { fill() }
      }
      class Novel: UIViewController {}
      class Western: UIViewController {}
      """)
    #expect(app.edges.filter { $0.source == "Books" }.map(\.ends) == ["Books child Novel"])
    #expect(app.edges.filter { $0.source == "Films" }.map(\.ends) == ["Films child Western"])
  }

  @Test("of a router hold what this one was made around, not what others were")
  func routerAroundStack() {
    let app = Fixture(
      """
      class Router {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
      }
      class OwnStack: UINavigationController {}
      class Keeper {
        let window: UIWindow
        let router: Router
        init(window: UIWindow) {
          self.window = window
          router = Router(stack: OwnStack())
        }
        func start() { window.rootViewController = router.stack }
      }
      class Orders: UIViewController {
        func open() {
          guard let stack = navigationController else { return }
          _ = Router(stack: stack)
        }
      }
      """)
    #expect(app.edges.map(\.ends) == ["Keeper root OwnStack"])
  }

  @Test(
    "of a router hold the container of the program's own that this one was made around, with what is in that",
    arguments: [("final class", "var"), ("class", "private(set) var"), ("struct", "let")])
  func routerAroundOwnStack(_ kind: String, _ property: String) {
    let app = Fixture(
      """
      class Stack: UINavigationController {}
      \(kind) Router {
        \(property) stack: Stack
        init(_ stack: Stack) { self.stack = stack }
      }
      class Desk: UISplitViewController {
        let router: Router
        init() {
          router = Router(Stack(rootViewController: Note()))
          super.init(style: .doubleColumn)
          setViewController(router.stack, for: .secondary)
        }
      }
      class Keeper {
        let window: UIWindow
        let router: Router
        init(window: UIWindow) {
          self.window = window
          router = Router(Stack())
        }
        func start() { window.rootViewController = router.stack }
      }
      class Note: UIViewController {}
      """)
    #expect(
      app.differences(
        from: """
          Desk column Stack(Note) @11
          Stack(Note) root Note @11
          Keeper root Stack @21
          """) == [])
  }

  @Test("hold the stack that is made where none is given: one that is given is there already")
  func stackFromOutside() {
    let app = Fixture(
      """
      class BuyCoordinator {
        private var stack: UINavigationController?
        let presenter: UIViewController
        init(stack: UINavigationController?, presenter: UIViewController) {
          self.stack = stack
          self.presenter = presenter
        }
        func start() {
          if stack == nil { stack = UINavigationController(rootViewController: Buy()) }
          presenter.show(stack!, sender: nil)
        }
      }
      class List: UIViewController {
        func buy() { BuyCoordinator(stack: navigationController, presenter: self).start() }
      }
      class Buy: UIViewController {}
      """)
    #expect(
      app.edges.filter { $0.source == "BuyCoordinator" }.map(\.ends) == ["BuyCoordinator show UINavigationController"])
    #expect(app.edges(.root) == ["UINavigationController root Buy"])
  }

  @Test("call the method that they hold, under whatever name", arguments: ["makeHome(stack)", "self.makeHome(stack)"])
  func methodsOfOthers(_ call: String) {
    let app = Fixture(
      """
      class StartFlow {
        private let makeHome: (UINavigationController) -> Home
        let stack: UINavigationController
        init(stack: UINavigationController, makeHome: @escaping (UINavigationController) -> Home) {
          self.stack = stack
          self.makeHome = makeHome
        }
        func go() { stack.pushViewController(\(call), animated: false) }
      }
      class AppController {
        func start(_ stack: UINavigationController) { StartFlow(stack: stack, makeHome: makeHome).go() }
        func makeHome(stack: UINavigationController) -> Home { Home() }
      }
      class Home: UIViewController {}
      """)
    #expect(app.missing("StartFlow push Home [inferred]") == [])
    #expect(app.reasons == [])
  }

  @Test("are meant where a class below has methods of their name")
  func methodsOfTheirName() {
    let app = Fixture(
      """
      class Base: UIViewController {
        var reader: UIViewController
        init(reader: UIViewController) { self.reader = reader }
        override func viewDidLoad() { addChild(reader) }
      }
      final class Book: Base {
        init() { super.init(reader: BookReader()) }
        override func viewDidLoad() { super.viewDidLoad() }
        func reader(_ reader: BookReader, didFail error: Error) {}
      }
      class BookReader: UIViewController {}
      """)
    #expect(app.reasons == [])
    #expect(app.edges(.child).contains("Book child BookReader"))
  }

  @Test("of a shared object decide no branch where they can change")
  func sharedState() {
    let app = Fixture(
      """
      struct Status {
        var visit = Visit.none
        enum Visit { case none, running(Int) }
      }
      struct StatusReader {
        func read() -> Status {
          var status = Status()
          status.visit = .running(Clock.now)
          return status
        }
      }
      class Monitor {
        static let shared = Monitor()
        private(set) var status: Status!
        func refresh() { status = StatusReader().read() }
      }
      class Report: UIViewController {}
      class Home: UIViewController {
        func report() {
          if case .running = Monitor.shared.status.visit { return }
          present(Report(), animated: true)
        }
      }
      """)
    #expect(app.found("Home present Report") != [])
  }

  @Test("of a generic superclass have the type that the subclass says, and hold what an object of that is made with")
  func genericSuperclasses() {
    let app = Fixture(
      """
      class Router<Root: UIViewController> {
        let root: Root
        init(root: Root) { self.root = root }
      }
      class TabRouter: Router<UITabBarController> {}
      class ScreenRouter: Router<UIViewController> {}
      class Coordinating<R> {
        let router: R
        init(router: R) { self.router = router }
      }
      class ScreenCoordinating<R>: Coordinating<R> {}
      final class RootFlow: ScreenCoordinating<ScreenRouter> {
        init(router: ScreenRouter, name: String) { super.init(router: router) }
        func start() { add(Launch()) }
        private func add(_ page: UIViewController) { router.root.addChild(page) }
      }
      final class MainFlow: Coordinating<TabRouter> {
        func start() { router.root.present(Detail(), animated: true) }
      }
      class Tabs: UITabBarController {}
      class AppFlow {
        func start() {
          let flow = RootFlow(router: ScreenRouter(root: Start()), name: "a")
          let other = ScreenRouter(root: Other())
          window.rootViewController = flow.router.root
          MainFlow(router: TabRouter(root: Tabs())).start()
        }
      }
      class Start: UIViewController {}
      class Other: UIViewController {}
      class Launch: UIViewController {}
      class Detail: UIViewController {}
      """)
    #expect(app.missing("RootFlow child Launch\nMainFlow present Detail\nAppFlow root Start") == [])
    #expect(app.edges(.root) == ["AppFlow root Start"])
  }

  @Test("hold what an object of another class is made with that sets them")
  func setByOthers() {
    let app = Fixture(
      """
      class Model { var page: UIViewController? }
      class Flow {
        let model: Model
        init(page: UIViewController) {
          let model = Model()
          model.page = page
          self.model = model
        }
      }
      class Home: UIViewController {
        let flow = Flow(page: Detail())
        func open() { present(flow.model.page!, animated: true) }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "Home present Detail") == [])
  }

  @Test(
    "hold what the initializer of the object's class hands on to others",
    arguments: [
      (
        "init(page: UIViewController) { super.init(root: Other()) }", ["Home present Other"]
      ),
      (
        "init(page: UIViewController) { if isOn { super.init(root: page) } else { super.init(page: Other()) } }",
        ["Home present Detail", "Home present Other"]
      ),
    ])
  func handedOn(initializer: String, edges: [String]) {
    let app = Fixture(
      """
      class Base {
        let page: UIViewController
        init(page: UIViewController) { self.page = page }
        init(root: UIViewController) { self.page = root }
      }
      class Sub: Base { \(initializer) }
      class Home: UIViewController { func open() { present(Sub(page: Detail()).page, animated: true) } }
      class Detail: UIViewController {}
      class Other: UIViewController {}
      """)
    #expect(app.edges(.present) == edges)
  }

  @Test("of a generic class hold what the initializers of the classes below hand on, one after another")
  func handedOnAcrossClasses() {
    let app = Fixture(
      """
      protocol Paging: AnyObject {}
      class Reader<P: UIViewController & Paging>: UIViewController {
        let pager: P
        init(pager: P) { self.pager = pager; super.init(nibName: nil, bundle: nil) }
      }
      class VisualReader<P: UIViewController & Paging>: Reader<P> {
        override init(pager: P) { super.init(pager: pager) }
        override func viewDidLoad() { addChild(pager) }
      }
      class BookReader: VisualReader<BookPager> { init() { super.init(pager: BookPager()) } }
      class ComicReader: VisualReader<ComicPager> { init() { super.init(pager: ComicPager()) } }
      class BookPager: UIViewController, Paging {}
      class ComicPager: UIViewController, Paging {}
      class SongPager: UIViewController, Paging {}
      """)
    #expect(app.differences(from: "VisualReader child BookPager\nVisualReader child ComicPager") == [])
  }

  @Test(
    "hold the arrays and closures that methods hand to each other before one keeps them",
    arguments: [
      ("[UIViewController]", "[]", "keep([Plum()])", "kept[0]"),
      ("[UIViewController]", "[]", "take([Plum()])", "kept[0]"),
      ("[UIViewController]", "[]", "bring([Plum()])", "kept[0]"),
      ("[UIViewController]", "[]", "change(.ready([Plum()]))", "kept.first!"),
      ("[Leaf]", "[]", "take([Leaf(body: Plum())])", "kept[0].body"),
      ("[String: UIViewController]", "[:]", "take([\"a\": Plum()])", "kept[\"a\"]!"),
      ("(() -> UIViewController)?", "nil", "keep { Plum() }", "kept!()"),
      ("(() -> UIViewController)?", "nil", "take { Plum() }", "kept!()"),
      ("(() -> UIViewController)?", "nil", "bring { Plum() }", "kept!()"),
    ])
  func handedByMethods(type: String, beginning: String, setting: String, shown: String) {
    let app = Fixture(Self.keeper(of: type, "private var kept: \(type) = \(beginning)", setting, shown))
    #expect(app.differences(from: "Front present Plum") == [])
  }

  @Test(
    "hold what methods hand to each other, where only their first value says the type",
    arguments: ["keep([Plum()])", "take([Plum()])", "bring([Plum()])", "change(.ready([Plum()]))"])
  func handedToUntyped(setting: String) {
    let app = Fixture(
      Self.keeper(of: "[UIViewController]", "private var kept = [UIViewController]()", setting, "kept[0]"))
    #expect(app.differences(from: "Front present Plum") == [])
  }

  @Test("hold nothing that can be told where what is handed to them is what they hold, with something more")
  func stacks() {
    let app = Fixture(
      """
      class Stack: UIViewController {
        private var pages = [UIViewController]()
        func push(_ page: UIViewController) { change(to: pages + [page]) }
        func refresh() { change(to: pages) }
        private func change(to new: [UIViewController]) {
          for page in new where !pages.contains(page) { addChild(page) }
          pages = new
        }
      }
      class Front: UIViewController {
        let stack = Stack()
        func open() { stack.push(Plum()) }
      }
      class Other: UIViewController {
        let stack = Stack()
        func tidy() { stack.refresh() }
      }
      class Plum: UIViewController {}
      """)
    #expect(app.found("Other child Plum") == [])
  }

  @Test("hold nothing of what is handed to others", arguments: ["print([Plum()])", "other.take([Plum()])"])
  func handedToOthers(setting: String) {
    let app = Fixture(
      Self.keeper(of: "[UIViewController]", "private var kept: [UIViewController] = []", setting, "kept[0]") + """

        class Other { func take(_ pages: [UIViewController]) {} }
        extension Front { var other: Other { Other() } }
        """)
    #expect(app.found("Front present Plum") == [])
  }

  /// A screen that keeps something which comes to it in one, two and three hands, and shows what is in it.
  private static func keeper(of type: String, _ property: String, _ setting: String, _ shown: String) -> String {
    let given = type.hasSuffix("?") ? "@escaping () -> UIViewController" : type
    return """
      enum State { case waiting, ready(\(given == type ? type : "() -> UIViewController")) }
      struct Leaf { let body: UIViewController }
      class Front: UIViewController {
        \(property)
        override func viewDidLoad() { \(setting) }
        override func viewDidAppear(_ animated: Bool) { present(\(shown), animated: true) }
        func change(_ state: State) {
          switch state {
          case .ready(let given): take(given)
          case .waiting: break
          }
        }
        func bring(_ given: \(given)) { take(given) }
        func take(_ given: \(given)) { keep(given) }
        func keep(_ given: \(given)) { kept = given }
      }
      class Plum: UIViewController {}
      """
  }

  @Test(
    "of objects that a library shares hold what code sets them to",
    arguments: [
      ("MenuManager.shared.menu = Menu()", ["Home present Menu"]),
      ("let menu = Menu(); MenuManager.shared.menu = menu", ["Home present Menu"]),
      ("MenuManager.shared.other = Menu()", ["Home present ?"]),
      ("MenuManager(side: 1).menu = Menu()", ["Home present ?"]),
      ("MenuManager.shared.menu = MenuManager.shared.menu", ["Home present ?"]),
    ])
  func sharedObjects(setting: String, edges: [String]) {
    let app = Fixture(
      """
      class Home: UIViewController {
        func setUp() { \(setting) }
        func open() {
          if let menu = MenuManager.shared.menu { present(menu, animated: true) }
        }
      }
      class Menu: UIViewController {}
      """)
    #expect(app.edges(.present) == edges)
  }

  @Test(
    "show the view that a host of the program's own is made around, whatever they are declared as",
    arguments: ["Host", "UIViewController", "Host?", "UIHostingController<AnyView>"])
  func hosts(type: String) {
    let app = Fixture(
      """
      class Host: UIHostingController<AnyView> {
        init<Content: View>(rootView: Content) { super.init(rootView: AnyView(rootView)) }
      }
      struct Password: View { var body: some View { Text("") } }
      struct Code: View { var body: some View { Text("") } }
      class PasswordFlow {
        let host: \(type)
        init() { let view = Password(); host = Host(rootView: view) }
        func toPresentable() -> UIViewController { host! }
      }
      class CodeFlow {
        let host: \(type)
        init() { host = Host(rootView: Code()) }
        func toPresentable() -> UIViewController { host! }
      }
      class Home: UIViewController {
        func password() { present(PasswordFlow().toPresentable(), animated: true) }
        func code() { present(CodeFlow().toPresentable(), animated: true) }
      }
      """)
    #expect(
      app.missing(
        """
        Home present Host(Password)
        Home present Host(Code)
        Host(Password) root Password
        Host(Code) root Code
        """) == [])
  }

  @Test("are what `.init(…)` makes that they are set to")
  func impliedInitializers() {
    let app = Fixture(
      """
      class Shell: UIViewController {
        let stack: UINavigationController
        init(root: UIViewController) {
          stack = .init(rootViewController: root)
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() { addChild(stack) }
      }
      class Detail: UIViewController {}
      class Home: UIViewController {
        func open() { present(Shell(root: Detail()), animated: true) }
      }
      """)
    #expect(
      app.differences(
        from: """
          Home present Shell @11
          Shell child UINavigationController @7
          UINavigationController root Detail @7
          """) == [])
  }
}
