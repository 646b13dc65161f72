import TestSupport
import Testing

/// A view that is nothing but a choice by what it is made with is no place of its own.
@Suite("Views that only choose")
struct ChoosingViewTests {
  private static let routes = """
    enum Route: Hashable { case list, detail(Int), help }
    struct RouteView: View {
      let route: Route
      var body: some View {
        switch route {
        case .list: ListView().id(1)
        case .detail(let id): DetailView(id: id)
        case .help: Group { HelpView() }
        }
      }
    }
    struct ListView: View { var body: some View { Text("list") } }
    struct DetailView: View { let id: Int; var body: some View { Text("detail") } }
    struct HelpView: View { var body: some View { Text("help") } }
    """

  @Test(
    "lead on to what they are made to show, through any number of hands",
    arguments: [
      ("NavigationLink(destination: RouteView(route: .help)) { Text(\"…\") }", "", "Home push HelpView"),
      ("NavigationLink { makeView(for: .help) } label: { Text(\"…\") }", "", "Home push HelpView"),
      (
        "Row(route: .help)",
        """
        struct Row: View {
          let route: Route
          var body: some View { NavigationLink(destination: RouteView(route: route)) { Text("…") } }
        }
        """, "Row push HelpView"
      ),
      (
        "Outer(route: Route.help)",
        """
        struct Outer: View { let route: Route; var body: some View { Row(route: route) } }
        struct Row: View {
          let route: Route
          var body: some View { NavigationLink(destination: RouteView(route: route)) { Text("…") } }
        }
        """, "Row push HelpView"
      ),
    ])
  func known(code: String, rest: String, edge: String) {
    let app = Fixture(
      """
      \(Self.routes)
      \(rest)
      struct Home: View {
        var body: some View { \(code) }
        func makeView(for route: Route) -> some View { RouteView(route: route) }
      }
      """)
    #expect(app.edges(.push) == [edge])
  }

  @Test(
    "lead on as well where another function chooses for them",
    arguments: [
      ("route.destination()", ""),
      ("route.destination().padding().id(1)", ""),
      ("Group { route.destination() }", ""),
      ("route.screen", ""),
      ("self.route.screen", ""),
      (
        "content",
        "@ViewBuilder var content: some View { switch route { case .list: ListView(); default: HelpView() } }"
      ),
      ("content.padding()", "var content: some View { route.screen }"),
      (
        "makeView(for: route)",
        "func makeView(for it: Route) -> some View { switch it { case .list: ListView(); default: HelpView() } }"
      ),
      (
        "factory.makeView(for: route)",
        "let factory = Factory()"
      ),
    ])
  func handed(body: String, rest: String) {
    let app = Fixture(
      """
      enum Route: Hashable { case list, detail(Int), help }
      extension Route {
        @ViewBuilder func destination() -> some View {
          switch self {
          case .list: ListView()
          case .detail(let id): if let view = DetailView(id: id) { view } else { Text("…") }
          case .help: HelpView()
          }
        }
        @ViewBuilder var screen: some View {
          switch self {
          case .list: ListView()
          case .detail: ProgressView()
          case .help: HelpView()
          }
        }
      }
      struct Factory {
        func makeView(for route: Route) -> some View { switch route { case .list: ListView(); default: HelpView() } }
      }
      struct RouteView: View {
        let route: Route
        \(rest)
        var body: some View { \(body) }
      }
      struct ListView: View { var body: some View { Text("list") } }
      struct DetailView: View { let id: Int; var body: some View { Text("detail") } }
      struct HelpView: View { var body: some View { Text("help") } }
      struct Home: View { var body: some View { NavigationLink { RouteView(route: .help) } label: { Text("…") } } }
      """)
    #expect(app.edges.map(\.ends) == ["Home push HelpView"])
    expectNoPlace("RouteView", in: app)
    #expect(!app.graph.nodes.contains { $0.name == "ListView" || $0.name == "Route" })
  }

  /// Nobody comes to a view that only chooses, and no screen has it as a part.
  private func expectNoPlace(_ view: String, in app: Fixture) {
    #expect(!app.graph.nodes.contains { $0.name == view })
    #expect(!app.parts.contains { $0.contains(view) })
  }

  @Test("hand the choice on for each of the places that make them, and not from one of these to the other")
  func handedTwice() {
    let app = Fixture(
      """
      enum Page {
        case a, b, c
        @ViewBuilder func content() -> some View { switch self { case .a: First(); case .b: Second(); case .c: Third() } }
      }
      struct PageView: View { let page: Page; var body: some View { page.content() } }
      struct First: View { var body: some View { NavigationLink { Last() } label: { Text("…") } } }
      struct Second: View { var body: some View { Text("second") } }
      struct Third: View { var body: some View { Text("third") } }
      struct Last: View { var body: some View { Text("last") } }
      struct Root: View { var body: some View { NavigationLink { PageView(page: .a) } label: { Text("…") } } }
      struct Row: View {
        let page: Page
        @State var isOn = false
        var body: some View { Text("…").sheet(isPresented: $isOn) { PageView(page: page) } }
      }
      struct Other: View { var body: some View { Row(page: .b) } }
      """)
    #expect(app.edges.map(\.ends) == ["First push Last", "Root push First", "Row sheet Second"])
    expectNoPlace("PageView", in: app)
    #expect(!app.graph.nodes.contains { $0.name == "Third" || $0.name == "Page" })
  }

  @Test("turn to each of the views where a part of a screen hands on a choice that a state makes")
  func handedState() {
    let app = Fixture(
      """
      enum Page {
        case a, b
        @ViewBuilder func content() -> some View { switch self { case .a: First(); case .b: Second() } }
      }
      struct PageView: View { let page: Page; var body: some View { page.content() } }
      struct First: View { var body: some View { Text("first") } }
      struct Second: View { var body: some View { Text("second") } }
      struct Root: View {
        @State var page = Page.a
        var body: some View {
          VStack {
            Picker("…", selection: $page) { Text("…") }
            PageView(page: page)
          }
        }
      }
      """)
    #expect(
      app.edges(.replace) == [
        "Page replace First", "Page replace Second", "PageView replace First", "PageView replace Second",
      ])
  }

  @Test(
    "lead on through an object around the value",
    arguments: [
      "class Frame: Hashable { var route: Route; init(route: Route) { self.route = route } }",
      "struct Frame: Hashable { let id = UUID(); let route: Route }",
    ])
  func framed(_ frame: String) {
    let app = Fixture(
      """
      enum Route: Hashable { case list, help }
      extension Route {
        @ViewBuilder var screen: some View { switch self { case .list: ListView(); case .help: HelpView() } }
      }
      \(frame)
      class Router: ObservableObject {
        @Published var path: [Frame] = []
        func open(_ route: Route) { path.append(Frame(route: route)) }
      }
      struct FrameView: View { let frame: Frame; var body: some View { frame.route.screen } }
      struct ListView: View {
        let router: Router
        var body: some View { Button("…") { router.open(.help) } }
      }
      struct HelpView: View { var body: some View { Text("help") } }
      struct Home: View {
        @StateObject var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            ListView(router: router).navigationDestination(for: Frame.self) { FrameView(frame: $0) }
          }
        }
      }
      """)
    #expect(app.edges(.push).filter { $0.hasPrefix("ListView") } == ["ListView push HelpView"])
    #expect(app.edges(.replace) == [])
    expectNoPlace("FrameView", in: app)
  }

  @Test("show what code appends for which they are registered")
  func registered() {
    let app = Fixture(
      """
      \(Self.routes)
      struct Home: View {
        @State var path: [Route] = []
        var body: some View {
          NavigationStack(path: $path) { Start(path: $path).routes() }
        }
      }
      struct Settings: View {
        @State var path: [Route] = []
        var body: some View { NavigationStack(path: $path) { Text("…").routes() } }
      }
      extension View {
        func routes() -> some View { navigationDestination(for: Route.self) { RouteView(route: $0) } }
      }
      struct Start: View {
        @Binding var path: [Route]
        var body: some View {
          Row(open: { path.append(.detail(1)) })
          Button("…") { path.append(.list) }
        }
      }
      struct Row: View { let open: () -> Void; var body: some View { Button("…", action: open) } }
      """)
    #expect(
      app.edges.filter { $0.kind == .push && $0.confidence != .possible }.map(\.ends) == [
        "Start push DetailView", "Start push ListView",
      ])
    #expect(!app.edges(.push).contains { $0.hasSuffix("RouteView") })
  }

  @Test("show nothing for some cases, and may bind names before they choose")
  func nothing() {
    let app = Fixture(
      """
      enum Route: Hashable { case list, detail }
      struct Outer: View {
        let route: Route
        @Environment(Router.self) var router
        var body: some View {
          @Bindable var router = router
          switch route {
          case .list: NavigationStack(path: $router.path) { ListView().toolbar { Button("…") {} } }
          case .detail: EmptyView()
          }
        }
      }
      @Observable class Router { var path = NavigationPath() }
      struct ListView: View { var body: some View { Text("list") } }
      struct Home: View {
        var body: some View {
          NavigationLink(destination: Outer(route: .list)) { Text("…") }
          NavigationLink(destination: Outer(route: .detail)) { Text("…") }
        }
      }
      """)
    #expect(app.edges(.push) == ["Home push ListView"])
  }

  @Test(
    "that appear for an item of which nobody can tell what it is lead on to each of the views that they choose from")
  func unknown() {
    let app = Fixture(
      """
      \(Self.routes)
      struct Home: View {
        @ObservedObject var model: Model
        var body: some View { Text("…").sheet(item: $model.route) { RouteView(route: $0) } }
      }
      class Model: ObservableObject { @Published var route: Route? }
      """)
    #expect(
      app.differences(
        from: """
          Home sheet DetailView
          Home sheet HelpView
          Home sheet ListView
          """) == [])
  }

  @Test("leave it to the views that they choose what those are given to do")
  func closures() {
    let app = Fixture(
      """
      struct StepView: View {
        enum Step { case intro, end }
        let step: Step
        var router: Router
        var body: some View {
          switch step {
          case .intro: IntroView(onNext: { router.showEnd() })
          case .end: EndView()
          }
        }
      }
      struct IntroView: View { let onNext: () -> Void; var body: some View { Button("…", action: onNext) } }
      struct EndView: View { var body: some View { Text("end") } }
      class Router {
        let stack = UINavigationController()
        func showEnd() { stack.pushViewController(UIHostingController(rootView: EndView()), animated: true) }
      }
      struct Home: View {
        let router: Router
        var body: some View {
          NavigationLink { StepView(step: .intro, router: router) } label: { Text("…") }
        }
      }
      """)
    #expect(app.missing("Home push IntroView") == [])
    #expect(app.missing("IntroView push EndView") == [])
    #expect(!app.graph.nodes.contains { $0.name == "StepView" })
  }

  @Test(
    "stay a place of their own where they are more than a choice",
    arguments: [
      "VStack { Text(\"…\"); switch mode { case .a: First(); case .b: Second() } }",
      "switch mode { case .a: First().sheet(isPresented: $isOn) { Third() }; case .b: Second() }",
      "switch state { case .a: First(); case .b: Second() }",
      "mode.rows()",
      "mode.name.padding()",
      "VStack { mode.page() }",
      "mode.page().sheet(isPresented: $isOn) { Third() }",
      "state.page()",
    ])
  func places(body: String) {
    let app = Fixture(
      """
      enum Mode { case a, b }
      extension Mode {
        @ViewBuilder func page() -> some View { switch self { case .a: First(); case .b: Second() } }
        @ViewBuilder func rows() -> some View { switch self { case .a: Text("a"); case .b: Second() } }
        @ViewBuilder var name: some View { Text("name"); page() }
      }
      struct Page: View {
        let mode: Mode
        @State var state = Mode.a
        @State var isOn = false
        var body: some View { \(body) }
      }
      struct First: View { var body: some View { Text("first") } }
      struct Second: View { var body: some View { Text("second") } }
      struct Third: View { var body: some View { Text("third") } }
      struct Home: View {
        var body: some View { NavigationLink(destination: Page(mode: .a)) { Text("…") } }
      }
      """)
    #expect(app.edges(.push) == ["Home push Page"])
  }
}

/// What a view shows for a state of its own.
@Suite("States that only their view sets")
struct OwnStateTests {
  @Test(
    "are one of the cases to which it sets them",
    arguments: [
      ("Button(\"…\") { sheet = .help }", ["Home sheet Help"]),
      (
        "Button(\"…\") { sheet = .help }; Button(\"…\") { sheet = .list; sheet = nil }",
        ["Home sheet Help", "Home sheet List"]
      ),
      (
        "Row(sheet: $sheet.animation()); Button(\"…\") { sheet = .help }",
        ["Home sheet Help", "Home sheet List", "Home sheet Tour"]
      ),
      (
        "Picker(selection: $sheet); Button(\"…\") { sheet = .help }",
        ["Home sheet Help", "Home sheet List", "Home sheet Tour"]
      ),
      ("Button(\"…\") { sheet = Sheet(rawValue: name) }", ["Home sheet Help", "Home sheet List", "Home sheet Tour"]),
      ("Text(\"…\")", ["Home sheet Help", "Home sheet List", "Home sheet Tour"]),
    ])
  func cases(content: String, edges: [String]) {
    let app = Fixture(
      """
      enum Sheet: String, Identifiable { case help, list, tour; var id: String { rawValue } }
      struct Home: View {
        let name: String
        @State private var sheet: Sheet?
        var body: some View {
          VStack { \(content) }.sheet(item: $sheet) { sheet in
            switch sheet {
            case .help: Help()
            case .list: List()
            default: Tour()
            }
          }
        }
      }
      struct Help: View { var body: some View { Text("help") } }
      struct List: View { var body: some View { Text("list") } }
      struct Tour: View { var body: some View { Text("tour") } }
      """)
    #expect(app.edges(.sheet) == edges)
  }

  @Test(
    "are what views set that get a binding to them, through any number of views",
    arguments: [
      ("Button(\"…\") { sheet = .list }", ["Home sheet Help", "Home sheet List"]),
      ("Inner(choice: $sheet)", ["Home sheet Help", "Home sheet List"]),
      ("Outer(kind: $sheet)", ["Home sheet Help", "Home sheet List"]),
      ("Text(\"…\")", ["Home sheet Help"]),
      ("Button(\"…\") { sheet = nil }", ["Home sheet Help"]),
      // Anybody can set what these get.
      ("Picker(selection: $sheet)", ["Home sheet Help", "Home sheet List", "Home sheet Tour"]),
      ("Kept(sheet: $sheet)", ["Home sheet Help", "Home sheet List", "Home sheet Tour"]),
      ("Held(sheet: $sheet)", ["Home sheet Help", "Home sheet List", "Home sheet Tour"]),
      ("Button(\"…\") { sheet = Sheet(rawValue: name) }", ["Home sheet Help", "Home sheet List", "Home sheet Tour"]),
    ])
  func handedOn(content: String, edges: [String]) {
    let app = Fixture(
      """
      enum Sheet: String, Identifiable { case help, list, tour; var id: String { rawValue } }
      struct Home: View {
        @State private var sheet: Sheet?
        var body: some View {
          VStack { Row(name: "…", sheet: $sheet); Button("…") { sheet = .help } }.sheet(item: $sheet) { sheet in
            switch sheet {
            case .help: Help()
            case .list: List()
            default: Tour()
            }
          }
        }
      }
      struct Row: View {
        let name: String
        @Binding var sheet: Sheet?
        var body: some View { \(content) }
      }
      struct Outer: View {
        @Binding var kind: Sheet?
        var body: some View { Inner(choice: $kind) }
      }
      struct Inner: View {
        @Binding var choice: Sheet?
        var body: some View { Button("…") { choice = .list } }
      }
      struct Kept: View {
        @Binding var sheet: Sheet?
        init(sheet: Binding<Sheet?>) { _sheet = sheet; register(sheet) }
        var body: some View { Text("…") }
      }
      struct Held: View {
        let sheet: Binding<Sheet?>
        var body: some View { Text("…") }
      }
      struct Help: View { var body: some View { Text("help") } }
      struct List: View { var body: some View { Text("list") } }
      struct Tour: View { var body: some View { Text("tour") } }
      """)
    #expect(app.edges(.sheet).filter { $0.hasPrefix("Home ") } == edges)
  }

  @Test(
    "are more where who makes the view says what they begin with",
    arguments: [
      ("init(sheet: Sheet) { _sheet = State(initialValue: sheet) }", "Home(sheet: Sheet(rawValue: name)!)"),
      ("", "Home(sheet: Sheet(rawValue: name)!)"),
    ])
  func given(code: String, making: String) {
    let app = Fixture(
      """
      enum Sheet: String, Identifiable { case help, list; var id: String { rawValue } }
      struct Home: View {
        @State var sheet: Sheet?
        \(code)
        var body: some View {
          Button("…") { sheet = .help }.sheet(item: $sheet) { sheet in
            switch sheet {
            case .help: Help()
            case .list: List()
            }
          }
        }
      }
      struct Start: View { let name: String; var body: some View { \(making) } }
      struct Help: View { var body: some View { Text("help") } }
      struct List: View { var body: some View { Text("list") } }
      """)
    #expect(app.edges(.sheet) == ["Home sheet Help", "Home sheet List"])
  }

  @Test(
    "lead on although they have an action for what they show, which leads somewhere from there",
    arguments: [
      ("= { router.path.append($0) }", "RouteView(route: $0)"),
      ("", "RouteView(route: $0, navigate: { router.path.append($0) })"),
      ("= { _ in }", "RouteView(route: $0, navigate: { router.path.append($0) })"),
    ])
  func actions(initial: String, made: String) {
    let app = Fixture(
      """
      @Observable final class Router { var path: [Route] = [] }
      let router = Router()
      enum Route: Hashable { case detail, edit }
      struct Home: View {
        @Bindable var bound = router
        var body: some View {
          NavigationStack(path: $bound.path) {
            NavigationLink(value: Route.detail) { Text("…") }
              .navigationDestination(for: Route.self) { \(made) }
          }
        }
      }
      struct RouteView: View {
        var route: Route
        var navigate: (Route) -> Void \(initial)
        var body: some View {
          switch route {
          case .detail: Detail(navigate: navigate)
          case .edit: Edit()
          }
        }
      }
      struct Detail: View {
        var navigate: (Route) -> Void
        var body: some View { Button("…") { navigate(.edit) } }
      }
      struct Edit: View { var body: some View { Text("edit") } }
      """)
    #expect(app.edges(.push) == ["Detail push Edit", "Home push Detail", "Home push Edit"])
    #expect(!app.graph.nodes.contains { $0.name == "RouteView" })
  }

  @Test("between two forms of one view is none")
  func oneView() {
    let app = Fixture(
      """
      @main struct Main: App { var body: some Scene { WindowGroup { About() } } }
      struct About: View {
        var body: some View { if #available(iOS 18, *) { Content().bold() } else { Content() } }
      }
      struct Content: View { var body: some View { Text("…") } }
      """)
    #expect(app.differences(from: "Main root About") == [])
  }

  @Test(
    "are places of their own as stacks, with each view as a root",
    arguments: [
      "NavigationStack { switch step { CASES } }", "NavigationView { Group { switch step { CASES } } }",
      "NavigationStack { switch step { CASES } }.sheet(isPresented: $isHelping) { HelpView() }",
      "NavigationStack { switch input.step { CASES } }",
      "NavigationStack { if step == .buy { Buy() } else { Sell() } }",
    ])
  func stacks(_ body: String) {
    let app = Fixture(
      """
      enum Step { case buy, sell }
      struct Input { let step: Step }
      struct Home: View {
        @State var step: Step?
        var body: some View { Text("Home").sheet(item: $step) { Steps(step: $0, input: Input(step: $0)) } }
      }
      struct Steps: View {
        let step: Step
        let input: Input
        @State var isHelping = false
        var body: some View {
          \(body.replacing("CASES", with: "case .buy: Buy() case .sell: Sell()"))
        }
      }
      struct Buy: View { var body: some View { Text("Buy") } }
      struct Sell: View { var body: some View { Text("Sell") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
    #expect(
      app.differences(
        from: """
          Home sheet Steps
          Steps root Buy
          Steps root Sell
          """ + (body.contains("HelpView") ? "\nSteps sheet HelpView" : "")) == [])
  }

  @Test(
    "are states of one screen as stacks with one title for all views",
    arguments: [
      "NavigationStack { Group { switch step { CASES } }.navigationTitle(\"Steps\") }",
      "NavigationView { VStack { switch step { CASES } }.padding().navigationBarTitle(\"Steps\").padding() }",
      "NavigationStack { ZStack { if step == .buy { Buy() } else { Sell() } }.navigationTitle(\"Steps\") }",
      """
      NavigationStack {
        let content = ZStack { switch step { CASES } }.navigationTitle("Steps")
        if isWide { content.padding() } else { content }
      }
      """,
      // The same parts in each branch are no choice.
      """
      NavigationStack {
        let content = ZStack { Buy(); Sell() }
        if isWide { content.padding() } else { content }
      }
      """,
    ])
  func titledStacks(_ body: String) {
    let app = Fixture(
      """
      enum Step { case buy, sell }
      struct Home: View {
        @State var step: Step?
        var body: some View { Text("Home").sheet(item: $step) { Steps(step: $0) } }
      }
      struct Steps: View {
        let step: Step
        @State private var isWide = false
        var body: some View { \(body.replacing("CASES", with: "case .buy: Buy() case .sell: Sell()")) }
      }
      struct Buy: View { var body: some View { Text("Buy") } }
      struct Sell: View { var body: some View { Text("Sell").navigationTitle("…") } }
      """)
    #expect(app.differences(from: "Home sheet Steps") == [])
  }

  @Test("are the root of the app also where they stand alone in a layout, and parts of it beside others")
  func layouts() {
    let app = Fixture(
      """
      @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        @State var isIn = false
        var body: some View { VStack { if isIn { Home() } else { Login() } } }
      }
      struct Home: View { var body: some View { VStack { Top(); Bottom() } } }
      struct Login: View { var body: some View { Text("Login") } }
      struct Top: View { var body: some View { Text("Top") } }
      struct Bottom: View { var body: some View { Text("Bottom") } }
      """)
    #expect(
      app.differences(
        from: """
          Main root Root
          Root root Home
          Root root Login
          """) == [])
  }

  @Test(
    "are the root of the app also where the code before the choice shows nothing",
    arguments: [
      "let _ = Self._printChanges()", "#if DEBUG\nlet _ = log(Self.self)\n#endif", "let isWide = width > 400", "",
    ],
    ["ZStack", "VStack", "Group"])
  func logged(_ line: String, _ layout: String) {
    let app = Fixture(
      """
      @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        @State var step = Step.start
        var body: some View {
          \(line)
          \(layout) {
            \(line)
            switch step {
            case .start: Color.white
            case .login: Login()
            case .home(let user): Home(user: user)
            }
          }
        }
        enum Step { case start, login, home(String) }
      }
      struct Home: View { let user: String; var body: some View { Text(user) } }
      struct Login: View { var body: some View { Text("Login") } }
      """)
    #expect(
      app.differences(
        from: """
          Main root Root
          Root root Home
          Root root Login
          """) == [])
  }

  @Test(
    "are the root of the app also beside what is there only at times, in functions and wrappers of the view",
    arguments: [
      ("ZStack { CHOICE; if isBusy { Busy() } }", true), ("content().overlay { Text(\"…\") }", true),
      ("WithPerceptionTracking { Group { CHOICE }.padding(); busy(2); if let name { Text(name) } }.padding()", true),
      ("ZStack { CHOICE; note }", true),
      ("ZStack { Color.white.ignoresSafeArea(); LinearGradient(colors: [], startPoint: .top); CHOICE }", true),
      // What is there all the time makes it a layout.
      ("ZStack { CHOICE; Top() }", false), ("ZStack { Color.white; header; CHOICE }", false),
      ("ZStack { CHOICE; if isBusy { Busy() } else { Top() } }", false),
      ("ZStack { if #available(iOS 18, *) { Home() } else { Login() } ; note }", false),
      ("ZStack { CHOICE; if #available(iOS 18, *) { Top() } }", false),
      ("ZStack { Rectangle { Top() }; CHOICE }", false),
      ("ScrollView { CHOICE; note }", false), ("Group { shown(1) }", false), ("Group { shown(at: 1) }", true),
    ])
  func asides(_ body: String, _ isChoice: Bool) {
    let app = Fixture(
      """
      @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        @State var step = Step.login
        @State var isBusy = false
        @State var name: String?
        var body: some View { \(body.replacing("CHOICE", with: Self.steps)) }
        @ViewBuilder private func content() -> some View { WithPerceptionTracking { Group { \(Self.steps) } } }
        @ViewBuilder private func busy(_ count: Int) -> some View { if isBusy { Busy() } else { EmptyView() } }
        private var note: some View { Group { if isBusy { Busy() } } }
        private var header: some View { Text("header") }
        @ViewBuilder private func shown(_ name: String) -> some View { \(Self.steps) }
        @ViewBuilder private func shown(_ count: Int) -> some View { if count > 1 { Busy() } else { Top() } }
        @ViewBuilder private func shown(at count: Int) -> some View { \(Self.steps) }
      }
      enum Step { case login, home }
      struct Home: View { var body: some View { Text("Home") } }
      struct Login: View { var body: some View { Text("Login") } }
      struct Busy: View { var body: some View { ProgressView() } }
      struct Top: View { var body: some View { Text("Top") } }
      struct Rectangle<Content: View>: View { @ViewBuilder var content: () -> Content; var body: some View { content() } }
      """)
    let roots = isChoice ? ["Root root Home", "Root root Login"] : []
    #expect(app.edges(.root) == ["Main root Root"] + roots)
  }

  /// A choice between two views.
  private static let steps =
    "switch step { case .login: Login(); case .home: NavigationStack { Home() }.transition(.opacity) }"
}
