import UIKit

/// A form for one item. It writes straight into the list that opened it.
final class AddItemViewController: UIViewController {
  @IBOutlet private weak var nameField: UITextField?

  weak var list: ShoppingListViewController?
  var suggestions: [String] = []

  @IBAction func doneTapped(_ sender: UIButton) {
    list?.insert(nameField?.text ?? "")
    list?.tableView.flashScrollIndicators()
    navigationController?.popToRootViewController(animated: true)
  }

  @IBAction func backTapped(_ sender: UIButton) {
    let lists = navigationController?.viewControllers.compactMap { $0 as? ShoppingListViewController }
    guard let list = lists?.first else { return }
    navigationController?.popToViewController(list, animated: true)
  }
}
