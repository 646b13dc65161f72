import NavigationModel

extension Idiom {
  static let pageboy = Idiom(
    name: "pageboy", framework: "Pageboy",
    summary: "The data source of a page controller returns its pages.",
    modules: ["Pageboy", "Tabman"],
    transitions: [
      TransitionPattern(
        .implementation("viewController", labels: ["for", "at"]), on: ["PageboyViewControllerDataSource"],
        shows: .value, as: .page)
    ],
    example: Example(
      source: """
        class TourViewController: PageboyViewController, PageboyViewControllerDataSource {
          let pages: [UIViewController] = [WelcomeViewController(), PricesViewController()]
          func viewController(for tour: PageboyViewController, at index: Int) -> UIViewController? { pages[index] }
        }
        class WelcomeViewController: UIViewController {}
        class PricesViewController: UIViewController {}
        """,
      edges: ["TourViewController page WelcomeViewController", "TourViewController page PricesViewController"]))
}
