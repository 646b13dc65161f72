/// A list that shows its detail, and a change of it.
enum ListApp {
  static let files = [
    "App/List.swift": """
    import UIKit
    class ListViewController: UIViewController {
      func open() { navigationController?.pushViewController(DetailViewController(), animated: true) }
    }
    """,
    "App/Detail.swift": "import UIKit\nclass DetailViewController: UIViewController {}\n",
  ]

  /// The list shows its detail in another way, and a screen more.
  static let change = """
    import UIKit
    class ListViewController: UIViewController {
      func open() { present(DetailViewController(), animated: true) }
      func find() { present(SearchViewController(), animated: true) }
    }
    class SearchViewController: UIViewController {}
    """
}
