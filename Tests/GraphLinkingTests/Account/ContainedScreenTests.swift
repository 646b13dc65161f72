import TestSupport
import Testing

@Suite("A screen that other screens contain")
struct ContainedScreenTests {
  private static func payments(_ body: String) -> Fixture {
    Fixture(
      """
      //- App.swift
      @main struct Bank: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @State private var isPaying = false
        var body: some View {
          NavigationStack {
            List {
              NavigationLink("Last") { Summary() }
              Button("Pay") { isPaying = true }
            }
          }
          .sheet(isPresented: $isPaying) { PaymentSheet() }
        }
      }
      //- Payment.swift
      struct PaymentSheet: View {
        @State private var isOpen = false
        @State private var path: [Int] = []
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          \(body)
        }
        private var summary: some View { Summary() }
      }
      //- Summary.swift
      struct Summary: View {
        var body: some View { NavigationLink("Details") { Details() } }
      }
      struct Details: View { var body: some View { Text("a") } }
      """)
  }

  @Test(
    "is a part of each whose body has it, though something else leads to it",
    arguments: [
      "NavigationStack { Summary() }", "Summary().padding()",
      "NavigationStack(path: $path) { VStack { Text(\"a\"); Summary().padding() } }",
      "if isOpen { Summary() } else { Text(\"a\") }", "ScrollView { Group { if isOpen { Summary() } } }.padding()",
    ])
  func inBody(_ body: String) {
    let app = Self.payments(body)
    #expect(app.missing("Home push Summary\nHome sheet PaymentSheet\nSummary push Details") == [])
    #expect(app.parts == ["PaymentSheet holds Summary @6"])
    #expect(app.orderDifferences == [])
  }

  @Test(
    "is none of those that show it in another way, or whose code only makes it",
    arguments: [
      "NavigationStack { NavigationLink(\"a\") { Summary() } }",
      "Text(\"a\").sheet(isPresented: $isOpen) { Summary() }",
      "NavigationStack { Text(\"a\").navigationDestination(for: Int.self) { _ in Summary() } }",
      "Text(\"a\").sheet(isPresented: $isOpen) { NavigationStack { Summary() } }",
      "Text(\"a\").onAppear { print(Summary()) }", "Text(\"a\")",
    ])
  func shownOtherwise(_ body: String) {
    #expect(Self.payments(body).parts.filter { $0.contains("holds Summary") } == [])
  }

  @Test("is none that leads nowhere, whose holder loses nothing")
  func leaf() {
    let app = Fixture(
      """
      struct Home: View {
        var body: some View { NavigationStack { NavigationLink("a") { Note() }; NavigationLink("b") { Page() } } }
      }
      struct Page: View { var body: some View { VStack { Note(); NavigationLink("c") { Other() } } } }
      struct Note: View { var body: some View { Text("a") } }
      struct Other: View { var body: some View { Text("b") } }
      """)
    #expect(app.missing("Home push Note\nHome push Page\nPage push Other") == [])
    #expect(app.parts == [])
  }

  @Test(
    "is a part of who makes it, though it leads to itself",
    arguments: [
      ("NavigationView { Page(number: 0) }", ["Wizard holds Page @5"]),
      ("VStack { first.padding() }", ["Wizard holds Page @7"]),
      ("VStack { make() }", ["Wizard holds Page @8"]),
      ("NavigationView { Frame { Page(number: 0) } }", ["Wizard holds Page @5"]),
      ("NavigationView { NavigationLink(\"a\") { Page(number: 0) } }", []),
      ("Text(\"a\")", []),
    ])
  func leadingToItself(_ body: String, _ parts: [String]) {
    let app = Fixture(
      """
      @main struct Main: App { var body: some Scene { WindowGroup { Wizard() } } }
      struct Wizard: View {
        var body: some View {
          // The first page.
          \(body)
        }
        \(body.contains("first") ? "private var first: some View { Page(number: 0) }" : "")
        \(body.contains("make") ? "private func make() -> some View { Page(number: 0) }" : "")
      }
      struct Frame<Content: View>: View { @ViewBuilder let content: Content; var body: some View { content } }
      struct Page: View {
        let number: Int
        var body: some View { NavigationLink("b") { Page(number: number + 1) } }
      }
      """)
    #expect(app.parts == parts)
    #expect(app.missing("Page push Page") == [])
  }
}
