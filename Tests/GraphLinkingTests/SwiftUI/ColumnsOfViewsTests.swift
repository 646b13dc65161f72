import NavigationModel
import TestSupport
import Testing

/// The columns of views that SwiftUI had before `NavigationSplitView`.
@Suite("Views of navigation with several children")
struct ColumnsOfViewsTests {
  private static func app(_ members: String, in scene: String = "MainView()", others: String = "") -> Fixture {
    Fixture(
      """
      @main struct Shop: App { var body: some Scene { WindowGroup { \(scene) } } }
      struct MainView: View {
        @State var selected: Item?
        @State var isOpen = false
        \(members)
      }
      struct Sidebar: View { var body: some View { Text("…") } }
      struct Placeholder: View { var body: some View { Text("…") } }
      struct ItemView: View { let item: Item; var body: some View { Text("…") } }
      struct Item {}
      \(others)
      """)
  }

  @Test(
    "show each of them in a column, with modifiers around them, in a group, and by a property of the view",
    arguments: [
      "var body: some View { NavigationView { Sidebar(); Placeholder() } }",
      "var body: some View { NavigationView { Sidebar().padding(); Placeholder() }.onAppear {} }",
      "var body: some View { Group { if isOpen { NavigationView { Sidebar(); Placeholder() } } } }",
      "var body: some View { split.padding() }; var split: some View { NavigationView { Sidebar(); Placeholder() } }",
      """
      var body: some View { NavigationView { Sidebar(); Placeholder() }.navigationViewStyle(.columns) }
      """,
    ])
  func columns(members: String) {
    let app = Self.app(members)
    #expect(app.edges(.column) == ["MainView column Placeholder", "MainView column Sidebar"])
    #expect(app.parts.filter { $0.contains("Sidebar") || $0.contains("Placeholder") } == [])
  }

  @Test("show each of them in a column where a view around has another style, or a view beside that of a stack")
  func otherStyles() {
    let app = Self.app(
      "var body: some View { Group { NavigationView { Sidebar(); Placeholder() } }.navigationViewStyle(.columns) }",
      in: "RootView().navigationViewStyle(.stack)",
      others: "struct RootView: View { var body: some View { MainView() } }")
    #expect(app.edges(.column) == ["MainView column Placeholder", "MainView column Sidebar"])
    let beside = Self.app(
      "var body: some View { NavigationView { Sidebar(); Placeholder() } }", in: "RootView()",
      others: """
        struct RootView: View { var body: some View { VStack { MainView(); Other().navigationViewStyle(.stack) } } }
        struct Other: View { var body: some View { NavigationView { Text("…") } } }
        """)
    #expect(beside.edges(.column) == ["MainView column Placeholder", "MainView column Sidebar"])
  }

  @Test("show each view that the second of them chooses from, beside a list")
  func choice() {
    let app = Self.app(
      """
      var body: some View {
        NavigationView {
          List { Text("…") }
          if let selected { ItemView(item: selected) } else { Placeholder() }
        }
      }
      """)
    #expect(app.edges(.column) == ["MainView column ItemView", "MainView column Placeholder"])
  }

  @Test(
    "show no columns with one child, in the style of a stack, for a modifier, and where the name is the app's own",
    arguments: [
      ("var body: some View { NavigationView { Sidebar() } }", "MainView()", ""),
      (
        "var body: some View { NavigationView { Sidebar(); NavigationLink(\"…\", destination: Placeholder()) } }",
        "MainView()", ""
      ),
      ("var body: some View { NavigationView { VStack { Sidebar(); Placeholder() } } }", "MainView()", ""),
      ("var body: some View { NavigationView { if isOpen { Sidebar() } else { Placeholder() } } }", "MainView()", ""),
      (
        "var body: some View { NavigationView { Sidebar(); Placeholder() }.navigationViewStyle(.stack) }",
        "MainView()", ""
      ),
      (
        "var body: some View { NavigationView { Sidebar(); Placeholder() } }",
        "MainView().navigationViewStyle(StackNavigationViewStyle())", ""
      ),
      (
        "var body: some View { Group { NavigationView { Sidebar(); Placeholder() } }.navigationViewStyle(.stack) }",
        "MainView()", ""
      ),
      (
        """
        var body: some View { split.navigationViewStyle(.stack) }
        var split: some View { NavigationView { Sidebar(); Placeholder() } }
        """, "MainView()", ""
      ),
      (
        "var body: some View { NavigationView { Sidebar(); Placeholder() } }",
        "RootView().navigationViewStyle(.stack)",
        "struct RootView: View { var body: some View { TabView { MainView().tabItem { Text(\"…\") } } } }"
      ),
      (
        "var body: some View { Text(\"…\").sheet(isPresented: $isOpen) { NavigationView { Sidebar(); Placeholder() } } }",
        "MainView()", ""
      ),
      (
        "var body: some View { NavigationView { Sidebar(); Placeholder() } }", "MainView()",
        "struct NavigationView<Content: View>: View { @ViewBuilder let content: Content; var body: some View { content } }"
      ),
    ])
  func others(members: String, scene: String, others: String) {
    #expect(Self.app(members, in: scene, others: others).edges(.column) == [])
  }

  @Test("are in the account as what leads to the views")
  func account() {
    let app = Self.app("var body: some View { NavigationView { Sidebar(); Placeholder() } }")
    #expect(app.account.filter { $0.contains("Sidebar") || $0.contains("Placeholder") } == [])
  }
}
