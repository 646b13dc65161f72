import TestSupport
import Testing

/// Modifiers of the program's own that show the view which a binding holds.
@Suite("Views in bindings")
struct BoundViewTests {
  private static let modifier = """
    extension View {
      func card<Content>(_ content: Binding<Content?>) -> some View where Content: View { background(Host(content)) }
      func card(_ content: Binding<AnyView?>) -> some View { background(Host(content)) }
    }
    struct DetailView: View { var body: some View { Text("Detail") } }
    struct EditView: View { var body: some View { Text("Edit") } }
    """

  @Test("present what the binding gives")
  func given() {
    let app = Fixture(
      """
      //- App.swift
      struct ListView: View {
        @State var id: Int?
        var body: some View {
          Text("List").card(Binding(get: { id.map { DetailView(id: $0) } }, set: { _ in id = nil }))
        }
      }
      struct OtherView: View {
        var body: some View { Text("List").card(content) }
        var content: Binding<AnyView?> {
          Binding(
            get: {
              switch model.card {
              case .edit: return AnyView(EditView())
              case .detail: return AnyView(DetailView())
              case nil: return nil
              }
            }, set: { _ in model.card = nil })
        }
      }
      """ + "\n" + Self.modifier)
    #expect(
      app.differences(
        from: """
          ListView present DetailView @4
          OtherView present DetailView @8
          OtherView present EditView @8
          """) == [])
  }

  @Test("present what a view sets its state to")
  func state() {
    let app = Fixture(
      """
      //- App.swift
      protocol Card { func makeBody() -> AnyView }
      struct ListView: View {
        @State var card: Card?
        var body: some View { Button("Edit") { card = EditView() }.card($card) }
      }
      extension View {
        func card(_ content: Binding<Card?>) -> some View { background(Host(content)) }
      }
      struct EditView: View, Card {
        var body: some View { Text("Edit") }
        func makeBody() -> AnyView { AnyView(self) }
      }
      """)
    #expect(app.differences(from: "ListView present EditView @4") == [])
  }

  @Test("are none where the binding holds a plain value")
  func plain() {
    let app = Fixture(
      """
      //- App.swift
      struct ListView: View {
        @State var text: String?
        var body: some View { Button("Edit") { text = "…" }.card($text) }
      }
      extension View {
        func card(_ content: Binding<String?>) -> some View { background(Text(content.wrappedValue ?? "")) }
      }
      """)
    #expect(app.edges.isEmpty)
  }
}
