import TestSupport
import Testing

@Suite("What a store keeps of a container's content")
struct KeptContentsTests {
  /// - Parameters:
  ///   - stacks: the members of the store.
  ///   - keep: what is kept.
  private static func app(_ stacks: String, keep: String = "stacks.store(stack: nav.viewControllers, for: 0)")
    -> Fixture
  {
    Fixture(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let manager = Manager()
        func applicationDidFinishLaunching(_ application: UIApplication) {
          let split = UISplitViewController()
          split.delegate = manager
          window?.rootViewController = split
        }
      }
      class Home: UIViewController {}
      final class Stacks {
        \(stacks)
      }
      class Manager: NSObject, UISplitViewControllerDelegate {
        let stacks = Stacks()
        func splitViewController(
          _ s: UISplitViewController, collapseSecondary second: UIViewController, onto first: UIViewController
        ) -> Bool {
          if let nav = s.viewControllers.last as? UINavigationController { \(keep) }
          return true
        }
        func splitViewController(
          _ s: UISplitViewController, separateSecondaryFrom first: UIViewController
        ) -> UIViewController? {
          let saved = stacks.restore(for: 0)
          let kept = saved.filter { !($0 is Home) }
          let nav = UINavigationController()
          nav.viewControllers = kept
          return nav
        }
      }
      """)
  }

  private static let wasThere = ["own: it shows a screen that was already there"]

  @Test(
    "is shown again where all that is put in comes from containers",
    arguments: [
      """
      private var stacks: [Int: [UIViewController]] = [:]
      func store(stack: [UIViewController], for tab: Int) { stacks[tab] = stack }
      func restore(for tab: Int) -> [UIViewController] { stacks[tab] ?? [] }
      """,
      """
      private var saved: [UIViewController] = []
      func store(stack: [UIViewController], for tab: Int) { self.saved = stack }
      func restore(for tab: Int) -> [UIViewController] { saved }
      """,
      """
      private var saved: [Int: [UIViewController]] = [:]
      func store(stack: [UIViewController], for tab: Int) {
        saved = [:]
        saved.updateValue(stack, forKey: tab)
      }
      func restore(for tab: Int) -> [UIViewController] {
        guard tab > 0 else { return [] }
        return saved[tab] ?? []
      }
      """,
    ])
  func restored(stacks: String) {
    #expect(Self.app(stacks).reasons(of: "viewControllers") == Self.wasThere)
  }

  @Test(
    "is something else where other code puts in other screens as well",
    arguments: [
      (
        """
        private var stacks: [Int: [UIViewController]] = [:]
        func store(stack: [UIViewController], for tab: Int) { stacks[tab] = stack }
        func reset(for tab: Int) { stacks[tab] = [Home()] }
        func restore(for tab: Int) -> [UIViewController] { stacks[tab] ?? [] }
        """, "stacks.store(stack: nav.viewControllers, for: 0)"
      ),
      (
        """
        private var stacks: [Int: [UIViewController]] = [:]
        func store(stack: [UIViewController], for tab: Int) { stacks[tab] = stack }
        func restore(for tab: Int) -> [UIViewController] { stacks[tab] ?? [] }
        """, "stacks.store(stack: [Home()], for: 0); stacks.store(stack: nav.viewControllers, for: 1)"
      ),
      (
        """
        private var stacks: [Int: [UIViewController]] = [:]
        func store(stack: [UIViewController], for tab: Int) { stacks[tab] = stack }
        func restore(for tab: Int) -> [UIViewController] { stacks[tab] ?? [Home()] }
        """, "stacks.store(stack: nav.viewControllers, for: 0)"
      ),
      (
        """
        private var saved: [UIViewController] = []
        func store(stack: [UIViewController], for tab: Int) { saved = stack }
        func restore(for tab: Int) -> [UIViewController] { restore([Home()]) }
        private func restore(_ saved: [UIViewController]) -> [UIViewController] { saved }
        """, "stacks.store(stack: nav.viewControllers, for: 0)"
      ),
      (
        """
        private var stacks: [Int: [UIViewController]] = [:]
        func store(stack: [UIViewController], for tab: Int) { stacks[tab] = stack }
        func add(for tab: Int) { stacks[tab]?.append(Home()) }
        func restore(for tab: Int) -> [UIViewController] { stacks[tab] ?? [] }
        """, "stacks.store(stack: nav.viewControllers, for: 0)"
      ),
      (
        """
        private var stacks: [Int: [UIViewController]] = [:]
        func store(stack: [UIViewController], for tab: Int) { stacks[tab] = stack }
        func add(for tab: Int) { stacks[tab, default: []].append(Home()) }
        func restore(for tab: Int) -> [UIViewController] { stacks[tab] ?? [] }
        """, "stacks.store(stack: nav.viewControllers, for: 0)"
      ),
      (
        """
        private var stacks: [Int: [UIViewController]] = [:]
        func store(stack: [UIViewController], for tab: Int) { stacks[tab] = stack }
        func add(for tab: Int) { stacks[tab]?[0] = Home() }
        func restore(for tab: Int) -> [UIViewController] { stacks[tab] ?? [] }
        """, "stacks.store(stack: nav.viewControllers, for: 0)"
      ),
      (
        """
        private var stacks: [Int: [UIViewController]] = [:]
        func store(stack: [UIViewController], for tab: Int) { stacks[tab] = stack }
        func add(for tab: Int) { stacks.merge([tab: [Home()]]) { $1 } }
        func restore(for tab: Int) -> [UIViewController] { stacks[tab] ?? [] }
        """, "stacks.store(stack: nav.viewControllers, for: 0)"
      ),
      (
        """
        private var stacks: [Int: [UIViewController]] = [:]
        func store(stack: [UIViewController], for tab: Int) { stacks[tab] = stack }
        func add(for tab: Int) { fill(&stacks) }
        private func fill(_ all: inout [Int: [UIViewController]]) { all[0] = [Home()] }
        func restore(for tab: Int) -> [UIViewController] { stacks[tab] ?? [] }
        """, "stacks.store(stack: nav.viewControllers, for: 0)"
      ),
    ])
  func others(stacks: String, keep: String) {
    #expect(Self.app(stacks, keep: keep).reasons(of: "viewControllers") != Self.wasThere)
  }
}
