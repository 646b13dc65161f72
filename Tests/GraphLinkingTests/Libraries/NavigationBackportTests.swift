import TestSupport
import Testing

/// NavigationBackport: stacks of views for older systems.
@Suite("NavigationBackport")
struct NavigationBackportTests {
  private static func app(_ row: String) -> Fixture {
    Fixture(
      """
      import NavigationBackport
      //- Routes.swift
      struct NoteRoute: Hashable { let id: String }
      enum PageRoute: Hashable { case settings, help }
      //- Destinations.swift
      struct Destinations: ViewModifier {
        @Binding var path: NBNavigationPath
        func body(content: Content) -> some View {
          content
            .nbNavigationDestination(for: NoteRoute.self) { Note(id: $0.id).padding() }
            .nbNavigationDestination(for: PageRoute.self) { page in
              switch page {
              case .settings: Settings()
              default: EmptyView()
              }
            }
        }
      }
      extension View {
        func withDestinations(path: Binding<NBNavigationPath>) -> some View { modifier(Destinations(path: path)) }
      }
      //- Home.swift
      struct Home: View {
        @State var path = NBNavigationPath()
        var body: some View {
          NBNavigationStack(path: $path) { Row(path: $path).withDestinations(path: $path) }
        }
      }
      struct Row: View {
        @Binding var path: NBNavigationPath
        @EnvironmentObject var navigator: PathNavigator
        @State var isOpen = false
        var body: some View { \(row) }
      }
      struct Note: View { let id: String; var body: some View { Text(id) } }
      struct Settings: View { var body: some View { Text("settings") } }
      """)
  }

  @Test(
    "pushes what is registered for a value",
    arguments: [
      #"NBNavigationLink(value: NoteRoute(id: "1")) { Text("open") } => push Note"#,
      #"NBNavigationLink("open", value: PageRoute.settings) => push Settings"#,
      #"Button("open") { path.append(NoteRoute(id: "1")) } => push Note"#,
      #"Button("open") { path.append(PageRoute.settings) } => push Settings"#,
      #"Button("open") { navigator.push(NoteRoute(id: "1")) } => push Note"#,
      #"Button("open") { isOpen = true }.nbNavigationDestination(isPresented: $isOpen) { Settings() } => push Settings"#,
    ])
  func pushes(_ line: String) {
    let parts = line.components(separatedBy: " => ")
    #expect(
      Self.app(parts[0]).differences(
        from: """
          Destinations push Note
          Destinations push Settings
          Row \(parts[1])
          """) == [])
  }

  @Test("goes back", arguments: ["path.removeLast()", "path.pop()", "navigator.pop()"])
  func pops(_ line: String) {
    #expect(Self.app("Button(\"back\") { \(line) }").missing("Row pop ?") == [])
  }

  @Test("pushes nothing for a case that shows nothing")
  func nothing() {
    #expect(Self.app("NBNavigationLink(value: PageRoute.help) { Text(\"open\") }").found("Row push Settings") == [])
  }
}
