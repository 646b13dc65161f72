import UIKit

/// What to buy. It and the form for a new item know each other by name, which is what navgraph should complain about.
final class ShoppingListViewController: UITableViewController {
  private enum SegueIdentifier: String {
    case addItem
    case showAisle
  }

  private var items: [String] = []

  func insert(_ item: String) {
    items.append(item)
    tableView.reloadData()
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let identifier = segue.identifier.flatMap(SegueIdentifier.init(rawValue:)) else { return }
    switch identifier {
    case .addItem:
      guard let form = segue.destination as? AddItemViewController else { return }
      form.list = self
      form.suggestions = items
      form.title = "New item"
    case .showAisle:
      guard let aisle = segue.destination as? AisleViewController else { return }
      aisle.items = items
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    performSegue(withIdentifier: SegueIdentifier.showAisle.rawValue, sender: indexPath)
  }
}
