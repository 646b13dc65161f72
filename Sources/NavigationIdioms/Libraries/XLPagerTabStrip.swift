import NavigationModel

extension Idiom {
  static let xlPagerTabStrip = Idiom(
    name: "xlpagertabstrip", framework: "XLPagerTabStrip",
    summary: "A pager gets its pages from a method that its subclass overrides, or from its data source.",
    modules: ["XLPagerTabStrip"],
    transitions: [
      TransitionPattern(
        .implementation("viewControllers", labels: ["for"]),
        on: [
          "PagerTabStripDataSource", "PagerTabStripViewController", "ButtonBarPagerTabStripViewController",
          "BaseButtonBarPagerTabStripViewController", "BarPagerTabStripViewController",
          "SegmentedPagerTabStripViewController", "TwitterPagerTabStripViewController",
        ], shows: .value, as: .page)
    ],
    example: Example(
      source: """
        class TourViewController: ButtonBarPagerTabStripViewController {
          override func viewControllers(for tour: PagerTabStripViewController) -> [UIViewController] {
            [WelcomeViewController(), PricesViewController()]
          }
        }
        class WelcomeViewController: UIViewController {}
        class PricesViewController: UIViewController {}
        """,
      edges: ["TourViewController page WelcomeViewController", "TourViewController page PricesViewController"]))
}
