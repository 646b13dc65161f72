import NavigationModel

extension Idiom {
  static let uiKitPages = Idiom(
    name: "uikit-pages", framework: "UIKit",
    summary: "Code sets the pages of a page view controller, or its data source returns them.",
    transitions: [
      TransitionPattern(
        .call("setViewControllers", labels: ["_", "direction"]), shows: .argument("_"), as: .page),
      TransitionPattern(
        .implementation("pageViewController", labels: ["_", "viewControllerBefore"]), shows: .value, as: .page),
      TransitionPattern(
        .implementation("pageViewController", labels: ["_", "viewControllerAfter"]), shows: .value, as: .page),
      TransitionPattern(
        .implementation("pageController", labels: ["_", "viewControllerForIdentifier"]), shows: .value, as: .page),
    ],
    example: Example(
      source: """
        class TourViewController: UIPageViewController {
          override func viewDidLoad() {
            setViewControllers([WelcomeViewController()], direction: .forward, animated: false)
          }
        }
        class WelcomeViewController: UIViewController {}
        """,
      edges: ["TourViewController page WelcomeViewController"]))
}
