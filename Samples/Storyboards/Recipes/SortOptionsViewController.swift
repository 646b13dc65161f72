import UIKit

/// The popover that asks how to sort the list.
final class SortOptionsViewController: UITableViewController {
  var selected = RecipeBox.Order.newest

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected = RecipeBox.Order.allCases[indexPath.row]
    RecipeBox.shared.order = selected
    dismiss(animated: true)
  }
}
