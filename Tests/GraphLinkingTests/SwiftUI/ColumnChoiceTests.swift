import TestSupport
import Testing

/// A view in a column of a split view that is nothing but a choice shows each of the views that it chooses from.
@Suite("A column that shows what is selected")
struct ColumnChoiceTests {
  @Test("leads to each view that its content chooses from, and links that select are no pushes")
  func choice() {
    let app = Fixture(
      """
      enum Panel: Hashable { case orders, cities(Int) }
      struct Root: View {
        @State var selection: Panel? = .orders
        var body: some View {
          NavigationSplitView { Sidebar(selection: $selection) } detail: {
            NavigationStack { DetailColumn(selection: $selection) }
          }
        }
      }
      struct Sidebar: View {
        @Binding var selection: Panel?
        var body: some View {
          List(selection: $selection) { NavigationLink(value: Panel.orders) { Text("Orders") } }
        }
      }
      struct DetailColumn: View {
        @Binding var selection: Panel?
        var body: some View {
          switch selection ?? .orders {
          case .orders: Orders()
          case .cities(let id): City(id: id)
          }
        }
      }
      struct Orders: View { var body: some View { Text("") } }
      struct City: View { let id: Int; var body: some View { Text("") } }
      """)
    #expect(
      app.differences(
        from: """
          Root column Sidebar
          Root column DetailColumn
          DetailColumn column Orders
          DetailColumn column City
          """) == [])
  }

  @Test("is one place where it shows more than the choice")
  func composition() {
    let app = Fixture(
      """
      struct Root: View {
        var body: some View { NavigationSplitView { Sidebar() } detail: { Detail() } }
      }
      struct Sidebar: View { var body: some View { Text("") } }
      struct Detail: View {
        @State var isOpen = false
        var body: some View {
          VStack {
            Text("Title")
            if isOpen { First() } else { Second() }
          }
        }
      }
      struct First: View { var body: some View { Text("") } }
      struct Second: View { var body: some View { Text("") } }
      """)
    #expect(app.differences(from: "Root column Sidebar\nRoot column Detail") == [])
  }
}
