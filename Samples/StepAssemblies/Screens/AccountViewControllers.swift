import RouteComposer
import UIKit

final class AccountViewController: UITableViewController {
  private enum Row: Int {
    case lastOrder, offer, basket
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch Row(rawValue: indexPath.row) {
    case .lastOrder:
      router.commitNavigation(to: OrderConfiguration.order, animated: true, completion: nil)
    case .offer:
      let context = OfferContext(code: "spring", isFromLink: false)
      router.open(Destination(to: OfferConfiguration.offer, with: context))
    case .basket:
      router.commitNavigation(to: BasketConfiguration.basket, animated: true, completion: nil)
    case nil:
      break
    }
  }
}

final class OrderListViewController: UITableViewController {}

final class OrderViewController: UIViewController {}
