import TestSupport
import Testing

@Suite("Side menus")
struct SideMenuTests {
  @Test(
    "turn the container to another screen",
    arguments: [
      ("DrawerController", "evo_drawerController?.setCenter(Home(), withFullCloseAnimation: true)"),
      (
        "DrawerController",
        "self.evo_drawerController?.setCenter(Home(), withCloseAnimation: true, completion: nil)"
      ),
      ("MMDrawerController", "mm_drawerController?.setCenterView(Home(), withCloseAnimation: true, completion: nil)"),
      ("SWRevealViewController", "self.revealViewController()?.pushFrontViewController(Home(), animated: true)"),
      ("SWRevealViewController", "self.revealViewController().setFront(Home(), animated: true)"),
      ("SlideMenuControllerSwift", "slideMenuController()?.changeMainViewController(Home(), close: true)"),
      ("SideMenuSwift", "sideMenuController?.setContentViewController(to: Home())"),
      ("SideMenuSwift", "sideMenuController?.contentViewController = Home()"),
      ("SideMenuSwift", "sideMenuController?.setContentViewController(to: Home(), animated: true, completion: nil)"),
    ])
  func newScreen(_ library: String, _ turn: String) {
    let app = Fixture(
      """
      import \(library)
      class Menu: UIViewController { func open() { \(turn) } }
      class Home: UIViewController {}
      """)
    #expect(app.edges.map(\.ends) == ["Menu root Home"])
  }

  @Test("do not mean the methods of the app that have the names of theirs")
  func ownMethod() {
    let app = Fixture(
      """
      import SWRevealViewController
      class Reveal { func pushFrontViewController(_ page: UIViewController, animated: Bool) {} }
      class Menu: UIViewController {
        func revealViewController() -> Reveal? { Reveal() }
        func open() { revealViewController()?.pushFrontViewController(Home(), animated: true) }
      }
      class Home: UIViewController {}
      """)
    #expect(app.edges == [])
  }

  @Test("turn the app's own container to what a wrapper is given")
  func wrapped() {
    let app = Fixture(
      """
      import SideMenuSwift
      final class OwnSide: SideMenuController {}
      class Sliding: UIViewController {
        private var controller: SideMenuController!
        convenience init(content: UIViewController, menu: UIViewController) {
          self.init()
          controller = OwnSide(contentViewController: content, menuViewController: menu)
        }
        func turn(to page: UIViewController) { controller.setContentViewController(to: page) }
      }
      class Menu: UIViewController {
        let sliding: Sliding
        func open() { sliding.turn(to: Home()) }
      }
      class Home: UIViewController {}
      """)
    #expect(app.missing("Menu root Home") == [])
  }
}
