import TestSupport
import Testing

/// A sheet appears where its modifier is, but a person comes from the view that sets the flag.
@Suite("A flag of an object that several views know")
struct SharedFlagTests {
  private static let screens = """
    class Model: ObservableObject {
      @Published var isEditing = false
      @Published var isAsking = false
      @Published var selected: Item?
      @Published var failure: String?
    }
    struct SheetsView: View {
      @EnvironmentObject var model: Model
      var body: some View {
        EmptyView()
          .sheet(isPresented: $model.isEditing) { EditView() }
          .fullScreenCover(item: $model.selected) { item in ItemView(item: item) }
          .sheet(isPresented: Binding(get: { model.isAsking && !model.isEditing }, set: { model.isAsking = $0 })) {
            AskView()
          }
          .popover(isPresented: .init(get: { model.failure != nil }, set: { if !$0 { model.failure = nil } })) {
            FailureView()
          }
      }
    }
    struct EditView: View {
      @EnvironmentObject var model: Model
      var body: some View { Button("Done") { model.isEditing.toggle() } }
    }
    struct ItemView: View {
      let item: Item
      var body: some View { Text("Item") }
    }
    struct AskView: View {
      @EnvironmentObject var model: Model
      var body: some View { Button("Cancel") { model.isAsking = false } }
    }
    struct FailureView: View { var body: some View { Text("Failure") } }
    """

  @Test("shows its sheet to whoever sets it")
  func set() {
    let app = Fixture(
      Self.screens + """

        struct ListView: View {
          @EnvironmentObject var model: Model
          var body: some View {
            Button("Edit") { model.isEditing = true }
            Button("Open") { model.selected = Item() }
            Button("Fail") { model.failure = "No" }
          }
        }
        struct MenuView: View {
          let model: Model
          var body: some View { Button("Ask") { model.isAsking.toggle() } }
        }
        """)
    #expect(
      app.differences(
        from: """
          ListView sheet EditView [inferred]
          ListView fullScreenCover ItemView [inferred]
          ListView popover FailureView [inferred]
          MenuView sheet AskView [inferred]
          SheetsView sheet EditView [certain]
          SheetsView fullScreenCover ItemView [certain]
          SheetsView sheet AskView [certain]
          SheetsView popover FailureView [certain]
          """) == [])
  }

  @Test("shows nothing to whoever takes it back, and to those who set one of the same name elsewhere")
  func others() {
    let app = Fixture(
      Self.screens + """

        class Other { var isEditing = false }
        struct ListView: View {
          @EnvironmentObject var model: Model
          let other: Other
          var body: some View {
            Button("Close") { model.isEditing = false; model.selected = nil }
            Button("Edit") { other.isEditing = true }
          }
        }
        """)
    #expect(app.edges.filter { $0.ends.hasPrefix("ListView") }.map(\.ends) == [])
  }

  @Test("is closed by the view that it shows, which leads to no other view that it shows elsewhere")
  func closing() {
    let app = Fixture(
      Self.screens + """

        struct OtherView: View {
          @EnvironmentObject var model: Model
          var body: some View { Text("").sheet(isPresented: $model.isEditing) { HelpView() } }
        }
        struct HelpView: View {
          @EnvironmentObject var model: Model
          var body: some View { Button("Done") { model.isEditing.toggle() } }
        }
        """)
    #expect(app.missing("OtherView sheet HelpView") == [])
    #expect(app.graph.edges.filter { ["screen:HelpView", "screen:EditView"].contains($0.source) } == [])
  }

  @Test("is set by who hands it to the view with the sheet, through any number of views")
  func bindings() {
    let app = Fixture(
      """
      import SwiftUI
      @main struct Shop: App {
        @State var isAsking = false
        var body: some Scene {
          WindowGroup { Root(isAsking: $isAsking) }.commands { Button("…") { isAsking = true } }
        }
      }
      struct Root: View {
        @Binding var isAsking: Bool
        @State var isHelping = false
        var body: some View {
          VStack {
            Button("…") { isHelping.toggle() }
            Middle(isAsking: $isAsking, isHelping: $isHelping)
          }
        }
      }
      struct Middle: View {
        @Binding var isAsking: Bool
        @Binding var isHelping: Bool
        var body: some View { Inner(isAsking: $isAsking).sheet(isPresented: $isHelping) { Help() } }
      }
      struct Inner: View {
        @Binding var isAsking: Bool
        var body: some View { Text("…").sheet(isPresented: $isAsking) { Question() } }
      }
      struct Help: View { var body: some View { Text("…") } }
      struct Question: View { var body: some View { Text("…") } }
      """)
    #expect(
      app.differences(
        from: """
          Shop root Root
          Inner sheet Question
          Middle sheet Help
          Root sheet Help
          Shop sheet Question
          """) == [])
  }
}
