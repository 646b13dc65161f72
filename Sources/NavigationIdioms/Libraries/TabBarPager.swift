import NavigationModel

extension Idiom {
  static let tabBarPager = Idiom(
    name: "tabbarpager", framework: "TabBarPager",
    summary: "The data source of a pager returns the header, and the controller with the pages below it.",
    modules: ["TabBarPager"],
    transitions: ["headerViewController", "pageViewController"].map { method in
      TransitionPattern(
        .implementation(method, labels: []), on: ["TabBarPagerDataSource"], shows: .value, as: .child)
    },
    example: Example(
      source: """
        class AuthorViewController: UIViewController, TabBarPagerDataSource {
          func headerViewController() -> UIViewController & TabBarPagerHeader { PortraitViewController() }
          func pageViewController() -> UIViewController & TabBarPageViewController { WorksViewController() }
        }
        class PortraitViewController: UIViewController, TabBarPagerHeader {}
        class WorksViewController: UIViewController, TabBarPageViewController {}
        """,
      edges: [
        "AuthorViewController child PortraitViewController", "AuthorViewController child WorksViewController",
      ]))
}
