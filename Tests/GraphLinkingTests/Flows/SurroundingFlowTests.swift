import NavigationModel
import TestSupport
import Testing

@Suite("Flows around coordinators")
struct SurroundingFlowTests {
  @Test("of an embedded screen are also those of the screen around it, and of the screen around that one")
  func embedded() {
    let app = Fixture(
      """
      class Rows: UIViewController { var onSelect: (() -> Void)?; func tap() { onSelect?() } }
      class List: UIViewController { func fill() { addChild(Rows()) } }
      class Page: UIViewController { func fill() { addChild(List()) } }
      class Detail: UIViewController {}
      class ItemCoordinator {
        let navigation = UINavigationController()
        func connect(_ rows: Rows) { rows.onSelect = { [weak self] in self?.showDetail() } }
        func showDetail() { navigation.pushViewController(Detail(), animated: true) }
      }
      """)
    #expect(
      app.flows == [
        "List push Detail via Rows, ItemCoordinator",
        "Page push Detail via List, Rows, ItemCoordinator",
        "Rows push Detail via ItemCoordinator",
      ])
  }

  @Test("of a controller are not those of the view of SwiftUI that stands for it")
  func representable() {
    let app = Fixture(
      """
      class Rows: UIViewController { var onSelect: (() -> Void)?; func tap() { onSelect?() } }
      struct RowsView: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> Rows { Rows() }
      }
      struct Menu: View { var body: some View { NavigationLink("Rows") { RowsView() } } }
      class Detail: UIViewController {}
      class ItemCoordinator {
        let navigation = UINavigationController()
        func connect(_ rows: Rows) { rows.onSelect = { [weak self] in self?.showDetail() } }
        func showDetail() { navigation.pushViewController(Detail(), animated: true) }
      }
      """)
    #expect(app.flows == ["Rows push Detail via ItemCoordinator"])
    #expect(app.missing("RowsView child Rows") == [])
  }

  @Test("of a screen that several others embed are its own alone")
  func shared() {
    let app = Fixture(
      """
      class Rows: UIViewController { var onSelect: (() -> Void)?; func tap() { onSelect?() } }
      class List: UIViewController { func fill() { addChild(Rows()) } }
      class Search: UIViewController { func fill() { addChild(Rows()) } }
      class Detail: UIViewController {}
      class ItemCoordinator {
        let navigation = UINavigationController()
        func connect(_ rows: Rows) { rows.onSelect = { [weak self] in self?.showDetail() } }
        func showDetail() { navigation.pushViewController(Detail(), animated: true) }
      }
      """)
    #expect(app.flows == ["Rows push Detail via ItemCoordinator"])
  }

  @Test("begin at the app where it shows its first screen itself, and nowhere else that it shows one")
  func beginning() {
    let app = Fixture(
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        let window = UIWindow()
        func begin() { window.rootViewController = List() }
        func warn() { window.rootViewController?.present(Warning(), animated: true) }
        func application(_ application: UIApplication, open url: URL, options: [Int: Any]) -> Bool {
          window.rootViewController?.present(Detail(), animated: true)
          return true
        }
      }
      class List: UIViewController {}
      class Warning: UIViewController {}
      class Detail: UIViewController {}
      """)
    #expect(
      app.graph.flows.map { "\($0.source) \($0.kind.rawValue) \($0.destination)" } == [
        "entry:AppDelegate root screen:List"
      ])
  }

  @Test(
    "of a model are those of the screen that is for it, as its superclass or its generic parameter says",
    arguments: ["class List: Screen<ListModel> {}", "class List<Model: ListModel>: Screen<Model> {}"])
  func models(_ list: String) {
    let app = Fixture(
      """
      import Models
      class Screen<Model>: UIViewController { let model: Model }
      \(list)
      class ListModel: OutsideModel {
        let coordinator = ItemCoordinator()
        let taps = PassthroughSubject<Int, Never>()
        init() { taps.sink { [self] _ in coordinator.start() } }
      }
      class ItemCoordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(Detail(), animated: true) }
      }
      class Detail: UIViewController { func show() { present(List(), animated: true) } }
      """)
    #expect(app.flows.contains("List push Detail via ItemCoordinator"))
  }
}
