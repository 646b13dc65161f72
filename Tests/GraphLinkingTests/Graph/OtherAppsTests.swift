import NavigationModel
import TestSupport
import Testing

/// A repository can hold several apps that use one library.
@Suite("What another app registers with a library")
struct OtherAppsTests {
  private static let library = """
    //- Package.swift
    import PackageDescription
    let package = Package(
      name: "Apps",
      targets: [
        .executableTarget(name: "Shop", path: "Shop"), .executableTarget(name: "Bank", path: "Bank"),
        .target(name: "Core", path: "Core"),
      ])
    //- Core/Parts.swift
    open class Detail: UIViewController {}
    public class Parts {
      public static let shared = Parts()
      public var detail: Detail.Type = Detail.self
    }
    open class Router {
      public let stack = UINavigationController()
      public init() {}
      open func showDetail() { stack.pushViewController(Parts.shared.detail.init(), animated: true) }
    }
    """

  private static func app(_ name: String, registering detail: String, open: String) -> String {
    """
    //- \(name)/App.swift
    import Core
    @main class \(name)Delegate: UIResponder, UIApplicationDelegate {
      func applicationDidFinishLaunching(_ application: UIApplication) { Parts.shared.detail = \(detail).self }
    }
    class \(detail): Detail {}
    class \(name)List: UIViewController {
      let router = Router()
      override func viewDidLoad() { \(open) }
    }
    """
  }

  @Test(
    "is not shown by an app",
    arguments: [
      ("router.showDetail()", "push"), ("present(Parts.shared.detail.init(), animated: true)", "present"),
      ("let make = { Parts.shared.detail.init() }; show(make(), sender: nil)", "show"),
    ])
  func registered(_ open: String, _ kind: String) {
    let app = Fixture(
      """
      \(Self.library)
      \(Self.app("Shop", registering: "Offer", open: open))
      \(Self.app("Bank", registering: "Account", open: open))
      """)
    let own = [
      "ShopList \(kind) Detail", "ShopList \(kind) Offer", "BankList \(kind) Detail", "BankList \(kind) Account",
    ]
    // The library itself may show what either registers.
    let ofLibrary = ["Router push Account", "Router push Detail", "Router push Offer"]
    #expect(app.edges.map(\.ends).sorted() == (own + ofLibrary).sorted())
    #expect(app.flows.filter { $0.hasPrefix("ShopList push Account") || $0.hasPrefix("BankList push Offer") } == [])
  }

  @Test("is not shown in a stack of an app's own")
  func contained() {
    let open = "present(UINavigationController(rootViewController: Parts.shared.detail.init()), animated: true)"
    let app = Fixture(
      """
      \(Self.library)
      \(Self.app("Shop", registering: "Offer", open: open))
      \(Self.app("Bank", registering: "Account", open: open))
      """)
    let shown = app.graph.edges.filter { $0.kind == .present }.map { "\($0.source) \($0.destination)" }
    #expect(
      shown.sorted() == [
        "screen:BankList container:UINavigationController(Account)",
        "screen:BankList container:UINavigationController(Detail)",
        "screen:ShopList container:UINavigationController(Detail)",
        "screen:ShopList container:UINavigationController(Offer)",
      ])
  }

  @Test("is shown where both are parts of one app")
  func oneApp() {
    let open = "router.showDetail()"
    let app = Fixture(
      """
      \(Self.library)
      \(Self.app("Shop", registering: "Offer", open: open))
      \(Self.app("Bank", registering: "Account", open: open).replacing("@main ", with: ""))
      """)
    #expect(app.missing("ShopList push Account\nBankList push Offer") == [])
  }
}
