import TestSupport
import Testing

@Suite("An initializer that the program adds to a framework's view")
struct AddedInitializerTests {
  @Test(
    "shows for who makes the view what the framework's would show",
    arguments: [
      "self.init(destination: { Detail() }, label: { Text(title) })",
      "self.init(value: Frame(title: title)) { Text(title) }",
    ])
  func links(body: String) {
    let app = Fixture(
      """
      extension NavigationLink where Label == Text, Destination == Never {
        init(icon title: String) { \(body) }
      }
      struct Frame: Hashable { let title: String }
      struct Detail: View { var body: some View { Text("a") } }
      struct Home: View {
        var body: some View {
          NavigationStack {
            Row().navigationDestination(for: Frame.self) { _ in Detail() }
          }
        }
      }
      struct Row: View { var body: some View { NavigationLink(icon: "a") } }
      """)
    #expect(app.missing("Row push Detail @13") == [])
    #expect(app.found("NavigationLink push Detail") == [])
  }
}
