import TestSupport
import Testing

@Suite("A coordinator that is started by way of a protocol without its name")
struct ProtocolStartTests {
  private static func app(_ made: String) -> Fixture {
    Fixture(
      """
      protocol Guide: AnyObject { func start() }
      final class ShopCoordinator: Guide {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.pushViewController(List(), animated: true) }
      }
      final class List: UIViewController {}
      final class Clock: Guide { func start() {} }
      protocol Module { func makeGuide(stack: UINavigationController) -> Guide }
      final class ShopModule: Module {
        func makeGuide(stack: UINavigationController) -> Guide { \(made) }
      }
      final class AppCoordinator {
        let module: Module
        let window: UIWindow
        init(module: Module, window: UIWindow) { self.module = module; self.window = window }
        func showShop() {
          let navigation = UINavigationController()
          let shop = module.makeGuide(stack: navigation)
          shop.start()
          window.rootViewController?.present(navigation, animated: false)
        }
      }
      """)
  }

  @Test("is known by what is made")
  func made() {
    let app = Self.app("ShopCoordinator(stack: stack)")
    #expect(app.missing("AppCoordinator start ShopCoordinator @20\nUINavigationController root List") == [])
  }

  @Test("is none where something else is made, or nobody knows what", arguments: ["Clock()", "stored()"])
  func others(made: String) {
    #expect(Self.app(made).edges(.start) == [])
  }
}
