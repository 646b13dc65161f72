import UIKit

/// The weeks of the planner.
final class WeekListViewController: UITableViewController {
  @IBAction func summaryTapped(_ sender: UIBarButtonItem) {
    showDetailViewController(storyboard: .main, identifier: "shoppingSummary") { controller in
      guard let summary = controller as? ShoppingSummaryViewController else { return }
      summary.week = 12
    }
  }
}

extension WeekListViewController: Routable {
  enum StoryboardId: String {
    case main = "Main"
  }
}
