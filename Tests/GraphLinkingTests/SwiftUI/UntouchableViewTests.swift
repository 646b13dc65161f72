import TestSupport
import Testing

@Suite("A view of SwiftUI that cannot be touched")
struct UntouchableViewTests {
  /// A feed and a draft that both show a post, from which one gets to its author.
  private static func flows(ofDraft draft: String) -> [String] {
    Fixture(
      """
      struct Home: View {
        var body: some View {
          NavigationLink("Feed") { Feed() }
          NavigationLink("Draft") { Draft() }
        }
      }
      struct Feed: View { var body: some View { Post() } }
      struct Draft: View {
        let isSent: Bool
        var body: some View { \(draft) }
      }
      struct Post: View { var body: some View { NavigationLink("Author") { Author() } } }
      struct Author: View { var body: some View { Text("Author") } }
      """
    ).flows
  }

  private static let both = ["Draft push Author via Post", "Feed push Author via Post"]

  @Test(
    "leads nowhere from the screen that shows it",
    arguments: [
      "Post().allowsHitTesting(false)", "Post().redacted(reason: .placeholder).disabled(true).padding()",
      "List { ForEach(1..<9) { _ in Post() } }.disabled(true)", "Text(\"Draft\").overlay(Post()).disabled(true)",
      "Text(\"Draft\").contextMenu { Text(\"Send\") } preview: { Post() }",
      "Text(\"Draft\").draggable(title) { Text(\"Draft\") }.onDrag { provider() } preview: { Post() }",
    ])
  func untouchable(draft: String) {
    #expect(Self.flows(ofDraft: draft) == ["Feed push Author via Post"])
  }

  @Test("still contains what it represents")
  func containment() {
    let app = Fixture(
      """
      struct Home: View { var body: some View { NavigationLink("Map") { Trip() } } }
      struct Trip: View { var body: some View { Card().allowsHitTesting(false) } }
      struct Card: View { var body: some View { Map() } }
      struct Map: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> MapController { MapController() }
      }
      class MapController: UIViewController {}
      """)
    #expect(app.flows == ["Trip child MapController via Map"])
  }

  @Test(
    "is one that nothing keeps touches from, or not always",
    arguments: [
      "Post()", "Post().allowsHitTesting(true)", "Post().disabled(false)", "Post().disabled(isSent)",
      "Text(\"Draft\").disabled(true).overlay(Post())", "VStack { Text(\"Draft\").disabled(true); Post() }",
      "if isSent { Post().disabled(true) } else { Post() }", "Text(\"Draft\").contextMenu { Post() }",
    ])
  func touchable(draft: String) {
    #expect(Self.flows(ofDraft: draft) == Self.both)
  }
}
