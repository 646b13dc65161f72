import TestSupport
import Testing

@Suite("Where routes are registered")
struct RouteRegistrationTests {
  /// The lines of the places in an app whose modifier has some code.
  private func lines(_ registration: String) -> [Int] {
    let app = Fixture(
      """
      enum Route: Hashable { case list, detail }
      struct ListView: View { var body: some View { Text("List") } }
      struct DetailView: View { var body: some View { Text("Detail") } }
      struct Start: View { var body: some View { NavigationLink("…", value: Route.list) } }
      struct Root: View {
        @State var path: [Route] = []
        var body: some View { NavigationStack(path: $path) { Start().modifier(Routes()) } }
        func open(_ route: Route) { path.append(route) }
      }
      struct Routes: ViewModifier {
        func body(content: Content) -> some View {
          \(registration)
        }
      }
      """)
    return app.program.routeRegistrations.map(\.line)
  }

  @Test("is known of what is pushed for the routes of a type")
  func registration() {
    let views = "switch route { case .list: ListView() case .detail: DetailView() }"
    #expect(lines("content.navigationDestination(for: Route.self) { route in \(views) }") == [12])
  }

  @Test(
    "is no place that appends a route, and none that shows one view or a sheet",
    arguments: ["content.navigationDestination(isPresented: $isOpen) { ListView() }", "content.sheet { ListView() }"])
  func others(code: String) {
    #expect(lines(code) == [])
  }
}
