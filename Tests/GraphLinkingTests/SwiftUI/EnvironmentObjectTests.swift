import TestSupport
import Testing

@Suite("An object of the environment")
struct EnvironmentObjectTests {
  @Test("that is found by its class is of that class")
  func foundByClass() {
    let app = Fixture(
      """
      enum Route: Hashable { case detail }
      @Observable class Router {
        var path: [Route] = []
        func navigate(to route: Route) { path.append(route) }
      }
      struct Row: View {
        @Environment(Router.self) private var router
        var body: some View { Button("") { router.navigate(to: .detail) } }
      }
      struct Home: View {
        @State var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            Row().navigationDestination(for: Route.self) { route in
              switch route { case .detail: DetailView() }
            }
          }
        }
      }
      struct DetailView: View { var body: some View { Text("") } }
      """)
    #expect(app.missing("Row push DetailView via Router") == [])
  }

  @Test("says by its class what it makes, and so does the delegate of the app")
  func makes() {
    let app = Fixture(
      """
      @Observable class Factory {
        func makeDetail() -> some View { DetailView() }
      }
      class AppDelegate: NSObject, UIApplicationDelegate {
        var rootView: some View { HomeView() }
      }
      @main struct ShopApp: App {
        @UIApplicationDelegateAdaptor(AppDelegate.self) var appDelegate
        var body: some Scene { WindowGroup { appDelegate.rootView } }
      }
      struct HomeView: View {
        @Environment(Factory.self) private var factory
        var body: some View { NavigationLink { factory.makeDetail() } label: { Text("Detail") } }
      }
      struct DetailView: View { var body: some View { Text("Detail") } }
      """)
    #expect(app.differences(from: "ShopApp root HomeView\nHomeView push DetailView") == [])
  }
}
