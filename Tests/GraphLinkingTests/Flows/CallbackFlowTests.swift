import NavigationModel
import TestSupport
import Testing

/// `list.onSelect = { … }` in a coordinator means that a person gets from the list to what the closure shows.
@Suite("Flows through callbacks")
struct CallbackFlowTests {
  private static let screens = """
    //- Screens.swift
    class List: UIViewController {
      var onSelect: ((Int) -> Void)?
      func tap() { onSelect?(1) }
    }
    class Detail: UIViewController {}
    """

  @Test(
    "lead from the screen that calls the closure to what it shows",
    arguments: [
      "list.onSelect = { [weak self] item in self?.showDetail(item) }",
      "list.onSelect = { [weak self] in self?.showDetail($0) }",
      "list.onSelect = showDetail",
      "list.onSelect = self.showDetail(_:)",
      "list.onSelect = selection()",
      "let handler: (Int) -> Void = { self.showDetail($0) }; list.onSelect = handler",
    ])
  func assigned(_ line: String) {
    let app = Fixture(
      """
      \(Self.screens)
      //- Coordinator.swift
      class ItemCoordinator {
        let navigation = UINavigationController()
        func start() {
          let list = List()
          \(line)
          navigation.pushViewController(list, animated: false)
        }
        func selection() -> (Int) -> Void { return { [unowned self] in self.showDetail($0) } }
        func showDetail(_ item: Int) { navigation.pushViewController(Detail(), animated: true) }
      }
      """)
    #expect(app.flows == ["List push Detail via ItemCoordinator"])
  }

  @Test(
    "are found however the screen calls the closure",
    arguments: [
      "onSelect?(1)",
      "self.onSelect?(1)",
      "if let onSelect { onSelect(1) }",
      "guard let callback = onSelect else { return }; callback(1)",
      "DispatchQueue.main.async { [weak self] in self?.onSelect?(1) }",
    ])
  func called(_ line: String) {
    let app = Fixture(
      """
      class List: UIViewController {
        var onSelect: ((Int) -> Void)?
        func tap() { \(line) }
      }
      class Detail: UIViewController {}
      class ItemCoordinator {
        let navigation = UINavigationController()
        func start() {
          let list = List()
          list.onSelect = { [weak self] _ in self?.showDetail() }
          navigation.pushViewController(list, animated: false)
        }
        func showDetail() { navigation.pushViewController(Detail(), animated: true) }
      }
      """)
    #expect(app.flows == ["List push Detail via ItemCoordinator"])
  }

  @Test(
    "begin where a screen calls a closure, or a value with one, with which a property of another object begins",
    arguments: [
      ("lazy var action: () -> Void = { [weak self] in self?.showSettings() }", "center.action()"),
      ("lazy var action = { [weak self] in self?.showSettings() }", "center.action()"),
      ("lazy var action = Action { [weak self] in self?.showSettings() }", "center.action()"),
      ("lazy var action: Action = Action { [weak self] in self?.showSettings() }", "center.action()"),
      ("lazy var action = Action { [weak self] in self?.showSettings() }", "center.action.run()"),
      ("lazy var action = Later { [weak self] in self?.showSettings() }", "center.action()"),
    ])
  func beginnings(_ property: String, _ call: String) {
    let app = Fixture(
      """
      struct Action {
        let run: () -> Void
        func callAsFunction() { run() }
      }
      struct Later {
        var run: () -> Void
        init(run: @escaping () -> Void = {}) { self.run = run }
        func callAsFunction() { run() }
      }
      class Center {
        let host = UIViewController()
        \(property)
        func showSettings() { host.present(Settings(), animated: true) }
      }
      class Home: UIViewController {
        let center: Center
        func tap() { \(call) }
        func other() { print(center) }
      }
      class Other: UIViewController {
        var action: () -> Void = {}
        func tap() { action() }
      }
      class Settings: UIViewController {}
      """)
    #expect(app.flows.contains { $0.hasPrefix("Home present Settings") })
    #expect(!app.flows.contains { $0.hasPrefix("Other") })
  }

  @Test("pass initializers, factories and protocols that hide the screen")
  func hidden() {
    let app = Fixture(
      """
      protocol ListView: AnyObject { var onSelect: (() -> Void)? { get set } }
      class List: UIViewController, ListView {
        var onSelect: (() -> Void)?
        private let onClose: () -> Void
        init(onClose: @escaping () -> Void) { self.onClose = onClose }
        func tap() { onSelect?() }
        func close() { onClose() }
      }
      class Detail: UIViewController {}
      class Help: UIViewController {}
      protocol Factory { func makeList(onClose: @escaping () -> Void) -> ListView }
      class DefaultFactory: Factory {
        func makeList(onClose: @escaping () -> Void) -> ListView { List(onClose: onClose) }
      }
      class ItemCoordinator {
        let navigation = UINavigationController()
        let factory: Factory
        init(factory: Factory) { self.factory = factory }
        func start() {
          let list = factory.makeList(onClose: { [weak self] in self?.showHelp() })
          list.onSelect = { [weak self] in self?.showDetail() }
        }
        func showDetail() { navigation.pushViewController(Detail(), animated: true) }
        func showHelp() { navigation.present(Help(), animated: true) }
      }
      """)
    #expect(app.flows == ["List present Help via ItemCoordinator", "List push Detail via ItemCoordinator"])
  }

  @Test("begin at the screen whose view model calls the closure, in a struct of actions or by itself")
  func viewModel() {
    let app = Fixture(
      """
      struct ListActions { let showDetail: (Int) -> Void }
      protocol ListInput { func select(_ index: Int) }
      protocol ListOutput { var count: Int { get } }
      typealias ListViewModel = ListInput & ListOutput
      class DefaultListViewModel: ListViewModel {
        let actions: ListActions?
        let count = 0
        init(actions: ListActions? = nil) { self.actions = actions }
        func select(_ index: Int) { actions?.showDetail(index) }
      }
      class List: UIViewController {
        var viewModel: ListViewModel!
        func tap() { viewModel.select(1) }
      }
      class Detail: UIViewController {}
      class ItemCoordinator {
        let navigation = UINavigationController()
        func start() {
          let list = List()
          list.viewModel = DefaultListViewModel(actions: ListActions(showDetail: showDetail))
          navigation.pushViewController(list, animated: false)
        }
        func showDetail(_ index: Int) { navigation.pushViewController(Detail(), animated: true) }
      }
      """)
    #expect(app.flows == ["List push Detail via ItemCoordinator"])
  }

  @Test("do not begin at a screen whose closure shows something else")
  func apart() {
    let app = Fixture(
      """
      class List: UIViewController {
        var onSelect: (() -> Void)?
        func tap() { onSelect?() }
      }
      class Menu: UIViewController {
        var onSelect: (() -> Void)?
        func tap() { onSelect?() }
      }
      class Detail: UIViewController {}
      class Help: UIViewController {}
      class ItemCoordinator {
        let navigation = UINavigationController()
        func start() {
          let list = List()
          list.onSelect = { [weak self] in self?.showDetail() }
          let menu = Menu()
          menu.onSelect = { [weak self] in self?.showHelp() }
        }
        func showDetail() { navigation.pushViewController(Detail(), animated: true) }
        func showHelp() { navigation.pushViewController(Help(), animated: true) }
      }
      """)
    #expect(app.flows == ["List push Detail via ItemCoordinator", "Menu push Help via ItemCoordinator"])
  }

  @Test("that many objects make and many screens call lead nowhere")
  func menus() {
    let app = Fixture(
      """
      struct MenuItem { let title: String; let action: () -> Void }
      class Menu: UIViewController { var items: [MenuItem] = []; func tap() { items[0].action() } }
      class Sheet: UIViewController { var items: [MenuItem] = []; func tap() { items[0].action() } }
      class Detail: UIViewController {}
      class Help: UIViewController {}
      class MenuCoordinator {
        let navigation = UINavigationController()
        func start() { let menu = Menu(); menu.items = [MenuItem(title: "Detail", action: { self.show() })] }
        func show() { navigation.pushViewController(Detail(), animated: true) }
      }
      class SheetCoordinator {
        let navigation = UINavigationController()
        func start() { let sheet = Sheet(); sheet.items = [MenuItem(title: "Help", action: { self.show() })] }
        func show() { navigation.pushViewController(Help(), animated: true) }
      }
      """)
    #expect(app.flows == [])
  }

  @Test(
    "begin where what a property holds is handed to a framework",
    arguments: [
      "Button(\"a\", action: menu.item.action)",
      "Button(\"a\", action: menu.items[0].action)",
      "Text(\"a\").onTapGesture(perform: menu.item.action)",
      "let item = menu.item; Button(\"a\", action: item.action)",
    ])
  func handedOn(_ content: String) {
    let app = Fixture(
      """
      struct Item { let action: () -> Void }
      class Menu {
        let host = UIViewController()
        var items: [Item] { [item] }
        var item: Item { Item(action: { self.host.present(Detail(), animated: true) }) }
      }
      struct Front: View {
        let menu = Menu()
        var body: some View { \(content) }
      }
      struct Shop: App { var body: some Scene { WindowGroup { Front() } } }
      class Detail: UIViewController {}
      """)
    #expect(app.flows == ["Front present Detail via Menu"])
  }

  @Test(
    "begin nowhere that only has what a property holds, hands on what another type has, or may have it of any maker",
    arguments: [
      "Text(menu.item.title)",
      "Button(\"a\", action: other.action)",
      "Button(\"a\", action: help.item.action)",
    ])
  func notHandedOn(_ content: String) {
    let app = Fixture(
      """
      struct Item { let title = ""; let action: () -> Void }
      struct Other { let action: () -> Void }
      class Menu {
        let host = UIViewController()
        var item: Item { Item(action: { self.host.present(Detail(), animated: true) }) }
      }
      class Help {
        var item: Item { Item(action: {}) }
      }
      struct Front: View {
        let menu: Menu
        let help: Help
        let other: Other
        var body: some View { \(content) }
      }
      struct Back: View {
        let help: Help
        var body: some View { Button("a", action: help.item.action) }
      }
      struct Shop: App { var body: some Scene { WindowGroup { Front() } } }
      class Detail: UIViewController {}
      """)
    #expect(app.flows == [])
  }

  @Test(
    "lead nowhere from a table of handlers in which an address picks one, and to all that are called together",
    arguments: [
      ("if entry.fits(path) { entry.call() }", []),
      ("entry.call()", ["Home push Detail via Router", "Home push Help via Router"]),
    ])
  func table(_ call: String, _ flows: [String]) {
    let app = Fixture(
      """
      struct Entry {
        let path: String
        let call: () -> Void
        init(_ path: String, call: @escaping () -> Void) { self.path = path; self.call = call }
      }
      class Router {
        let stack: UINavigationController
        private var entries = [Entry]()
        func register() {
          entries.append(Entry("detail") { self.stack.pushViewController(Detail(), animated: true) })
          entries.append(Entry("help") { self.stack.pushViewController(Help(), animated: true) })
        }
        func open(_ path: String) { for entry in entries { \(call) } }
      }
      class Home: UIViewController {
        let router: Router
        func tap(path: String) { router.open(path) }
      }
      class Detail: UIViewController {}
      class Help: UIViewController {}
      """)
    #expect(app.flows == flows)
  }

  @Test(
    "that an object keeps begin at those alone who have given the closure to one",
    arguments: [
      "func run(then next: @escaping () -> Void) { done = next; step(0) }",
      "func run(then next: @escaping () -> Void) { keep(next); step(0) }; func keep(_ c: @escaping () -> Void) { done = c }",
      "func run(then next: @escaping () -> Void) { start(then: next) }; func start(then c: @escaping () -> Void) { done = c; step(0) }",
    ])
  func kept(_ run: String) {
    let app = Fixture(
      """
      final class Runner {
        private var done: (() -> Void)?
        \(run)
        private func step(_ index: Int) { if index == 0 { done?() } }
      }
      \(Self.givers)
      class PayPresenter {
        let router: ShopRouter
        init(router: ShopRouter) { self.router = router }
        func proceed() { Runner().run { self.router.showReceipt() } }
      }
      class SendPresenter {
        let router: ShopRouter
        init(router: ShopRouter) { self.router = router }
        func proceed() { Runner().run { [weak self] in self?.router.showTicket() } }
      }
      """)
    #expect(app.flows == ["Pay push Receipt via ShopRouter", "Send push Ticket via ShopRouter"])
  }

  @Test("that an object keeps are told apart however many give one")
  func keptByMany() {
    let givers = (0..<40).map { index in
      """
      class Start\(index): UIViewController {
        let runner = Runner()
        func tap() { runner.run { self.show() } }
        func show() { ShopRouter().show\(index)() }
      }
      class End\(index): UIViewController {}
      """
    }
    let ways = (0..<40).map { "func show\($0)() { navigation.pushViewController(End\($0)(), animated: true) }" }
    let app = Fixture(
      """
      final class Runner {
        private var done: (() -> Void)?
        func run(then next: @escaping () -> Void) { done = next; step(0) }
        private func step(_ index: Int) { if index == 0 { done?() } }
      }
      \(givers.joined(separator: "\n"))
      class ShopRouter {
        let navigation = UINavigationController()
        \(ways.joined(separator: "\n"))
      }
      """)
    #expect(app.flows == (0..<40).map { "Start\($0) push End\($0) via ShopRouter" }.sorted())
  }

  @Test("that an object is made with begin at those alone who have made it so")
  func made() {
    let app = Fixture(
      """
      final class Check {
        private let done: () -> Void
        init(done: @escaping () -> Void) { self.done = done }
        func run() { done() }
      }
      \(Self.givers)
      class PayPresenter {
        let router: ShopRouter
        init(router: ShopRouter) { self.router = router }
        func proceed() { Check(done: { self.router.showReceipt() }).run() }
      }
      class SendPresenter {
        let router: ShopRouter
        init(router: ShopRouter) { self.router = router }
        func proceed() {
          let check = Check { [weak self] in self?.router.showTicket() }
          check.run()
        }
      }
      """)
    #expect(app.flows == ["Pay push Receipt via ShopRouter", "Send push Ticket via ShopRouter"])
  }

  private static let givers = """
    class Pay: UIViewController {
      let presenter: PayPresenter
      init(presenter: PayPresenter) { self.presenter = presenter }
      func tap() { presenter.proceed() }
    }
    class Send: UIViewController {
      let presenter: SendPresenter
      init(presenter: SendPresenter) { self.presenter = presenter }
      func tap() { presenter.proceed() }
    }
    class Receipt: UIViewController {}
    class Ticket: UIViewController {}
    class ShopRouter {
      let navigation = UINavigationController()
      func showReceipt() { navigation.pushViewController(Receipt(), animated: true) }
      func showTicket() { navigation.pushViewController(Ticket(), animated: true) }
    }
    """

  @Test("do not begin at others that have the same part as the view which gives it a closure")
  func partWithClosure() {
    let app = Fixture(
      """
      struct WideButton: View {
        let action: () -> Void
        init(action: @escaping () -> Void) { self.action = action }
        var body: some View { Button(action: { action() }) { Text("Go") } }
      }
      struct TermsView: View {
        @Binding var path: NavigationPath
        var body: some View { WideButton { path.append(Step.name) } }
      }
      struct HelpView: View { var body: some View { WideButton { print("closed") } } }
      enum Step { case name }
      struct NameView: View { var body: some View { Text("Name") } }
      struct RootView: View {
        @State var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            TabView { HelpView(); Text("Terms") }.navigationDestination(for: Step.self) { _ in NameView() }
          }
        }
      }
      """)
    #expect(app.missing("TermsView push NameView") == [])
    #expect(app.flows == [])
  }

  @Test("do not begin at others that have the same button, however many have it")
  func buttonOfManyViews() {
    let others = (1...130).map { "struct Page\($0): View { var body: some View { WideButton { print(\($0)) } } }" }
    let app = Fixture(
      """
      struct WideButton: View {
        let action: () -> Void
        init(action: @escaping () -> Void) { self.action = action }
        var body: some View { Button(action: { action() }) { Text("Go") } }
      }
      \(others.joined(separator: "\n"))
      final class Pages: ObservableObject {
        @Published var path: [Step] = []
        func go(_ step: Step) { path.append(step) }
      }
      enum Step: Hashable { case all, first }
      struct Latest: View {
        @EnvironmentObject var pages: Pages
        var body: some View { WideButton { pages.go(.all) } }
      }
      struct Home: View {
        @EnvironmentObject var pages: Pages
        var body: some View { VStack { Latest(); Button("first") { pages.go(.first) } } }
      }
      struct All: View { var body: some View { Text("a") } }
      @main struct Shop: App {
        @StateObject var pages = Pages()
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $pages.path) {
              Home().navigationDestination(for: Step.self) { step in
                switch step {
                case .all: All()
                case .first: Page1()
                }
              }
            }
            .environmentObject(pages)
          }
        }
      }
      """)
    #expect(app.flows.filter { $0.contains("push") } == ["Home push All via Latest", "Home push Page1 via Pages"])
  }
}
