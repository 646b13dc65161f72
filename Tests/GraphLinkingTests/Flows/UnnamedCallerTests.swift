import TestSupport
import Testing

/// Nothing runs a function that nothing names, so that no way leads through it, whatever it calls.
@Suite("No flow comes of functions that nothing names")
struct UnnamedCallerTests {
  private static let package = """
    //- Package.swift
    import PackageDescription
    let package = Package(name: "Shop", targets: [.executableTarget(name: "App", path: "App")])
    """

  private static let delegate = """
    //- App/Main.swift
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Any?) -> Bool {
        window?.rootViewController = Home()
        return true
      }
    }
    """

  /// An app with two screens that share a coordinator, of which one asks it for a third screen.
  private static func coordinated(_ members: String) -> Fixture {
    Fixture(
      """
      \(package)
      \(delegate)
      //- App/Home.swift
      class Home: UIViewController {
        let coordinator = ItemCoordinator()
        \(members)
      }
      class Live: UIViewController {
        let coordinator = ItemCoordinator()
        override func viewDidLoad() { coordinator.openDetail() }
      }
      class List: UIViewController {
        var onSelect: (() -> Void)?
        override func viewDidLoad() { onSelect?() }
      }
      class ItemCoordinator {
        let navigation = UINavigationController()
        func openDetail() { navigation.pushViewController(Detail(), animated: true) }
      }
      class Detail: UIViewController {}
      """)
  }

  private static let live = "Live push Detail via ItemCoordinator"

  @Test(
    "where they call a coordinator, or give a callback to another screen",
    arguments: [
      "func never() { coordinator.openDetail() }",
      "func never() { middle() }\nfunc middle() { coordinator.openDetail() }",
      "func never() { middle() }\nfunc middle() { inner() }\nfunc inner() { coordinator.openDetail() }",
      "func never() { let run = { self.coordinator.openDetail() }; run() }",
      "func never() { func run() { coordinator.openDetail() }; run() }",
      "func never() { let list = List(); list.onSelect = coordinator.openDetail; keep(list) }",
      "func never() { let list = List(); list.onSelect = { self.coordinator.openDetail() }; keep(list) }",
      """
      func never() { let list = List(); fill(list); keep(list) }
      func fill(_ list: List) { list.onSelect = coordinator.openDetail }
      """,
    ])
  func dead(members: String) { #expect(Self.coordinated(members).flows == [Self.live]) }

  @Test(
    "but of those that something runs",
    arguments: [
      ("override func viewDidLoad() { coordinator.openDetail() }", "Home push Detail via ItemCoordinator"),
      (
        "override func viewDidLoad() { middle() }\nfunc middle() { coordinator.openDetail() }",
        "Home push Detail via ItemCoordinator"
      ),
      (
        "override func viewDidLoad() { let list = List(); list.onSelect = coordinator.openDetail; keep(list) }",
        "List push Detail via ItemCoordinator"
      ),
    ])
  func alive(members: String, flow: String) { #expect(Self.coordinated(members).flows == [flow, Self.live]) }

  @Test(
    "where they make a view that asks for another screen",
    arguments: [
      ("func never() { addSubview(Cell()) }", true),
      ("func never() { let cell = table.dequeueReusableCell(withIdentifier: \"c\") as? Cell; keep(cell) }", true),
      ("func never() { addSubview(make()) }\nfunc make() -> UIView { Cell() }", true),
      ("override func viewDidLoad() { addSubview(Cell()) }", false),
    ])
  func cells(members: String, isDead: Bool) {
    let app = Fixture(
      """
      \(Self.package)
      \(Self.delegate)
      //- App/Home.swift
      class Home: UIViewController { \(members) }
      class Live: UIViewController { override func viewDidLoad() { addSubview(Cell()) } }
      class Cell: UITableViewCell {
        let presenter = Presenter()
        override func awakeFromNib() { presenter.openDetail() }
      }
      class Presenter {
        let navigation = UINavigationController()
        func openDetail() { navigation.pushViewController(Detail(), animated: true) }
      }
      class Detail: UIViewController {}
      """)
    #expect(
      app.flows == (isDead ? [] : ["Home push Detail via Presenter"]) + ["Live push Detail via Presenter"])
  }

  @Test(
    "where they make a view of SwiftUI that asks for another screen",
    arguments: [
      ("func old() -> some View { Row() }", true),
      ("func old() -> some View { older() }\nfunc older() -> some View { Row() }", true),
      ("func old() -> some View { Row() }\nvar other: some View { old() }", false),
    ])
  func rows(members: String, isDead: Bool) {
    let app = Fixture(
      """
      \(Self.package)
      //- App/Main.swift
      @main struct ShopApp: App { var body: some Scene { WindowGroup { NavigationStack { Home() } } } }
      //- App/Home.swift
      struct Home: View {
        var body: some View { NavigationLink(destination: Live()) { Text("") } }
        \(members)
      }
      struct Live: View { var body: some View { Row() } }
      struct Row: View {
        let presenter = Presenter()
        var body: some View { Button("") { presenter.open() } }
      }
      class Presenter {
        let navigation = UINavigationController()
        func open() { navigation.pushViewController(Detail(), animated: true) }
      }
      class Detail: UIViewController {}
      """)
    #expect(
      app.flows == (isDead ? [] : ["Home push Detail via Presenter"]) + ["Live push Detail via Presenter"])
  }

  @Test(
    "where they remove a child",
    arguments: [
      ("func never() { child.willMove(toParent: nil); child.removeFromParent() }", true),
      (
        """
        func never() { remove(child) }
        @objc func tap() { remove(nil) }
        func remove(_ child: UIViewController?) { child?.removeFromParent() }
        """, true
      ),
      ("@objc func tap() { child.removeFromParent() }", false),
    ])
  func removal(members: String, isDead: Bool) {
    let app = Fixture(
      """
      \(Self.package)
      \(Self.delegate)
      //- App/Home.swift
      class Home: UIViewController {
        let coordinator = ChildCoordinator()
        override func viewDidLoad() { coordinator.start(in: self) }
      }
      class ChildCoordinator {
        let child = Detail()
        func start(in parent: UIViewController) { parent.addChild(child) }
        \(members)
      }
      class Detail: UIViewController {}
      """)
    #expect(
      app.flows
        == (isDead ? [] : ["Detail dismiss Home via ChildCoordinator"]) + ["Home child Detail via ChildCoordinator"])
  }
}
