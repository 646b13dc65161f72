import RouteComposer
import UIKit

final class WorkshopViewController: UIViewController {
  @IBAction private func bookTapped() {
    router.commitNavigation(to: WorkshopConfiguration.booking, with: Date(), animated: true, completion: nil)
  }

  @IBAction private func reportTapped() {
    router.commitNavigation(to: WorkshopConfiguration.report, animated: true, completion: nil)
  }

  @IBAction private func partsTapped() {
    router.commitNavigation(to: WorkshopConfiguration.parts, animated: true, completion: nil)
  }
}

final class BookingViewController: UIViewController {
  var date = Date()
}

final class ReportViewController: UIViewController {}

final class PartsSplitViewController: UISplitViewController {}

final class PartListViewController: UITableViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    router.commitNavigation(to: WorkshopConfiguration.part, with: indexPath.row, animated: true, completion: nil)
  }
}

final class PartViewController: UIViewController {}

final class NoPartViewController: UIViewController {}
