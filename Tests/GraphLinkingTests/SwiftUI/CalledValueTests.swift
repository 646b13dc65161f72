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

  @Test(
    "runs its method for whoever calls it, by whatever name, and however the property begins",
    arguments: [
      ("let open = OpenAction.shared", "open(id: id)"), ("let openWindow = OpenAction.shared", "openWindow(id: id)"),
      ("let openWindow = OpenAction()", "self.openWindow(id: id)"),
      ("let openWindow: OpenAction", "openWindow(id: id)"),
      ("lazy var open = OpenAction()", "open"),
    ])
  func properties(_ property: String, _ call: String) {
    let app = Fixture(
      """
      struct OpenAction {
        static let shared = OpenAction()
        func callAsFunction<Content: View>(id: String? = nil, @ViewBuilder _ content: @escaping () -> Content) {
          let host = NSHostingController(rootView: content())
          NSWindowController(window: NSWindow(contentViewController: host)).showWindow(nil)
        }
      }
      final class Manager {
        \(property)
        func launch(_ id: String) { \(call) { Detail() } }
      }
      struct Detail: View { var body: some View { Text("detail") } }
      """)
    #expect(app.differences(from: "Manager root Detail via OpenAction") == [])
  }

  @Test("is the action of SwiftUI where it comes from the environment, whatever else is called so")
  func environmentAction() {
    let app = Fixture(
      """
      struct OpenAction { func callAsFunction(id: Int) {} }
      final class Manager { let openWindow = OpenAction(); func launch() { openWindow(id: 1) } }
      @main struct EditorApp: App {
        var body: some Scene {
          WindowGroup { EditorView() }
          Window("About", id: "about") { AboutView() }
        }
      }
      struct EditorView: View {
        @Environment(\\.openWindow) var openWindow
        var body: some View { Button("About") { openWindow(id: "about") } }
      }
      struct AboutView: View { var body: some View { Text("About") } }
      """)
    #expect(
      app.differences(
        from: """
          EditorApp root AboutView
          EditorApp root EditorView
          EditorView window AboutView
          """) == [])
  }

  @Test(
    "of the environment does what that of SwiftUI does, whoever adds one of its own under that name",
    arguments: ["", "import Shims"],
    ["let close: () -> Void; public func callAsFunction() { close() }", "public func callAsFunction() {}"])
  func environmentOfOthers(_ imports: String, _ members: String) {
    let app = Fixture(
      """
      //- Package.swift
      import PackageDescription
      let package = Package(name: "Demo", targets: [.target(name: "Kit"), .target(name: "Shims")])
      //- Sources/Kit/Panel.swift
      \(imports)
      public struct Home: View {
        @State var shown = false
        public var body: some View { Button("A") { shown = true }.sheet(isPresented: $shown) { Panel() } }
      }
      struct Panel: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Button("Close") { dismiss() } }
      }
      //- Sources/Shims/Dismiss.swift
      public struct CloseAction { \(members) }
      extension EnvironmentValues { public var dismiss: CloseAction { CloseAction() } }
      """)
    #expect(app.edges(.sheet) == ["Home sheet Panel"])
    #expect(app.edges(.dismiss).count == 1)
  }
}
