import NavigationModel

extension Idiom {
  static let parchment = Idiom(
    name: "parchment", framework: "Parchment",
    summary: "The data source of a paging controller returns its pages.",
    modules: ["Parchment"],
    transitions: [
      TransitionPattern(
        .implementation("pagingViewController", labels: ["_", "viewControllerAt"]),
        on: ["PagingViewControllerDataSource"], shows: .value, as: .page)
    ],
    example: Example(
      source: """
        class TourViewController: UIViewController, PagingViewControllerDataSource {
          func pagingViewController(_: PagingViewController, viewControllerAt index: Int) -> UIViewController {
            WelcomeViewController()
          }
        }
        class WelcomeViewController: UIViewController {}
        """,
      edges: ["TourViewController page WelcomeViewController"]))
}
