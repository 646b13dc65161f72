import TestSupport
import Testing

@Suite("The view of a controller that is put where it was")
struct ReattachedViewTests {
  private static let wasThere = "own: it shows a screen that was already there"
  private static let added = "embedded: it adds a controller's view, outside of a controller"

  @Test(
    "was there before, and one that nothing took off was not",
    arguments: [
      ("nav.view.removeFromSuperview(); above.addSubview(nav.view)", wasThere),
      ("nav.view.removeFromSuperview(); print(nav); above.insertSubview(nav.view, at: 0)", wasThere),
      ("above.addSubview(nav.view)", added),
      ("above.addSubview(nav.view); nav.view.removeFromSuperview()", added),
      ("other.view.removeFromSuperview(); above.addSubview(nav.view)", added),
      ("current.view.removeFromSuperview(); above.addSubview(current.view)", wasThere),
      ("current.view.removeFromSuperview(); above.addSubview(current.view); current = other", wasThere),
      ("current.view.removeFromSuperview(); current = other; above.addSubview(current.view)", added),
      ("var top = nav; top.view.removeFromSuperview(); top = other; above.addSubview(top.view)", added),
      ("if isOpen { nav.view.removeFromSuperview() }; above.addSubview(nav.view)", added),
    ])
  func reattached(code: String, reason: String) {
    let app = Fixture(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) {
          window?.rootViewController = UINavigationController(rootViewController: Home())
          Themes.update(Home(), isOpen: true)
        }
      }
      class Home: UIViewController {}
      enum Themes {
        static var current = UIViewController()
        static func update(_ screen: UIViewController, isOpen: Bool) {
          guard let nav = screen.navigationController, let other = screen.parent, let above = nav.view.superview else {
            return
          }
          \(code)
        }
      }
      """)
    let name = code.contains("insertSubview") ? "insertSubview" : "addSubview"
    #expect(app.reasons(of: name) == [reason])
  }
}
