import TestSupport
import Testing

@Suite("FlowStacks")
struct FlowStacksTests {
  @Test("shows the views that a stack registers, in the style that the asker chooses")
  func stack() {
    let app = Fixture(
      """
      import FlowStacks
      struct Item: Hashable { let id: Int }
      struct ItemCoordinator: View {
        @State var path = FlowPath()
        var body: some View {
          FlowStack($path, withNavigation: true) {
            ListView().flowDestination(for: Item.self) { $item in ItemView(item: $item) }
          }
        }
      }
      struct ListView: View {
        @EnvironmentObject var navigator: FlowPathNavigator
        @State var isHelping = false
        var body: some View {
          FlowLink(value: Item(id: 1), style: .sheet(withNavigation: true)) { Text("Show") }
          Button("Open") { navigator.push(Item(id: 2)) }
            .flowDestination(isPresented: $isHelping, style: .cover) { HelpView() }
        }
      }
      struct ItemView: View {
        @EnvironmentObject var navigator: FlowPathNavigator
        @Binding var item: Item
        var body: some View { Button("Back") { navigator.goBackToRoot() } }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
    #expect(
      app.differences(
        from: """
          ItemCoordinator push ItemView
          ItemView popToRoot ?
          ListView fullScreenCover HelpView
          ListView push ItemView
          ListView sheet ItemView
          """) == [])
  }

  @Test("gives a view model the screen of the case that it pushes onto its routes")
  func routes() {
    let app = Fixture(
      """
      import FlowStacks
      enum Screen { case list, detail(Int) }
      class Model: ObservableObject {
        @Published var routes: Routes<Screen> = [.root(.list)]
        func open() { routes.presentSheet(.detail(1)) }
      }
      struct Coordinator: View {
        @StateObject var model = Model()
        var body: some View {
          Router($model.routes) { $screen, _ in
            switch screen {
            case .list: ListView()
            case .detail: DetailView()
            }
          }
        }
      }
      struct ListView: View { var body: some View { Text("List") } }
      struct DetailView: View { var body: some View { Text("Detail") } }
      """)
    #expect(
      app.differences(
        from: """
          Coordinator push DetailView
          Coordinator push ListView
          Model root ListView @4
          Model sheet DetailView @5
          """) == [])
  }
}
