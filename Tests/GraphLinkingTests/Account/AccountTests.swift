import NavigationModel
import TestSupport
import Testing

@Suite("The account of navigation")
struct AccountTests {
  @Test("counts a place with an edge, and lists no such place")
  func edges() {
    let app = Fixture(
      """
      class List: UIViewController {
        func open() { navigationController?.pushViewController(Detail(), animated: true) }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.account == [])
    // The push, and the making of what is pushed.
    #expect(app.program.account.count(of: .edge) == 2)
  }

  @Test("gives a wrapper's place to its callers, who have the edges")
  func forwarded() {
    let app = Fixture(
      """
      class Base: UIViewController {
        func open(_ screen: UIViewController) { navigationController?.pushViewController(screen, animated: true) }
      }
      class List: Base {
        func tap() { open(Detail()) }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.account == ["forwarded pushViewController @2"])
  }

  @Test("keeps a framework's call where an overload of the program's own is for one class of controllers only")
  func overloads() {
    let app = Fixture(
      """
      extension UIViewController {
        func present(_ picker: UIImagePickerController, animated: Bool, completion: (() -> Void)? = nil) {
          present(picker as UIViewController, animated: animated, completion: completion)
        }
      }
      class List: UIViewController {
        func tap() { present(Detail(), animated: true) }
        func tapStack() {
          let stack = UINavigationController(rootViewController: Detail())
          present(stack, animated: true)
        }
        func pick() { present(UIImagePickerController(), animated: true) }
      }
      class Detail: UIViewController {}
      """)
    #expect(
      app.differences(
        from: """
          List present Detail @7
          List present UINavigationController @10
          UINavigationController root Detail
          List system UIImagePickerController @12
          """) == [])
  }

  @Test("counts each place that asks for a route, and says where nothing is seen to come of it")
  func routes() {
    let app = Fixture(
      """
      enum Page: Hashable { case reader, settings
        func title(in page: Page) -> String { "" }
      }
      class Router: ObservableObject {
        var pending: Page?
        func open(_ page: Page) { defaults.set(page.hashValue) }
        func describe(_ page: Page) -> String { "" }
      }
      struct Home: View {
        let router: Router
        var body: some View {
          NavigationStack { Button("a") { router.open(.reader); other() } }
            .navigationDestination(for: Page.self) { page in
              switch page { case .reader: Reader(); case .settings: Text("b") }
            }
        }
        func other() {
          _ = router.describe(.settings)
          router.pending = .settings
        }
      }
      struct Reader: View { var body: some View { Text("b") } }
      struct Shop: App { var body: some Scene { WindowGroup { Home(router: Router()) } } }
      """)
    #expect(
      app.account.filter { $0.hasSuffix("@12") || $0.hasSuffix("@18") || $0.hasSuffix("@19") } == [
        "unexplained reader @12", "unexplained settings @19",
      ])
  }

  @Test("gives what a view sets for its own sheet to the modifier that shows the sheet")
  func ownSheet() {
    let app = Fixture(
      """
      enum Page: Identifiable { case reader; var id: Int { 0 } }
      struct Home: View {
        @State var page: Page?
        var body: some View {
          Button("a") { page = .reader }.sheet(item: $page) { _ in Reader() }
        }
      }
      struct Reader: View { var body: some View { Text("b") } }
      struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      """)
    #expect(app.account == ["forwarded reader @5"])
  }

  @Test("knows that an animator shows what others ask for")
  func animator() {
    let app = Fixture(
      """
      class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        func animateTransition(using context: UIViewControllerContextTransitioning) {
          let shown = context.viewController(forKey: .to)!
          context.containerView.addSubview(shown.view)
        }
      }
      """)
    #expect(app.account == ["forwarded addSubview @4"])
  }

  @Test("does not take a function of the program's own for no transition where it shows something for others")
  func shownForOthers() {
    let app = Fixture(
      """
      class Pages { func present(_ page: Page, animated: Bool) { top.present(Reader(), animated: animated) } }
      struct Page {}
      class Reader: UIViewController {}
      class Frame { func open(_ pages: Pages) { _ = { pages.present(Page(), animated: true) } } }
      """)
    #expect(!app.account.contains("own present @4"))
  }

  @Test("names the function of the program's own that a call means")
  func own() {
    let app = Fixture(
      """
      class Deck { func present(_ card: Card, animated: Bool) {} }
      struct Card {}
      class List: UIViewController {
        let deck = Deck()
        func tap() { deck.present(Card(), animated: true) }
      }
      """)
    #expect(app.account == ["own present @5"])
    #expect(app.program.account.places.map(\.reason) == ["it calls Deck.present(_:animated:) of the program"])
  }

  @Test("leaves words that everybody uses out where nothing says that they are navigation")
  func commonWords() {
    let app = Fixture(
      """
      class List: UIViewController {
        func fill() {
          var names: [String] = []
          names.append("a")
          timer.start()
          hud.show()
        }
      }
      """)
    #expect(app.account == [])
    #expect(app.program.account.placeCount == 0)
  }

  @Test("says that nobody knows what becomes of a screen which is made and not shown")
  func unexplained() {
    let app = Fixture(
      """
      class List: UIViewController {
        override func viewDidLoad() {
          let detail = Detail()
          detail.title = "a"
        }
      }
      class Detail: UIViewController {}
      class AppDelegate: NSObject, UIApplicationDelegate { func start() { UIWindow().rootViewController = List() } }
      """)
    #expect(app.account == ["unexplained Detail @3"])
  }

  @Test("says to which function outside of the sources a screen is given")
  func given() {
    let app = Fixture(
      """
      class List: UIViewController {
        override func viewDidLoad() { Sheets.shared.slideIn(Detail()) }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.account == ["unresolved Detail @2"])
    #expect(
      app.program.account.places.map(\.reason) == [
        "it is passed to slideIn, which is not declared in the analyzed files"
      ])
  }

  @Test("tells code that nothing can run by names which no other code says")
  func dead() {
    let app = Fixture(
      """
      class List: UIViewController {
        func neverCalled() { _ = Detail() }
        @objc func calledByOthers() { _ = Detail() }
      }
      class Detail: UIViewController {}
      class Unused {
        func open() -> UIViewController { Editor() }
      }
      class Editor: UIViewController {}
      class AppDelegate: NSObject, UIApplicationDelegate { func start() { UIWindow().rootViewController = List() } }
      """)
    #expect(app.account == ["unreachable Detail @2", "unexplained Detail @3", "unreachable Editor @7"])
  }

  @Test("gives a view that a function makes to who calls that")
  func givenBack() {
    let app = Fixture(
      """
      class Flow {
        func toPresentable() -> AnyView { AnyView(Home()) }
        func begin() { shower.take(toPresentable()) }
      }
      func start() { Flow().begin() }
      struct Home: View { var body: some View { NavigationLink("a", destination: Detail()) } }
      struct Detail: View { var body: some View { Text("b") } }
      """)
    #expect(app.account == ["forwarded Home @2"])
  }

  @Test("knows that a scene without an identifier and without a segue cannot be shown")
  func lonelyScene() {
    let app = Fixture(
      """
      //- Main.storyboard
      \(Storyboard(initial: "List", .screen("List"), .screen("Lonely"), .screen("Named", identifier: "named")))
      //- App.swift
      class List: UIViewController {}
      class Lonely: UIViewController {}
      class Named: UIViewController {}
      """)
    #expect(app.program.account.places.map(\.outcome) == [.unresolved, .unreachable, .unresolved])
  }

  @Test("calls what a view makes within itself a part of it")
  func embedded() {
    let app = Fixture(
      """
      struct Home: View {
        var body: some View { VStack { Row(); Footer() } }
      }
      struct Row: View {
        var body: some View { NavigationLink("a", destination: Detail()) }
      }
      struct Footer: View { var body: some View { Text("a") } }
      struct Detail: View { var body: some View { Text("b") } }
      struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      """)
    #expect(app.account == ["embedded Row @2"])
  }

  @Test("finds places in private functions that nothing calls, and says so")
  func uncalled() {
    let app = Fixture(
      """
      class List: UIViewController {
        private func old() { present(Detail(), animated: true) }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.account == ["unreachable present @2"])
  }

  @Test("takes a function of a type for dead where nothing calls it on the type, whatever else has its name")
  func uncalledOnType() {
    let app = Fixture(
      """
      enum SwapModule { static func viewController() -> UIViewController { Swap() } }
      enum SendModule { static func viewController() -> UIViewController { Send() } }
      enum HandedModule { static func viewController() -> UIViewController { Handed() } }
      enum InnerModule {
        static func viewController() -> UIViewController { Inner() }
        static func all() { keep(viewController()) }
      }
      class List: UIViewController {
        override func viewDidLoad() {
          keep(SendModule.viewController())
          keep(HandedModule.viewController)
          InnerModule.all()
        }
      }
      class Swap: UIViewController {}
      class Send: UIViewController {}
      class Handed: UIViewController {}
      class Inner: UIViewController {}
      """)
    #expect(app.account.filter { $0.hasPrefix("unreachable") } == ["unreachable Swap @1"])
  }

  @Test("gives a view over what a link shows to the link, and not to the view that has the link")
  func partOfDestination() {
    let app = Fixture(
      """
      struct Home: View {
        var body: some View {
          NavigationLink { Detail().overlay(Frame()) } label: { Text("a") }
        }
      }
      struct Frame: View {
        var body: some View { Text("c").sheet(isPresented: $isOpen) { Help() } }
        @State var isOpen = false
      }
      struct Detail: View { var body: some View { Text("b") } }
      struct Help: View { var body: some View { Text("c") } }
      struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      """)
    let frame = app.program.account.places.filter { $0.name == "Frame" }
    #expect(frame.map(\.reason) == ["it is a part of what the NavigationLink around it shows"])
  }

  @Test("gives the view of a function that all views have to who calls the function")
  func extendedView() {
    let app = Fixture(
      """
      extension View {
        func input() -> some View { overlay(Input()) }
      }
      struct Input: View { var body: some View { NavigationLink("a", destination: Detail()) } }
      struct Detail: View { var body: some View { Text("b") } }
      struct Home: View { var body: some View { Text("a").input() } }
      struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      """)
    #expect(app.account == ["forwarded Input @2"])
  }

  @Test("counts the tabs of a view at the places where they are written, and their frame as an edge")
  func tabs() {
    let app = Fixture(
      """
      struct Home: View {
        var body: some View {
          TabView {
            list()
            Settings()
          }
        }
        func list() -> some View { List() }
      }
      struct List: View { var body: some View { NavigationLink("a", destination: Settings()) } }
      struct Settings: View { var body: some View { Text("b") } }
      struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      """)
    #expect(app.account.filter { $0.contains("TabView") } == [])
  }

  @Test("tells functions of one name apart by the enum whose case they are given")
  func overloadsByCase() {
    let app = Fixture(
      """
      enum Page { case list }
      enum Item { case create }
      class Router {
        let pages = PassthroughSubject<Page, Never>()
        let items = PassthroughSubject<Item, Never>()
        func push(_ page: Page) { pages.send(page) }
        func push(_ item: Item) { items.send(item) }
      }
      class Model {
        let router = resolve()
        func open() { router.push(.create) }
      }
      struct Home: View { let model: Model; var body: some View { Button("a") { model.open() } } }
      struct Shop: App { var body: some Scene { WindowGroup { Home(model: Model()) } } }
      """)
    #expect(
      app.program.account.places.filter { $0.name == "push" }.map(\.reason) == [
        "push(_:) sends something through items, and the listener is unknown"
      ])
  }

  @Test("takes no view for a part of the one that puts it into a list of what can be shown")
  func viewsInModels() {
    let app = Fixture(
      """
      struct Item { let title: String; let destination: AnyView
        init<Content: View>(_ title: String, _ content: Content) { self.title = title; destination = AnyView(content) }
      }
      struct Home: View {
        var items: [Item] { [Item("a", Detail())] }
        var body: some View { ForEach(grouped(items)) { NavigationLink("a", destination: $0.destination) } }
      }
      struct Detail: View { var body: some View { NavigationLink("b", destination: Other()) } }
      struct Other: View { var body: some View { Text("c") } }
      struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      """)
    #expect(app.account.contains("unexplained Detail @5"))
  }

  @Test("says of a link in a list with a selection that who watches the selection shows something")
  func unregistered() {
    let app = Fixture(
      """
      enum Page: Hashable { case reader }
      struct Home: View {
        @State var selection: Page?
        var body: some View { List(selection: $selection) { NavigationLink("a", value: Page.reader) } }
      }
      struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      """)
    #expect(app.account.contains("forwarded NavigationLink @4"))
  }

  @Test("finds places in files that no target builds, and counts them as outside")
  func outside() {
    let facts = Fixture.scan(
      """
      class List: UIViewController {}
      """)
    let left = Fixture.scan(
      """
      //- Old.swift
      class Old: UIViewController { func tap() { present(List(), animated: true) } }
      """)
    let account = Fixture(facts: facts, besides: left).program.account
    #expect(account.places.map(\.outcome) == [.outside])
    #expect(account.places.map(\.reason) == ["no target builds the file"])
  }

  @Test("counts the scenes and segues of storyboards")
  func storyboards() {
    let app = Fixture(
      """
      //- Main.storyboard
      \(Storyboard(
        initial: "List", .screen("List", .show("Detail", identifier: "open")), .screen("Detail"), .screen("Lonely")))
      //- App.swift
      class List: UIViewController {}
      class Detail: UIViewController {}
      class Lonely: UIViewController {}
      """)
    #expect(app.program.account.places.filter { $0.kind == .storyboard }.map(\.name) == ["scene", "scene"])
    // The segue and the scene that it leads to.
    #expect(app.program.account.count(of: .edge) == 2)
  }

  @Test("does not depend on whether an edge stands at the place or further out")
  func sums() {
    let account = Fixture(
      """
      class List: UIViewController {
        func tap() { present(make(), animated: true) }
        func make() -> UIViewController { unknown() }
      }
      """
    ).program.account
    #expect(account.places.map(\.outcome) == [.unresolved])
    #expect(account.placeCount == account.outcomes.values.reduce(0, +))
    #expect(account.unexplainedShare == 0)
  }
}
