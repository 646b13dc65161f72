import NavigationModel

extension Idiom {
  static let uiKitTabs = Idiom(
    name: "uikit-tabs", framework: "UIKit",
    summary: "Code sets the tabs of a tab bar controller.",
    transitions: [
      TransitionPattern(
        .assignment("viewControllers"), on: ["UITabBarController"], shows: .value, as: .tab,
        acceptsUnknownReceiver: false),
      TransitionPattern(
        .call("setViewControllers", labels: ["_", "animated"]), on: ["UITabBarController"], shows: .argument("_"),
        as: .tab, acceptsUnknownReceiver: false),
      TransitionPattern(.call("UISearchTab", labels: ["{}"]), shows: .builder("viewControllerProvider"), as: .tab),
      TransitionPattern(
        .call("UISearchTab", labels: ["viewControllerProvider"]), shows: .builder("viewControllerProvider"), as: .tab),
      TransitionPattern(.call("UITabGroup", labels: ["title"]), shows: .builder("viewControllerProvider"), as: .tab),
      TransitionPattern(.call("UITab", labels: ["title"]), shows: .builder("viewControllerProvider"), as: .tab),
    ],
    example: Example(
      source: """
        class MainTabBarController: UITabBarController {
          override func viewDidLoad() { viewControllers = [HomeViewController(), SearchViewController()] }
        }
        class HomeViewController: UIViewController {}
        class SearchViewController: UIViewController {}
        """,
      edges: ["MainTabBarController tab HomeViewController", "MainTabBarController tab SearchViewController"]))
}
