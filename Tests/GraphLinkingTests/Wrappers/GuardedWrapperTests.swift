import TestSupport
import Testing

@Suite("What a wrapper refuses or forwards")
struct GuardedWrapperTests {
  @Test(
    "is not shown, however the test is written",
    arguments: ["c is UINavigationController == false", "!(c is UINavigationController)"])
  func refused(test: String) {
    let app = Fixture(
      """
      final class Router {
        let stack = UINavigationController()
        func push(_ c: UIViewController) {
          guard \(test) else { return }
          stack.pushViewController(c, animated: true)
        }
      }
      final class Flow {
        let router = Router()
        func next() { router.push(UINavigationController(rootViewController: Setup())) }
        func detail() { router.push(Detail()) }
      }
      final class Setup: UIViewController {}
      final class Detail: UIViewController {}
      """)
    #expect(app.edges(.push) == ["Flow push Detail"])
  }

  @Test("is not what an earlier way out shows")
  func earlyExit() {
    let app = Fixture(
      """
      final class Router {
        let stack = UINavigationController()
        func open(isNew: Bool) {
          if isNew {
            stack.pushViewController(Welcome(), animated: true)
            return
          }
          stack.pushViewController(Detail(), animated: true)
        }
      }
      final class First: UIViewController { let router = Router(); func go() { router.open(isNew: true) } }
      final class Second: UIViewController { let router = Router(); func go() { router.open(isNew: false) } }
      final class Welcome: UIViewController {}
      final class Detail: UIViewController {}
      """)
    #expect(
      app.edges(.push) == [
        "First push Welcome", "Router push Detail", "Router push Welcome", "Second push Detail",
      ])
  }

  @Test("cannot be a stack within a stack")
  func stackInAStack() {
    let app = Fixture(
      """
      enum LandingFactory {
        static func make(in stack: UINavigationController? = nil) -> UIViewController {
          let page = Landing()
          let wrapper = stack ?? UINavigationController(rootViewController: page)
          return stack == nil ? wrapper : page
        }
      }
      final class LoginModel {
        weak var stack: UINavigationController?
        func next() { stack?.setViewControllers([LandingFactory.make(in: stack)], animated: true) }
      }
      final class Landing: UIViewController {}
      """)
    #expect(app.edges(.root).contains("LoginModel root Landing"))
    #expect(!app.edges(.root).contains("LoginModel root UINavigationController"))
  }

  @Test("is no transition where an override passes it on, or where it is only a part of what was there")
  func forwarded() {
    let app = Fixture(
      """
      final class StyledStack: UINavigationController {
        override func pushViewController(_ c: UIViewController, animated: Bool) {
          super.pushViewController(c, animated: animated)
        }
      }
      extension UINavigationController {
        func removeAll<T: UIViewController>(_ type: T.Type) { viewControllers = viewControllers.filter { !($0 is T) } }
      }
      final class Shell {
        func trim(_ tabs: UITabBarController) { tabs.viewControllers = tabs.viewControllers?.dropLast() }
      }
      """)
    #expect(app.differences(from: "") == [])
  }

  @Test("of an override that calls super shows the object itself")
  func overridden() {
    let app = Fixture(
      """
      class BaseAlert: UIViewController {
        func show() { UIApplication.shared.keyWindow?.rootViewController?.present(self, animated: true) }
      }
      class HatchAlert: BaseAlert {
        override func show() {
          super.show()
          print("shown")
        }
      }
      class Pet: UIViewController {
        func tap() { HatchAlert().show() }
      }
      """)
    #expect(app.missing("Pet present HatchAlert") == [])
    #expect(app.found("Pet present BaseAlert") == [])
    #expect(app.found("HatchAlert present BaseAlert") == [])
  }

  @Test("of an object that the code itself makes is not what a subclass makes of it")
  func madeHere() {
    let app = Fixture(
      """
      class BaseAlert: UIViewController {
        func show() { UIApplication.shared.keyWindow?.rootViewController?.present(self, animated: true) }
      }
      class PetAlert: BaseAlert { override func show() { super.show() } }
      class Help: UIViewController {
        func noMail() {
          let alert = BaseAlert()
          alert.show()
        }
      }
      """)
    #expect(app.missing("Help present BaseAlert") == [])
    #expect(app.found("Help present PetAlert") == [])
  }

  @Test("is declared by the outermost wrapper where nobody calls it")
  func uncalled() {
    let app = Fixture(
      """
      extension UIViewController {
        func embed(_ c: UIViewController) { embed(c, in: view) }
        func embed(_ c: UIViewController, in place: UIView) {
          addChild(c)
          place.addSubview(c.view)
        }
      }
      final class MenuPresenter {
        func present(menu: Menu, from host: UIViewController, on place: UIView) { host.embed(menu, in: place) }
      }
      final class Menu: UIViewController {}
      """)
    #expect(app.missing("MenuPresenter child Menu") == [])
  }

  @Test("is not shown by whoever only subscribes")
  func subscribed() {
    let app = Fixture(
      """
      class UserManager {
        func listen() { Stream().on(value: { [weak self] user in self?.updated(user) }).start() }
        private func updated(_ user: User) { window?.rootViewController?.present(Verify(), animated: true) }
        var window: UIWindow?
      }
      class Verify: UIViewController {}
      class SceneDelegate {
        let manager = UserManager()
        func setUp() { manager.listen() }
      }
      """)
    #expect(app.edges(.present) == ["UserManager present Verify"])
  }
}
