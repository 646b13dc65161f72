import TestSupport
import Testing

@Suite("Optionals")
struct OptionalsTests {
  @Test(
    "are followed through their unwrapping",
    arguments: [
      "guard let next = make() else { return }; present(next, animated: true)",
      "if let next = make() { present(next, animated: true) }",
      "guard let next = make(), isReady else { return }; present(next, animated: true)",
      "present(make()!, animated: true)",
      "make().map { present($0, animated: true) }",
      "let made = make(); if let made { present(made, animated: true) }",
      "present(make() ?? UIViewController(), animated: true)",
    ])
  func unwrapping(_ body: String) {
    let app = Fixture(
      """
      class List: UIViewController {
        let isReady = true
        func make() -> UIViewController? { Detail() }
        func open() { \(body) }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.missing("List present Detail") == [])
  }

  @Test("`guard let self` means the same object")
  func guardLetSelf() {
    let app = Fixture(
      """
      class List: UIViewController {
        let factory = Factory()
        func open() {
          load { [weak self] in
            guard let self else { return }
            self.present(self.factory.make(), animated: true)
          }
          load { [weak self] in
            guard let self = self else { return }
            show(factory.make(), sender: nil)
          }
          load { [weak self] in
            guard let strongSelf = self else { return }
            strongSelf.navigationController?.pushViewController(strongSelf.factory.make(), animated: true)
          }
        }
        func load(_ completion: @escaping () -> Void) {}
      }
      class Factory { func make() -> UIViewController { Detail() } }
      class Detail: UIViewController {}
      """)
    #expect(
      app.differences(
        from: """
          List present Detail @6
          List show Detail @10
          List push Detail @14
          """) == [])
  }

  @Test("nil is no destination")
  func nothing() {
    let app = Fixture(
      """
      class List: UIViewController {
        func make(_ isReady: Bool) -> UIViewController? { isReady ? Detail() : nil }
        func open() {
          guard let next = make(true) else { return }
          present(next, animated: true)
        }
        func close(_ window: UIWindow) { window.rootViewController = nil }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "List present Detail") == [])
  }

  @Test("that an initializer is given or makes are either")
  func givenOrMade() {
    let app = Fixture(
      """
      class Shell {
        let stack: UINavigationController
        init(stack: UINavigationController? = nil) {
          self.stack = stack ?? UINavigationController(rootViewController: Feed())
        }
        func open() { UIApplication.shared.keyWindow?.rootViewController = stack }
      }
      class Start { func run() { Shell(stack: UINavigationController(rootViewController: Settings())).open() } }
      class Feed: UIViewController {}
      class Settings: UIViewController {}
      """)
    #expect(
      app.missing("UINavigationController root Feed [inferred]\nUINavigationController root Settings [inferred]") == [])
  }

  @Test("that are made once are what makes them, and no empty stack that is there in case of need")
  func madeOnce() {
    let app = Fixture(
      """
      func makeSettings() -> UINavigationController { UINavigationController(rootViewController: Settings()) }
      class Tabs: UITabBarController {
        private var settings: UINavigationController?
        func rebuild() {
          settings = settings ?? makeSettings()
          viewControllers = [
            UINavigationController(rootViewController: Feed()), settings ?? UINavigationController(),
          ]
        }
      }
      class Feed: UIViewController {}
      class Settings: UIViewController {}
      """)
    #expect(
      app.graph.edges.map { "\($0.source) \($0.kind.rawValue) \($0.destination)" } == [
        "container:UINavigationController(Feed) root screen:Feed",
        "container:UINavigationController(Settings) root screen:Settings",
        "screen:Tabs tab container:UINavigationController(Feed)",
        "screen:Tabs tab container:UINavigationController(Settings)",
      ])
  }

  @Test("that a method of the program's own unwraps are what is in them")
  func unwrapped() {
    let app = Fixture(
      """
      extension Optional {
        func require(hint: String = "") -> Wrapped {
          guard let unwrapped = self else { fatalError(hint) }
          return unwrapped
        }
      }
      extension Checked { func require<T>(_ type: T.Type) -> T { self as! T } }
      class List: UIViewController {
        func make() -> Detail? { Detail() }
        func open() { present(make().require(hint: "a detail"), animated: true) }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "List present Detail [inferred]") == [])
  }

  @Test(
    "fall back on an empty controller only to have one",
    arguments: ["UIViewController()", "UINavigationController()"])
  func emptyFallbacks(_ fallback: String) {
    let app = Fixture(
      """
      class List: UIViewController {
        func make() -> UIViewController? { isReady ? Detail() : nil }
        func open() { present(make() ?? \(fallback), animated: true) }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "List present Detail") == [])
  }

  @Test("that keep what was made before it are nothing else")
  func kept() {
    let app = Fixture(
      """
      class AppDelegate: NSObject, NSApplicationDelegate {
        private var panel: NSPanel?
        func showAbout() {
          let panel = self.panel ?? NSPanel(contentViewController: About())
          panel.makeKeyAndOrderFront(self)
          self.panel = panel
        }
      }
      class About: NSViewController {}
      """)
    #expect(app.differences(from: "AppDelegate root About") == [])
  }
}
