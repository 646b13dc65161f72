import TestSupport
import Testing

@Suite("The parts that screens hold")
struct PartTests {
  @Test("are views with links, through any depth of views")
  func views() {
    let app = Fixture(
      """
      struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View { var body: some View { Section() } }
      struct Section: View { var body: some View { List { Row() } } }
      struct Row: View { var body: some View { NavigationLink("a", destination: Detail()) } }
      struct Detail: View { var body: some View { Text("b") } }
      """)
    #expect(app.parts == ["Home holds Row @2"])
  }

  @Test("are no views that nobody can touch there, such as a sample of a row in the settings")
  func untouchable() {
    let app = Fixture(
      """
      struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        var body: some View {
          Row()
          NavigationLink("b") { Settings() }
        }
      }
      struct Settings: View { var body: some View { Row().allowsHitTesting(false) } }
      struct Row: View { var body: some View { NavigationLink("a", destination: Detail()) } }
      struct Detail: View { var body: some View { Text("b") } }
      """)
    #expect(app.parts == ["Home holds Row @4"])
  }

  @Test(
    "are in what a sheet shows where only that uses the private member of the view that makes them",
    arguments: [
      ("Button(\"a\") {}", "private var about: some View { About().toolbar { Close() } }", "about", true),
      ("Button(\"a\") {}", "private func about() -> some View { About().toolbar { Close() } }", "self.about()", true),
      (
        "Button(\"a\") {}",
        "private var about: some View { About().toolbar { tools } }; private var tools: some View { Close() }",
        "about", true
      ),
      ("VStack { about }", "private var about: some View { About().toolbar { Close() } }", "about", false),
      ("Button(\"a\") {}", "var about: some View { About().toolbar { Close() } }", "about", false),
    ])
  func usedBySheetOnly(body: String, members: String, content: String, isOfSheet: Bool) {
    let app = Fixture(
      """
      struct Shop: App { var body: some Scene { WindowGroup { Settings() } } }
      struct Settings: View {
        @State var isShown = false
        \(members)
        var body: some View { \(body).sheet(isPresented: $isShown) { NavigationStack { \(content) } } }
      }
      struct About: View { var body: some View { Text("a") } }
      struct Close: View { var body: some View { NavigationLink("b", destination: Detail()) } }
      struct Detail: View { var body: some View { Text("c") } }
      """)
    #expect(app.parts == [isOfSheet ? "About holds Close @4" : "Settings holds Close @4"])
    let reason = app.reasons(of: "Close").first ?? ""
    #expect(reason.hasPrefix("embedded: it is a part of what the sheet that uses") == isOfSheet)
  }

  /// A browser of folders, whose rows show the folders in a folder.
  private static func folders(
    _ root: String, row: String = "NavigationLink(\"a\") { coordinator.go() }", _ more: String = ""
  ) -> Fixture {
    Fixture(
      """
      //- App.swift
      @main struct Shop: App { var body: some Scene { WindowGroup { Root(coordinator: FolderCoordinator()) } } }
      //- Root.swift
      struct Root: View {
        let coordinator: FolderCoordinator
        var body: some View { \(root) }
      }
      struct Frame<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { content() }
      }
      //- Folders.swift
      class FolderCoordinator: ObservableObject {
        enum Context { case folder, nothing }
        func start(_ context: Context) -> some View { startView(context) }
        @ViewBuilder private func startView(_ context: Context) -> some View {
          switch context {
          case .folder: startFolder()
          case .nothing: Text("b")
          }
        }
        private func startFolder() -> some View { FolderView(coordinator: self) }
        func go() -> some View { startFolder() }
      }
      struct FolderView: View {
        @ObservedObject var coordinator: FolderCoordinator
        var body: some View { List { Row(coordinator: coordinator) } }
      }
      struct Row: View {
        @ObservedObject var coordinator: FolderCoordinator
        var body: some View { \(row) }
      }
      \(more)
      """)
  }

  @Test(
    "are screens to which only leads what they hold or show, such as the first of the folders within each other",
    arguments: [
      "FolderView(coordinator: coordinator)", "VStack { FolderView(coordinator: coordinator) }",
      "coordinator.start(.folder)", "Frame { coordinator.start(.folder) }",
    ])
  func circles(root: String) {
    let app = Self.folders(root)
    #expect(app.missing("Row push FolderView") == [])
    #expect(app.parts.filter { $0.contains("holds FolderView") } == ["Root holds FolderView @3"])
    #expect(app.parts.contains("FolderView holds Row @15"))
    #expect(app.orderDifferences == [])
    let longer = Self.folders(
      root, row: "NavigationLink(\"a\") { Info(coordinator: coordinator) }",
      """
      struct Info: View {
        @ObservedObject var coordinator: FolderCoordinator
        var body: some View { NavigationLink("c") { coordinator.go() } }
      }
      """)
    #expect(longer.missing("Row push Info\nInfo push FolderView") == [])
    #expect(longer.parts.filter { $0.contains("holds FolderView") } == ["Root holds FolderView @3"])
    #expect(!longer.parts.contains { $0.contains("holds Info") })
  }

  @Test(
    "are no screens that something else shows, whatever they show themselves",
    arguments: [
      "NavigationLink(\"d\") { coordinator.go() }", "NavigationLink(\"d\") { FolderView(coordinator: coordinator) }",
      "Text(\"d\").sheet(isPresented: $isOpen) { coordinator.go() }",
    ])
  func shownCircles(root: String) {
    let app = Self.folders(root)
    #expect(!app.parts.contains { $0.contains("holds FolderView") })
  }

  @Test(
    "are what stands over or around the destination of a link: they are the destination's, not the view's that links")
  func contentsOfLinks() {
    let app = Fixture(
      """
      struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        var body: some View {
          NavigationLink { Detail().overlay(Badge()) } label: { Text("a") }
            .sheet(isPresented: $isOpen) { VStack { Bar(); Settings() } }
        }
        @State var isOpen = false
      }
      struct Badge: View { var body: some View { NavigationLink("a", destination: Help()) } }
      struct Bar: View { var body: some View { NavigationLink("a", destination: Help()) } }
      struct Detail: View { var body: some View { Text("b") } }
      struct Settings: View { var body: some View { Text("c") } }
      struct Help: View { var body: some View { Text("d") } }
      """)
    #expect(app.parts == ["Detail holds Badge @4", "isOpen holds Bar @5"])
  }

  @Test(
    "are no views outside of other types that have the name of one within: `UI.Item.Page()` is not `Page()`",
    arguments: [
      ("UI.Item.Page()", [String]()), ("Item.Page()", [String]()), ("Item.Inner.Page()", [String]()),
      ("Page()", [String]()),
      ("Front()", ["UI.Cards.Page holds Front @5"]),
    ])
  func nestedNamesakes(made: String, parts: [String]) {
    let app = Fixture(
      """
      struct Page: View { var body: some View { NavigationLink("a", destination: UI.Cards.Page()) } }
      struct Front: View { var body: some View { NavigationLink("b", destination: Detail()) } }
      struct UI { struct Cards {}; struct Item { struct Inner {} } }
      extension UI.Item { struct Page: View { var body: some View { Text("c") } } }
      extension UI.Cards { struct Page: View { var body: some View { \(made) } } }
      extension UI.Item.Inner { struct Page: View { var body: some View { Text("d") } } }
      struct Detail: View { var body: some View { Text("e") } }
      """)
    #expect(app.parts == parts)
  }

  @Test("are what is made for another object: they are that one's, not of the factory that makes both")
  func madeForOthers() {
    let app = Fixture(
      """
      class Home: UIViewController {
        func tap() { present(Factory().makeInbox(), animated: true) }
        func help() { present(Factory().makeHelp(), animated: true) }
      }
      class Factory {
        func makeInbox() -> UIViewController {
          let router = InboxRouter()
          return Inbox(router: router)
        }
        func makeHelp() -> UIViewController { Help() }
      }
      class InboxRouter {
        let host = UIViewController()
        func open() { host.present(Detail(), animated: true) }
      }
      class Inbox: UIViewController {
        let router: AnyObject
        init(router: AnyObject) { self.router = router }
      }
      class Help: UIViewController {}
      class Detail: UIViewController {}
      """)
    #expect(app.parts == ["Inbox holds InboxRouter @8"])
  }

  @Test("are cells, which a table makes by their class")
  func cells() {
    let app = Fixture(
      """
      class Inbox: UITableViewController {
        override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = view.dequeueReusableCell(withIdentifier: "row", for: path) as! MessageCell
          return cell
        }
      }
      class MessageCell: UITableViewCell {
        var opener: UIViewController?
        func tap() { opener?.present(Detail(), animated: true) }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.parts == ["Inbox holds MessageCell @3"])
  }

  @Test("are objects in properties, also behind protocols, but not those that are kept weakly")
  func objects() {
    let app = Fixture(
      """
      protocol InboxModel: AnyObject { func open() }
      class Inbox: UIViewController { var model: InboxModel! }
      class Outbox: UIViewController { weak var model: InboxModel? }
      class InboxViewModel: InboxModel {
        let host = UIViewController()
        func open() { host.present(Detail(), animated: true) }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.parts == ["Inbox holds InboxViewModel @2"])
  }

  @Test(
    "are objects that a static function of their own type makes, for whoever calls it",
    arguments: [
      "static func make() -> InboxViewModel { InboxViewModel() }",
      "static func make() -> InboxModel { let model = InboxViewModel(); return model }",
      """
      static func make() -> Self? { Self() }
      required init() {}
      """,
      "static func make() -> InboxViewModel { .init() }",
      """
      class func make() -> InboxModel { create() }
      private static func create() -> InboxViewModel { InboxViewModel.init() }
      """,
      """
      class func make() -> InboxModel { first() }
      private static func first() -> InboxModel? { Self.second() }
      private static func second() -> InboxViewModel { InboxViewModel() }
      """,
    ])
  func ownFactories(_ factory: String) {
    let app = Fixture(
      """
      class Inbox: UIViewController { let model = Models.inbox() }
      enum Models { static func inbox() -> InboxModel { InboxViewModel.make() } }
      protocol InboxModel: AnyObject { func open() }
      class Detail: UIViewController {}
      class InboxViewModel: InboxModel {
        let host = UIViewController()
        func open() { host.present(Detail(), animated: true) }
        \(factory)
      }
      """)
    #expect(app.parts == ["Inbox holds InboxViewModel @1"])
  }

  @Test("are no objects that a static function of their type makes and drops, for whoever calls that")
  func droppedByOwnType() {
    let app = Fixture(
      """
      class Inbox: UIViewController { let model: InboxModel = InboxViewModel.make() }
      class Badge: UIViewController { func count() -> Int { InboxViewModel.count() } }
      protocol InboxModel: AnyObject { func open() }
      class Detail: UIViewController {}
      class InboxViewModel: InboxModel {
        let host = UIViewController()
        let all = 0
        func open() { host.present(Detail(), animated: true) }
        static func make() -> InboxViewModel { InboxViewModel() }
        static func count() -> Int { InboxViewModel().all }
      }
      """)
    #expect(app.parts == ["Inbox holds InboxViewModel @1"])
  }

  @Test("are no representable views in the hands of the coordinators that they make for themselves")
  func coordinatorsOfRepresentables() {
    let app = Fixture(
      """
      class ViewerCoordinator: NSObject {
        var viewer: Viewer
        init(_ viewer: Viewer) { self.viewer = viewer }
        func leave(_ controller: UIViewController) { controller.dismiss(animated: true) }
      }
      struct Viewer: UIViewControllerRepresentable {
        func makeCoordinator() -> ViewerCoordinator { ViewerCoordinator(self) }
        func makeUIViewController(context: Context) -> Page { Page() }
        func updateUIViewController(_ controller: Page, context: Context) {}
      }
      class Page: UIViewController {}
      """)
    #expect(app.parts.filter { $0.hasPrefix("ViewerCoordinator holds") } == [])
    #expect(app.missing("ViewerCoordinator dismiss ?\nViewer child Page") == [])
  }

  @Test(
    "are of the object whose property is set to them, unless that is weak or the maker keeps them as well",
    arguments: [
      ("var router: ListRouter?", "model.router = ListRouter()", "List"),
      ("var router: Routing?", "model.router = ListRouter()", "List"),
      ("var router: Routing?", "let router = ListRouter(); model.router = router", "List"),
      ("var router: Routing?", "fill(model)", "List"),
      ("weak var router: Routing?", "model.router = ListRouter()", "StartRouter"),
      ("var router: Routing?", "let router = ListRouter(); model.router = router; kept = router", "StartRouter"),
    ])
  func setProperties(property: String, code: String, holder: String) {
    let app = Fixture(
      """
      class Detail: UIViewController {}
      protocol Routing: AnyObject { func showDetail() }
      class ListRouter: Routing {
        weak var controller: UIViewController?
        func showDetail() { controller?.present(Detail(), animated: true) }
      }
      class Model {
        \(property)
        func tap() { router?.showDetail() }
      }
      class List: UIViewController {
        let model: Model
        init(model: Model) { self.model = model }
      }
      class StartRouter {
        var kept: Routing?
        func showList(on controller: UIViewController) {
          let model = Model()
          \(code)
          controller.present(List(model: model), animated: true)
        }
        \(code.hasPrefix("fill") ? "func fill(_ model: Model) { model.router = ListRouter() }" : "")
      }
      class Start: UIViewController {
        let router = StartRouter()
        func open() { router.showList(on: self) }
      }
      """)
    let holders = app.parts.filter { $0.contains(" holds ListRouter") }.map { $0.prefix { $0 != " " } }
    #expect(holders == [holder[...]])
  }

  @Test("are what a static function makes for another object, not of who calls both")
  func ownFactoryForOthers() {
    let app = Fixture(
      """
      class Home: UIViewController {
        func tap() { present(Inbox(model: Model(opener: Opener.make())), animated: true) }
      }
      class Inbox: UIViewController {
        let model: Model
        init(model: Model) { self.model = model }
      }
      class Model {
        let opener: AnyObject
        init(opener: AnyObject) { self.opener = opener }
      }
      class Opener {
        let host = UIViewController()
        func open() { host.present(Detail(), animated: true) }
        static func make() -> Opener { Opener() }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.parts.count == 1)
    #expect(app.parts.allSatisfy { $0.hasPrefix("Inbox holds Opener") })
  }

  @Test(
    "are objects behind a protocol, however many types conform to it that nobody makes", arguments: [1, 12, 13, 40])
  func standIns(count: Int) {
    let standIns = (0..<count).map { "final class Step\($0): Step { func go(from c: UIViewController) {} }" }
    let app = Fixture(
      """
      protocol Step { func go(from: UIViewController) }
      final class ShopStep: Step { func go(from c: UIViewController) { c.present(Shop(), animated: true) } }
      class Shop: UIViewController {}
      class Home: UIViewController {
        var step: Step?
        func tap() { step?.go(from: self) }
      }
      \(standIns.joined(separator: "\n"))
      """)
    #expect(app.parts.filter { $0.hasPrefix("Home holds ShopStep") }.count == 1)
  }

  @Test("are no objects behind a protocol that is the role of many objects that code makes")
  func roles() {
    let steps = (0..<13).map { "final class Step\($0): Step { func go(from c: UIViewController) {} }" }
    let app = Fixture(
      """
      protocol Step { func go(from: UIViewController) }
      final class ShopStep: Step { func go(from c: UIViewController) { c.present(Shop(), animated: true) } }
      class Shop: UIViewController {}
      class Home: UIViewController {
        var step: Step?
        func tap() { step?.go(from: self) }
      }
      \(steps.joined(separator: "\n"))
      func makeAll() -> [Step] { [\((0..<13).map { "Step\($0)()" }.joined(separator: ", "))] }
      """)
    #expect(app.parts.filter { $0.hasPrefix("Home holds ShopStep") } == [])
  }

  @Test("are not the views of a model that a screen only has, but those that the screen asks it for")
  func viewsOfModels() {
    let app = Fixture(
      """
      struct Item { let view: AnyView }
      final class Model: ObservableObject {
        var items: [Item] = []
        func setUp() { items = [Item(view: AnyView(Shelf()))] }
      }
      struct Shelf: View {
        @State var isOpen = false
        var body: some View { Text("a").sheet(isPresented: $isOpen) { NewBook() } }
      }
      struct NewBook: View {
        @EnvironmentObject var model: Model
        var body: some View { Text("b") }
      }
      struct Bar: View {
        @EnvironmentObject var model: Model
        var body: some View { ForEach(0..<1) { model.items[$0].view } }
      }
      @main struct Library: App {
        @StateObject var model = Model()
        var body: some Scene { WindowGroup { Bar().environmentObject(model) } }
      }
      """)
    #expect(app.parts == ["Bar holds Shelf @16"])
  }

  @Test("are what stands in several views that a method of a model gives, for each screen that calls it")
  func partsOfViewsOfMethods() {
    let app = Fixture(
      """
      enum Kind { case row, card }
      struct More: View { var body: some View { NavigationLink("a") { Detail() } } }
      struct Detail: View { var body: some View { Text("b") } }
      struct Row: View { var body: some View { HStack { More() } } }
      struct Card: View { var body: some View { VStack { More() } } }
      final class Model {
        func view(for kind: Kind) -> AnyView {
          switch kind {
          case .row: AnyView(Row())
          case .card: AnyView(Card())
          }
        }
      }
      struct First: View { let model = Model(); var body: some View { model.view(for: .row) } }
      struct Second: View { let model = Model(); var body: some View { model.view(for: .card) } }
      @main struct Shop: App {
        var body: some Scene {
          WindowGroup { First() }
          Window("b", id: "b") { Second() }
        }
      }
      """)
    #expect(app.parts == ["First holds More @14", "Second holds More @15"])
  }

  @Test("are the views that a method of a model gives, for the screens that call it with what gives them")
  func viewsOfMethods() {
    let app = Fixture(
      """
      enum Place { case shelf, desk }
      class Base: ObservableObject {
        let router = Placer()
        func view(for place: Place) -> AnyView { router.view(for: place) }
      }
      final class Placer {
        func view(for place: Place) -> AnyView {
          switch place {
          case .shelf: AnyView(Shelf())
          case .desk: AnyView(Desk())
          }
        }
      }
      final class Model: Base {}
      struct Shelf: View { var body: some View { NavigationLink("a", destination: Book()) } }
      struct Desk: View { var body: some View { NavigationLink("b", destination: Book()) } }
      struct Book: View {
        @ObservedObject var model: Model
        var body: some View { Text("b") }
      }
      struct Home: View {
        @StateObject var model = Model()
        var body: some View { model.view(for: .shelf) }
      }
      struct Office: View {
        @StateObject var model = Model()
        var body: some View { model.view(for: .desk) }
      }
      @main struct Library: App {
        var body: some Scene {
          WindowGroup { Home() }
          Window("b", id: "b") { Office() }
        }
      }
      """)
    #expect(app.parts == ["Home holds Shelf @23", "Office holds Desk @27"])
  }

  @Test("are the views that an object shows itself, such as the source of a list, for whoever has the object")
  func viewsThatObjectsShow() {
    let app = Fixture(
      """
      final class RowSource: NSObject, UICollectionViewDataSource {
        let header: () -> AnyView
        init(header: @escaping () -> AnyView) { self.header = header }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          let cell = UICollectionViewCell()
          cell.contentConfiguration = UIHostingConfiguration { Row() }
          return cell
        }
      }
      struct Row: View { var body: some View { NavigationLink("a", destination: Book()) } }
      struct Book: View { var body: some View { Text("b") } }
      struct Home: View {
        @State var source = RowSource(header: { AnyView(Text("c")) })
        var body: some View { Pager(source) }
      }
      struct Preview: View {
        let source: RowSource
        var body: some View { source.header() }
      }
      struct Start: View { var body: some View { NavigationLink("d", destination: Home()) } }
      @main struct Library: App { var body: some Scene { WindowGroup { Start() } } }
      """)
    #expect(app.parts.contains("Home holds Row @13"))
  }

  @Test("are the views of a model for whoever has it, where nothing is seen to ask for them")
  func viewsThatNobodyAsksFor() {
    let app = Fixture(
      """
      final class Model: ObservableObject {
        var pages: [AnyView] = []
        func setUp() { pages.append(AnyView(Shelf())) }
      }
      struct Shelf: View { var body: some View { NavigationLink("a", destination: Book()) } }
      struct Book: View { var body: some View { Text("b") } }
      struct Home: View {
        @StateObject var model = Model()
        var body: some View { Pager(model) }
      }
      @main struct Library: App { var body: some Scene { WindowGroup { Home() } } }
      """)
    #expect(app.parts == ["Home holds Shelf @8"])
  }

  @Test("are extensions of a framework's types, which whoever calls them holds")
  func extensions() {
    let app = Fixture(
      """
      extension URL {
        func openInside(_ host: UIViewController) { host.present(Browser(), animated: true) }
      }
      class Browser: UIViewController {}
      struct Opener { func go(_ url: URL) { url.openInside(UIViewController()) } }
      class Inbox: UIViewController {
        let opener = Opener()
        func tap() { opener.go(URL(string: "a")!) }
      }
      """)
    #expect(app.parts == ["Inbox holds Opener @7", "Inbox holds URL @7"])
  }

  @Test("are held by the start of the app where no screen holds them, as a machine of states is")
  func entries() {
    let app = Fixture(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        let machine = Machine()
      }
      class Machine { var state: State = Launching() }
      protocol State {}
      struct Launching: State {
        init() {
          let window = UIWindow()
          window.rootViewController = Home()
        }
      }
      class Home: UIViewController {}
      """)
    #expect(app.parts == ["AppDelegate holds Launching @2"])
    #expect(app.nodes(.entry) == ["AppDelegate"])
  }

  @Test("are told once where a screen inherits their code and keeps them as well")
  func twice() {
    let app = Fixture(
      """
      class Base: UIViewController { func help() { present(Help(), animated: true) } }
      class Home: Base { let other: Base = Base() }
      class Help: UIViewController {}
      class Root: UIViewController { func tap() { present(Home(), animated: true) } }
      """)
    #expect(app.program.parts.filter { $0.part == "screen:Base" }.map(\.screen) == ["screen:Home"])
  }

  @Test("are the code that a screen inherits from a class which nothing shows by itself")
  func inheritance() {
    let app = Fixture(
      """
      class Base: UIViewController { func help() { present(Help(), animated: true) } }
      class Home: Base {}
      class Help: UIViewController {}
      class Root: UIViewController { func tap() { present(Home(), animated: true) } }
      """)
    #expect(app.parts == ["Home holds Base @2"])
  }

  @Test("are what an extension says to be the content of a generic view, though only its initializer is named")
  func requiredContents() {
    let app = Fixture(
      """
      struct PathView<Content: View>: View {
        let content: (Int) -> Content
        var body: some View { Loading { course in content(course) } }
      }
      extension PathView where Content == CourseView {
        init(path: Int) { self.init(path: path, content: make) }
      }
      struct CourseView: View {
        init(course: Int) {}
        var body: some View { NavigationLink("a", destination: Exercise()) }
      }
      struct Exercise: View { var body: some View { Text("b") } }
      struct Shop: App { var body: some Scene { WindowGroup { PathView(path: 1) } } }
      """)
    #expect(app.parts == ["PathView holds CourseView @5"])
  }

  @Test("are controllers of which only the view is used: in a cell, or as the accessory of an alert")
  func viewsOfControllers() {
    let app = Fixture(
      """
      class List: UITableViewController {
        func dequeue(_ cell: UITableViewCell) -> UITableViewCell { cell as! ChipCell }
      }
      class ChipCell: UITableViewCell {
        func fill() {
          let chip = Chip()
          addSubview(chip.view)
        }
      }
      class Chip: UIViewController { func tap() { present(Detail(), animated: true) } }
      class Bindings: NSViewController {
        func add() {
          let key = KeyRecorder()
          panel.accessoryView = key.view
        }
      }
      class KeyRecorder: NSViewController { func tap() { presentAsSheet(Detail()) } }
      class Detail: UIViewController {}
      """)
    #expect(app.parts == ["Bindings holds KeyRecorder @13", "List holds Chip @2"])
  }

  @Test(
    "are the models that a screen is for, as its superclass, its generic parameter or a list of screens says",
    arguments: [
      ("class List: Screen<ListModel> {}", "List.self"),
      ("class List<Model: ListModel>: Screen<Model> {}", "List.self"),
      ("class List<Model: BaseModel>: Screen<Model> {}", "List<ListModel>.self"),
      ("class List: Host<ListPage<ListModel>> {}", "List.self"),
    ])
  func models(_ list: String, _ named: String) {
    let app = Fixture(
      """
      import Models
      class BaseModel: OutsideModel {}
      class ListModel: BaseModel { func open() { Router.shared.stack.pushViewController(Detail(), animated: true) } }
      class OtherModel: BaseModel { func open() { Router.shared.stack.pushViewController(Detail(), animated: true) } }
      class Screen<Model>: UIViewController { let model: Model }
      class Host<Page: View>: UIHostingController<Page> {}
      struct ListPage<Model>: View { let model: Model; var body: some View { Text("a") } }
      \(list)
      class Router {
        static let shared = Router()
        let stack = UINavigationController()
        func register() { screens.add(\(named)) }
      }
      class Detail: UIViewController { func show() { present(List(), animated: true) } }
      """)
    #expect(app.parts.map { $0.prefix { $0 != "@" } } == ["List holds ListModel "])
  }

  @Test("are views of which only a flow tells that they lead somewhere")
  func viewsOfFlows() {
    let app = Fixture(
      """
      @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        var body: some View {
          VStack {
            Text("a")
            Row().padding()
          }
        }
      }
      struct Row: View {
        @StateObject var model = RowModel()
        var body: some View { Text("b") }
      }
      class RowModel: ObservableObject {
        let coordinator = DetailCoordinator()
        let timer = PassthroughSubject<Int, Never>()
        init() { timer.sink { [self] _ in coordinator.start() } }
      }
      class DetailCoordinator {
        let stack = UINavigationController()
        func start() { stack.pushViewController(Detail(), animated: true) }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.parts.contains("Home holds Row @6"))
  }

  @Test(
    "are what is made by an initializer that code hands on",
    arguments: [
      "container.register(factory: Banner.init)", "container.register(type: Banner.self, factory: Banner.init)",
      "names.map(Banner.init)",
    ])
  func handedInitializers(_ line: String) {
    let app = Fixture(
      """
      import Containers
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let container = Container()
        func register(names: [String]) { _ = \(line) }
        func show() { UIApplication.shared.delegate?.window??.rootViewController = Home() }
      }
      class Home: UIViewController {}
      final class Banner {
        init(name: String) {}
        func open(from page: UIViewController) { page.present(Help(), animated: true) }
      }
      class Help: UIViewController {}
      """)
    #expect(app.parts == ["SceneDelegate holds Banner @4"])
  }

  @Test("are the cells that a router makes for their models, where the models are made")
  func cellsForModels() {
    let app = Fixture(
      """
      import Routes
      class Assembly {
        func assemble(router: Router) {
          router.register(ColorCell.self)
          router.register(NameRow.self)
        }
      }
      class ColorModel: OutsideModel {}
      class NameModel: OutsideModel {}
      class ColorCell: ModelCell<ColorModel> {
        func choose() { presenter.present(Colors(), animated: true) }
      }
      struct NameRow: RowProtocol {
        let viewModel: NameModel
        var body: some View { NavigationLink("a") { Names() } }
      }
      class Settings: UIViewController {
        func fill() { rows = [ColorModel(), NameModel()] }
      }
      class Colors: UIViewController { func show() { present(Settings(), animated: true) } }
      struct Names: View { var body: some View { Text("a") } }
      """)
    #expect(app.parts == ["Settings holds ColorCell @18", "Settings holds NameRow @18"])
  }

  @Test("are the view that a library's host is around, whose class says which")
  func hostedViews() {
    let app = Fixture(
      """
      import Routes
      class ListHost: Host<ListPage<ListModel>> {}
      class Host<Page: View>: UIHostingController<Page> {}
      class ListModel: OutsideModel {}
      struct ListPage<Model>: View {
        let model: Model
        var body: some View { NavigationLink("a") { Detail() } }
      }
      struct Detail: View { var body: some View { Text("a") } }
      class Home: UIViewController { func open() { present(ListHost.make(), animated: true) } }
      """)
    #expect(app.parts.contains { $0.hasPrefix("ListHost holds ListPage") })
  }

  @Test("are in the container that is made around them, and not in others of its class")
  func containers() {
    let app = Fixture(
      """
      class Container: NavigationController {}
      class Tabs: TabBarContainer {}
      class Item: TabBarItem {
        let screen: UIViewController
        init(_ screen: UIViewController) { self.screen = screen }
      }
      class Pictures: UIViewController { func more() { present(Container(rootViewController: Other()), animated: true) } }
      class Other: UIViewController {}
      class Elsewhere: UIViewController { func more() { present(Container(rootViewController: Other()), animated: true) } }
      class Root: UIViewController {
        private lazy var main = Tabs()
        override func viewDidLoad() { main.items = [Item(Container(rootViewController: Pictures()))] }
      }
      class Kept: UIViewController {
        private let stack = Container(rootViewController: Inner())
        private let other: Container
        init() {
          other = Container(rootViewController: Second())
          super.init(nibName: nil, bundle: nil)
        }
      }
      class Inner: UIViewController { func more() { present(Other(), animated: true) } }
      class Second: UIViewController { func more() { present(Other(), animated: true) } }
      class App: NSObject, UIApplicationDelegate {
        func open(_ window: UIWindow) { window.rootViewController = [Root(), Kept(), Elsewhere()][0] }
      }
      """)
    #expect(!app.parts.contains { $0.hasPrefix("Elsewhere holds") })
    #expect(!app.parts.contains { $0.hasPrefix("Pictures holds") })
    #expect(app.parts.contains { $0.hasPrefix("Root holds Pictures") })
    #expect(app.parts.contains { $0.hasPrefix("Kept holds Inner") })
    #expect(app.parts.contains { $0.hasPrefix("Kept holds Second") })
  }

  @Test(
    "are in nobody's hands who only has something of a role that many types have", arguments: [2, 14])
  func roles(count: Int) {
    let others = (0..<count).map { "class Flow\($0)Coordinator: Coordinator { func start() {} }" }
    let app = Fixture(
      """
      protocol Coordinator: AnyObject { func start() }
      \(others.joined(separator: "\n"))
      class OldCoordinator: Coordinator {
        let host = UIViewController()
        func start() { host.present(Old(), animated: true) }
      }
      class Old: UIViewController {}
      class Home: UIViewController {
        var children: [Coordinator] = []
        override func viewDidLoad() { children.first?.start() }
      }
      class Catalog { func all() -> [AnyObject] { [\((0..<count).map { "Flow\($0)Coordinator()" }.joined(separator: ", "))] } }
      class App: NSObject, UIApplicationDelegate {
        func open(_ window: UIWindow) { window.rootViewController = Home() }
      }
      """)
    #expect(app.parts.contains { $0.hasPrefix("Home holds OldCoordinator") } == (count == 2))
  }

  @Test("are views of which only a way to an alert is known, and are no screens by themselves")
  func askingViews() {
    let app = Fixture(
      """
      final class Explore: NSViewController {
        private lazy var host: NSView = { NSHostingView(rootView: Root().environmentObject(provider)) }()
        let provider = Provider()
        override func viewDidLoad() { view.addSubview(host) }
      }
      final class Provider: ObservableObject { @Published var stock: Stock? }
      struct Root: View {
        @EnvironmentObject var provider: Provider
        var body: some View {
          ZStack {
            if let stock = provider.stock { Shelf(stock: stock).contextMenu { Button("a", action: stock.export) } }
          }
        }
      }
      struct Shelf: View {
        var stock: Stock
        var body: some View { Text("b") }
      }
      struct Stock { func export() { NSAlert().runModal() } }
      """)
    #expect(app.edges(.alert) == ["Root alert NSAlert", "Stock alert NSAlert"])
    #expect(app.parts.contains { $0.hasPrefix("Explore holds Root") })
    #expect(!app.parts.contains { $0.contains("Shelf") })
  }

  @Test(
    "are in cells that a table makes by their class alone",
    arguments: [
      "tableView.register(OfferCell.self, forCellReuseIdentifier: \"offer\")",
      "let cell = tableView.dequeueReusableCell(type: OfferCell.self, for: path)",
    ])
  func registeredCells(code: String) {
    let app = Fixture(
      """
      class Menu: UITableViewController {
        func fill(_ path: IndexPath) { \(code) }
      }
      class Help: UITableViewController {
        let services = Services()
        func fill() { services.register(Other.self); print(OfferCell.self) }
      }
      class OfferCell: UITableViewCell {
        private let offer = OfferScreen().view!
        func setUp() { contentView.addSubview(offer) }
      }
      class Other { func open(_ host: UIViewController) { host.present(Detail(), animated: true) } }
      class OfferScreen: UIViewController { func open() { present(Detail(), animated: true) } }
      class Detail: UIViewController {}
      """)
    #expect(app.parts == ["Menu holds OfferScreen @2"])
  }
}
