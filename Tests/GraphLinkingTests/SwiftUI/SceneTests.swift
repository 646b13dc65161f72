import TestSupport
import Testing

@Suite("The scenes of an app")
struct SceneTests {
  @Test(
    "are opened by identifiers that are texts, names of texts or members that the app adds to texts",
    arguments: ["\"about\"", ".aboutID", "String.aboutID", "aboutID"])
  func identifiers(identifier: String) {
    let app = Fixture(
      """
      let aboutID = "about"
      extension String { static let aboutID = "about" }
      @main struct Shop: App {
        var body: some Scene {
          WindowGroup { Home() }
          Window("About", id: \(identifier)) { About() }
          Window("Terms", id: "terms") { Terms() }
        }
      }
      struct Home: View {
        @Environment(\\.openWindow) var openWindow
        var body: some View { Button("About") { self.openWindow(id: \(identifier)) } }
      }
      struct About: View { var body: some View { Text("about") } }
      struct Terms: View { var body: some View { Text("terms") } }
      """)
    #expect(app.edges(.window) == ["Home window About"])
  }
}
