import TestSupport
import Testing

@Suite("A value that is called like a function")
struct CalledValueTests {
  @Test("runs its method callAsFunction for whoever calls it")
  func ownAction() {
    let app = Fixture(
      """
      enum Place: Hashable { case detail, help }
      class Stack: ObservableObject { @Published var path = NavigationPath() }
      struct NavigateAction {
        let stack: Stack
        func callAsFunction(_ place: Place) { stack.path.append(place) }
      }
      extension EnvironmentValues {
        @Entry var navigate: NavigateAction = .init(stack: Stack())
      }
      struct RootView: View {
        @StateObject var stack = Stack()
        var body: some View {
          NavigationStack(path: $stack.path) {
            ListView().navigationDestination(for: Place.self) { place in
              switch place {
              case .detail: DetailView()
              case .help: HelpView()
              }
            }
          }
        }
      }
      struct ListView: View {
        @Environment(\\.navigate) private var go
        var body: some View { Button("Detail") { go(.detail) } }
      }
      struct DetailView: View {
        let navigate: NavigateAction
        var body: some View { Button("Help") { self.navigate(.help) } }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
    #expect(
      app.missing(
        """
        ListView push DetailView [inferred] via NavigateAction
        DetailView push HelpView [inferred] via NavigateAction
        """) == [])
    #expect(app.found("ListView push HelpView\nDetailView push DetailView") == [])
  }

  @Test("is the action that opens windows, with an overload of the program's own")
  func windows() {
    let app = Fixture(
      """
      enum SceneID: String { case about, settings }
      extension OpenWindowAction {
        func callAsFunction(sceneID: SceneID) { callAsFunction(id: sceneID.rawValue) }
      }
      @main struct EditorApp: App {
        var body: some Scene {
          WindowGroup { EditorView() }
          Window("About", id: SceneID.about.rawValue) { AboutView() }
          Window("Settings", id: SceneID.settings.rawValue) { PreferencesView() }
        }
      }
      struct EditorView: View {
        @Environment(\\.openWindow) var openWindow
        var body: some View { Button("About") { openWindow(sceneID: .about) } }
      }
      struct AboutView: View { var body: some View { Text("About") } }
      struct PreferencesView: View { var body: some View { Text("Settings") } }
      """)
    #expect(app.missing("EditorView window AboutView [inferred]") == [])
    #expect(app.found("EditorView window PreferencesView") == [])
  }
}
