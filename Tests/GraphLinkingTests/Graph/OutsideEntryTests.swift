import NavigationModel
import TestSupport
import Testing

@Suite("What comes from outside")
struct OutsideEntryTests {
  @Test(
    "is an entry of its own, beside the object that handles it",
    arguments: [
      ("application(_ app: UIApplication, open url: URL, options: [String: Any])", "Deep links"),
      ("application(_ app: UIApplication, continue activity: NSUserActivity)", "Universal links"),
      ("scene(_ scene: UIScene, openURLContexts contexts: Set<Int>)", "Deep links"),
      ("userNotificationCenter(_ center: Int, didReceive response: Int)", "Notifications"),
      ("windowScene(_ scene: UIWindowScene, performActionFor item: Int)", "Shortcuts"),
    ])
  func handled(_ method: String, _ name: String) {
    let app = Fixture(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func \(method) { open() }
        private func open() { window?.rootViewController?.present(Offer(), animated: true) }
      }
      class Offer: UIViewController {}
      """)
    #expect(
      app.graph.edges.map(\.id) == [
        "entry:AppDelegate present screen:Offer",
        "entry:AppDelegate/\(name.split(separator: " ").joined(separator: "-")) present screen:Offer",
      ])
    #expect(app.graph.nodes.first { $0.name == name }?.kind == .entry)
  }

  @Test("does not lead to what the object shows otherwise")
  func otherwise() {
    let app = Fixture(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ app: UIApplication, open url: URL) -> Bool { true }
        func applicationDidFinishLaunching(_ app: UIApplication) { window?.rootViewController = Home() }
      }
      class Home: UIViewController {}
      """)
    #expect(app.graph.edges.map(\.id) == ["entry:AppDelegate root screen:Home"])
  }
}
