import TestSupport
import Testing

@Suite("A path that code sets")
struct PathAssignmentTests {
  private static let app = """
    struct Start: View {
      @ObservedObject var router = Router.shared
      var body: some View {
        NavigationStack(path: $router.routes) {
          Home().navigationDestination(for: Route.self) { route in
            switch route {
            case .list: List()
            case .detail: Detail()
            }
          }
        }
      }
    }
    struct Home: View { var body: some View { Button("Open") { Router.go(to: .detail) } } }
    struct List: View { var body: some View { Text("List") } }
    struct Detail: View { var body: some View { Text("Detail") } }
    enum Route: Hashable { case list, detail }

    """
  private static let registered = "Start push List\nStart push Detail\n"

  private func differences(_ members: String, _ edges: String) -> Differences {
    Fixture(Self.app + "class Router: ObservableObject {\n  static let shared = Router()\n  \(members)\n}")
      .differences(from: Self.registered + edges)
  }

  @Test(
    "is given what is pushed, beside what is on it already",
    arguments: [
      "routes = routes + [route]", "self.routes = reset ? [route] : self.routes + [route]", "routes += [route]",
      "routes = [routes[0]] + [route]", "routes = Array(routes.dropLast()) + [route]",
      "routes.append(contentsOf: [route])", "withAnimation { routes = [route] }",
    ])
  func statements(statement: String) {
    let edges = differences(
      """
      @Published var routes: [Route] = []
      static func go(to route: Route) { shared.show(route, reset: false) }
      func show(_ route: Route, reset: Bool) { \(statement) }
      """, "Home push Detail via Router")
    #expect(edges == [])
  }

  @Test(
    "may be a path of any values, or an array that others hand on",
    arguments: [
      "@Published var routes = NavigationPath()\nstatic func go(to route: Route) { shared.routes = NavigationPath([route]) }",
      "@Published var routes: [Route] = []\nstatic func go(to route: Route) { shared.set([route]) }\n"
        + "func set(_ new: [Route]) { routes = new }",
      "@Published var routes = NavigationPath()\nstatic func go(to route: Route) { shared.set([route]) }\n"
        + "func set(_ new: [Route]) { routes = new.reduce(into: NavigationPath()) { $0.append($1) } }",
      "@Published var routes = NavigationPath()\nstatic func go(to route: Route) { shared.set([route]) }\n"
        + "func set(_ new: [Route]) { routes = new.reduce(into: .init()) { path, next in path.append(next) } }",
    ])
  func paths(members: String) { #expect(differences(members, "Home push Detail via Router") == []) }

  @Test(
    "is bound by a property of a model, through any number of hands",
    arguments: [
      ("model.path.binding", ""), ("path", "var path: Binding<NavigationPath> { model.path.binding }"),
      ("path", "var path: Binding<NavigationPath> { model.current }"),
    ])
  func boundByModel(path: String, member: String) {
    let app = Fixture(
      """
      struct Detail: Hashable { let id: Int }
      struct Help: Hashable {}
      @Observable class PathModel {
        private(set) var items = NavigationPath()
        var binding: Binding<NavigationPath> { Binding(get: { self.items }, set: { self.items = $0 }) }
        func set(_ new: [any Hashable]) { items = new.reduce(into: NavigationPath()) { $0.append($1) } }
      }
      @Observable class Model {
        let path = PathModel()
        var current: Binding<NavigationPath> { path.binding }
      }
      struct Home: View {
        let model: Model
        \(member)
        var body: some View {
          NavigationStack(path: \(path)) {
            Row(model: model)
              .navigationDestination(for: Detail.self) { _ in DetailView() }
              .navigationDestination(for: Help.self) { _ in HelpView() }
          }
        }
      }
      struct Row: View {
        let model: Model
        var body: some View { Button("") { model.path.set([Detail(id: 1)]) } }
      }
      struct DetailView: View { var body: some View { Text("") } }
      struct HelpView: View { var body: some View { Text("") } }
      """)
    #expect(app.edges(.push).filter { $0.hasPrefix("Row") } == ["Row push DetailView"])
  }

  @Test("is set by a computed property, for whoever sets that")
  func computed() {
    let edges = differences(
      """
      @Published var routes: [Route] = []
      var rest: [Route] {
        get { Array(routes.dropFirst()) }
        set { routes = routes.isEmpty ? newValue : [routes[0]] + newValue }
      }
      static func go(to route: Route) { shared.rest = shared.rest + [route] }
      """, "Home push Detail via Router")
    #expect(edges == [])
  }

  @Test(
    "shows nothing new where code takes from it",
    arguments: [
      "routes = Array(routes.dropLast())", "routes = [routes[0]]", "routes = []",
      "routes = routes.filter { $0 != route }",
    ])
  func removals(statement: String) {
    let edges = differences(
      """
      @Published var routes: [Route] = []
      static func go(to route: Route) { shared.show(route) }
      func show(_ route: Route) { \(statement) }
      """, "")
    #expect(edges == [])
  }

  @Test("gets nothing new from a binding that reads and sets it")
  func bindings() {
    let edges = differences(
      """
      @Published var routes = NavigationPath()
      var current: Binding<NavigationPath> { Binding(get: { self.routes }, set: { self.routes = $0 }) }
      static func go(to route: Route) { shared.current.wrappedValue = NavigationPath() }
      """, "")
    #expect(edges == [])
  }

  @Test("is no path, where no stack is bound to it")
  func arrays() {
    let edges = differences(
      """
      @Published var routes: [Route] = []
      var recent: [Route] = []
      static func go(to route: Route) { shared.recent = [route] }
      """, "")
    #expect(edges == [])
  }

  @Test("is given by a row of the program's own what the row is made with, and who makes the row is the source")
  func rows() {
    let app = Fixture(
      Self.app.replacing(#"Button("Open") { Router.go(to: .detail) }"#, with: "Row(route: .detail)") + """
        struct Row: View {
          let route: Route
          var body: some View { Button("Open") { Router.go(to: route) } }
        }
        class Router: ObservableObject {
          static let shared = Router()
          @Published var routes: [Route] = []
          static func go(to route: Route) { shared.routes.append(route) }
        }
        """)
    #expect(app.differences(from: Self.registered + "Home push Detail via Row, Router") == [])
  }

  @Test("is given by a link of the program's own what the link is made with")
  func links() {
    let app = Fixture(
      Self.app.replacing(#"Button("Open") { Router.go(to: .detail) }"#, with: "Row(route: .detail)") + """
        struct Row: View {
          let route: Route
          var body: some View { NavigationLink(value: route) { Text("Open") } }
        }
        class Router: ObservableObject {
          static let shared = Router()
          @Published var routes: [Route] = []
        }
        """)
    #expect(app.differences(from: Self.registered + "Home push Detail via Row") == [])
  }
}
