import TestSupport
import Testing

@Suite("What a framework hands a method")
struct FrameworkCallbackTests {
  /// - Parameter name: that of the type that is declared, of which the program makes objects.
  private static func app(_ name: String, _ declaration: String) -> Fixture {
    Fixture(
      """
      \(declaration)
      let kinds: [Any.Type] = [\(name).self]
      class Home: UIViewController { func open() { show(Detail(), sender: self) } }
      class Detail: UIViewController {}
      """)
  }

  @Test(
    "is told where code shows it",
    arguments: [
      (
        "Tabs", "UITabBarController",
        "override func show(_ screen: UIViewController, sender: Any?)", "show(_:sender:)"
      ),
      (
        "Split", "NSObject, UISplitViewControllerDelegate",
        "func splitViewController(_ split: UISplitViewController, showDetail screen: UIViewController, sender: Any?) -> Bool",
        "splitViewController(_:showDetail:sender:)"
      ),
    ])
  func handed(name: String, type: String, function: String, signature: String) {
    let app = Self.app(
      name,
      "class \(name): \(type) { \(function) { host.present(screen, animated: true) }; let host: UIViewController }")
    #expect(app.reasons(of: "present") == ["forwarded: a framework calls \(signature) with what other code shows"])
    #expect(app.differences(from: "Home show Detail") == [])
  }

  @Test("was there before where a split view moves what is in its columns")
  func moved() {
    let app = Self.app(
      "Split",
      """
      class Split: NSObject, UISplitViewControllerDelegate {
        func splitViewController(
          _ split: UISplitViewController, collapseSecondary second: UIViewController, onto first: UIViewController
        ) -> Bool {
          (first as? UINavigationController)?.pushViewController(second, animated: false)
          return true
        }
      }
      """)
    #expect(app.reasons(of: "pushViewController") == ["own: it shows a screen that was already there"])
    #expect(app.differences(from: "Home show Detail") == [])
  }

  @Test(
    "is unknown where other frameworks call it, and nothing where nobody does",
    arguments: [
      (
        "Match", "NSObject, GKMatchDelegate", "func didEnd(_ screen: UIViewController)",
        "unresolved: a framework may call didEnd(_:), and what it passes is unknown"
      ),
      (
        "Tabs", "UITabBarController", "func show(_ screen: UIViewController, at place: Int)",
        "unreachable: no call in the code means the function show(_:at:)"
      ),
      (
        "Split", "NSObject",
        "func splitViewController(_ split: UISplitViewController, showDetail screen: UIViewController, sender: Any?) -> Bool",
        "unreachable: no code names the function splitViewController(_:showDetail:sender:)"
      ),
    ])
  func others(name: String, type: String, function: String, reason: String) {
    let app = Self.app(
      name,
      "class \(name): \(type) { \(function) { host.present(screen, animated: true) }; let host: UIViewController }")
    #expect(app.reasons(of: "present") == [reason])
  }

  @Test(
    "is nothing where the protocols of frameworks cannot have the method, by its name or by its parameters",
    arguments: [
      ("UIGestureRecognizerDelegate", "func add(_ screen: UIViewController, at place: Any)", false),
      ("UITableViewDelegate", "func add(_ screen: UIViewController, at place: Any)", false),
      ("UITableViewDelegate", "func tableViewAdds(_ place: Int, _ screen: UIViewController)", false),
      ("UITableViewDelegate", "func tableViewAdds(_ item: Item, _ screen: UIViewController)", false),
      ("UITableViewDelegate", "func tableViewAdds(_ item: [Item], _ screen: UIViewController)", false),
      ("UIDropPickerDelegate", "func add(_ place: Int, _ screen: UIViewController)", true),
      ("UIDropPickerDelegate", "func add(_ item: Item, _ screen: UIViewController)", true),
      ("UIDropPickerDelegate", "func add(_ screen: UIViewController, at place: Any)", true),
      ("UITableViewDelegate", "func tableViewAdds(_ screen: UIViewController)", true),
      ("UIGestureRecognizerDelegate", "func gestureRecognizerAdds(_ screen: UIViewController)", true),
    ])
  func delegates(protocolName: String, function: String, isCallable: Bool) {
    let app = Fixture(
      """
      extension UIViewController: \(protocolName) {}
      struct Item {}
      class Tabs: UIViewController { \(function) { present(screen, animated: true) } }
      let kinds: [Any.Type] = [Tabs.self]
      class Home: UIViewController { func open() { show(Detail(), sender: self) } }
      class Detail: UIViewController {}
      """)
    let outcomes = app.reasons(of: "present").map { reason in String(reason.prefix { $0 != ":" }) }
    #expect(outcomes == [isCallable ? "unresolved" : "unreachable"])
  }
}
