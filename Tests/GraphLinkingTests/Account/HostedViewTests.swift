import TestSupport
import Testing

@Suite("A view in a controller that a library's function gets")
struct HostedViewTests {
  /// - Parameter content: the body of the view, which may lead on or not.
  private static func app(_ code: String, content: String, _ more: String = "") -> Fixture {
    Fixture(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) {
          let nav = UINavigationController()
          nav.setViewControllers([UIHostingController(rootView: Start(router: Router(nav: nav)))], animated: false)
          window?.rootViewController = nav
        }
      }
      protocol Routing { func search(); func details() }
      class Router: Routing {
        private let nav: UINavigationController
        var kept: UIViewController?
        init(nav: UINavigationController) { self.nav = nav }
        func search() {
          \(code)
        }
        func details() { nav.pushViewController(UIHostingController(rootView: Details()), animated: true) }
        \(more)
      }
      struct Start: View { let router: Routing; var body: some View { Button("s") { router.search() } } }
      struct Search: View { let router: Routing; var body: some View { \(content) } }
      struct Details: View { var body: some View { Text("d") } }
      """)
  }

  private static let leadsOn = "Button(\"d\") { router.details() }"
  private static let unknown = "unresolved: it is passed to pushFade, which is not declared in the analyzed files"

  @Test(
    "is not held by who makes it, and in the account also where it leads nowhere",
    arguments: [
      "nav.pushFade(viewController: UIHostingController(rootView: Search(router: self)))",
      """
      let view = Search(router: self)
      let controller = UIHostingController(rootView: view)
      nav.pushFade(viewController: controller)
      """,
      """
      let controller = UIHostingController(rootView: Search(router: self).padding())
      let stack = UINavigationController(rootViewController: controller)
      nav.pushFade(viewController: stack)
      """,
    ], [leadsOn, "Text(\"s\")"])
  func given(code: String, content: String) {
    #expect(Self.app(code, content: content).reasons(of: "Search") == [Self.unknown])
  }

  @Test(
    "is none where the program declares the function, or the code shows or keeps the controller as well",
    arguments: [
      ("nav.pushFade(viewController: UIHostingController(rootView: Search(router: self)))", true),
      (
        """
        let controller = UIHostingController(rootView: Search(router: self))
        kept = controller
        nav.track(viewController: controller)
        """, false
      ),
      (
        """
        let controller = UIHostingController(rootView: Search(router: self))
        nav.track(viewController: controller)
        nav.pushViewController(controller, animated: true)
        """, false
      ),
    ])
  func contrasts(code: String, declares: Bool) {
    let app = Self.app(
      code, content: "Text(\"s\")",
      declares ? "}\nextension UINavigationController { func pushFade(viewController: UIViewController) {}" : "")
    #expect(!app.reasons(of: "Search").contains { $0.contains("not declared") })
  }
}
