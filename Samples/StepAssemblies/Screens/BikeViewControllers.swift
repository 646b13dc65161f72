import RouteComposer
import UIKit

final class BikeListViewController: UITableViewController {
  private let ids = [7, 11, 13]

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    try? router.navigate(to: BikeConfiguration.bike, with: ids[indexPath.row], animated: true, completion: nil)
  }

  @IBAction private func basketTapped() {
    router.commitNavigation(to: BasketConfiguration.basket, animated: true, completion: nil)
  }
}

final class BikeViewController: UIViewController, ContextAccepting {
  private(set) var bikeID = 0

  func setup(with context: Int) throws {
    bikeID = context
    Account.shared.viewedBikes += 1
  }

  @IBAction private func reviewsTapped() {
    router.commitNavigation(to: BikeConfiguration.reviews, with: bikeID, animated: true, completion: nil)
  }

  @IBAction private func buyTapped() {
    router.commitNavigation(to: BasketConfiguration.basket, animated: true, completion: nil)
  }

  @IBAction private func repairTapped() {
    router.commitNavigation(to: HomeConfiguration.workshop, animated: true, completion: nil)
  }
}

final class ReviewListViewController: UITableViewController {}

final class OfferViewController: UIViewController, ContextAccepting {
  private var code = ""

  func setup(with context: OfferContext) throws {
    code = context.code
  }
}
