/// Two screens that lead to each other by going forward only, which the configuration makes an error.
enum CycleApp {
  static let files = [
    "App/.navgraph.yml": "rules: {navigation-cycle: error}",
    "App/First.swift": """
    import UIKit
    final class FirstViewController: UIViewController {
      func next() { navigationController?.pushViewController(SecondViewController(), animated: true) }
    }
    """,
    "App/Second.swift": """
    import UIKit
    final class SecondViewController: UIViewController {
      func next() { navigationController?.pushViewController(FirstViewController(), animated: true) }
    }
    """,
  ]
}
