import TestSupport
import Testing

@Suite("Stinsen")
struct StinsenTests {
  @Test("shows what a coordinator's properties make, and gives it to whoever asks for a property")
  func properties() {
    let app = Fixture(
      #"""
      import Stinsen
      @main struct ItemApp: App { var body: some Scene { WindowGroup { MainCoordinator().view() } } }
      final class MainCoordinator: TabCoordinatable {
        let child = TabChild(startingItems: [\MainCoordinator.items, \MainCoordinator.help])
        @Route(tabItem: makeItemsTab) var items = makeItems
        @Route(tabItem: makeHelpTab) var help = makeHelp
        func makeItems() -> NavigationViewCoordinator<ItemCoordinator> { NavigationViewCoordinator(ItemCoordinator()) }
        func makeHelp() -> some View { HelpScreen() }
      }
      final class ItemCoordinator: NavigationCoordinatable {
        let stack = NavigationStack(initial: \ItemCoordinator.start)
        @Root var start = makeStart
        @Route(.push) var detail = makeDetail
        @Route(.fullScreen) var cover = makeDetail
        func makeStart() -> some View { ListScreen() }
        @ViewBuilder func makeDetail(id: String) -> some View { DetailScreen().padding() }
      }
      struct ListScreen: View {
        @EnvironmentObject private var router: NavigationRouter<ItemCoordinator>
        var body: some View {
          Button("Open") { router.route(to: \.detail, "1") }
        }
      }
      struct DetailScreen: View {
        @EnvironmentObject private var router: ItemCoordinator.Router
        var body: some View { Button("Back") { router.popLast() } }
      }
      struct HelpScreen: View {
        let model = HelpModel()
        var body: some View { Text("Help") }
      }
      class HelpModel {
        @RouterObject var router: ItemCoordinator.Router!
        func open() { router.route(to: \ItemCoordinator.cover, "2") }
      }
      """#)
    #expect(
      app.differences(
        from: """
          DetailScreen pop ? @26
          HelpModel fullScreenCover DetailScreen via ItemCoordinator @34
          ItemApp start MainCoordinator @2
          ItemCoordinator fullScreenCover DetailScreen @14
          ItemCoordinator push DetailScreen @13
          ItemCoordinator root ListScreen @12
          ListScreen push DetailScreen via ItemCoordinator @21
          MainCoordinator start ItemCoordinator @5
          MainCoordinator tab HelpScreen @6
          """) == [])
  }
}
