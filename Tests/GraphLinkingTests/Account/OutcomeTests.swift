import NavigationModel
import TestSupport
import Testing

@Suite("The outcome of a place")
struct OutcomeTests {
  @Test("is that of a class which a scene names by what Objective-C calls it")
  func objectiveCNames() {
    let app = Fixture(
      """
      //- Main.storyboard
      \(Storyboard(initial: "List", .screen("List", .show("APPDetail", identifier: "open")), .screen("APPDetail")))
      //- App.swift
      class List: UIViewController {}
      @objc(APPDetail) final class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "List show Detail @Main.storyboard") == [])
  }

  @Test("is none for a word that everybody uses, on the type that the context wants")
  func impliedWords() {
    let app = Fixture(
      """
      import AppKit
      struct Effect { static func run(_ work: () -> Void) -> Effect { Effect() } }
      func reduce() -> Effect { .run { send() } }
      """)
    #expect(app.program.account.placeCount == 0)
  }

  @Test("is to be shown by the method of the very object that a call is made on, not by another one of its protocol")
  func implementations() {
    let app = Fixture(
      """
      protocol Navigator { func navigate(to place: Place) }
      protocol Place {}
      class Orders: UIViewController, Navigator {
        func navigate(to place: Place) { present(Order(), animated: true) }
      }
      class Payments: Navigator {
        let host = UIViewController()
        func navigate(to place: Place) { host.present(Payment(), animated: true) }
      }
      class Order: UIViewController {}
      class Payment: UIViewController {}
      class Tabs: UITabBarController {
        static func orders() -> Orders? { nil }
        func open(_ place: Place) { Self.orders()?.navigate(to: place) }
      }
      """)
    #expect(
      app.differences(
        from: """
          Orders present Order @4
          Payments present Payment @8
          Tabs present Order @14
          """) == [])
  }

  @Test(
    "is a part of what keeps an object that puts the view which it is made with into a host",
    arguments: [
      ("_UIHostingView(rootView: self.content)", "lazy var note = Host(content: Note())", true),
      ("UIHostingController(rootView: content).view", "let note = Host(content: Note())", true),
      ("UIView()", "lazy var note = Host(content: Note())", false),
      ("_UIHostingView(rootView: Text(\"b\"))", "lazy var note = Host(content: Note())", false),
      ("_UIHostingView(rootView: self.content)", "func fill() { keep(Host(content: Note())) }", false),
    ])
  func hostsInNodes(_ host: String, _ code: String, _ isPart: Bool) {
    let app = Fixture(
      """
      struct Note: View {
        @State var isShown = false
        var body: some View { Button("a") { isShown = true }.sheet(isPresented: $isShown) { Text("b") } }
      }
      class Host<Content: View>: ASDisplayNode {
        var content: Content
        init(content: Content) {
          self.content = content
          super.init()
          setViewBlock { [weak self] in
            guard let self else { return UIView() }
            return \(host)
          }
        }
      }
      class Page: ASCellNode {
        \(code)
      }
      class Reader: UIViewController { let page = Page() }
      func keep(_ reader: Reader) {}
      """)
    let reason = "embedded: it is passed to a new Host, which hosts it as a part of Page"
    #expect(app.reasons(of: "Note").contains(reason) == isPart)
  }

  @Test("is that a wrapper hands on what it is given, through another wrapper of its own")
  func wrappersOfWrappers() {
    let app = Fixture(
      """
      protocol Module { var screen: UIViewController { get } }
      extension UIViewController: Module { var screen: UIViewController { self } }
      class Router {
        let stack: UINavigationController
        func push(_ module: Module?) { push(module, animated: true) }
        func push(_ module: Module?, animated: Bool) { stack.pushViewController(module!.screen, animated: animated) }
      }
      class Home: UIViewController {
        let router: Router
        func tap() { router.push(Detail()) }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.outcomes == ["edge 2", "forwarded 2"])
  }

  @Test("is no plain one where a controller goes back to itself, whatever lies above it")
  func goingBack() {
    let app = Fixture(
      """
      class Settings: UITableViewController, PickerDelegate {
        func pickerDidEnd(_ picker: Picker) { navigationController?.popToViewController(self, animated: false) }
      }
      """)
    #expect(
      app.reasons(of: "popToViewController") == [
        "forwarded: it removes whatever is on top of the screen that calls it"
      ])
  }

  @Test("is a part of other views for the view of a controller that the callers pass, whichever that is")
  func viewsOfGivenControllers() {
    let app = Fixture(
      """
      class Panel: UIViewController {
        func embed(_ chart: UIViewController) { view.insertSubview(chart.view, at: 0) }
        func put(_ chart: UIViewController) { place(chart) }
        private func place(_ child: UIViewController) { view.insertSubview(child.view, at: 1) }
        func embed(item: Item) { view.insertSubview(item.view, at: 2) }
      }
      class Item { let view = UIView() }
      class Details: UIViewController {
        let panel = Panel()
        let make: (() -> UIViewController)
        init(make: @escaping () -> UIViewController) { self.make = make }
        override func viewDidLoad() {
          panel.embed(make())
          panel.put(make())
          panel.embed(item: Item())
        }
      }
      """)
    #expect(
      app.reasons(of: "insertSubview") == [
        "embedded: it puts the view of a controller into another view",
        "embedded: it puts the view of a controller into another view", "own: it shows no screen",
      ])
  }

  @Test(
    "is that a library may show it, which is given a container around what functions choose and give back",
    arguments: [
      "isSingle ? makeOne() : makeTwo()", "if isSingle { makeOne() } else { makeTwo() }",
      "if isSingle { if isFirst { makeOne() } else { makeTwo() } } else { makeTwo() }",
      "if isSingle { switch count { case 1: makeOne()\n default: makeTwo() } } else { makeTwo() }",
      "if isSingle { if isFirst { switch count { case 1: makeOne()\n default: makeTwo() } } else { one } } else { two }",
    ])
  func containersForLibraries(choice: String) {
    let app = Fixture(
      """
      class Main: UIViewController {
        override func viewDidLoad() {
          let fragment = make()
          let container = UINavigationController(rootViewController: fragment)
          addFragment(container) { fragmentView in view.addSubview(fragmentView) }
        }
        private func make() -> UIViewController {
          let fragment = \(choice)
          return fragment
        }
        private func makeOne() -> UIViewController {
          let fragment = One()
          fragment.delegate = self
          return fragment
        }
        private func makeTwo() -> UIViewController { Two() }
      }
      class One: UIViewController { weak var delegate: AnyObject? }
      class Two: UIViewController {}
      func keep(_ main: Main) {}
      """)
    let reason = "unresolved: it is passed to addFragment, which is not declared in the analyzed files"
    #expect(app.reasons(of: "One") + app.reasons(of: "Two") == [reason, reason])
  }

  @Test(
    "is to be made by no code for the first scene of a storyboard that code only takes others from",
    arguments: [
      ("", true), ("UIStoryboard(name: \"Other\", bundle: nil).instantiateInitialViewController()", true),
      ("board(isNew).instantiateInitialViewController()", false),
      ("keep(StoryboardScene.Others.initialScene.instantiate())", false),
      ("self.storyboard?.instantiateInitialViewController()", false),
    ])
  func firstScenes(statement: String, isKnown: Bool) {
    let app = Fixture(
      """
      //- Notes.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="n"><scenes>
      <scene sceneID="1"><objects><navigationController id="n" sceneMemberID="viewController"/></objects></scene>
      <scene sceneID="2"><objects>
      <viewController storyboardIdentifier="Edit" id="e" customClass="Edit" sceneMemberID="viewController"/>
      </objects></scene></scenes></document>
      //- App.swift
      class Edit: UIViewController {}
      class Home: UIViewController {
        func edit() {
          let board = UIStoryboard(name: "Notes", bundle: nil)
          show(board.instantiateViewController(withIdentifier: "Edit"), sender: nil)
        }
        func other() { \(statement) }
      }
      """)
    let reason = "no code that was read makes the first scene of its storyboard"
    #expect(app.reasons(of: "scene").contains { $0.contains(reason) } == isKnown)
  }

  @Test(
    "is to show no screen where all callers pass none, or leave it out",
    arguments: [
      ("Bar(results: nil)", ""), ("Bar()", ""),
      ("Bar.make(nil)", "static func make(_ results: UIViewController?) -> Bar { Bar(results: results) }"),
    ])
  func noScreen(make: String, member: String) {
    let app = Fixture(
      """
      class Bar: NSObject {
        let search: UISearchController
        init(results: UIViewController? = nil) { search = UISearchController(searchResultsController: results) }
        \(member)
      }
      class Menu: UIViewController { override func viewDidLoad() { keep(\(make)) } }
      """)
    #expect(app.reasons(of: "UISearchController") == ["own: it shows no screen"])
  }

  @Test("is a part of its screen for a search controller of a class of the program")
  func searchControllers() {
    let app = Fixture(
      """
      class Search: UISearchController {}
      class List: UIViewController {
        override func viewDidLoad() {
          let search = Search(searchResultsController: nil)
          search.obscuresBackgroundDuringPresentation = false
          navigationItem.searchController = search
        }
      }
      func keep(_ list: List) {}
      """)
    #expect(
      app.reasons(of: "Search") == [
        "embedded: it is a search controller, which is a part of the screen that searches"
      ])
  }

  @Test("is that nothing asks for what a parameter is given by default, or that the object keeps it")
  func defaults() {
    let app = Fixture(
      """
      class Stack: UIViewController {}
      class Home: UIViewController {
        @objc func tap() {
          let lock = LockCoordinator(model: 1)
          lock.start()
          present(lock.stack, animated: true, completion: nil)
          BackCoordinator(stack: Stack(), model: 1).start()
          BackCoordinator(stack: Stack(), model: 2).start()
        }
      }
      class LockCoordinator {
        let stack: Stack
        init(stack: Stack = Stack(), model: Int) { self.stack = stack }
        func start() { stack.present(Lock(), animated: true) }
      }
      class BackCoordinator {
        let stack: Stack
        init(stack: Stack = Stack(), model: Int) { self.stack = stack }
        func start() { stack.present(Lock(), animated: true) }
      }
      class Lock: UIViewController {}
      func keep(_ home: Home) {}
      """)
    let told = app.reasons(of: "Stack")
    #expect(told.contains("embedded: LockCoordinator keeps it"))
    #expect(told.contains("unreachable: every call of init(stack:model:) passes its own stack"))
    #expect(!told.contains { $0.hasPrefix("unexplained") })
  }

  /// A navigator that shows what it is given in one of two ways, and the line that asks it.
  private static func navigator(_ ways: String, _ line: String) -> Fixture {
    Fixture(
      """
      class Navigator {
        enum Style { case push, modal }
        func show(_ target: UIViewController, from sender: UIViewController, style: Style = .push) {
          \(ways)
        }
        private func open(_ target: UIViewController, from sender: UIViewController, style: Style) {
          switch style {
          case .push: sender.navigationController?.pushViewController(target, animated: true)
          case .modal: sender.present(target, animated: true)
          }
        }
      }
      class Home: UIViewController {
        let navigator = Navigator()
        @objc func tap() { \(line) }
      }
      class Detail: UIViewController {}
      func keep(_ home: Home) {}
      """)
  }

  @Test(
    "is that nothing runs it where the arguments of all calls rule it out, through any number of functions",
    arguments: [
      "navigator.show(Detail(), from: self)", "navigator.show(Detail(), from: self, style: .push)",
      "navigator.show(Detail(), from: self); navigator.show(Detail(), from: self, style: .push)",
    ])
  func ruledOut(line: String) {
    let app = Self.navigator("open(target, from: sender, style: style)", line)
    #expect(app.missing("Home push Detail") == [])
    #expect(app.reasons(of: "present") == ["unreachable: no caller of open(_:from:style:) passes modal"])
  }

  @Test("is not known where a function calls itself with what rules nothing out, or only some calls rule it out")
  func ruledOutInPart() {
    let again = Self.navigator(
      """
      switch style {
      case .push: show(target, from: sender, style: .modal)
      case .modal: sender.present(target, animated: true)
      }
      """, "navigator.show(Detail(), from: self, style: .push)")
    #expect(!again.reasons(of: "present").contains("unreachable: its conditions never hold"))
    let some = Self.navigator(
      "open(target, from: sender, style: style)",
      "navigator.show(Detail(), from: self, style: .push); navigator.show(Detail(), from: self, style: .modal)")
    #expect(some.missing("Home push Detail\nHome present Detail") == [])
  }

  @Test("is open where nobody knows what is shown, and none where it is known to be nothing")
  func unknownValues() {
    let app = Fixture(
      """
      class Pages: UIPageViewController {
        var hosts: [String: UIViewController] = [:]
        func turn(to id: String) {
          guard let host = hosts[id] else { return }
          setViewControllers([host], direction: .forward, animated: true)
        }
        func empty() { setViewControllers([], direction: .forward, animated: true) }
      }
      class Home: UIViewController { func tap() { Pages().turn(to: "a") } }
      """)
    #expect(
      app.reasons(of: "setViewControllers") == [
        "unexplained: navgraph found no screen that it shows, and no reason for that", "own: it shows no screen",
      ])
  }

  @Test("says that the function which is given the screen is declared nowhere")
  func undeclaredFunctions() {
    let app = Fixture(
      """
      import LibraryOfModels
      class ListModel: LibraryModel {
        func open() { navigate(to: DetailModel.self, by: .show) }
      }
      class DetailModel: LibraryModel {}
      """)
    #expect(app.reasons(of: "navigate") == ["unresolved: navigate is not declared in the analyzed files"])
  }

  @Test(
    "is open for a function of a library's type, whatever the program declares under its name",
    arguments: [
      ("Helper.present(self, message: text)", "Helper"), ("Kit.Helper.present(self, message: text)", "Helper"),
      ("Helper.shared.present(self, message: text)", "Helper"),
    ])
  func functionsOfLibraryTypes(call: String, type: String) {
    let app = Fixture(
      """
      import Kit
      class Home: UIViewController {
        func save() { \(call) }
        func open() { present(inNav: Detail()) }
      }
      class Detail: UIViewController {}
      extension UIViewController {
        func present(inNav controller: UIViewController) {
          present(UINavigationController(rootViewController: controller), animated: true)
        }
      }
      """)
    #expect(
      app.reasons(of: "present").filter { $0.hasPrefix("unresolved") || $0.hasPrefix("own") } == [
        "unresolved: \(type).present is not declared in the analyzed files"
      ])
  }

  @Test(
    "is open for a value of any type that is put on the path of a stack of the program's own",
    arguments: [("@Binding ", true), ("", false)])
  func erasedValues(attribute: String, isBound: Bool) {
    let app = Fixture(
      """
      import SwiftUI
      struct Path {
        var items: [AnyHashable] = []
        mutating func push(_ item: AnyHashable) { items.append(item) }
      }
      struct Home: View {
        @State var path = Path()
        var body: some View { Button("a") { path.push(1) } }
      }
      struct Stack: View {
        \(attribute)var items: [AnyHashable]
        var body: some View { Text("b") }
      }
      """)
    let reason =
      isBound
      ? "unresolved: push(_:) sets items, and the view that observes it is unknown"
      : "own: it calls Path.push(_:) of the program"
    #expect(app.reasons(of: "push") == [reason])
  }

  @Test("is none for a function of its name that the program's own type has not, and for a case of an enum")
  func functionsOfOwnTypes() {
    let app = Fixture(
      """
      enum Helper { case present(Home) }
      class Home: UIViewController {
        func save() { let helper = Helper.present(self) }
      }
      extension UIViewController {
        func present(inNav controller: UIViewController) {}
      }
      """)
    #expect(!app.reasons(of: "present").contains { $0.contains("not declared") })
  }

  @Test("is an alert for a dialog that a modifier of the program's own has a library show")
  func dialogs() {
    let app = Fixture(
      """
      import SwiftUI
      import SwiftUINavigation
      extension View {
        func confirmationDialog<Value>(
          message: String, unwrapping value: Binding<Value?>, @ViewBuilder actions: @escaping (Value) -> some View
        ) -> some View {
          confirmationDialog(item: value, title: { _ in Text(message) }, actions: actions)
        }
      }
      struct History: View {
        var body: some View { Text("a").confirmationDialog(message: "b", unwrapping: $value) { _ in Text("c") } }
      }
      struct Shop: App { var body: some Scene { WindowGroup { History() } } }
      """)
    #expect(
      app.differences(
        from: """
          History alert ConfirmationDialog ? via View @11
          Shop root History @13
          """) == [])
    #expect(app.program.account.places.filter { $0.outcome == .own } == [])
  }

  @Test("is unreachable for what a function hands on that no code names")
  func deadFunctions() {
    let app = Fixture(
      """
      struct Cards { static func help() -> some View { Help() } }
      struct Help: View { var body: some View { NavigationLink("a", destination: Detail()) } }
      struct Detail: View { var body: some View { Text("b") } }
      """)
    #expect(app.reasons(of: "Help") == ["unreachable: no other code names Cards"])
  }

  @Test("is a part of whoever keeps the object in the end, through the functions of a factory")
  func factories() {
    let app = Fixture(
      """
      class Main: UIViewController {
        func tap() {
          let flow = ConnectModule().makeConnect(router: Router(host: self))
          flow.begin()
        }
        func buy() { present(Buy(router: Router(host: self)), animated: true) }
      }
      struct ConnectModule {
        func makeConnect(router: Router) -> ConnectCoordinator { ConnectCoordinator(router: router) }
      }
      class Buy: UIViewController { init(router: Router) {} }
      class ConnectCoordinator {
        let router: Router
        init(router: Router) { self.router = router }
        func begin() { router.show() }
      }
      class Router {
        let host: UIViewController
        init(host: UIViewController) { self.host = host }
        func show() { host.present(Detail(), animated: true) }
      }
      class Detail: UIViewController {}
      """)
    #expect(
      app.reasons(of: "Router") == [
        "embedded: it is passed to a new ConnectCoordinator, which keeps it",
        "embedded: it is passed to a new Buy, which keeps it",
      ])
  }

  @Test("is an edge for what the containers hold that code leads to")
  func contentsOfContainers() {
    let app = Fixture(
      """
      class Tabs: UITabBarController {
        let home: Home
        let search: Search
        init() {
          home = Home()
          home.title = "a"
          search = Search()
          super.init(nibName: nil, bundle: nil)
          viewControllers = [home, search].map { Stack(rootViewController: $0) }
        }
      }
      class Stack: UINavigationController {}
      class Home: UIViewController {}
      class Search: UIViewController {}
      """)
    #expect(app.account == [])
  }

  @Test("is a part where a view uses only the view of a controller")
  func viewsOfControllers() {
    let app = Fixture(
      """
      class Cell: UITableViewCell {
        func fill() {
          let chip = Chip()
          addSubview(chip.view)
        }
        private let banner = Banner().view!
        private lazy var keys = Keys()
        private var bar: Bar?
        func edit() {
          bar = Bar()
          inputAccessoryView = bar?.view
          field.inputView = keys.view
        }
        private let idle = Idle()
      }
      class Chip: UIViewController {}
      class Banner: UIViewController {}
      class Keys: UIViewController {}
      class Bar: UIViewController {}
      class Idle: UIViewController {}
      """)
    for name in ["Chip", "Banner", "Keys", "Bar"] {
      #expect(app.reasons(of: name) == ["embedded: the code uses its view, as a part of other views"])
    }
    #expect(app.reasons(of: "Idle") == ["unexplained: navgraph could not follow the object that is made here"])
  }

  @Test(
    "is a part where a class uses the view of what a property keeps, in any file, and not another class of the same names"
  )
  func viewsOfKeptControllers() {
    let made = """
      class Page: UIViewController {}
      enum Builder { static func page() -> UIViewController { let made = Page(); return made } }
      class Host {
        var page: UIViewController?
        @objc func load() { page = Builder.page() }
      }
      """
    let embedded = "embedded: the code uses its view, as a part of other views"
    let own = Fixture("\(made)\n//- Root.swift\nextension Host { var root: Frame { Frame(page?.view) } }")
    #expect(own.reasons(of: "Page") == [embedded])
    let set = Fixture(
      "\(made)\n//- Root.swift\nextension Host { func fill(_ cell: Cell) { cell.content = page?.view } }")
    #expect(set.reasons(of: "Page") == [embedded])
    let other = Fixture(
      "\(made)\nclass Other {\n  var page: UIViewController?\n  func root() -> Frame { Frame(page?.view) }\n}")
    #expect(
      other.reasons(of: "Page") == ["unexplained: navgraph could not follow the object that is made here"])
  }

  @Test(
    "is no edge where only another function of the caller shows such a screen, which it makes itself",
    arguments: [
      "func fetch() { Cache.spare = Builder.detail() }",
      "func fetch() { let made = Builder.detail(); Cache.spare = made }",
      "func fetch() { Cache.spare = make() }\nfunc make() -> UIViewController { let made = Builder.detail(); return made }",
    ])
  func edgesOfOthers(code: String) {
    let app = builder(usedBy: code)
    #expect(app.outcomes == ["edge 2", "unexplained 1"])
    #expect(app.reasons(of: "Detail") == ["unexplained: navgraph could not follow the object that is made here"])
  }

  @Test(
    "is an edge where the caller shows what the function gives, at once or later",
    arguments: [
      "func next() { navigationController?.pushViewController(Builder.detail(), animated: true) }",
      "func next() { let page = Builder.detail(); show(page, sender: nil) }",
      "func fetch() { kept = Builder.detail() }\nfunc next() { if let kept { present(kept, animated: true) } }",
    ])
  func edgesOfCallers(code: String) {
    #expect(builder(usedBy: code).outcomes == ["edge 4"])
  }

  private func builder(usedBy code: String) -> Fixture {
    Fixture(
      """
      class Detail: UIViewController {}
      enum Cache { static var spare: UIViewController? }
      enum Builder { static func detail() -> UIViewController { let made = Detail(); return made } }
      class List: UIViewController {
        var kept: UIViewController?
        func open() { navigationController?.pushViewController(Detail(), animated: true) }
        \(code)
        @objc func refresh() { fetch() }
      }
      """)
  }

  @Test("is forwarded where a call hands on to a wrapper what its own callers name")
  func callsBetween() {
    let app = Fixture(
      """
      class Router {
        let stack = UINavigationController()
        func push(_ page: UIViewController) { stack.pushViewController(page, animated: true) }
      }
      class Home: UIViewController {
        let router = Router()
        @objc func open() { show(Detail()) }
        private func show(_ page: UIViewController) { router.push(page) }
      }
      class Detail: UIViewController {}
      func start() { window.rootViewController = Home() }
      """)
    #expect(app.missing("Home push Detail ? @7") == [])
    #expect(app.account.filter { $0.contains("push @8") } == ["forwarded push @8"])
  }

  @Test(
    "is a part where UIKit previews a controller in a context menu",
    arguments: [
      "(identifier: nil, previewProvider: { Peek() }, actionProvider: { _ in menu(open: { Detail() }) })",
      "(identifier: nil) { Peek() } actionProvider: { _ in menu(open: { Detail() }) }",
      "(previewProvider: { Peek() }) { _ in menu(open: { Detail() }) }",
    ])
  func previews(arguments: String) {
    let app = Fixture(
      """
      class List: UITableViewController {
        func menu() -> UIContextMenuConfiguration {
          UIContextMenuConfiguration\(arguments)
        }
      }
      class Peek: UIViewController {}
      class Detail: UIViewController {}
      """)
    #expect(
      app.reasons(of: "Detail").areThereAndAll { !$0.hasPrefix("embedded") } && !app.reasons(of: "Detail").isEmpty)
    #expect(app.reasons(of: "Peek") == ["embedded: a context menu shows it as a preview"])
  }

  @Test(
    "is a part where a context menu is given a method that makes the controller",
    arguments: [
      ("peek", "UIViewController? { Peek() }"), ("self.peek", "UIViewController? { let page = Peek(); return page }"),
      ("{ self.peek() }", "UIViewController? { Peek() }"), ("{ [weak self] in self?.peek() }", "Peek { Peek() }"),
      ("peek", "UIViewController? { make() }; func make() -> Peek { Peek() }"),
    ])
  func previewsOfMethods(provider: String, method: String) {
    let app = Fixture(
      """
      class List: UITableViewController {
        func menu() -> UIContextMenuConfiguration {
          UIContextMenuConfiguration(identifier: nil, previewProvider: \(provider)) { _ in nil }
        }
        func peek() -> \(method)
      }
      class Peek: UIViewController {}
      """)
    #expect(app.reasons(of: "Peek") == ["embedded: a context menu shows it as a preview"])
  }

  @Test("is a part where a class of the program's own is the configuration of a context menu")
  func previewsOfOwnConfigurations() {
    let app = Fixture(
      """
      class List: UITableViewController {
        func menu() -> UIContextMenuConfiguration {
          RowConfiguration(identifier: nil) { () -> UIViewController? in
            let page = Peek()
            return page
          } actionProvider: { _ in nil }
        }
      }
      final class RowConfiguration: UIContextMenuConfiguration { var row = 0 }
      class Peek: UIViewController {}
      """)
    #expect(app.reasons(of: "Peek") == ["embedded: a context menu shows it as a preview"])
  }

  @Test(
    "is a part for the scene that a storyboard makes as the preview of a context menu",
    arguments: [
      ("peek", #"storyboard.instantiateViewController(withIdentifier: "Peek")"#),
      ("{ self.peek() }", #"storyboard.instantiateViewController(withIdentifier: "Peek") as? Peek"#),
      ("peek", "storyboard.make(Peek.self)"),
    ])
  func previewsOfScenes(provider: String, scene: String) {
    let app = Fixture(
      """
      //- Main.storyboard
      \(Storyboard(.screen("Peek", identifier: "Peek"), .screen("Other", identifier: "Other")))
      //- App.swift
      class List: UITableViewController {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        func menu() -> UIContextMenuConfiguration {
          UIContextMenuConfiguration(identifier: nil, previewProvider: \(provider)) { _ in nil }
        }
        func peek() -> UIViewController? { \(scene) }
        func other() -> UIViewController { storyboard.instantiateViewController(withIdentifier: "Other") }
      }
      extension UIStoryboard {
        func make<T: UIViewController>(_ type: T.Type) -> T {
          instantiateViewController(withIdentifier: String(describing: type)) as! T
        }
      }
      class Peek: UIViewController {}
      class Other: UIViewController {}
      """)
    let scenes = app.program.account.places.filter { $0.kind == .storyboard }.map { "\($0.outcome)" }
    #expect(scenes.first == "embedded")
    #expect(scenes.last != "embedded")
    let made = app.program.account.places.filter { $0.kind == .making && $0.reason.hasPrefix("a context menu") }
    #expect(made.count == (scene.contains("Identifier") ? 1 : 0))
  }

  @Test("is the edge's to the view where a controller only hosts that")
  func hostingControllers() {
    let app = Fixture(
      """
      class Host<Content: View>: UIHostingController<Content> {}
      class Builder {
        func detail() -> UIViewController {
          let view = Detail()
          return Host(rootView: view)
        }
        func unused() -> UIViewController { Host(rootView: Other()) }
      }
      class Home: UIViewController {
        func open() { present(Builder().detail(), animated: true) }
      }
      struct Detail: View { var body: some View { Text("a") } }
      struct Other: View { var body: some View { Text("b") } }
      """)
    #expect(app.missing("Home present Detail ? @10") == [])
    #expect(app.account.filter { $0.contains("Host") } == ["unreachable Host @7"])
  }

  @Test(
    "is the edge's to the content where a view is nothing but around that, in a route that brings its view with it",
    arguments: [
      "Guarded { Inbox() }", "Guarded { Inbox().padding() }", "Guarded { if isNew { Inbox() } else { Archive() } }",
      "Framed { Guarded { Inbox() } }", "Guarded { Framed { Guarded { Inbox() } } }",
    ])
  func viewsAroundContent(content: String) {
    let app = Fixture(
      """
      //- Routes.swift
      extension Route {
        static func inbox(isNew: Bool) -> Route { Route { \(content) } }
        static var other: Route { Route { Guarded { Other() } } }
      }
      //- Home.swift
      struct Route: Identifiable {
        let content: AnyView
        init(@ViewBuilder content: () -> some View) { self.content = AnyView(content()) }
      }
      struct Home: View {
        @State private var route: Route?
        var body: some View {
          Button("a") { route = .inbox(isNew: true) }.sheet(item: $route) { $0.content }
        }
      }
      struct Inbox: View { var body: some View { Text("a") } }
      struct Archive: View { var body: some View { Text("b") } }
      struct Other: View { var body: some View { Text("c") } }
      //- Views.swift
      struct Guarded<Content: View>: View {
        @State private var isAsking = false
        private let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { content.alert("Pin", isPresented: $isAsking) { Button("OK") {} } }
      }
      struct Framed<Content: View>: View {
        @State private var isAsking = false
        let content: () -> Content
        var body: some View { content().alert("Help", isPresented: $isAsking) { Button("OK") {} } }
      }
      """)
    #expect(app.missing("Home sheet Inbox") == [])
    // Nobody asks for the other route.
    let unexplained = app.program.account.places.filter { $0.outcome == .unexplained }
    #expect(unexplained.map { "\($0.name) @\($0.site.line)" } == ["Guarded @3"])
  }

  @Test(
    "is the edge's to the view where a controller only hosts what a local is, with modifiers or without",
    arguments: [
      "let page = Detail().padding(); let host = Host(rootView: page)",
      "let page = Detail().padding().tint(nil); let host = Host(rootView: page.padding())",
      "let first = Detail(); let page = first.padding(); let host = Host(rootView: page)",
    ])
  func hostingControllersOfLocals(_ code: String) {
    let app = Fixture(
      """
      class Host<Content: View>: UIHostingController<Content> { var onTurn: (() -> Void)? }
      class Home: UIViewController {
        func open(_ window: UIWindow) {
          \(code)
          host.onTurn = {}
          window.rootViewController = host
        }
      }
      struct Detail: View { var body: some View { Text("a") } }
      """)
    #expect(app.missing("Home root Detail") == [])
    #expect(app.reasons(of: "Host") == [])
  }

  @Test(
    "is forwarded where a controller only hosts the view that its function is given",
    arguments: [
      ("extension View { func hosted() -> UIViewController { Host(rootView: self) } }", "Detail().hosted()", "hosted"),
      (
        "func host<Page: View>(_ page: Page) -> UIViewController { Host(rootView: page) }", "host(Detail())",
        "host(_:)"
      ),
    ])
  func hostingControllersOfGivenViews(_ function: String, _ call: String, _ name: String) {
    let app = Fixture(
      """
      //- Host.swift
      class Host<Content: View>: UIHostingController<Content> {}
      \(function)
      //- Home.swift
      class Home: UIViewController {
        override func viewDidLoad() { present(\(call), animated: true) }
      }
      struct Detail: View { var body: some View { Text("a") } }
      """)
    #expect(app.missing("Home present Detail") == [])
    #expect(app.reasons(of: "Host") == ["forwarded: \(name) returns it to its callers"])
  }

  @Test("is the segue's where a method of a segue makes the screen")
  func segueActions() {
    let app = Fixture(
      """
      class List: UITableViewController {
        @IBSegueAction func makeDetail(_ coder: NSCoder) -> Detail? {
          guard let detail = Detail(coder: coder, id: 1) else { return nil }
          return detail
        }
      }
      class Home: UIViewController { func tap() { present(List(), animated: true) } }
      class Detail: UIViewController {}
      """)
    #expect(app.reasons(of: "Detail") == ["forwarded: the segue that names makeDetail(_:) shows it"])
  }

  @Test("is a part of the controller that hosts what a closure builds which it is made with")
  func hosts() {
    let app = Fixture(
      """
      class Menu: UIViewController {
        init<Content: View>(@ViewBuilder content: (Menu) -> Content) {}
      }
      struct Actions: View { var body: some View { NavigationLink("a", destination: Detail()) } }
      struct Detail: View { var body: some View { Text("b") } }
      class Browser: UIViewController {
        func tap() { present(Menu { _ in Actions() }, animated: true) }
        func call() {
          let bar = Bar()
          present(Popup(rootView: bar), animated: true)
        }
      }
      class Popup: UIViewController { init<Content: View>(rootView: Content) {} }
      struct Bar: View { var body: some View { NavigationLink("a", destination: Detail()) } }
      """)
    #expect(app.reasons(of: "Actions") == ["embedded: it is passed to a new Menu, which keeps it"])
    #expect(app.reasons(of: "Bar") == ["embedded: it is passed to a new Popup, which keeps it"])
  }

  @Test(
    "is no part of a view for what a function of its type gives back, and no part of the app where only previews call that"
  )
  func factoriesOfViews() {
    let app = Fixture(
      """
      struct Settings: View {
        var body: some View { NavigationLink("a", destination: Detail()) }
        static func preview() -> some View { Settings() }
      }
      struct Detail: View { var body: some View { Text("b") } }
      struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View { var body: some View { Text("a").sheet(isPresented: $isOpen) { Settings() } } }
      #Preview { Settings.preview() }
      """)
    #expect(app.reasons(of: "Settings") == ["outside: only previews call preview"])
  }

  @Test(
    "is unreachable for a private function that only dead code calls, through any of them",
    arguments: [
      ("make()", "unreachable: only code that nothing runs calls make"),
      ("middle()", "unreachable: only code that nothing runs calls make"),
      ("[1].map { _ in make() }[0]", "unreachable: only code that nothing runs calls make"),
    ])
  func codeOfDeadCode(call: String, reason: String) {
    let app = Fixture(Self.factory(call))
    #expect(app.reasons(of: "Detail") == [reason])
  }

  @Test(
    "is not unreachable for a private function that other code names as well",
    arguments: [
      "func open() { show(Factory.made()) }", "func open() { let maker = Factory.maker() }",
    ])
  func codeOfLiveCode(line: String) {
    let app = Fixture(Self.factory("make()", line))
    #expect(!app.reasons(of: "Detail").contains { $0.hasPrefix("unreachable") })
  }

  /// A factory of which nothing calls the function that gives what it makes, and a controller with some code.
  private static func factory(_ call: String, _ line: String = "") -> String {
    """
    class Detail: UIViewController {}
    class Home: UIViewController { \(line) }
    enum Factory {
      private static func make() -> UIViewController { Detail() }
      private static func middle() -> UIViewController { make() }
      static func open() -> UIViewController { \(call) }
      \(line.isEmpty ? "" : "static func made() -> UIViewController { make() }")
      \(line.isEmpty ? "" : "static func maker() -> () -> UIViewController { make }")
    }
    """
  }

  @Test(
    "is no part of a view for what its type has, and unreachable where nothing reads that",
    arguments: [
      ("", "unreachable: no code reads host"),
      ("let controller = Icon.host", "forwarded: Icon.host holds it for the code that reads the property"),
      ("let host = 1", "unreachable: no code reads host"),
    ])
  func typeProperties(line: String, reason: String) {
    let app = Fixture(
      """
      struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        var body: some View { NavigationStack { NavigationLink("a") { Icon() } } }
        func read() { \(line) }
      }
      struct Icon: View {
        static var host = UIHostingController(rootView: Icon())
        var body: some View { Text("b") }
      }
      """)
    #expect(app.reasons(of: "Icon") == [reason])
  }

  @Test("is open for what a framework calls, and unreachable only where nobody can")
  func frameworkCalls() {
    let app = Fixture(
      """
      import GameKit
      class Lobby: UIViewController, GKMatchDelegate {
        let host: Host
        func matchDidBegin(_ match: GKMatch) { host.present(self, animated: true) }
      }
      class Plain: UIViewController {
        let host: Host
        func show() { host.present(self, animated: true) }
      }
      class Host: UIViewController { func make() { lobby = [Lobby(), Plain()] } }
      """)
    #expect(
      app.reasons(of: "present") == [
        "forwarded: it is shown for the callers of this code, such as App.swift:10:55",
        "unreachable: nothing in the analyzed files calls show",
      ])
  }

  @Test("is open where it goes back to a screen that is looked up on the stack")
  func unknownReturns() {
    let app = Fixture(
      """
      extension UINavigationController {
        func popBack(_ count: Int) {
          let screen = viewControllers[max(0, viewControllers.count - count)]
          popToViewController(screen, animated: true)
        }
      }
      class Home: UIViewController { func tap() { navigationController?.popBack(2) } }
      """)
    #expect(app.program.account.places.filter { $0.outcome == .own } == [])
  }

  @Test("is a part for the view of a controller that is given from elsewhere")
  func givenControllers() {
    let app = Fixture(
      """
      class Passcode: UIViewController {
        let input: UINavigationController
        init(input: UINavigationController) { self.input = input }
        override func viewDidLoad() { view.addSubview(input.view) }
      }
      class Home: UIViewController { func tap() { present(Passcode(input: stack()), animated: true) } }
      """)
    #expect(
      app.reasons(of: "addSubview") == ["embedded: it puts the view of a controller into another view"])
  }

  @Test("is a part of the view that is made with it, where no view's code makes it")
  func partsOfSamples() {
    let app = Fixture(
      """
      enum Samples {
        static let footer = Footer(action: Action(title: "a"))
      }
      struct Footer: View { let action: Action; var body: some View { action } }
      struct Action: View {
        let title: String
        var body: some View { NavigationLink("a", destination: Detail()) }
      }
      struct Detail: View { var body: some View { Text("b") } }
      struct Home: View { var body: some View { Samples.footer } }
      struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      """)
    #expect(app.reasons(of: "Action") == ["embedded: it is passed to a new Footer, as a part of it"])
  }

  @Test("is an edge of who calls a window's or a window controller's own method to show it")
  func windowsThatShowThemselves() {
    let app = Fixture(
      """
      extension NSWindow {
        func bringToFront() { makeKeyAndOrderFront(nil) }
      }
      class Guide: NSWindowController {
        func show(pages: Int) { showWindow(self) }
      }
      class Permission: NSPanel { static let shared = Permission() }
      class AppDelegate: NSObject, NSApplicationDelegate {
        let guide = Guide()
        func applicationDidFinishLaunching(_ notification: Notification) {
          guide.show(pages: 2)
          Permission.shared.bringToFront()
        }
      }
      """)
    #expect(app.missing("AppDelegate window Guide ? @11\nAppDelegate window Permission ? @12") == [])
  }

  @Test("is no dead code where only a static property of a type, which the run computes, decides")
  func computedStatics() {
    let app = Fixture(
      """
      enum Device {
        static var biometry: Biometry {
          let context = Context()
          if context.canEvaluate { return context.biometry }
          return .none
        }
      }
      enum Biometry { case none, face }
      class Home: UIViewController {
        func go() { if Device.biometry != .none { present(Biometrics(), animated: true) } }
      }
      class Biometrics: UIViewController {}
      """)
    #expect(app.differences(from: "Home present Biometrics") == [])
  }

  @Test("is that nothing is shown for a case of an enum that has the name of a method")
  func casesOfEnums() {
    let app = Fixture(
      """
      enum Way { case push(UINavigationController), present(UIViewController) }
      class List: UIViewController {
        var way: Way?
        func choose() { way = Way.present(self) }
      }
      """)
    #expect(app.reasons(of: "present") == ["own: it shows no screen"])
    #expect(app.edges == [])
  }

  @Test("is that a view is a part of what builds the content of a toolbar")
  func toolbars() {
    let app = Fixture(
      """
      struct Share: View { var body: some View { NavigationLink("…") { Sheet() } } }
      struct Sheet: View { var body: some View { Text("…") } }
      struct Tools: ToolbarContent {
        var body: some ToolbarContent { ToolbarItem { Share() } }
      }
      struct Home: View { var body: some View { Text("…").toolbar { Tools() } } }
      struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      """)
    #expect(app.reasons(of: "Share") == ["embedded: it is a part of Tools"])
  }

  @Test("is to be shown by the modifier that a function of the program applies")
  func appliedModifiers() {
    let app = Fixture(
      """
      struct AlertBox: ViewModifier {
        @Binding var tip: String?
        func body(content: Content) -> some View {
          content.alert("Tip", isPresented: .constant(tip != nil)) { Button("OK") { tip = nil } }
        }
      }
      extension View {
        func alert(unwrapping tip: Binding<String?>) -> some View { modifier(AlertBox(tip: tip)) }
      }
      struct Home: View {
        @State private var tip: String?
        var body: some View { Text("Home").alert(unwrapping: $tip) }
      }
      @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      """)
    #expect(app.reasons(of: "alert") == ["forwarded: alert(unwrapping:) applies AlertBox, which shows it"])
  }

  @Test(
    "is to lie outside of the app for what only previews make",
    arguments: [
      "#Preview { Wrapper() }",
      "struct Row_Previews: PreviewProvider { static var previews: some View { Wrapper() } }",
    ])
  func previews(_ preview: String) {
    let app = Fixture(
      """
      struct Detail: View { var body: some View { Text("Detail") } }
      struct Row: View { var body: some View { NavigationLink("Open") { Detail() } } }
      struct Wrapper: View { var body: some View { VStack { Row() } } }
      \(preview)
      struct Home: View { var body: some View { NavigationStack { Row() } } }
      @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      """)
    #expect(app.reasons(of: "Row") == ["outside: only previews make Wrapper", "embedded: it is a part of Home"])
  }

  @Test(
    "is no part of a view for what a closure builds that another object keeps",
    arguments: [
      (
        "class Store", "", "store.keep { Pin() }",
        "unresolved: it is passed to keep(builder:), and where that shows it is unknown"
      ),
      ("class Store", " -> some View", "_ = store.keep { Pin() }", "embedded: it is a part of Send"),
      ("struct Store: View", "", "store.keep { Pin() }", "embedded: it is a part of Send"),
    ])
  func closuresKeptByObjects(_ store: String, _ result: String, _ code: String, _ reason: String) {
    let app = Fixture(
      """
      \(store) { func keep<Content: View>(@ViewBuilder builder: () -> Content)\(result) { log("\\(builder())") } }
      struct Send: View {
        let store = Store()
        var body: some View { Button("Pay") { pay() } }
        func pay() { \(code) }
      }
      struct Pin: View {
        @Environment(\\.dismiss) var dismiss
        var body: some View { Button("OK") { dismiss() } }
      }
      @main struct Demo: App { var body: some Scene { WindowGroup { Send() } } }
      """)
    #expect(app.reasons(of: "Pin") == [reason])
  }

  @Test("is an edge for a view in a hosting controller of the program's own, past which the edge leads")
  func ownHostingControllers() {
    let app = Fixture(
      """
      struct Outline: View { var body: some View { Text("Outline") } }
      struct Warnings: View { var body: some View { Text("Warnings") } }
      final class PaneController<Content: View>: UIHostingController<Content> {
        override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
      }
      enum Pane: CaseIterable {
        case outline, warnings
        func controller() -> UIViewController {
          switch self {
          case .outline: PaneController(rootView: Outline())
          case .warnings: UIHostingController(rootView: Warnings())
          }
        }
      }
      final class Inspector: UITabBarController {
        override func viewDidLoad() { viewControllers = Pane.allCases.map { $0.controller() } }
      }
      """)
    #expect(app.reasons(of: "Outline") == [])
    #expect(app.reasons(of: "Warnings") == [])
  }

  @Test(
    "is to lie outside of the app for what only that makes which previews make or call",
    arguments: [
      ("struct Wrapper: View { var body: some View { Inner() } }", "Wrapper()", "make Wrapper"),
      (
        """
        struct Wrapper: View { var body: some View { Middle() } }
        struct Middle: View { var body: some View { Inner() } }
        """, "Wrapper()", "make Wrapper"
      ),
      (
        """
        struct Wrapper: View { var body: some View { Outer() } }
        struct Outer: View { var body: some View { Middle() } }
        struct Middle: View { var body: some View { Inner() } }
        """, "Wrapper()", "make Wrapper"
      ),
      ("extension View { func wrapped() -> some View { Inner() } }", #"Text("a").wrapped()"#, "call wrapped"),
      (
        """
        extension View { func wrapped() -> some View { Middle() } }
        struct Middle: View { var body: some View { Inner() } }
        """, #"Text("a").wrapped()"#, "call wrapped"
      ),
    ])
  func previewsAtAnyDepth(_ wrapper: String, _ preview: String, _ reason: String) {
    let app = Fixture(
      """
      struct Detail: View { var body: some View { Text("Detail") } }
      struct Row: View { var body: some View { NavigationLink("Open") { Detail() } } }
      private struct Inner: View { var body: some View { VStack { Row() } } }
      \(wrapper)
      struct Row_Previews: PreviewProvider { static var previews: some View { \(preview) } }
      struct Home: View { var body: some View { NavigationStack { Row() } } }
      @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      //- Other.swift
      private struct Inner: View { var body: some View { Text("Other") } }
      struct Other: View { var body: some View { Inner() } }
      """)
    #expect(app.reasons(of: "Row") == ["outside: only previews \(reason)", "embedded: it is a part of Home"])
  }

  @Test(
    "is that of the app for what previews make by way of code that something else runs",
    arguments: [
      ("struct Wrapper: View { var body: some View { Inner() } }", "Wrapper()", "Wrapper()"),
      ("struct Wrapper: View { var body: some View { Inner() } }", "Wrapper()", "Inner()"),
      ("extension View { func wrapped() -> some View { Inner() } }", #"Text("a").wrapped()"#, #"Text("b").wrapped()"#),
    ])
  func previewsOfTheApp(_ wrapper: String, _ preview: String, _ use: String) {
    let app = Fixture(
      """
      struct Detail: View { var body: some View { Text("Detail") } }
      struct Row: View { var body: some View { NavigationLink("Open") { Detail() } } }
      struct Inner: View { var body: some View { VStack { Row() } } }
      \(wrapper)
      #Preview { \(preview) }
      struct Home: View { var body: some View { NavigationStack { \(use) } } }
      @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      """)
    #expect(app.reasons(of: "Row") == ["embedded: it is a part of Inner"])
  }

  @Test("is to lie outside of the app for a controller that only previews wrap, by a function that they call")
  func controllersInPreviews() {
    let code = """
      //- App.swift
      extension UIViewController {
        private struct Wrapped: UIViewControllerRepresentable {
          let controller: UIViewController
          func makeUIViewController(context: Context) -> UIViewController { return controller }
          func updateUIViewController(_ controller: UIViewController, context: Context) {}
        }
        func forPreview() -> some View { Wrapped(controller: self) }
      }
      class Home: UIViewController {}
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func open() { window?.rootViewController = Home() }
      }
      struct HomePreviews: PreviewProvider { static var previews: some View { Home().forPreview() } }
      """
    let outside = ["outside: only previews call forPreview"]
    #expect(Fixture(code).reasons(of: "makeUIViewController") == outside)
    #expect(Fixture.wholeApp(code, besides: "Factory.m").reasons(of: "makeUIViewController") == outside)
  }

  @Test("is that of the app for what previews make, where Objective-C could make it as well")
  func previewsBesideObjectiveC() {
    let code = """
      //- App.swift
      struct Detail: View { var body: some View { Text("Detail") } }
      struct Row: View { var body: some View { NavigationLink("Open") { Detail() } } }
      struct Wrapper: View { var body: some View { VStack { Row() } } }
      #Preview { Wrapper() }
      """
    #expect(Fixture.wholeApp(code).reasons(of: "Row") == ["outside: only previews make Wrapper"])
    let mixed = Fixture.wholeApp(code, besides: "Factory.m")
    #expect(!mixed.reasons(of: "Row").contains { $0.hasPrefix("outside") })
  }

  @Test("is to be handed to callers by what a view says of controllers around it, and never to be a part of itself")
  func controllersAroundViews() {
    let app = Fixture(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func open() { window?.rootViewController = Detail.make(size: 1) }
      }
      struct Detail: View {
        var size: Int
        static func make(size: Int) -> UIViewController {
          let view = Detail(size: size)
          return UINavigationController(rootViewController: UIHostingController(rootView: view))
        }
        var body: some View { if size > 0 { Detail(size: size - 1) } }
      }
      """)
    #expect(
      app.reasons(of: "Detail") == [
        "forwarded: make(size:) returns it to its callers", "embedded: it is a part of Detail",
      ])
  }

  @Test("is no navigation for a superclass's method of the same name, in a class that is none of the idiom's")
  func namesakesOfSuperclasses() {
    let app = Fixture(
      """
      class Task: NSObject { func run(background: Bool) { print(background) } }
      final class Cleaning: Task { override func run(background: Bool) { super.run(background: background) } }
      class Windows: NSWindowController {
        override func showWindow(_ sender: Any?) { super.showWindow(sender) }
      }
      class Printing: LibraryTask { override func run(_ task: Any) { super.run(task) } }
      func start() { Cleaning().run(background: true); print(Windows(), Printing()) }
      """)
    let override = ["forwarded: an override passes its argument to the superclass"]
    #expect(app.account.contains("forwarded run @2") == false)
    #expect(app.reasons(of: "run").contains(override[0]))
    #expect(app.reasons(of: "showWindow") == override)
  }

  @Test("is the edge's where an overload of the framework's method calls that of the superclass")
  func overloadsOfSuperclasses() {
    let app = Fixture(
      """
      import AppKit
      @main final class AppDelegate: NSObject, NSApplicationDelegate {
        var menu = Menu(window: nil)
        func applicationDidFinishLaunching(_ notification: Notification) { menu.toggle() }
      }
      final class Menu: NSWindowController {
        func toggle() { showWindow(self, near: .zero) }
        private func showWindow(_ sender: Any?, near frame: CGRect) { super.showWindow(sender) }
      }
      """)
    #expect(app.missing("Menu window Menu @8") == [])
    #expect(!app.reasons(of: "showWindow").contains { $0.contains("override") })
  }

  @Test(
    "says of a property what it is set on, with the article that its name is read with",
    arguments: [
      ("Presenter", "a"), ("AlertBuilder", "an"), ("Interactor", "an"), ("UserPresenter", "a"), ("UnlockModel", "an"),
      ("UnitModel", "a"), ("URLModel", "a"), ("FAQModel", "an"), ("NSModel", "an"), ("DAppModel", "a"),
      ("Outer.Presenter", "an"),
    ])
  func assignedProperties(type: String, article: String) {
    let name = type.split(separator: ".").last ?? ""
    let declaration = "class \(name) { weak var view: UIViewController? }"
    let app = Fixture(
      """
      \(type.hasPrefix("Outer") ? "enum Outer { \(declaration) }" : declaration)
      class Home: UIViewController {
        func setUp() { let presenter = \(type)(); let screen = Detail(); presenter.view = screen }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.reasons(of: "view") == ["own: it is set on \(article) \(type)"])
  }

  @Test("is that the object with a property holds what the property begins with, whoever refers to it")
  func beginnings() {
    let app = Fixture(
      """
      class AppDelegate: NSObject, UIApplicationDelegate { var state: ShopState? }
      class ShopState { let router: ShopRouter; init(router: ShopRouter) { self.router = router } }
      class ShopRouter: ObservableObject {
        @Published var path: [Int] = []
        func open() { path.append(1) }
      }
      struct Home: View {
        let delegate: AppDelegate
        @StateObject var router: ShopRouter = ShopRouter()
        var body: some View {
          NavigationStack(path: $router.path) {
            Button("a") { router.open() }.navigationDestination(for: Int.self) { _ in Detail() }
          }
          .onAppear { delegate.state = ShopState(router: router) }
        }
      }
      struct Detail: View { var body: some View { Text("a") } }
      @main struct Shop: App {
        @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
        var body: some Scene { WindowGroup { Home(delegate: delegate) } }
      }
      """)
    #expect(app.reasons(of: "ShopRouter") == ["embedded: Home holds it"])
  }

  @Test(
    "is that code uses an object that it gives to nobody, and holds one that it keeps",
    arguments: [
      ("let router = LinkRouter(); if let page = router.page(url) { path.append(page) }", "uses"),
      ("let router = LinkRouter(); links = router; if let page = router.page(url) { path.append(page) }", "holds"),
    ])
  func locals(code: String, word: String) {
    let app = Fixture(
      """
      @main struct Shop: App {
        @State private var path: [Page] = []
        @State private var links: LinkRouter?
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $path) { Home().navigationDestination(for: Page.self) { _ in Detail() } }
              .onOpenURL { url in open(url) }
          }
        }
        private func open(_ url: URL) { \(code) }
      }
      enum Page: Hashable { case detail }
      struct LinkRouter { func page(_ url: URL) -> Page? { url.host == "a" ? .detail : nil } }
      struct Home: View { var body: some View { Text("a") } }
      struct Detail: View { var body: some View { Text("a") } }
      """)
    #expect(app.reasons(of: "LinkRouter") == ["embedded: Shop \(word) it"])
  }

  @Test("is none for a call that means a function, though a class has its name as well")
  func functionsNamedLikeClasses() {
    let app = Fixture(
      """
      public protocol Alerting: UIViewController {}
      #if os(macOS)
      open class UIAlertController: UIViewController {}
      #endif
      public func UIAlertController(title: String?, message: String?) -> Alerting { ShopAlert(title: title) }
      public final class ShopAlert: UIViewController, Alerting { init(title: String?) {} }
      class Home: UIViewController {
        func open() { present(makeMenu(), animated: true) }
        func makeMenu() -> UIViewController { let menu = UIAlertController(title: nil, message: nil); return menu }
      }
      """)
    #expect(app.missing("Home present ShopAlert") == [])
    #expect(app.outcomes == ["edge 2"])
  }

  @Test(
    "is the edge to the only scene of a class, where a function gives back what the storyboard makes as that",
    arguments: [
      ("", " { coder in self.init(coder: coder, model: model) }!", true),
      ("return ", " { self.init(coder: $0, model: model) }!", true),
      ("let made = ", " { self.init(coder: $0, model: model) }; return made!", true),
      ("_ = ", "(); return cached", false),
    ])
  func scenesGivenBack(before: String, after: String, isEdge: Bool) {
    let app = Fixture(
      """
      //- Fire.storyboard
      \(Storyboard(initial: "fire", .screen("Fire", id: "fire")))
      //- App.swift
      class Main: NSViewController {
        let fire: Fire
        init(model: String) {
          fire = Fire.create(model: model)
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() { addChild(fire) }
      }
      class Fire: NSViewController {
        static var cached: Fire!
        static func create(model: String) -> Fire {
          \(before)NSStoryboard(name: "Fire", bundle: nil).instantiateInitialController\(after)
        }
        init?(coder: NSCoder, model: String) { super.init(coder: coder) }
      }
      """)
    #expect(app.missing("Main child Fire") == [])
    #expect(app.reasons(of: "instantiateInitialController").allSatisfy { $0.hasPrefix("edge") } == isEdge)
  }

  @Test("is the edge where one of several calls passes something to show")
  func somethingPassed() {
    let app = Fixture(
      """
      class Main: NSViewController {
        func go() { Asker().ask() }
        func come() { Asker().ask(in: Panel()) }
      }
      class Panel: NSWindow {}
      class Asker { func ask(in window: NSWindow? = nil) { if let window { NSApp.runModal(for: window) } } }
      """)
    #expect(app.differences(from: "Main present Panel via Asker") == [])
    #expect(app.reasons(of: "runModal").allSatisfy { $0.hasPrefix("forwarded") })
  }

  @Test(
    "is to be a part of other views for a controller whose view is got by a property of its own",
    arguments: [
      ("var axisView: UIView { view as! UIScrollView }", "embedded: the code uses its view, as a part of other views"),
      (
        "var axisView: UIView { self.view as! UIScrollView }",
        "embedded: the code uses its view, as a part of other views"
      ),
      (
        "lazy var axisView = UIScrollView(); override func loadView() { view = axisView }",
        "embedded: the code uses its view, as a part of other views"
      ),
      (
        "let axisView = UIView(); func exchange() { if isOld { self.view = self.axisView } }",
        "embedded: the code uses its view, as a part of other views"
      ),
      (
        "var axisView: UIView { UIScrollView() }",
        "unexplained: navgraph could not follow the object that is made here"
      ),
      (
        "let axisView = UIView(); override func viewDidLoad() { view.addSubview(axisView) }",
        "unexplained: navgraph could not follow the object that is made here"
      ),
      (
        "let axisView = UIView(), other = UIView(); override func loadView() { view = other }",
        "unexplained: navgraph could not follow the object that is made here"
      ),
    ])
  func viewsByOtherNames(given: String, outcome: String) {
    let app = Fixture(
      """
      class Axis: UIViewController { \(given) }
      class Player: UIViewController {
        private let axis: Axis
        init() {
          axis = Axis()
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() { view.addSubview(axis.axisView) }
      }
      class Other: UIViewController {
        private let axis = Axis()
        override func viewDidLoad() { addChild(axis) }
      }
      class Home: UIViewController { func play() { present([Player(), Other()][0], animated: true) } }
      """)
    #expect(app.reasons(of: "Axis") == [outcome])
  }

  @Test("is to be a part of the view that code gives back, not to be given back by it")
  func partsOfGivenViews() {
    let app = Fixture(
      """
      struct Shop: App { var body: some Scene { WindowGroup { Coordinator().present() } } }
      class Coordinator {
        func present() -> AnyView {
          let toolbar = Toolbar()
          return AnyView(Room(toolbar: toolbar))
        }
      }
      struct Room: View {
        let toolbar: Toolbar
        var body: some View { toolbar }
      }
      struct Toolbar: View { var body: some View { NavigationLink("a") { Picker() } } }
      struct Picker: View { var body: some View { Text("b") } }
      """)
    #expect(app.reasons(of: "Toolbar") == ["embedded: it is passed to a new Room, as a part of it"])
    #expect(app.parts.filter { $0.contains("holds Toolbar") } == ["Room holds Toolbar @9"])
  }

  @Test("is the edge by way of an object that is made to show something")
  func madeToShow() {
    let app = Fixture(
      """
      protocol Router: AnyObject { func route() }
      class PushRouter: Router {
        let source: UIViewController
        let destination: UIViewController
        init(source: UIViewController, destination: UIViewController) {
          self.source = source
          self.destination = destination
        }
        func route() { source.navigationController?.pushViewController(destination, animated: true) }
      }
      class LinkService {
        func open(from source: UIViewController) {
          let router = makeRouter(from: source, stack: [Course()])
          router.route()
        }
        private func makeRouter(from source: UIViewController, stack: [UIViewController]) -> Router {
          PushRouter(source: source, destination: stack[0])
        }
      }
      class LinkRouter { func handle(from source: UIViewController) { LinkService().open(from: source) } }
      class Home: UIViewController {
        let links = LinkRouter()
        override func viewDidLoad() { links.handle(from: self) }
      }
      class Course: UIViewController {}
      """)
    #expect(app.outcomes == ["edge 3", "embedded 1"])
  }

  @Test(
    "is not that a library may show it, where code only compares, prints or keeps it",
    arguments: [
      "precondition(page != nil)", "if page === kept { kept = nil }", "let all = [kept] + [page]", "print(page)",
      "let name = String(describing: page)", "bag.addObject(page)", "cache.setObject(page, forKey: key)",
      "pages.updateValue(page, forKey: 1)", "bag.remove(page)", "let index = all.firstIndex(of: page)",
    ])
  func onlyCollected(code: String) {
    let unexplained = ["unexplained: navgraph could not follow the object that is made here"]
    #expect(detail(handedTo: code).reasons(of: "Detail") == unexplained)
  }

  @Test(
    "is that a library may show it, where code gives it to any other function",
    arguments: [("Sheets.shared.slideIn(page)", "slideIn"), ("slideIn(page)", "slideIn"), ("menu.add(page)", "add")])
  func shownByLibraries(code: String, name: String) {
    #expect(
      detail(handedTo: code).reasons(of: "Detail") == [
        "unresolved: it is passed to \(name), which is not declared in the analyzed files"
      ])
  }

  @Test(
    "is that a library may show a view, with modifiers or without",
    arguments: [
      "WindowManager.shared.open(id: 1, with: Settings())",
      "WindowManager.shared.open(with: Settings().padding().frame(width: 80))",
      "let view = Settings().padding(); WindowManager.shared.open(with: view)",
      "let view = Settings(); WindowManager.shared.open(with: view.padding().frame(width: 80))",
    ])
  func viewsShownByLibraries(code: String) {
    let app = Fixture(
      """
      //- App.swift
      @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        let links = Links()
        var body: some View { Button("a") { links.open() } }
      }
      //- Settings.swift
      struct Settings: View {
        @State var isOpen = false
        var body: some View { Text("a").sheet(isPresented: $isOpen) { Help() } }
      }
      struct Help: View { var body: some View { Text("b") } }
      //- Links.swift
      class Links: ObservableObject { func open() { \(code) } }
      """)
    #expect(
      app.reasons(of: "Settings") == ["unresolved: it is passed to open, which is not declared in the analyzed files"])
  }

  private func detail(handedTo code: String) -> Fixture {
    Fixture(
      """
      class Detail: UIViewController {}
      enum Builder { static func detail() -> UIViewController { let made = Detail(); return made } }
      class List: UIViewController { @objc func check() { let page = Builder.detail(); \(code) } }
      """)
  }

  @Test(
    "is not known for what functions hand on to a library",
    arguments: [
      (
        "Menu.shared.open(from: self, controller: controller)",
        "unresolved: it is passed to open, which is not declared in the analyzed files"
      ),
      ("forward(controller)", "unresolved: it is passed to open, which is not declared in the analyzed files"),
      ("all.append(controller)", "unexplained: navgraph could not follow the object that is made here"),
      ("keep(controller)", "unexplained: navgraph could not follow the object that is made here"),
    ])
  func handedToLibraries(statement: String, outcome: String) {
    let app = Fixture(
      """
      import MenuKit
      class People: UIViewController {}
      class Issue: UIViewController {
        var all: [UIViewController] = []
        override func viewDidLoad() { Item { [weak self] in self?.showMenu(with: self!.makePeople()) } }
        func makePeople() -> UIViewController {
          let people = People()
          return people
        }
        func showMenu(with controller: UIViewController) { \(statement) }
        func forward(_ other: UIViewController) { Menu.shared.open(from: self, controller: other) }
        func keep(_ other: UIViewController) {}
      }
      struct Item { let action: () -> Void }
      class App: NSObject, UIApplicationDelegate {
        func open(_ window: UIWindow) { window.rootViewController = [Issue(), Other()][0] }
      }
      class Other: UIViewController {
        func makePeople() -> UIViewController { UIViewController() }
      }
      """)
    #expect(app.reasons(of: "People") == [outcome])
  }

  @Test("is that of the view which observes a route, also where the route is a property of a model")
  func observedRoutes() {
    let app = Fixture(
      """
      enum Sheet: Identifiable { case login, code; var id: Int { 0 } }
      class Model: ObservableObject { @Published var sheet: Sheet? }
      struct Home: View {
        @ObservedObject var model: Model
        var body: some View {
          Button("") { model.sheet = .login }
            .sheet(item: $model.sheet) { sheet in
              switch sheet {
              case .login: Login()
              case .code: Code()
              }
            }
        }
      }
      struct Login: View { var body: some View { Text("") } }
      struct Code: View { var body: some View { Text("") } }
      struct Shop: App { var body: some Scene { WindowGroup { Home(model: Model()) } } }
      """)
    #expect(app.reasons(of: "login") == ["forwarded: a modifier of Home observes the property and shows it"])
  }

  @Test("is none of navigation for a value of a route's type that an initializer keeps")
  func keptRoutes() {
    let app = Fixture(
      """
      enum Format: Identifiable { case zip, raw; var id: Int { 0 } }
      struct Download {
        let format: Format
        init(isRaw: Bool) { if isRaw { self.format = .raw } else { self.format = .zip } }
      }
      struct Home: View {
        @State var shown: Format?
        var body: some View {
          Text("").sheet(item: $shown) { format in
            switch format {
            case .zip: Zip()
            case .raw: Raw()
            }
          }
        }
      }
      struct Zip: View { var body: some View { Text("") } }
      struct Raw: View { var body: some View { Text("") } }
      """)
    let reason = "own: Download keeps it in format, and no view shows a screen for that"
    #expect(app.reasons(of: "raw") + app.reasons(of: "zip") == [reason, reason])
  }

  @Test("is that of the function which is given a route and shows what comes next")
  func computedRoutes() {
    let app = Fixture(
      """
      enum Step: Hashable { case terms, done }
      struct Setup: View {
        @State var path: [Step] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("") { go(after: .terms) }
              .navigationDestination(for: Step.self) { step in
                switch step {
                case .terms: Terms()
                case .done: Done()
                }
              }
          }
        }
        func go(after step: Step) { if let next = next(after: step) { path.append(next) } }
        func next(after step: Step) -> Step? { step == .terms ? .done : nil }
      }
      struct Terms: View { var body: some View { Text("") } }
      struct Done: View { var body: some View { Text("") } }
      struct Shop: App { var body: some Scene { WindowGroup { Setup() } } }
      """)
    #expect(app.reasons(of: "terms") == ["forwarded: Setup.go(after:) shows it"])
  }

  @Test("is no place where the program's own helper makes a scene, which it does in its own code")
  func ownInstantiation() {
    let app = Fixture(
      """
      //- Main.storyboard
      \(Storyboard(initial: "List", .screen("List"), .screen("Detail", identifier: "Detail")))
      //- App.swift
      protocol Loadable: AnyObject {}
      extension Loadable where Self: UIViewController {
        static func instantiateViewController() -> Self {
          UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Detail") as! Self
        }
      }
      class Detail: UIViewController, Loadable {
        static func create() -> Detail { Detail.instantiateViewController() }
      }
      class List: UIViewController {
        func open() { present(Detail.create(), animated: true) }
      }
      """)
    #expect(app.reasons(of: "instantiateViewController").filter { $0.hasPrefix("unexplained") } == [])
  }

  @Test(
    "is a part of where a function's result comes in the end, through any number of functions",
    arguments: [
      ("make()", "func make() -> Any? { Row() }"),
      ("outer()", "func outer() -> Any? { make() }; func make() -> Any? { Row() }"),
      (
        "outer()",
        """
        func outer() -> Any? { let row = inner(); return row }
        func inner() -> Any? { make() }
        func make() -> Any? { let row = Row(); return row }
        """
      ),
    ])
  func results(call: String, functions: String) {
    let app = Fixture(
      """
      class Service { \(functions) }
      struct Row: View { var body: some View { Text("").alert("", isPresented: .constant(true)) {} } }
      struct Home: View {
        let service: Service
        var body: some View { if let view = service.\(call) as? (any View) { Form { AnyView(view) } } }
      }
      """)
    #expect(app.program.account.places.filter { $0.outcome == .unexplained } == [])
  }

  @Test("is that of a cell's content for a controller that the content of cells is made with")
  func cells() {
    let app = Fixture(
      """
      struct Holder: UIContentConfiguration { let page: UIViewController }
      class Pills: UIViewController {}
      class Cards: UIViewController {}
      enum Kind {
        case pills, cards
        func page() -> UIViewController {
          switch self {
          case .pills: Pills()
          case .cards: Cards()
          }
        }
        func fill(_ cell: UICollectionViewCell) {
          let old = (cell.contentConfiguration as? Holder)?.page
          let shown = old ?? page()
          cell.contentConfiguration = Holder(page: shown)
        }
      }
      """)
    #expect(app.reasons(of: "Pills") == ["embedded: a cell shows it as its content"])
    #expect(app.reasons(of: "Cards") == ["embedded: a cell shows it as its content"])
  }

  @Test("is that of a window which its controller keeps")
  func windows() {
    let app = Fixture(
      """
      import AppKit
      class Panel: NSWindow {}
      class Controller: NSWindowController {
        override func loadWindow() { let panel = Panel(); self.window = panel }
      }
      class Home: NSViewController { func open() { Controller().showWindow(self) } }
      """)
    #expect(app.outcomes == ["edge 4"])
    #expect(app.edges(.root) == ["Controller root Panel"])
  }

  @Test(
    "is open for a window that nothing is known of",
    arguments: ["NSApp.windows.first", "NSApp.mainWindow", "NSApplication.shared.windows.first { $0.isVisible }"])
  func unknownWindows(window: String) {
    let app = Fixture(
      """
      import AppKit
      struct Focus {
        func focus(_ window: NSWindow) { window.makeKeyAndOrderFront(nil) }
        func run() { if let window = \(window) { focus(window) } }
      }
      func begin() { Focus().run() }
      let started: Void = begin()
      """)
    #expect(!app.account.contains { $0.hasPrefix("unexplained") })
  }

  @Test("is open for a screen that a framework asks for, and for whatever scene others ask a helper for")
  func askedByFrameworks() {
    let app = Fixture(
      """
      import GameKit
      class Lobby: UIViewController, GKMatchDelegate {
        func match(_ match: GKMatch) -> UIViewController? { return Detail() }
        func make<T>(_ identifier: String) -> T? {
          return storyboard?.instantiateViewController(withIdentifier: identifier) as? T
        }
      }
      class Detail: UIViewController {}
      class Home: UIViewController { func open() { present(Lobby(), animated: true) } }
      func tell(_ home: Home) { let lobby: Lobby? = Lobby().make("Lobby"); home.open() }
      """)
    #expect(
      app.reasons(of: "Detail") == [
        "unresolved: a framework may call match(_:), and what it does with the screen is unknown"
      ])
    #expect(
      app.reasons(of: "instantiateViewController") == [
        "forwarded: make(_:) returns the scene that its callers name"
      ])
  }

  @Test("is that callers name the scene for what code generators write, which gives a local the identifier first")
  func generatedMakers() {
    let app = Fixture(
      """
      //- Main.storyboard
      \(Storyboard(.screen("Detail", id: "detail", identifier: "Detail")))
      //- Generated.swift
      protocol StoryboardType { static var storyboardName: String { get } }
      extension StoryboardType {
        static var storyboard: UIStoryboard {
          let name = self.storyboardName
          return UIStoryboard(name: name, bundle: nil)
        }
      }
      struct SceneType<T: UIViewController> {
        let storyboard: StoryboardType.Type
        let identifier: String
        func instantiate() -> T {
          let identifier = self.identifier
          guard let controller = storyboard.storyboard.instantiateViewController(withIdentifier: identifier) as? T else {
            fatalError("\\(identifier)")
          }
          return controller
        }
      }
      enum StoryboardScene {
        enum Main: StoryboardType {
          static let storyboardName = "Main"
          static let detail = SceneType<Detail>(storyboard: Main.self, identifier: "Detail")
        }
      }
      //- Home.swift
      class Home: UIViewController {
        @objc func tap() { present(StoryboardScene.Main.detail.instantiate(), animated: true) }
      }
      class Detail: UIViewController {}
      func keep(_ home: Home) {}
      """)
    #expect(app.missing("Home present Detail") == [])
    #expect(
      app.reasons(of: "instantiateViewController") == [
        "forwarded: instantiate returns the scene that its callers name"
      ])
  }

  @Test("is open for a screen that only Objective-C can ask for")
  func askedByObjectiveC() {
    let code = """
      //- App.swift
      class Help: NSObject {
        @objc static func makeHelp() -> UIViewController { let page = Detail(); return page }
      }
      class Detail: UIViewController {}
      class Other { static func makeHelp() {}; func run() { Other.makeHelp() } }
      """
    #expect(
      Fixture.wholeApp(code, besides: "App.m").reasons(of: "Detail") == [
        "unresolved: only Objective-C code can call makeHelp, and navgraph does not read it"
      ])
  }

  @Test(
    "is open for a scene whose class no Swift file declares",
    arguments: [
      ("Legacy.m", "Legacy is written in Objective-C, which navgraph does not read"),
      ("Code/Legacy.mm", "Legacy is written in Objective-C, which navgraph does not read"),
      ("Legacy+Style.m", "Legacy is not declared in the analyzed files"),
    ])
  func scenesInObjectiveC(file: String, reason: String) {
    let code = """
      //- Main.storyboard
      \(Storyboard(initial: "List", .screen("List"), .screen("Legacy", identifier: "legacy")))
      //- App.swift
      class List: UIViewController {}
      """
    #expect(Fixture.wholeApp(code, besides: file).reasons(of: "scene").contains("unresolved: \(reason)"))
  }

  @Test("is that of those who set a property, for code of an object that shows what it then holds")
  func accessors() {
    let app = Fixture(
      """
      protocol Coordinator: AnyObject {
        func start()
        func makeView() -> AnyView
      }
      class Module: Identifiable, Hashable {
        var coordinator: (any Coordinator)?
        init(_ coordinator: any Coordinator) { self.coordinator = coordinator }
      }
      @Observable class SplitCoordinator: Coordinator {
        let placeholder: Module
        var side: Module? { didSet { if let side { side.coordinator?.start() } } }
        init(_ coordinator: Coordinator) { placeholder = Module(coordinator) }
        func setSide(_ coordinator: (any Coordinator)?) {
          guard let coordinator else {
            side = nil
            return
          }
          side = Module(coordinator)
        }
        func makeView() -> AnyView { AnyView(SplitView(coordinator: self)) }
      }
      struct SplitView: View {
        @Bindable var coordinator: SplitCoordinator
        var body: some View { split }
        var split: some View {
          NavigationSplitView {
            if let side = coordinator.side { side.coordinator?.makeView() }
          } detail: { coordinator.placeholder.coordinator?.makeView() }
        }
      }
      final class HomeCoordinator: Coordinator { func makeView() -> AnyView { AnyView(Home()) } }
      struct Home: View { var body: some View { Text("") } }
      final class AppCoordinator: Coordinator {
        let split = SplitCoordinator(HomeCoordinator())
        func start() { split.setSide(HomeCoordinator()) }
        func makeView() -> AnyView { split.makeView() }
      }
      struct Main: App {
        let coordinator = AppCoordinator()
        var body: some Scene { WindowGroup { coordinator.makeView().onAppear { coordinator.start() } } }
      }
      """)
    #expect(app.reasons(of: "start").filter { $0.hasPrefix("unexplained") } == [])
    #expect(app.reasons(of: "NavigationSplitView").filter { $0.hasPrefix("unexplained") } == [])
    #expect(app.missing("AppCoordinator column Home") == [])
  }

  @Test("is that a node holds an object in the property in which it also holds objects of the class above")
  func subclassInProperty() {
    let app = Fixture(
      """
      class AppDelegate: NSObject, NSApplicationDelegate {
        private var main: MainController?
        private var other: NSViewController?
        func applicationDidFinishLaunching(_ notification: Notification) {
          if isTesting {
            main = MockController()
            other = LoneController()
            return
          }
          main = MainController()
          main?.openSettings()
        }
      }
      class MainController: NSViewController {
        func openSettings() { presentAsSheet(Settings()) }
      }
      class MockController: MainController {}
      class LoneController: MainController {}
      class Settings: NSViewController {}
      """)
    #expect(app.reasons(of: "MockController") == ["embedded: AppDelegate holds it"])
    #expect(app.account.filter { $0.hasPrefix("unexplained") } == ["unexplained LoneController @7"])
  }

  @Test(
    "is that a view is a part of other views by the view of the controller around it",
    arguments: [
      "let menu = Menu(); let host = UIHostingController(rootView: menu); bar = host.view",
      "let host = UIHostingController(rootView: Menu().padding()); container.addSubview(host.view)",
      "let menu = Menu().padding(); let host = UIHostingController(rootView: menu.bold()); bar = host.view",
      "let menu = Menu(); let host = NSHostingView(rootView: menu.bold()); container.addSubview(host)",
    ])
  func hostedParts(_ statements: String) {
    let app = Fixture(
      """
      import SwiftUI
      final class BarHelper {
        var bar: UIView?
        let container = UIView()
        init() { \(statements) }
      }
      struct Menu: View {
        @State var isShown = false
        var body: some View { Text("").sheet(isPresented: $isShown) { Info() } }
      }
      struct Info: View { var body: some View { Text("") } }
      let shared = BarHelper()
      """)
    #expect(app.missing("Menu sheet Info") == [])
    #expect(app.reasons(of: "Menu").map { $0.prefix(8) } == ["embedded"])
  }

  private static func rows(_ model: String, besides other: String = "") -> Fixture {
    Fixture(
      """
      //- App.swift
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Packages() } } }
      struct Packages: View {
        @StateObject var packages = PackagesModel()
        var body: some View { ForEach(packages.models, id: \\.id) { Package(model: $0) } }
      }
      struct Package: View {
        let model: PackageModel
        var body: some View { List { ForEach(model.rows) { row in row.padding() } } }
      }
      class PackagesModel: ObservableObject { var models = [PackageModel()] }
      //- Row.swift
      import SwiftUI
      struct ItemRow: View, Identifiable {
        let id: Int
        @State var isMoving = false
        var body: some View { Button("Move") { isMoving = true }.sheet(isPresented: $isMoving) { Info() } }
      }
      struct Info: View { var body: some View { Text("info") } }
      //- Model.swift
      import SwiftUI
      final class PackageModel: ObservableObject {
        let id = 1
        \(model)
      }
      //- Other.swift
      \(other)
      """)
  }

  @Test(
    "is that a view which only a model makes is a part of the screen that shows the views of the model",
    arguments: [
      "@Published var rows: [ItemRow] = []; init() { for id in 0..<3 { rows.append(ItemRow(id: id)) } }",
      """
      private(set) var rows: [ItemRow] = []
        init() { rows = makeRows() }
        private func makeRows() -> [ItemRow] {
          var rows: [ItemRow] = []
          let row = ItemRow(id: 1)
          rows.append(row)
          return rows
        }
      """,
      "var rows: [ItemRow] { (0..<3).map { ItemRow(id: $0) } }",
    ])
  func viewsOfModels(_ model: String) {
    let app = Self.rows(model)
    #expect(app.reasons(of: "ItemRow") == ["embedded: Packages holds it"])
  }

  @Test(
    "is open for a view that a model makes where other code makes such views as well",
    arguments: [
      "enum Rows { static func show() { let row = ItemRow(id: 5); print(row) } }",
      "class OtherModel { func start() { keep(ItemRow(id: 5)) }; func keep(_ row: ItemRow) {} }",
    ])
  func viewsOfSeveralMakers(_ other: String) {
    let app = Self.rows("var rows: [ItemRow] { (0..<3).map { ItemRow(id: $0) } }", besides: other)
    #expect(app.reasons(of: "ItemRow").first?.hasPrefix("unexplained") == true)
  }

  private static func helpButton(_ body: String) -> Fixture {
    Fixture(
      """
      struct Shop: App { var body: some Scene { WindowGroup { Cart() } } }
      struct Cart: View { var body: some View { HelpButton { Text("cart") } } }
      struct Framed<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { VStack { content } }
      }
      struct HelpButton<Content: View>: View {
        @ViewBuilder let content: Content
        @State private var isShown = false
        var body: some View {
          \(body)
        }
      }
      """)
  }

  @Test(
    "is that of a sheet for what the sheet of a view shows in views of its own",
    arguments: [
      "Framed { content }", "ScrollView { Framed { content } }", "NavigationStack { VStack { Framed { content } } }",
    ])
  func shownBySheetOfView(_ shown: String) {
    let app = Self.helpButton("Button(\"Help\") { isShown = true }.sheet(isPresented: $isShown) { \(shown) }")
    #expect(app.reasons(of: "Framed").areThereAndAll { !$0.hasPrefix("embedded") })
  }

  @Test("is that of a part for what a view with a sheet has beside the sheet")
  func besideSheetOfView() {
    let app = Self.helpButton(
      """
      VStack {
        Framed { Text("Help") }
        Button("Help") { isShown = true }
      }
      .sheet(isPresented: $isShown) { ScrollView { Framed { content } } }
      """)
    #expect(app.reasons(of: "Framed").first?.hasPrefix("embedded") == true)
    #expect(app.reasons(of: "Framed").filter { $0.hasPrefix("embedded") }.count == 1)
  }

  @Test(
    "is no screen for the view of what is known to be no controller",
    arguments: [
      ("final class Card: UIView { var content: CardContent = Headline()", "own: it shows no screen"),
      ("final class Card: UIView { var content = Headline()", "own: it shows no screen"),
      (
        "final class Card: UIView { var content: Module = Editor()",
        "embedded: it adds a controller's view, outside of a controller"
      ),
    ])
  func viewsOfViews(_ declaration: String, _ reason: String) {
    let app = Fixture(
      """
      protocol CardContent { var view: UIView { get }; init() }
      final class Headline: UIView, CardContent { var view: UIView { self } }
      protocol Module { var view: UIView! { get } }
      final class Editor: UIViewController, Module {}
      \(declaration)
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(content.view)
        }
      }
      """)
    #expect(app.reasons(of: "addSubview") == [reason])
  }

  @Test(
    "is the edge's past a view that only chooses what a call shows, though others lead to the view itself",
    arguments: [
      (".navigationDestination(for: Frame.self) { PageView(frame: $0).padding() }", []),
      (".sheet(item: $frame) { frame in PageView(frame: frame) }", []),
      (".sheet(item: $frame) { frame in NavigationStack { Group { PageView(frame: frame) }.padding() } }", []),
      (
        ".sheet(item: $frame) { frame in VStack { Text(\"x\"); PageView(frame: frame) } }",
        ["embedded: it is a part of what the sheet around it shows"]
      ),
      (
        ".sheet(item: $frame) { frame in PageView(frame: frame); Text(\"x\") }",
        ["embedded: it is a part of what the sheet around it shows"]
      ),
    ])
  func passedChoosers(_ modifier: String, _ reasons: [String]) {
    let app = Fixture(
      """
      import SwiftUI
      enum Page: Hashable {
        case plum, pear
        @ViewBuilder func view() -> some View {
          switch self {
          case .plum: Plum()
          case .pear: Pear()
          }
        }
      }
      struct Frame: Hashable { let page: Page }
      struct PageView: View {
        let frame: Frame
        var body: some View { frame.page.view() }
      }
      struct Home: View {
        @State var frame: Frame?
        var body: some View { Text("a")\(modifier) }
      }
      struct Other: View {
        var body: some View { NavigationLink("b") { PageView(frame: Frame(page: .plum)) } }
      }
      struct Plum: View { var body: some View { Text("Plum") } }
      struct Pear: View { var body: some View { Text("Pear") } }
      func keep(_ home: Home) {}
      """)
    #expect(app.edges.map(\.ends).contains("Other push PageView"))
    #expect(app.reasons(of: "PageView") == reasons)
  }

  @Test(
    "is that of the object that a library asks for a view, where no code of the program asks it",
    arguments: [
      ("onboarding.delegate = self", "extension Waves: OnboardingDelegate {", "embedded: it is a part of Waves"),
      (
        "onboarding.delegate = self; _ = bottomView(at: 1)", "extension Waves: OnboardingDelegate {",
        "forwarded: bottomView(at:) returns it to its callers"
      ),
      (
        "onboarding.delegate = source", "let source = Source()\nfinal class Source: OnboardingDelegate {",
        "unresolved: a framework may call bottomView(at:), and what it does with the screen is unknown"
      ),
      (
        "onboarding.delegate = source; _ = source.bottomView(at: 1)",
        "let source = Source()\nfinal class Source: OnboardingDelegate {",
        "forwarded: bottomView(at:) returns it to its callers"
      ),
    ])
  func viewsForLibraries(_ use: String, _ declaration: String, _ reason: String) {
    let app = Fixture(
      """
      import Onboarding
      import SwiftUI
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) { window?.rootViewController = Waves() }
      }
      class Waves: UIViewController {
        let onboarding = OnboardingViewController()
        override func viewDidLoad() { \(use) }
      }
      \(declaration)
        func bottomView(at index: Int) -> (any View)? { index == 3 ? Buttons() : nil }
      }
      struct Buttons: View {
        @State var isAsking = false
        var body: some View { Button("Skip") { isAsking = true }.sheet(isPresented: $isAsking) { Sure() } }
      }
      struct Sure: View { var body: some View { Text("Sure?") } }
      """)
    #expect(app.reasons(of: "Buttons") == [reason])
  }

  @Test("is that of a part for what a style of SwiftUI builds", arguments: ["ButtonStyle", "LabelStyle"])
  func styles(_ style: String) {
    let app = Fixture(
      """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View { var body: some View { Text("a").style(Glow()) } }
      struct Glow: \(style) { func makeBody(configuration: Configuration) -> some View { Help() } }
      struct Help: View {
        @State var isShown = false
        var body: some View { Text("b").sheet(isPresented: $isShown) { Sure() } }
      }
      struct Sure: View { var body: some View { Text("c") } }
      """)
    #expect(app.reasons(of: "Help") == ["embedded: it is a part of Glow"])
  }

  @Test(
    "is open for a screen whose container a function of a library gets, through any functions that give it",
    arguments: [
      ("let stack = UINavigationController(rootViewController: Detail()); addFragment(stack)", "", "it"),
      (
        "let stack = UINavigationController(rootViewController: makeDetail()); addFragment(stack)",
        "func makeDetail() -> UIViewController { let detail = Detail(); return detail }", "it"
      ),
      (
        "let detail = make(); addFragment(UINavigationController(rootViewController: detail))",
        """
        func make() -> UIViewController { let made = isOne ? makeDetail() : UIViewController(); return made }
        func makeDetail() -> UIViewController { let detail = Detail(); return detail }
        """, "it"
      ),
      (
        "addFragment(make())",
        """
        func make() -> UIViewController { let made = isOne ? makeDetail() : UIViewController(); return made }
        func makeDetail() -> UIViewController { let detail = Detail(); return detail }
        """, "it"
      ),
    ])
  func containersForLibraries(_ code: String, _ makers: String, _ subject: String) {
    let app = Fixture(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) { window?.rootViewController = Home() }
      }
      class Home: UIViewController {
        var isOne = true
        override func viewDidLoad() { \(code) }
        \(makers)
      }
      class Detail: UIViewController {}
      """)
    #expect(
      app.reasons(of: "Detail") == [
        "unresolved: \(subject) is passed to addFragment, which is not declared in the analyzed files"
      ])
  }

  @Test(
    "is the edge's for what a property keeps until the next call of the function that gives it",
    arguments: [
      ("let next = kept ?? Editor(); kept = Editor(); return next", ["edge 3"]),
      ("if let kept { self.kept = nil; return kept } else { return Editor() }", ["edge 2"]),
      ("let next = isOne ? kept! : Editor(); kept = Editor(); return next", ["edge 3"]),
      ("let kept = Editor(); self.kept = Editor(); return kept", ["edge 2", "unexplained 1"]),
    ])
  func keptForNext(_ code: String, _ outcomes: [String]) {
    let app = Fixture(
      """
      class Preloader {
        static let shared = Preloader()
        var kept: Editor?
        var isOne = true
        func take() -> Editor { \(code) }
      }
      class Editor: UIViewController {}
      class Home: UIViewController {
        func tap() { present(Preloader.shared.take(), animated: true) }
      }
      """)
    #expect(app.edges.map(\.ends) == ["Home present Editor"])
    #expect(app.outcomes == outcomes)
  }

  @Test(
    "is to be the content of a container, with which one of its initializers calls another",
    arguments: [
      (
        "self.content = content", "addChild(content)",
        "forwarded: self.init(content:) keeps it as the content of Popover"
      ),
      ("self.content = content", "print(content)", nil),
      ("self.content = UIViewController()", "addChild(content)", nil),
    ])
  func contentsByInitializers(_ keeping: String, _ showing: String, _ reason: String?) {
    let app = Fixture(
      """
      import SwiftUI
      class Popover: UIViewController {
        let content: UIViewController
        init(content: UIViewController) {
          \(keeping)
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() { \(showing) }
      }
      extension Popover {
        class Host<Content: View>: UIHostingController<Content> { weak var popover: Popover? }
        convenience init<Content: View>(hosted: Content) {
          let host = Host(rootView: hosted)
          self.init(content: host)
          host.popover = self
        }
      }
      class Home: UIViewController {
        func tap() { present(Popover(hosted: Help()), animated: true) }
      }
      struct Help: View { var body: some View { Text("a") } }
      """)
    let reasons = app.reasons(of: "Host")
    #expect(reasons.count == 1)
    #expect(reasons.first?.hasPrefix("forwarded") == (reason != nil))
    if let reason { #expect(reasons == [reason]) }
  }

  @Test(
    "is no dead branch where a local function hands on the closure that the branch is in",
    arguments: ["func send() { request(done) }; send()", "func send() { func ask() { request(done) }; ask() }; send()"])
  func closureOfLocalFunction(line: String) {
    let app = Fixture(
      """
      enum Outcome { case ended, failed }
      class Home: UIViewController {
        @objc func tap() { navigationController?.pushViewController(Consent(), animated: true) }
      }
      class Consent: UIViewController {
        @objc func confirm() {
          API.authorize { outcome in
            switch outcome {
            case .ended: self.navigationController?.popViewController(animated: true)
            case .failed: break
            }
          }
        }
      }
      enum API {
        static func authorize(done: @escaping (Outcome) -> Void) {
          check(failing: done)
          \(line)
        }
        static func check(failing: (Outcome) -> Void) { failing(.failed) }
        static func request(_ done: @escaping (Outcome) -> Void) { load { isDone in done(isDone ? .ended : .failed) } }
      }
      """)
    #expect(app.edges(.pop) == ["Consent pop ?"])
  }

  @Test("is not that a call means the function that it stands in, whose labels are others")
  func labelsOfNamesake() {
    let app = Fixture(
      """
      class Home: UIViewController {
        let toasts = Toasts()
        @objc func tap() { toasts.present(message: "a") }
      }
      class Toast: UIView {}
      class Toasts: LibraryToasts {}
      extension Toasts { func present(message: String) { let toast = Toast(); present(toast) } }
      """)
    #expect(app.reasons(of: "present").contains { $0.hasPrefix("own: ") })
    #expect(!app.reasons(of: "present").contains { $0.contains("present(message:)") })
  }

  @Test(
    "is to be a part where a closure that is called at once makes what a property keeps, whose view others get",
    arguments: [
      ("{ Page() }()", "addSubview(page.view)", true),
      ("{ let made = Page(); made.view.alpha = 1; return made }()", "addSubview(page.view)", true),
      ("{ let made = Page(); return made }()", "if isOn { self.addSubview(self.page.view) }", true),
      ("{ Page() }()", "keep(page)", false), ("{ let made = Page(); return other }()", "addSubview(page.view)", false),
      ("made { Page() }", "addSubview(page.view)", false),
    ])
  func partsMadeInClosures(value: String, use: String, isPart: Bool) {
    let app = Fixture(
      """
      class Page: UIViewController {}
      class Player: UIView {
        lazy var page: UIViewController = \(value)
        func fail() { \(use) }
      }
      func make() -> [UIView] { [Player()] }
      """)
    let embedded = "embedded: the code uses its view, as a part of other views"
    #expect(app.reasons(of: "Page").count == 1)
    #expect((app.reasons(of: "Page") == [embedded]) == isPart)
  }

  @Test(
    "is an edge where an initializer gives what it makes to that of its superclass, which shows it",
    arguments: [
      ("if let key { page = Page(key: key) } else { page = Page() }; super.init(pages: [page])", []),
      ("if let key { self.page = Page(key: key) } else { page = Page() }; super.init(pages: [self.page])", []),
      (
        "page = Page(); if let key { other = Page(key: key) }; super.init(pages: [page])",
        ["unexplained: navgraph could not follow the object that is made here"]
      ),
    ])
  func givenToSuperclass(making: String, reasons: [String]) {
    let app = Fixture(
      """
      class Base: UIViewController {
        let pages: [UIViewController]
        init(pages: [UIViewController]) { self.pages = pages; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { for page in pages { addChild(page); view.addSubview(page.view) } }
      }
      class Middle: Base {}
      class Team: Middle {
        private var page: Page
        private var other: Page?
        init(key: String?) { \(making) }
      }
      class Page: UIViewController { convenience init(key: String) { self.init() } }
      class Home: UIViewController { func open() { show(Team(key: "a"), sender: nil) } }
      """)
    #expect(app.missing("Base child Page") == [])
    #expect(app.reasons(of: "Page") == reasons)
  }

  /// A coordinator that hands on what it is asked for to another one, behind a wrapper that many coordinators share.
  private static func tabs(handing route: String, app: String) -> Fixture {
    Fixture(
      """
      protocol Coordinator: AnyObject {
        associatedtype Route
        func navigate(to route: Route, context: AnyObject?)
        func start()
      }
      extension Coordinator { func navigate(to route: Route) { navigate(to: route, context: nil) } }
      class AnyCoordinator<Route>: Coordinator {
        private let doNavigate: (Route, AnyObject?) -> Void
        init<C: Coordinator>(_ coordinator: C) where C.Route == Route {
          doNavigate = { coordinator.navigate(to: $0, context: $1) }
        }
        func navigate(to route: Route, context: AnyObject?) { doNavigate(route, context) }
        func start() {}
      }
      enum ListRoute { case list, detail(Int) }
      enum TabRoute { case list(ListRoute), other }
      class ListCoordinator: Coordinator {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func navigate(to route: ListRoute, context: AnyObject?) {
          switch route {
          case .list: stack.setViewControllers([List()], animated: false)
          case .detail: stack.pushViewController(Detail(), animated: true)
          }
        }
        func start() {}
      }
      class TabCoordinator: Coordinator {
        private var list: AnyCoordinator<ListRoute>?
        private var last = ListRoute.list
        func navigate(to route: TabRoute, context: AnyObject?) {
          switch route {
          case let .list(inner): list?.navigate(to: \(route), context: context)
          case .other: break
          }
        }
        func start() { list = AnyCoordinator(ListCoordinator(stack: UINavigationController())) }
      }
      \(app)
      class List: UIViewController {}
      class Detail: UIViewController {}
      """)
  }

  @Test("is forwarded where a coordinator asks for the route that it is asked for itself, or for one in that")
  func routesHandedOn() {
    let opened = """
      class App: Coordinator {
        var child: AnyObject?
        func navigate(to route: TabRoute, context: AnyObject?) { showTab(route: route) }
        func start() {}
        private func showTab(route: TabRoute) {
          if let coordinator = child as? AnyCoordinator<TabRoute> {
            coordinator.navigate(to: route)
          } else {
            let coordinator = AnyCoordinator(TabCoordinator())
            coordinator.start()
            coordinator.navigate(to: route)
            child = coordinator
          }
        }
      }
      """
    #expect(
      Self.tabs(handing: "inner", app: opened).reasons(of: "navigate").dropFirst().first
        == "forwarded: navigate(to:context:) passes its route on to navigate")
    #expect(
      !Self.tabs(handing: "last", app: opened).reasons(of: "navigate").contains { $0.contains("passes its route") })
    let unknown = Self.tabs(
      handing: "inner",
      app: """
        class App {
          let tabs = TabCoordinator()
          func open() { tabs.start(); if let route = Store.shared.route() { tabs.navigate(to: route, context: nil) } }
          func other() { tabs.navigate(to: .other) }
        }
        """
    ).reasons(of: "navigate")
    #expect(unknown.first == "forwarded: navigate(to:) passes its route on to navigate")
    #expect(unknown.last?.contains("passes its route") == false)
  }

  @Test(
    "is forwarded where a function hands on a hosting controller around the view that it is given",
    arguments: [
      ("UIHostingController(rootView: view)", true), ("UIHostingController(rootView: other)", false),
      ("UIHostingController(rootView: EmptyView())", false),
    ])
  func hostsHandedOn(made: String, isForwarded: Bool) {
    let app = Fixture(
      """
      protocol StackNavigator: AnyObject {
        func present<Content: View>(_ view: Content, animated: Bool, overFullscreen: Bool)
        func present(_ controller: UIViewController, animated: Bool, overFullscreen: Bool)
      }
      extension UINavigationController: StackNavigator {
        func present<Content: View>(_ view: Content, animated: Bool, overFullscreen: Bool) {
          let controller = \(made)
          controller.isModalInPresentation = true
          present(controller, animated: animated, overFullscreen: false)
        }
        func present(_ controller: UIViewController, animated: Bool, overFullscreen: Bool) {
          var top: UIViewController? = self
          while top?.presentedViewController != nil { top = top?.presentedViewController }
          top?.present(controller, animated: animated, completion: nil)
        }
      }
      class Home: UIViewController {
        let navigator: StackNavigator
        func open() { navigator.present(Detail(), animated: true, overFullscreen: true) }
      }
      class Detail: UIViewController {}
      """)
    let function = "present(_:animated:overFullscreen:)"
    #expect(
      app.reasons(of: "present").contains("forwarded: \(function) passes its argument to \(function)") == isForwarded)
  }

  @Test(
    "is open where a property is set to it, or to an item that has it, which a class of the program has from a library",
    arguments: [
      ("tabs.items = [Item(Stack(rootViewController: Home()))]", "tabs.items", "a new Item with it"),
      ("let item = Item(Stack(rootViewController: Home())); tabs.items = [item]", "tabs.items", "a new Item with it"),
      ("let stack = Stack(rootViewController: Home()); self.tabs.content = stack", "self.tabs.content", "it"),
    ])
  func propertiesOfLibraries(_ code: String, _ property: String, _ value: String) {
    #expect(
      Self.libraryTabs(code).reasons(of: "Stack") == [
        "unresolved: \(property), which is not declared in the analyzed files, is set to \(value)"
      ])
  }

  @Test(
    "is not open for a property that the class or its superclass in the program declares",
    arguments: [
      "tabs.own = Item(Stack(rootViewController: Home()))",
      "tabs.inherited = [Item(Stack(rootViewController: Home()))]",
      "_ = Item(Stack(rootViewController: Home()))",
    ])
  func propertiesOfOwnClasses(_ code: String) {
    #expect(!Self.libraryTabs(code).reasons(of: "Stack").contains { $0.hasPrefix("unresolved") })
  }

  private static func libraryTabs(_ code: String) -> Fixture {
    Fixture(
      """
      import LibraryKit
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) {
          window?.rootViewController = Root()
          Root().present(Other(), animated: true)
        }
      }
      class Stack: UINavigationController {}
      class Base: TabContainer { var inherited: [Item] = [] }
      final class Tabs: Base { var own: Item? }
      struct Item: TabItem {
        let screen: UIViewController?
        init(_ screen: UIViewController) { self.screen = screen }
      }
      class Root: UIViewController {
        private lazy var tabs = Tabs()
        override func viewDidLoad() {
          \(code)
        }
      }
      class Home: UIViewController {}
      class Other: UIViewController {
        func open() { present(Stack(rootViewController: Home()), animated: true) }
      }
      """)
  }

  @Test("is open for a view that only Objective-C can ask for, in a stack around the controller that hosts it")
  func hostedViewsForObjectiveC() {
    let app = Fixture.wholeApp(
      """
      //- App.swift
      class SettingsController: NSObject {
        @objc static func make() -> UIViewController {
          let controller = UIHostingController(rootView: SettingsView())
          let stack = UINavigationController(rootViewController: controller)
          return stack
        }
      }
      struct SettingsView: View { var body: some View { NavigationLink("a") { Text("b") } } }
      //- Old.m
      [SettingsController make];
      """, besides: "Old.m")
    #expect(
      app.reasons(of: "SettingsView") == [
        "unresolved: only Objective-C code can call make, and navgraph does not read it"
      ])
  }

  @Test(
    "is open for a scene that is passed to a function of a library, and not to one of the program",
    arguments: [
      (
        "let page = board.instantiateViewController(withIdentifier: \"page\"); Cast.shared().wrap(page, for: self)",
        "unresolved: it is passed to wrap, which is not declared in the analyzed files"
      ),
      (
        "guard let page = board.instantiateInitialViewController() as? Page else { return }; Cast.shared().wrap(page)",
        "unresolved: it is passed to wrap, which is not declared in the analyzed files"
      ),
      (
        "let page = board.instantiateViewController(withIdentifier: \"page\"); keep(page)",
        "unexplained: navgraph could not follow the scene that is made here"
      ),
    ])
  func scenesForLibraries(_ code: String, _ reason: String) {
    let app = Fixture(
      """
      //- Pages.storyboard
      \(Storyboard(initial: "Page", .screen("Page", identifier: "page")))
      //- App.swift
      import CastKit
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) { window?.rootViewController = Home() }
      }
      class Home: UIViewController {
        let board = UIStoryboard(name: "Pages", bundle: nil)
        override func viewDidLoad() {
          \(code)
        }
        func keep(_ page: UIViewController) {}
      }
      class Page: UIViewController {}
      """)
    let reasons = app.program.account.places.filter { $0.name.hasPrefix("instantiate") }
    #expect(reasons.map { "\($0.outcome): \($0.reason)" } == [reason])
  }

  @Test(
    "is an edge of the object to whose property code sets a screen, and that shows what is there",
    arguments: [
      ("let page = Invite(names: names); self.wizard?.invite = page", true),
      ("self.wizard?.invite = Invite(names: names)", true),
      ("let page = Invite(names: names); self.wizard?.guest = page", false),
      ("let page = Invite(names: names); self.store?.invite = page", false),
    ])
  func setToObjects(_ code: String, _ isEdge: Bool) {
    let app = Fixture(
      """
      class Invite: UIViewController {
        let names: [String]
        init(names: [String]) {
          self.names = names
          super.init(nibName: nil, bundle: nil)
        }
      }
      class Store { var invite: Invite? }
      class Profile: UIViewController {
        weak var wizard: Wizard?
        weak var store: Store?
        func next(proceed: @escaping () -> Void) {
          Contacts.ask(from: self) { result in
            switch result {
            case let .success(names):
              \(code)
              proceed()
            case .failure: proceed()
            }
          }
        }
      }
      enum Contacts {
        static func ask(from: UIViewController, completion: @escaping (Result<[String], Error>) -> Void) {
          DispatchQueue.main.async { completion(.success([])) }
        }
      }
      class Wizard: UIViewController {
        private var pages = [UIViewController]()
        private var index = 0
        var invite: Invite? { didSet { pages.append(invite!) } }
        var guest: AnyObject?
        override func viewDidLoad() {
          let profile = Profile()
          profile.wizard = self
          pages.append(profile)
          profile.next { self.forward() }
        }
        func forward() {
          index += 1
          go(to: pages[index])
        }
        private func go(to page: UIViewController) { addChild(page) }
        func other() { present(Other(), animated: true) }
      }
      class Other: UIViewController {
        override func viewDidLoad() { navigationController?.pushViewController(Invite(names: []), animated: true) }
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) { window?.rootViewController = Wizard() }
      }
      """)
    #expect(app.reasons(of: "Invite").isEmpty == isEdge)
  }
}
