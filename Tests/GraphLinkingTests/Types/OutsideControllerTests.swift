import TestSupport
import Testing

/// Controllers that are written in Objective-C or belong to a library are known by their names only.
@Suite("A controller that no Swift file declares")
struct OutsideControllerTests {
  @Test("is a screen, wherever code names it")
  func named() {
    let app = Fixture(
      """
      final class MenuCoordinator {
        private let navigation: BrandNavigationController
        init() { navigation = BrandNavigationController(rootViewController: Menu()) }
        private func makeSettings() -> SettingsViewController {
          let page: SettingsViewController = SettingsViewController.instantiate()
          return page
        }
        func showSettings() { navigation.pushViewController(makeSettings(), animated: true) }
      }
      final class Menu: UIViewController {
        func help() { present(BrandNavigationController(rootViewController: Help()), animated: true) }
      }
      final class Help: UIViewController {}
      """)
    #expect(
      app.missing(
        """
        MenuCoordinator push SettingsViewController
        Menu present BrandNavigationController
        BrandNavigationController root Help
        """) == [])
  }

  @Test("is not what else conforms to a protocol that it conforms to")
  func conforming() {
    let app = Fixture(
      """
      protocol Presentable { func toPresentable() -> UIViewController }
      extension UIViewController: Presentable { func toPresentable() -> UIViewController { self } }
      final class BetaCoordinator: Presentable { func toPresentable() -> UIViewController { Beta() } }
      final class Router {
        let stack = UINavigationController()
        func push(_ module: Presentable) { stack.pushViewController(module.toPresentable(), animated: true) }
      }
      final class MainCoordinator {
        let router = Router()
        func showSettings() {
          let page: SettingsViewController = SettingsViewController.instantiate()
          router.push(page)
        }
      }
      final class Beta: UIViewController {}
      """)
    #expect(app.differences(from: "MainCoordinator push SettingsViewController [inferred] via Router") == [])
  }

  @Test("is not an object that a controller only tells of its own life")
  func helpers() {
    let app = Fixture(
      """
      final class HeaderHelper: NSObject {
        func viewDidLoad() {}
      }
      final class List: BrandListScreen {
        let helper = HeaderHelper()
        override func viewDidLoad() { helper.viewDidLoad() }
      }
      """)
    #expect(app.nodes(.screen) == ["List"])
  }

  @Test("is made by a static method that is named after it")
  func factory() {
    let app = Fixture(
      """
      final class Menu: UIViewController {
        func open(_ url: URL) {
          guard let browser = SFSafariViewController.safeSafariViewController(url) else { return }
          present(browser, animated: true)
        }
        func ask() { UIViewController.topViewController()?.present(Help(), animated: true) }
      }
      final class Help: UIViewController {}
      """)
    #expect(app.missing("Menu system SFSafariViewController\nMenu present Help") == [])
  }

  @Test("is what a property of a library is called after, where the app adds methods to all controllers")
  func inheritedProperty() {
    let app = Fixture(
      """
      extension UIViewController { func go(_ step: Step) { present(StepScreen(), animated: true) } }
      struct Step {}
      final class StepScreen: UIViewController {}
      final class Row: LibraryRow { func tap() { viewController?.go(Step()) } }
      """)
    #expect(app.missing("Row present StepScreen via UIViewController") == [])
  }

  @Test("is none where another type has a method of that name")
  func inheritedPropertyOfAnotherType() {
    let app = Fixture(
      """
      extension UIViewController { func go(_ step: Step) { present(StepScreen(), animated: true) } }
      final class Train { func go(_ step: Step) {} }
      struct Step {}
      final class StepScreen: UIViewController {}
      final class Row: LibraryRow { func tap() { viewController?.go(Step()) } }
      """)
    #expect(app.found("Row present StepScreen") == [])
  }
}
