import TestSupport
import Testing

/// Routes that are no enums: structs that bring their view and their style with them.
@Suite("A route that is a struct with its view")
struct RouteStructTests {
  private static let routing = """
    struct Route: Identifiable, Hashable {
      enum Style { case push, sheet }
      enum Transition { case fixed(Style), chosen((Int) -> Style) }
      let id: String
      var transition: Transition
      var source: Int?
      private let content: AnyView
      init(id: String, style: Style = .push, @ViewBuilder content: () -> some View) {
        self.id = id
        self.transition = .fixed(style)
        self.source = nil
        self.content = AnyView(content())
      }
      init(id: String, choosing: @escaping (Int) -> Style, @ViewBuilder content: () -> some View) {
        self.id = id
        self.transition = .chosen(choosing)
        self.source = nil
        self.content = AnyView(content())
      }
      var style: Style {
        switch transition {
        case .fixed(let style): style
        case .chosen(let choose): if let source { choose(source) } else { .push }
        }
      }
      @ViewBuilder var destination: some View {
        if case .push = style { content.padding() } else { content }
      }
    }
    extension Route {
      static var settings: Route { Route(id: "settings", style: .sheet) { SettingsView() } }
      static func item(_ id: String) -> Route { Route(id: "item") { ItemView(id: id) } }
      static var player: Route { Route(id: "player", choosing: { _ in .push }) { PlayerView() } }
    }
    final class Stack: ObservableObject {
      struct Sheet: Identifiable {
        let route: Route
        let stack: Stack
        var id: String { route.id }
      }
      @Published var path: [Route] = []
      @Published var sheet: Sheet?
      func push(_ route: Route) {
        #if os(tvOS)
        sheet = .init(route: route, stack: .init())
        #else
        switch route.style {
        case .push: path.append(route)
        case .sheet: sheet = .init(route: route, stack: .init())
        }
        #endif
      }
    }
    struct StackView: View {
      @StateObject private var stack: Stack
      private let content: AnyView
      init(stack: @autoclosure @escaping () -> Stack, @ViewBuilder content: @escaping () -> some View) {
        _stack = StateObject(wrappedValue: stack())
        self.content = AnyView(content())
      }
      var body: some View {
        NavigationStack(path: $stack.path) {
          content.navigationDestination(for: Route.self) { route in route.destination }
        }
        .environment(\\.router, .init(stack: stack))
        .sheet(item: $stack.sheet) { sheet in
          StackView(stack: sheet.stack) { sheet.route.destination }
        }
      }
    }
    struct Router {
      let stack: Stack?
      func route(to route: Route, by transition: Route.Transition? = nil) {
        var route = route
        route.transition = transition ?? route.transition
        stack?.push(route)
      }
    }
    extension EnvironmentValues {
      @Entry var router: Router = .init(stack: nil)
    }
    @main struct ShopApp: App {
      var body: some Scene { WindowGroup { StackView(stack: Stack()) { HomeView() } } }
    }
    struct ItemView: View { var body: some View { Text("Item") } }
    struct PlayerView: View { var body: some View { Text("Player") } }
    struct SettingsView: View { var body: some View { Text("Settings") } }
    """

  @Test("is shown in its own style by whoever asks the router of the environment for it")
  func environment() {
    let app = Fixture(
      Self.routing + """

        struct HomeView: View {
          @Environment(\\.router) private var router
          var body: some View {
            Button("Item") { router.route(to: .item("1")) }
            Button("Player") { router.route(to: .player) }
            Button("Settings") { router.route(to: .settings) }
          }
        }
        """)
    #expect(
      app.missing(
        """
        ShopApp root HomeView
        HomeView push ItemView [inferred] via Router, Stack
        HomeView push PlayerView [inferred] via Router, Stack
        HomeView sheet SettingsView [inferred] via Router, Stack
        """) == [])
    #expect(app.found("HomeView sheet ItemView\nHomeView push SettingsView\nHomeView sheet PlayerView") == [])
  }

  @Test("is found through a property wrapper of the program's own, in the style that the asker wants")
  func wrapper() {
    let app = Fixture(
      Self.routing + """

        @propertyWrapper struct Routing: DynamicProperty {
          struct Actions {
            let router: Router
            func route(to route: Route) { router.route(to: route, by: nil) }
            func route(to route: Route, style: Route.Style) { router.route(to: route, by: .fixed(style)) }
          }
          @Environment(\\.self) private var environment
          var wrappedValue: Actions { Actions(router: environment.router) }
        }
        struct HomeView: View {
          @Routing private var router
          var body: some View {
            Button("Item") { router.route(to: .item("1")) }
            Button("Settings") { router.route(to: .settings, style: .push) }
          }
        }
        """)
    #expect(
      app.missing(
        """
        HomeView push ItemView [inferred]
        HomeView push SettingsView [inferred]
        """) == [])
    #expect(app.found("HomeView sheet ItemView\nHomeView sheet SettingsView") == [])
  }

  @Test("is one of the only enum that has such a case, where a generic struct carries any route")
  func genericRoutes() {
    let app = Fixture(
      """
      protocol Route: Hashable {
        associatedtype Screen: View
        func screen() -> Screen
      }
      struct Intent<R: Route>: Hashable { var route: R }
      enum DetailRoute: Route {
        case detail
        @ViewBuilder func screen() -> some View { Detail() }
      }
      enum CatalogRoute: Route {
        case catalog
        @ViewBuilder func screen() -> some View { Catalog() }
      }
      struct RouteLink<R: Route>: View {
        let intent: Intent<R>
        var body: some View { NavigationLink(destination: intent.route.screen(), label: { Text("a") }) }
      }
      struct Home: View {
        let intent: Intent<DetailRoute>
        var body: some View { NavigationStack { RouteLink(intent: intent) } }
      }
      @main struct Shop: App { var body: some Scene { WindowGroup { Home(intent: Intent(route: .detail)) } } }
      struct Detail: View { var body: some View { Text("a") } }
      struct Catalog: View { var body: some View { Text("b") } }
      """)
    #expect(app.edges(.push).allSatisfy { $0.hasSuffix("Detail") } && !app.edges(.push).isEmpty)
  }
}
