import TestSupport
import Testing

@Suite("What is appended to an array of routes")
struct StackPathTests {
  private static let coins = """
    struct Coin: Hashable {}
    struct CoinView: View { var body: some View { Text("Coin") } }

    """

  @Test("is pushed for who gives it to a router that appends it to a binding of one of several paths")
  func computedBinding() {
    let app = Fixture(
      Self.coins + """
        class Router: ObservableObject {
          @Published var home = NavigationPath()
          @Published var side = NavigationPath()
          @Published var isOpen = false
          var current: Binding<NavigationPath> {
            if isOpen { return Binding(get: { self.side }, set: { self.side = $0 }) }
            return Binding(get: { self.home }, set: { self.home = $0 })
          }
          func push<Value: Hashable>(_ value: Value) { current.wrappedValue.append(value) }
        }
        struct RootView: View {
          @StateObject var router = Router()
          var body: some View {
            NavigationStack(path: $router.home) {
              RowView().navigationDestination(for: Coin.self) { _ in CoinView() }
            }
          }
        }
        struct RowView: View {
          @EnvironmentObject var router: Router
          var body: some View { Button("Coin") { router.push(Coin()) } }
        }
        """)
    #expect(app.missing("RowView push CoinView via Router") == [])
  }

  @Test(
    "is pushed by the type that a value had before it was put into an array of values of all types",
    arguments: [
      "path.append(item)", "self.path.append(item)", "path += [item]", "path = path + [item]", "path = [item]",
    ])
  func erasedValues(line: String) {
    let app = Fixture(Self.coins + Self.erasing(line, to: "NavigationStack(path: $model.path)"))
    #expect(app.edges(.push) == ["Model push CoinView", "RootView push CoinView"])
  }

  @Test("is pushed by the type that a value had before others append it to the array of another object")
  func erasedValuesOfOthers() {
    let app = Fixture(
      Self.coins + Self.erasing("path.append(item)", to: "NavigationStack(path: $model.path)") + """

        class Opener {
          let model: Model
          init(model: Model) { self.model = model }
          func open() { model.path.append(Coin()) }
        }
        """)
    #expect(app.edges(.push).contains("Opener push CoinView"))
  }

  @Test(
    "is no transition where no stack shows what is in an array of values of all types",
    arguments: ["NavigationStack", "Text(items: $model.path)"])
  func otherErasedValues(view: String) {
    let app = Fixture(Self.coins + Self.erasing("path.append(item)", to: view))
    #expect(!app.edges(.push).contains { $0.hasPrefix("Model ") })
  }

  /// A model whose path takes values of all types, and a view around a view that registers one of them.
  private static func erasing(_ line: String, to view: String) -> String {
    """
    struct Main: App { var body: some Scene { WindowGroup { RootView() } } }
    class Model: ObservableObject {
      @Published var path: [AnyHashable] = []
      func push(_ item: AnyHashable) { \(line) }
      func open() { push(Coin()) }
    }
    struct RootView: View {
      @StateObject var model = Model()
      var body: some View {
        \(view) {
          Button("Coin") { model.open() }.navigationDestination(for: Coin.self) { _ in CoinView() }
        }
      }
    }
    """
  }

  @Test(
    "is what the overload shows that names the very type of the argument, and possibly each where that is not known")
  func overloads() {
    let app = Fixture(
      """
      enum Page: Hashable { case note, author }
      class Note {}
      class Author {}
      class Router: ObservableObject {
        @Published var path = NavigationPath()
        func push<Value: Hashable>(_ value: Value) { path.append(value) }
        func push(_ page: Page) { path.append(page) }
        func push(_ note: Note) { push(.note) }
        func push(_ author: Author) { push(.author) }
        func push(_ url: URL) { print(url) }
      }
      struct RootView: View {
        @StateObject var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            RowView().navigationDestination(for: Page.self) { page in
              switch page { case .note: NoteView(); case .author: AuthorView() }
            }
          }
        }
      }
      struct NoteView: View { var body: some View { Text("a") } }
      struct AuthorView: View { var body: some View { Text("b") } }
      struct RowView: View {
        @EnvironmentObject var router: Router
        let author: Author
        var body: some View { Button("a") { router.push(author) } }
      }
      struct OtherView: View {
        @EnvironmentObject var router: Router
        var body: some View { Button("a") { router.push(library.current) } }
      }
      """)
    let pushes = app.program.graph.edges.filter { $0.kind == .push && !$0.destination.hasPrefix("unknown") }
    let texts = pushes.map { "\($0.source) \($0.destination) \($0.confidence.rawValue)" }
    #expect(texts.filter { $0.hasPrefix("screen:RowView") } == ["screen:RowView screen:AuthorView inferred"])
    #expect(
      texts.filter { $0.hasPrefix("screen:OtherView") } == [
        "screen:OtherView screen:AuthorView possible", "screen:OtherView screen:NoteView possible",
      ])
  }

  @Test("is pushed where a stack is bound to the array, or may be")
  func paths() {
    let app = Fixture(
      Self.coins + """
        @Observable class Router {
          var path: [Coin] = []
          var side: [Coin] = []
          func open() { path.append(Coin()) }
          func openAside() {
            var copy = side
            copy.append(Coin())
            side = copy
          }
        }
        struct RootView: View {
          @State var router = Router()
          private var binding: Binding<[Coin]> { Binding(get: { router.side }, set: { router.side = $0 }) }
          var body: some View {
            NavigationStack(path: $router.path) {
              RowView(steps: $router.path).navigationDestination(for: Coin.self) { _ in CoinView() }
            }
            NavigationStack(path: binding) { Text("") }
          }
        }
        struct RowView: View {
          @Binding var steps: [Coin]
          var body: some View { Button("Coin") { steps.append(Coin()) } }
        }
        struct OtherView: View {
          @State var trail = [Coin]()
          var body: some View {
            OwnStack(steps: $trail) { Button("Coin") { trail.append(Coin()) } }
          }
        }
        struct OwnStack<Content: View>: View {
          @Binding var steps: [Coin]
          @ViewBuilder let content: () -> Content
          var body: some View { NavigationStack(path: $steps) { content() } }
        }
        """)
    let expected = """
      Router push CoinView @6
      Router push CoinView @9
      RowView push CoinView
      OtherView push CoinView
      """
    #expect(app.missing(expected) == [])
  }

  @Test("is no screen where the array is none that a stack knows")
  func otherArrays() {
    let app = Fixture(
      Self.coins + """
        struct ListView: View {
          @State var path = NavigationPath()
          var body: some View {
            NavigationStack(path: $path) {
              Button("Coin") { path.append(Coin()) }.navigationDestination(for: Coin.self) { _ in CoinView() }
            }
          }
        }
        final class Importer {
          private var all: [Coin] = []
          func load() {
            var coins = [Coin]()
            coins.append(Coin())
            self.all.append(Coin())
            store(coins)
          }
          func store(_ coins: [Coin]) {}
        }
        """)
    #expect(app.missing("ListView push CoinView") == [])
    #expect(app.found("Importer push CoinView") == [])
  }

  @Test("is known by its type where its value is not")
  func types() {
    let app = Fixture(
      """
      import Kit
      extension Token: Identifiable {}
      class Tokens {
        let kit: Kit
        func token(id: String) -> Token? { kit.token(id: id) }
      }
      struct ListView: View {
        let tokens: Tokens
        @Binding var path: NavigationPath
        var body: some View {
          Button("Token") { if let token = tokens.token(id: "a") { path.append(token) } }
            .navigationDestination(for: Token.self) { _ in TokenView() }
        }
      }
      struct TokenView: View { var body: some View { Text("Token") } }
      """)
    #expect(app.missing("ListView push TokenView @11") == [])
    #expect(app.found("ListView push ?") == [])
  }

  @Test("hold only what their type says, whatever a closure appends")
  func appendedByActions() {
    let app = Fixture(
      """
      enum Route: Hashable { case feed, profile }
      struct GoAction { let action: (Route) -> Void }
      struct Home: View {
        @State private var path: [Route] = []
        var body: some View {
          NavigationStack(path: $path) {
            Text("").navigationDestination(for: Route.self) { route in
              switch route {
              case .feed: Feed()
              case .profile: Profile()
              }
            }
          }
          .environment(\\.go, Actions.make { route in path.append(route) })
        }
      }
      struct Feed: View { var body: some View { Text("") } }
      struct Profile: View { var body: some View { Text("") } }
      """)
    #expect(app.reasons == [])
    #expect(Set(app.edges(.push)) == ["Home push Feed", "Home push Profile"])
  }

  @Test("that a modifier registers for several views leads from who appends, and else may from each of them")
  func sharedModifier() {
    let app = Fixture(
      """
      enum Route: Hashable { case profile, settings }
      extension View {
        func withRoutes() -> some View {
          navigationDestination(for: Route.self) { route in
            switch route {
            case .profile: Profile()
            case .settings: Settings()
            }
          }
        }
        func withHelp() -> some View { navigationDestination(for: Int.self) { _ in Help() } }
      }
      struct First: View {
        var body: some View {
          NavigationStack { NavigationLink(value: Route.profile) { Text("") }.withRoutes().withHelp() }
        }
      }
      struct Second: View { var body: some View { NavigationStack { Text("").withRoutes().withHelp() } } }
      struct Profile: View { var body: some View { Text("") } }
      struct Settings: View { var body: some View { Text("") } }
      struct Help: View { var body: some View { Text("") } }
      """)
    #expect(
      app.differences(
        from: """
          First push Profile
          First push Settings via View [possible]
          Second push Settings via View [possible]
          First push Help via View
          Second push Help via View
          """) == [])
  }

  @Test("of texts leads to what the views register that were appended before")
  func appended() {
    let app = Fixture(
      """
      struct Order: Identifiable { var id: String }
      enum Panel: Hashable { case orders }
      struct Root: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            Text("").navigationDestination(for: Panel.self) { _ in Orders() }
          }
          .onOpenURL { url in
            let order = "Order#\\(url.lastPathComponent)"
            var next = NavigationPath()
            next.append(Panel.orders)
            next.append(order)
            path = next
          }
        }
      }
      struct Orders: View {
        var body: some View { Text("").navigationDestination(for: Order.ID.self) { _ in OrderView() } }
      }
      struct Account: View {
        var body: some View { Text("").navigationDestination(for: String.self) { _ in Support() } }
      }
      struct OrderView: View { var body: some View { Text("") } }
      struct Support: View { var body: some View { Text("") } }
      """)
    #expect(app.missing("Root push OrderView") == [])
    #expect(!app.edges(.push).contains { $0.hasPrefix("Root push Support") })
    #expect(app.reasons == [])
  }

  @Test("that a modifier registers for several views stays possible where only those views ask for each other")
  func cycle() {
    let app = Fixture(
      """
      enum Route: Hashable { case list, requests }
      extension View {
        func withRoutes() -> some View {
          navigationDestination(for: Route.self) { route in
            switch route {
            case .list: List()
            case .requests: Requests()
            }
          }
        }
      }
      struct First: View { var body: some View { NavigationStack { Text("").withRoutes() } } }
      struct Second: View { var body: some View { NavigationStack { Text("").withRoutes() } } }
      struct List: View { var body: some View { NavigationLink(value: Route.requests) { Text("") } } }
      struct Requests: View { var body: some View { NavigationLink(value: Route.list) { Text("") } } }
      """)
    #expect(
      app.differences(
        from: """
          List push Requests
          Requests push List
          First push List via View [possible]
          First push Requests via View [possible]
          Second push List via View [possible]
          Second push Requests via View [possible]
          """) == [])
  }

  @Test(
    "is filled by a function with any number of arguments, for whoever gives them",
    arguments: [
      ("<each Item: Hashable>(with items: repeat each Item)", "repeat each items"),
      ("<Item: Hashable>(with items: Item...)", "items"),
    ])
  func packs(parameters: String, sequence: String) {
    let app = Fixture(
      """
      struct Detail: Hashable { var id: Int }
      struct Other: Hashable { var id: Int }
      @Observable final class Router {
        var path = NavigationPath()
        func navigate\(parameters) { for item in \(sequence) { path.append(item) } }
      }
      struct Root: View {
        @State var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            ListView()
              .navigationDestination(for: Detail.self) { _ in DetailView() }
              .navigationDestination(for: Other.self) { _ in OtherView() }
          }
        }
      }
      struct ListView: View {
        @Environment(Router.self) private var router
        var body: some View { Button("…") { router.navigate(with: Detail(id: 1)) } }
      }
      struct Reset: View {
        @Environment(Router.self) private var router
        var body: some View { Button("…") { router.navigate() } }
      }
      struct DetailView: View { var body: some View { Text("detail") } }
      struct OtherView: View { var body: some View { Text("other") } }
      """)
    #expect(app.missing("ListView push DetailView via Router") == [])
    #expect(app.found("ListView push OtherView") == [])
    #expect(!app.edges.contains { $0.source == "Reset" })
  }

  @Test("may be a case with the name of the view that is shown for it")
  func caseNamedLikeView() {
    let app = Fixture(
      """
      struct Home: View {
        enum Link: Hashable { case CoinView, ListView(Int) }
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            Button("Coins") { path.append(Link.CoinView) }
            Button("List") { path.append(Link.ListView(1)) }
              .navigationDestination(for: Link.self) { link in
                switch link {
                case .CoinView: CoinView()
                case .ListView: ListView()
                }
              }
          }
        }
      }
      struct ListView: View { var body: some View { Text("List") } }
      struct CoinView: View { var body: some View { Text("Coin") } }
      """)
    #expect(app.differences(from: "Home push CoinView @6\nHome push ListView @7") == [])
  }

  @Test(
    "is pushed where the array is an element of paths, and not where it is one of a local that has nothing to do with them",
    arguments: [
      ("paths[0, default: []].append(Coin())", ["Router push CoinView"]),
      ("var all = paths; all[0, default: []].append(Coin()); paths = all", ["Router push CoinView"]),
      ("var groups: [Int: [Coin]] = [:]; groups[0, default: []].append(Coin()); print(groups)", []),
    ])
  func elements(line: String, edges: [String]) {
    let app = Fixture(
      Self.coins + """
        class Router: ObservableObject {
          @Published var paths: [Int: [Coin]] = [:]
          func open() { \(line) }
        }
        struct Home: View {
          @StateObject var router = Router()
          var body: some View {
            NavigationStack(path: $router.paths[0]) {
              Text("a").navigationDestination(for: Coin.self) { coin in CoinView() }
            }
          }
        }
        """)
    #expect(app.edges(.push).filter { $0.hasPrefix("Router") } == edges)
  }
}
