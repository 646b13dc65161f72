import TestSupport
import Testing

@Suite("UIKit's containers")
struct ContainmentTests {
  @Test("hold the controllers whose views they add, which plain views do not")
  func viewAlone() {
    let app = Fixture(
      """
      final class Panes: NSWindowController {
        private let panes: [NSViewController]
        let box = NSView()
        init(panes: [NSViewController]) { self.panes = panes; super.init(window: nil) }
        func pick(_ index: Int) { let pane = panes[index]; box.addSubview(pane.view) }
      }
      final class Boot {
        lazy var panes: Panes = {
          var all: [NSViewController] = [General()]
          all.append(Advanced())
          return Panes(panes: all)
        }()
      }
      final class Preferences: NSWindowController {
        private let panes = [General(), Advanced()]
        func pick(_ index: Int) {
          let page = panes[index].view
          window?.contentView?.addSubview(page)
        }
      }
      final class Host: UIViewController {
        let card = UIView()
        func open() { slide(Side()) }
        func slide(_ side: UIViewController) { view.insertSubview(side.view, at: 0); view.addSubview(card) }
      }
      final class Dial: UIControl {
        let face = Side()
        func build() { addSubview(face.view) }
      }
      final class General: NSViewController {}
      final class Advanced: NSViewController {}
      final class Side: UIViewController {}
      """)
    #expect(
      app.differences(
        from: """
          Host child Side [inferred]
          Panes child Advanced [inferred]
          Panes child General [inferred]
          Preferences child Advanced [inferred]
          Preferences child General [inferred]
          """) == [])
  }

  @Test(
    "hold the controllers whose views they hand to functions that add them",
    arguments: [
      ("embed(side.view)", "func embed(_ page: UIView) { box.addSubview(page) }"),
      ("self.embed(page: side.view)", "func embed(page: UIView) { view.insertSubview(page, at: 0) }"),
      (
        "cover(with: side.view)",
        "func cover(with page: UIView) { embed(page) }; func embed(_ page: UIView) { box.addSubview(page) }"
      ),
      (
        "show(side.view)",
        """
        func show(_ page: UIView) { cover(with: page) }
        func cover(with page: UIView) { if isEditing { embed(page) } }
        func embed(_ page: UIView) { if isEditing { box.addSubview(page) } else { box.insertSubview(page, at: 0) } }
        """
      ),
      ("view.fill(side.view)", ""), ("box.fill(side.view)", ""),
      ("embed(side.view)", "func embed(_ page: UIView) { box.fill(page) }"),
      ("Layout.pin(side.view, to: view)", ""), ("let box = UIView(); Layout.pin(side.view, to: box)", ""),
      ("attach(side.view, to: self)", ""),
    ])
  func handedViews(_ statement: String, _ members: String) {
    let app = Fixture(Self.handing(statement, members))
    #expect(app.differences(from: "Host child Side") == [])
  }

  @Test("hold what a function is given whose view it hands on")
  func handedViewOfArgument() {
    let app = Fixture(
      Self.handing(
        "swap(to: side)",
        """
        func swap(to page: UIViewController) { page.willMove(toParent: self); embed(page.view) }
        func embed(_ page: UIView) { box.addSubview(page) }
        """))
    #expect(app.differences(from: "Host child Side [inferred]") == [])
  }

  @Test(
    "do not hold what is no controller's, what is put elsewhere, and what is only looked at",
    arguments: [
      ("embed(UILabel()); _ = side", "func embed(_ page: UIView) { box.addSubview(page) }"),
      ("embed(view); _ = side", "func embed(_ page: UIView) { box.addSubview(page) }"),
      ("measure(side.view)", "func measure(_ page: UIView) { box.addSubview(UIView(frame: page.frame)) }"),
      ("embed(side.view)", "func embed(_ page: UIView) { let page = UIView(); box.addSubview(page) }"),
      ("Layout.pin(side.view, to: other.view)", ""),
      (
        "embed(side.view, in: parent)",
        "func embed(_ page: UIView, in host: UIViewController?) { host?.view.addSubview(page) }"
      ),
    ])
  func keptViews(_ statement: String, _ members: String) {
    let app = Fixture(Self.handing(statement, members))
    #expect(app.differences(from: "") == [])
  }

  @Test("hold what code of others hands to a function of their views")
  func viewsHandedByOthers() {
    let app = Fixture(
      """
      final class Player {
        let side = Side()
        func place(in shelf: Shelf) { shelf.box.fill(side.view) }
      }
      class Shelf: UIViewController { let box = UIView() }
      class Side: UIViewController {}
      extension UIView { func fill(_ page: UIView) { addSubview(page) } }
      """)
    #expect(app.edges(.child) == ["Shelf child Side"])
  }

  private static func handing(_ statement: String, _ members: String) -> String {
    """
    class Host: UIViewController {
      let box = UIView()
      let other = Other()
      func open() {
        let side = Side()
        \(statement)
      }
      \(members)
    }
    class Side: UIViewController {}
    class Other: UIViewController {}
    enum Layout { static func pin(_ page: UIView, to box: UIView) { box.addSubview(page) } }
    extension UIView { func fill(_ page: UIView) { addSubview(page) } }
    func attach(_ page: UIView, to host: UIViewController) { host.view.addSubview(page) }
    """
  }

  @Test(
    "hold what other objects put for them into a view that they hand over",
    arguments: [
      ("stack.addArrangedSubview(page.view)", ""),
      ("place(page, in: stack)", "func place(_ page: UIViewController, in box: UIView) { box.addSubview(page.view) }"),
    ])
  func viewsGivenToOthers(_ statement: String, _ member: String) {
    let app = Fixture(Self.columns(statement, member, "model.add(Side(), in: stack)"))
    #expect(app.differences(from: "Columns child Side [inferred] via Model") == [])
  }

  @Test("of one choice hold each that it may be")
  func choicesGivenToOthers() {
    let app = Fixture(
      Self.columns(
        "stack.addArrangedSubview(page.view)", "",
        "guard let page = choose() else { return }; model.add(page, in: stack)"))
    #expect(app.edges(.child) == ["Columns child Other", "Columns child Side"])
  }

  @Test(
    "hold nothing that other objects put into views of others",
    arguments: [
      "model.add(Side(), in: other.view)", "model.add(Side(), in: stack); model.add(Side(), in: view.superview!)",
    ])
  func viewsGivenToNobody(_ statement: String) {
    let app = Fixture(Self.columns("stack.addArrangedSubview(page.view)", "", statement))
    #expect(app.edges(.child) == [])
  }

  private static func columns(_ adding: String, _ member: String, _ statement: String) -> String {
    """
    final class Model {
      func add(_ page: UIViewController, in stack: UIStackView) { \(adding) }
      \(member)
    }
    class Columns: UIViewController {
      let stack = UIStackView()
      let model = Model()
      let other = Other()
      override func viewDidLoad() { \(statement) }
      func choose() -> UIViewController? {
        if Bool.random() { return Side() }
        return Other()
      }
    }
    class Side: UIViewController {}
    class Other: UIViewController {}
    """
  }

  @Test(
    "of the app's own show what they are given",
    arguments: [
      ("UITabBarController", "viewControllers = [First(), Second()]", "tab"),
      ("UITabBarController", "setViewControllers([First(), Second()], animated: false)", "tab"),
      ("UINavigationController", "viewControllers = [First(), Second()]", "root"),
      ("UINavigationController", "setViewControllers([First(), Second()], animated: false)", "root"),
      ("UISplitViewController", "viewControllers = [First(), Second()]", "column"),
      (
        "UISplitViewController",
        "setViewController(First(), for: .primary); setViewController(Second(), for: .secondary)",
        "column"
      ),
      ("UIPageViewController", "setViewControllers([First(), Second()], direction: .forward, animated: false)", "page"),
      ("UIViewController", "addChild(First()); addChild(Second())", "child"),
    ])
  func own(_ superclass: String, _ body: String, _ kind: String) {
    let app = Fixture(
      """
      class Root: \(superclass) { override func viewDidLoad() { \(body) } }
      class First: UIViewController {}
      class Second: UIViewController {}
      """)
    #expect(app.differences(from: "Root \(kind) First\nRoot \(kind) Second") == [])
  }

  @Test("without a class of their own are containers around what they get")
  func plain() {
    let app = Fixture(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func start() {
          let tabs = UITabBarController()
          tabs.viewControllers = [UINavigationController(rootViewController: Home()), Search()]
          window?.rootViewController = tabs
        }
      }
      class Home: UIViewController {}
      class Search: UIViewController {}
      """)
    #expect(app.missing("AppDelegate root UITabBarController\nUINavigationController root Home") == [])
    #expect(
      app.edges(.tab) == [
        "AppDelegate tab Search", "AppDelegate tab UINavigationController", "UITabBarController tab Search",
        "UITabBarController tab UINavigationController",
      ])
    #expect(app.found("UITabBarController root Search") == [])
  }

  @Test(
    "of a window are controllers whose views are put into it, whoever does that",
    arguments: ["menu.view", "menu?.view ?? UIView()"])
  func windowViews(_ view: String) {
    let app = Fixture(
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var menu: UIViewController? = Menu()
        func cover() {
          guard let window else { return }
          window.addSubview(\(view))
        }
      }
      class Menu: UIViewController {}
      """)
    #expect(app.differences(from: "SceneDelegate child Menu") == [])
  }

  @Test(
    "get more beside what they hold",
    arguments: [
      ("UISplitViewController", "viewControllers = [First()]; viewControllers.append(Second())", "column", "column"),
      ("UITabBarController", "viewControllers = [First()]; viewControllers?.append(Second())", "tab", "tab"),
      ("UINavigationController", "viewControllers = [First()]; viewControllers += [Second()]", "root", "push"),
    ])
  func additions(_ superclass: String, _ body: String, _ first: String, _ second: String) {
    let app = Fixture(
      """
      class Root: \(superclass) { func fill() { \(body) } }
      class First: UIViewController {}
      class Second: UIViewController {}
      """)
    #expect(app.differences(from: "Root \(first) First\nRoot \(second) Second") == [])
  }

  @Test("are no places where they only draw a part of a view, such as a pin on a map")
  func partsOfViews() {
    let app = Fixture(
      """
      struct Pin: View { var body: some View { Text("pin") } }
      struct Page: View { var body: some View { Text("page") } }
      class PinView: UIView {
        private var hosting: UIHostingController<AnyView>?
        func update() { hosting?.rootView = AnyView(Pin()) }
      }
      class MapScreen: UIViewController {
        let hosting = UIHostingController(rootView: AnyView(Page()))
        func refresh(_ pin: PinView) { pin.update() }
        func turn() { hosting.rootView = AnyView(Page()) }
      }
      """)
    #expect(app.missing("MapScreen root Page") == [])
    #expect(app.found("PinView root Pin\nMapScreen root Pin") == [])
  }

  @Test(
    "are no places where they only measure a view",
    arguments: ["NSHostingController", "UIHostingController"],
    [
      "return host.sizeThatFits(in: space).height", "return self.host.view.fittingSize.height",
      "host.view.layoutIfNeeded()\nreturn host.view.systemLayoutSizeFitting(space).height",
      "return host.view.intrinsicContentSize.height",
    ])
  func measuredViews(_ host: String, _ code: String) {
    let app = Fixture(
      """
      struct Row: View { var body: some View { Text("row") } }
      final class Measurer {
        private let host = \(host)(rootView: AnyView(EmptyView()))
        func height(of row: some View) -> Double {
          host.rootView = AnyView(row)
          \(code)
        }
      }
      class List: UIViewController {
        let measurer = Measurer()
        func measure() { _ = measurer.height(of: Row()) }
      }
      """)
    #expect(app.differences(from: "") == [])
    #expect(app.reasons(of: "rootView") == ["own: the code only measures the view"])
  }

  @Test("are no places where a local only measures a view")
  func measuredByLocal() {
    let app = Fixture(
      """
      struct Row: View { var body: some View { Text("row") } }
      class List: UIViewController {
        func height() -> Double {
          let host = UIHostingController(rootView: AnyView(EmptyView()))
          host.rootView = AnyView(Row())
          return host.sizeThatFits(in: .zero).height
        }
      }
      """)
    #expect(app.differences(from: "") == [])
  }

  @Test(
    "show a view that is measured where other code can have them",
    arguments: [
      ("let host", ""), ("private(set) lazy var host", ""), ("private let host", "func put() { add(host) }"),
      ("private let host", "func put(_ box: UIView) { box.addSubview(host.view) }"),
      ("private let host", "var view: UIView { host.view }"),
    ])
  func measuredAndShown(_ property: String, _ member: String) {
    let app = Fixture(
      """
      struct Row: View { var body: some View { Text("row") } }
      final class Card {
        \(property) = UIHostingController(rootView: AnyView(EmptyView()))
        func height(of row: some View) -> Double {
          host.rootView = AnyView(row)
          return host.sizeThatFits(in: .zero).height
        }
        \(member)
      }
      class List: UIViewController {
        let card = Card()
        func measure() { _ = card.height(of: Row()) }
      }
      """)
    #expect(app.missing("List root Row") == [])
  }

  @Test("get a first screen in the initializer of the app's own class")
  func initializer() {
    let app = Fixture(
      """
      class Nav: UINavigationController { init() { super.init(rootViewController: Home()) } }
      class List: UIViewController { func open() { present(Nav(), animated: true) } }
      class Home: UIViewController {}
      """)
    #expect(app.differences(from: "List present Nav\nNav root Home") == [])
  }

  @Test("take screens from a data source")
  func pages() {
    let app = Fixture(
      """
      class Tour: UIPageViewController, UIPageViewControllerDataSource {
        func pageViewController(
          _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { nil }
        func pageViewController(
          _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { viewController is First ? Second() : nil }
      }
      class First: UIViewController {}
      class Second: UIViewController {}
      """)
    #expect(app.differences(from: "Tour page Second") == [])
  }

  @Test("present popovers where the presentation style says so")
  func popover() {
    let app = Fixture(
      """
      class List: UIViewController {
        func sort() {
          let options = Options()
          options.modalPresentationStyle = .popover
          present(options, animated: true)
        }
        func open() {
          let detail = Detail()
          detail.modalPresentationStyle = .fullScreen
          present(detail, animated: true)
        }
      }
      class Options: UIViewController {}
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "List popover Options\nList present Detail") == [])
  }

  @Test("keep their subclass's own way: what a screen does to another's navigation controller is the screen's")
  func foreignContainer() {
    let app = Fixture(
      """
      class List: UIViewController {
        weak var other: UIViewController?
        func open() {
          other?.navigationController?.pushViewController(Detail(), animated: true)
          tabBarController?.present(Detail(), animated: true)
        }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "List present Detail\nList push Detail") == [])
  }

  @Test("hold what an initializer of the app's own is given")
  func ownInitializer() {
    let app = Fixture(
      """
      extension UINavigationController {
        convenience init(root: UIViewController) { self.init(rootViewController: root) }
      }
      class List: UIViewController {
        func edit() { present(UINavigationController(root: Edit()), animated: true) }
      }
      class Edit: UIViewController {}
      """)
    #expect(
      app.differences(
        from: "List present UINavigationController\nUINavigationController root Edit") == [])
  }

  @Test(
    "show nothing new where they set what they hold already", arguments: ["viewControllers", "self.viewControllers"])
  func ownContents(_ held: String) {
    let app = Fixture(
      """
      final class Bar: UITabBarController {
        init() { super.init(nibName: nil, bundle: nil); viewControllers = [First(), Second()] }
        func reload() { setViewControllers(\(held), animated: false) }
      }
      final class First: UIViewController {}
      final class Second: UIViewController {}
      """)
    #expect(app.differences(from: "Bar tab First\nBar tab Second") == [])
  }

  @Test("begin with what their own initializers give to the framework's")
  func convenienceInitializers() {
    let app = Fixture(
      """
      class InboxNavigation: UINavigationController {
        convenience init() {
          let inbox = Inbox()
          self.init(rootViewController: inbox)
        }
      }
      class HelpNavigation: UINavigationController {
        convenience init(url: String) { self.init(rootViewController: Help(url: url)) }
      }
      class Shell: UIViewController {
        func inbox() { present(InboxNavigation(), animated: true) }
        func help() { present(HelpNavigation(url: "home"), animated: true) }
      }
      class Inbox: UIViewController {}
      class Help: UIViewController { init(url: String) { super.init(nibName: nil, bundle: nil) } }
      """)
    #expect(
      app.differences(
        from: """
          HelpNavigation root Help
          InboxNavigation root Inbox
          Shell present HelpNavigation
          Shell present InboxNavigation
          """) == [])
  }

  @Test("set what they begin with in their initializers, which is not what their makers show")
  func contentsSetInInitializers() {
    let app = Fixture(
      """
      class Navigation: UINavigationController {
        override init(rootViewController: UIViewController) {
          super.init(navigationBarClass: nil, toolbarClass: nil)
          setViewControllers([rootViewController], animated: false)
        }
      }
      class List: UIViewController {
        func open() { present(Navigation(rootViewController: Detail()), animated: true) }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "List present Navigation(Detail)\nNavigation(Detail) root Detail") == [])
  }

  @Test(
    "of windows show nothing that is empty and only serves to present an alert on",
    arguments: [
      "window.rootViewController = UIViewController()",
      "let host = UIViewController(); window.rootViewController = host",
    ])
  func emptyWindows(_ statement: String) {
    let app = Fixture(
      """
      struct Warning {
        func present() {
          let window = UIWindow(frame: .zero)
          \(statement)
          window.makeKeyAndVisible()
        }
      }
      class Form: UIViewController { func save() { Warning().present() } }
      """)
    #expect(app.differences(from: "") == [])
  }

  @Test("of windows are set by methods that an extension adds, whichever window that is")
  func addedWindowMethods() {
    let app = Fixture(
      """
      extension UIWindow { func swap(to next: UIViewController) { rootViewController = next } }
      enum Stages {
        static func open() { UIApplication.shared.windows.first?.swap(to: Main()) }
      }
      class Main: UIViewController {}
      """)
    #expect(app.differences(from: "Stages root Main via UIWindow") == [])
  }

  @Test(
    "of the app's own turn their pages themselves, whoever calls that",
    arguments: [
      "setViewControllers([page], direction: .forward, animated: true)",
      "self.setViewControllers([page], direction: .forward, animated: true)",
      "DispatchQueue.main.async { [weak self] in self?.setViewControllers([page], direction: .forward, animated: true) }",
      "let pages = self; pages.setViewControllers([page], direction: .forward, animated: true)",
    ])
  func ownPages(_ turn: String) {
    let app = Fixture(
      """
      final class Pages: UIPageViewController {
        func rebuild() { toolbarItems = [Item { [weak self] in self?.move() }] }
        func move() { show(Last()) }
        func show(_ page: UIViewController) { \(turn) }
      }
      final class Item: UIBarButtonItem {
        let action: () -> Void
        init(action: @escaping () -> Void) { self.action = action }
      }
      final class First: UIViewController {
        func load() { (parent as? Pages)?.rebuild() }
        func finish() { (parent as? Pages)?.show(Middle()) }
      }
      final class Middle: UIViewController {}
      final class Last: UIViewController {}
      """)
    #expect(
      app.differences(
        from: """
          Pages page Last [inferred]
          Pages page Middle [inferred]
          """) == [])
  }

  @Test("of the app's own show themselves what they are given that nobody knows")
  func unknownPages() {
    let app = Fixture(
      """
      final class Pages: UIPageViewController {
        let first: Any
        init(first: Any) { self.first = first; super.init(); turn(to: first) }
        func turn(to page: Any) {
          if let page = page as? UIViewController { setViewControllers([page], direction: .forward, animated: true) }
        }
      }
      final class List: UIViewController { func tap() { open(Library.page()) }; func open(_ page: Any) { make(page) } }
      extension List { func make(_ page: Any) { present(Pages(first: page), animated: true) } }
      final class Other: UIViewController { func tap() { present(Pages(first: Library.other()), animated: true) } }
      """)
    #expect(app.graph.edges.filter { $0.kind == .page }.map(\.source) == ["screen:Pages"])
  }

  @Test("by the extension of a protocol that is for controllers show what they are given")
  func protocolExtension() {
    let app = Fixture(
      """
      protocol Hosting: AnyObject { func setContent(_ content: UIViewController) }
      extension Hosting where Self: UIViewController {
        func setContent(_ content: UIViewController) {
          addChild(content)
          view.addSubview(content.view)
          content.didMove(toParent: self)
        }
      }
      final class Host: UIViewController, Hosting {}
      final class Lock: UIViewController {}
      final class Coordinator {
        let host = Host()
        func lock() { host.setContent(Lock()) }
      }
      """)
    #expect(app.differences(from: "Coordinator child Lock [inferred] via Hosting") == [])
  }

  @Test("that nobody makes around a root show none")
  func unusedInitializer() {
    let app = Fixture(
      """
      final class Navigation: UINavigationController {
        override init(rootViewController root: UIViewController) { super.init(rootViewController: root) }
      }
      """)
    #expect(app.differences(from: "") == [])
  }

  @Test(
    "that a container sets in its initializer are its own, whoever makes it",
    arguments: [
      "self.viewControllers = [root]", "viewControllers = [root]", "setViewControllers([root], animated: false)",
    ])
  func assignedInInitializer(_ line: String) {
    let app = Fixture(
      """
      //- Navigation.swift
      class FooterNavigation: UINavigationController {
        override init(rootViewController root: UIViewController) {
          if #available(iOS 13.0, *) {
            super.init(rootViewController: root)
          } else {
            super.init(nibName: nil, bundle: nil)
            \(line)
          }
        }
      }
      class FormNavigation: FooterNavigation {
        init(onEnd: @escaping () -> Void, rootViewController: UIViewController) {
          super.init(rootViewController: rootViewController)
        }
      }
      //- Coordinator.swift
      class Coordinator {
        let host: UIViewController
        func start() { start(with: Form()) }
        private func start(with screen: UIViewController) {
          host.present(FormNavigation(onEnd: {}, rootViewController: screen), animated: true)
        }
      }
      class Home { func show(on host: UIViewController) { Coordinator(host: host).start() } }
      class Form: UIViewController {}
      """)
    #expect(app.edges(.root) == ["FormNavigation(Form) root Form"])
  }

  @Test("that a factory passes on to the tabs of what it makes are those of the tab bar")
  func tabsOfFactory() {
    let app = Fixture(
      """
      class Factory { static func make(app: App) -> UIViewController { Tabs(app: app) } }
      class Tabs: UITabBarController {
        init(app: App) {
          let list = UINavigationController(rootViewController: List())
          super.init(nibName: nil, bundle: nil)
          viewControllers = [list, app.router.stack(around: Map())]
        }
      }
      class App { let router = Router() }
      class Router {
        func stack(around screen: UIViewController) -> UIViewController { UINavigationController(rootViewController: screen) }
      }
      class List: UIViewController {}
      class Map: UIViewController {}
      """)
    #expect(app.edges.filter { $0.source == "Factory" } == [])
  }

  @Test(
    "that any controller adds in its initializer are its own",
    arguments: ["addChild(content)", "set(contentViewController: content)"])
  func childrenOfInitializer(_ line: String) {
    let app = Fixture(
      """
      class Panel: FloatingPanelViewController {
        init(content: Offer) {
          super.init(nibName: nil, bundle: nil)
          \(line)
        }
      }
      class Offer: UIViewController { static func inPanel() -> UIViewController { Panel(content: Offer()) } }
      class Router {
        let top: UIViewController
        func offer() { top.present(Offer.inPanel(), animated: true) }
      }
      """)
    #expect(app.differences(from: "Router present Panel [inferred]\nPanel child Offer [inferred]") == [])
  }

  @Test(
    "is told for each subclass where a class that is only inherited from shows what they set",
    arguments: ["", "func make() -> Container { Container() }", "func make() -> Container { Container.init() }"])
  func onlyInherited(_ maker: String) {
    let app = Fixture(
      """
      class Container: UIViewController {
        var pages = [UIViewController]()
        func open(_ index: Int) { addChild(pages[index]) }
        func addHelp() { addChild(Help()) }
        func addAbout() { addChild(Screens.about()) }
      }
      enum Screens { static func about() -> About { About() } }
      class About: UIViewController {}
      class Help: UIViewController {}
      class Inbox: Container {
        override func viewDidLoad() {
          pages = [List()]
          open(0)
          addHelp()
          addAbout()
        }
      }
      class Archive: Container {
        override func viewDidLoad() {
          pages = [Folders()]
          open(0)
        }
      }
      class List: UIViewController {}
      class Folders: UIViewController {}
      \(maker)
      """)
    let own = maker.isEmpty ? [] : ["Container child Folders", "Container child List"]
    let told = [
      "Archive child Folders", "Container child About", "Container child Help", "Inbox child About", "Inbox child Help",
      "Inbox child List",
    ]
    #expect(app.edges(.child) == (own + told).sorted())
  }

  @Test(
    "that code adds to another controller are those of that one where the code makes it",
    arguments: [
      ("let host = Host()", "Host child Header"), ("let host = Host(nibName: nil, bundle: nil)", "Host child Header"),
      ("let host = UIViewController()", "Home child Header"), ("let host = other()", "Home child Header"),
    ])
  func childrenOfOthers(line: String, edge: String) {
    let app = Fixture(
      """
      class Home: UIViewController {
        func open() {
          \(line)
          host.addChild(Header())
          present(host, animated: true)
        }
        func other() -> UIViewController { UIViewController() }
      }
      class Host: UIViewController {}
      class Header: UIViewController {}
      """)
    #expect(app.edges(.child) == [edge])
  }

  @Test(
    "of windows show a controller of no class of its own that gets something to show",
    arguments: [
      "host.view.addSubview(UILabel())", "host.view.insertSubview(UILabel(), at: 0)", "host.view = UILabel()",
      "host.addChild(Message())",
    ])
  func filledWindows(_ statement: String) {
    let app = Fixture(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func fail() {
          let host = UIViewController()
          \(statement)
          window?.rootViewController = host
        }
      }
      class Message: UIViewController {}
      """)
    #expect(app.edges(.root).count == 1)
    #expect(app.reasons(of: "rootViewController") == [])
  }

  @Test("of windows show nothing that is only there to present on, though a view lies on it")
  func windowsToPresentOn() {
    let app = Fixture(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func fail() {
          let host = UIViewController()
          host.view.addSubview(UIImageView())
          window?.rootViewController = host
          host.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
        }
      }
      """)
    #expect(app.edges(.root) == [])
    #expect(app.reasons(of: "rootViewController") == ["own: it shows an empty controller"])
  }

  @Test(
    "hold what others put into their views",
    arguments: [
      "shelf.box.addSubview(player.view)", "let box = shelf.box; box.addSubview(player.view)",
      "guard let pane = shelf.view else { return }; let card = player.view!; pane.addSubview(card)",
    ])
  func viewsOfOthers(code: String) {
    let app = Fixture(
      """
      final class Boot {
        let window = NSWindow()
        func start() { window.contentViewController = Shelf(boot: self) }
        var player: Player?
        func play(on shelf: Shelf) {
          if player == nil { player = Player() }
          attach(to: shelf)
        }
        private func attach(to shelf: Shelf) {
          guard let player = player else { return }
          \(code)
        }
      }
      final class Shelf: NSViewController {
        let boot: Boot
        lazy var box = NSView()
        init(boot: Boot) { self.boot = boot; super.init(nibName: nil, bundle: nil) }
        func tap() { boot.play(on: self) }
      }
      final class Player: NSViewController {}
      """)
    #expect(app.edges(.child) == ["Shelf child Player"])
  }

  @Test("hold nothing that a view puts into itself or into a view of nobody")
  func viewsOfNobody() {
    let app = Fixture(
      """
      final class Strip: NSView {
        let note = Note()
        let box = NSView()
        weak var host: NSViewController?
        func build() { addSubview(note.view); box.addSubview(note.view); host?.view.addSubview(note.view) }
      }
      final class Note: NSViewController {}
      """)
    #expect(app.edges(.child) == [])
  }

  @Test(
    "hold nothing that code puts into a view around theirs, or into one of a controller beside them",
    arguments: [
      "detail.navigationController?.view.addSubview(toast.view)", "detail.view.superview?.addSubview(toast.view)",
      "detail.parent?.view.addSubview(toast.view)",
      "detail.presentingViewController!.view.addSubview(toast.view)",
      "let bar = detail.tabBarController; let pane = bar?.view; pane?.addSubview(toast.view)",
    ])
  func viewsAround(code: String) {
    let app = Fixture(
      """
      class Detail: UIViewController {}
      class Toast: UIViewController {}
      class MainCoordinator {
        let detail = Detail()
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(detail, animated: false) }
        func warn() {
          let toast = Toast()
          \(code)
        }
      }
      """)
    #expect(app.edges(.child) == [])
  }

  @Test("hold what code puts into the window that is their own")
  func ownWindows() {
    let app = Fixture(
      """
      class Panel: NSWindowController {}
      class Note: NSViewController {}
      class Boot {
        let panel = Panel()
        func start() { panel.showWindow(nil) }
        func note() { let note = Note(); panel.window?.contentView?.addSubview(note.view) }
      }
      """)
    #expect(app.edges(.child) == ["Panel child Note"])
  }

  @Test("that are panels of a library hold their content, each its own, whoever makes them")
  func panels() {
    let app = Fixture(
      """
      final class Card: FloatingPanelController {}
      final class Home: UIViewController {
        func sort() {
          let card = Card()
          card.set(contentViewController: Sorting())
          present(card, animated: true)
        }
        func pick() { present(Picker.card(), animated: true) }
        func lend() {
          let panel = FloatingPanelController()
          panel.set(contentViewController: Help())
          panel.addPanel(toParent: self)
        }
        let own = FloatingPanelController()
        let card = Card()
        func keep() {
          own.set(contentViewController: About())
          card.set(contentViewController: About())
        }
      }
      final class Picker: UIViewController {
        static func card() -> Card {
          let card = Card()
          card.set(contentViewController: Picker())
          return card
        }
      }
      final class Sorting: UIViewController {}
      final class Help: UIViewController {}
      final class About: UIViewController {}
      """)
    #expect(
      app.edges(.child) == [
        "Card child About", "Card(Picker) child Picker", "Card(Sorting) child Sorting",
        "FloatingPanelController child Help", "Home child About", "Home child FloatingPanelController",
      ])
    #expect(app.edges(.present) == ["Home present Card(Picker)", "Home present Card(Sorting)"])
  }

  @Test(
    "hold the controllers whose views they add as methods of the program give them back, and not by another view",
    arguments: [
      ("detail.view.pinned()", true), ("detail.view.pinned().inset(by: 8)", true), ("pinned", true),
      ("detail.view.copied()", false), ("detail.view.pinned().copied()", false), ("detail.view.snapshot()", false),
    ])
  func fluentViews(view: String, isChild: Bool) {
    let app = Fixture(
      """
      class Home: UIViewController {
        let detail = Detail()
        override func viewDidLoad() {
          let pinned = detail.view.pinned()
          view.addSubview(\(view))
        }
      }
      class Detail: UIViewController {}
      protocol Pinnable { func pinned() -> Self }
      extension UIView: Pinnable {
        func pinned() -> Self { self }
        func inset(by width: CGFloat) -> Self { layoutMargins.left = width; return self }
        func copied() -> UIView { UIView() }
      }
      """)
    #expect((app.found("Home child Detail") != []) == isChild)
  }
}
