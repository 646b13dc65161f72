import NavigationModel

extension Idiom {
  static let uiKitSearch = Idiom(
    name: "uikit-search", framework: "UIKit",
    summary: "A search controller shows what was found in a screen of its own.",
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
