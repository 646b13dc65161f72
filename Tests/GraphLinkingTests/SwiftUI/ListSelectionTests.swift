import TestSupport
import Testing

@Suite("A link in a list that selects")
struct ListSelectionTests {
  private static let app = """
    struct Page: Hashable { let title: String }
    struct Note: Hashable {}
    struct SettingsView: View {
      @State private var selected: Page?
      var body: some View {
        NavigationSplitView {
          List(selection: $selected) { PageRow(page: Page(title: "General")) }
        } detail: { GeneralView() }
      }
    }
    struct PageRow: View {
      let page: Page
      var body: some View { NavigationLink(value: page) { Text(page.title) } }
    }
    struct GeneralView: View { var body: some View { Text("General") } }
    """

  @Test("only selects its row where no destination is registered for its value")
  func selects() {
    let app = Fixture(Self.app)
    #expect(app.edges(.push) == [])
    #expect(app.reasons == [])
  }

  @Test("says that nothing is registered for a value which no list selects")
  func unknown() {
    let app = Fixture(
      Self.app + """

        struct NoteRow: View { var body: some View { NavigationLink(value: Note()) { Text("Note") } } }
        """)
    #expect(app.reasons == ["no destination is registered for Note"])
  }
}
