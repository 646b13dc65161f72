import NavigationModel

extension Idiom {
  static let uiKitSearch = Idiom(
    name: "uikit-search", framework: "UIKit",
    summary: "A search controller shows its results in another screen.",
    transitions: [
      TransitionPattern(
        .call("UISearchController", labels: ["searchResultsController"]), shows: .argument("searchResultsController"),
        as: .child)
    ],
    example: Example(
      source: """
        class LibraryViewController: UIViewController {
          override func viewDidLoad() {
            navigationItem.searchController = UISearchController(searchResultsController: ResultsViewController())
          }
        }
        class ResultsViewController: UIViewController {}
        """,
      edges: ["LibraryViewController child ResultsViewController"]))
}
