import NavigationModel

extension Idiom {
  static let sideMenuSwift = Idiom(
    name: "side-menu-swift", framework: "SideMenuSwift",
    summary: "A container shows one screen with a menu beside it, and turns to another screen.",
    modules: ["SideMenuSwift"],
    transitions: [
      TransitionPattern(
        .call("SideMenuController", labels: ["contentViewController", "menuViewController"]),
        shows: .argument("menuViewController"), as: .child),
      TransitionPattern(
        .call("setContentViewController", labels: ["to"]), on: ["SideMenuController"], shows: .argument("to"),
        as: .root, acceptsUnknownReceiver: false),
      TransitionPattern(
        .assignment("contentViewController"), on: ["SideMenuController"], shows: .value, as: .root,
        acceptsUnknownReceiver: false),
      TransitionPattern(
        .assignment("menuViewController"), on: ["SideMenuController"], shows: .value, as: .child,
        acceptsUnknownReceiver: false),
    ],
    types: [
      FrameworkType(
        "SideMenuController", superclass: "UIViewController", role: .container, framework: .uikit,
        contents: ["contentViewController": .root])
    ],
    members: [FrameworkMember("UIViewController", "sideMenuController", "SideMenuController")],
    example: Example(
      source: """
        class LaunchViewController: UIViewController {
          func start() {
            let side = SideMenuController(
              contentViewController: FeedViewController(), menuViewController: MenuViewController())
            present(side, animated: true)
          }
        }
        class FeedViewController: UIViewController {}
        class MenuViewController: UIViewController {
          func showProfile() { sideMenuController?.setContentViewController(to: ProfileViewController()) }
        }
        class ProfileViewController: UIViewController {}
        """,
      edges: [
        "LaunchViewController child MenuViewController", "LaunchViewController present SideMenuController",
        "MenuViewController root ProfileViewController", "SideMenuController root FeedViewController",
      ]))
}
