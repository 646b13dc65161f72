import UIKit

/// These three came from another app and were never given a coordinator: each pushes the next by name, in a cycle.
final class MedicineViewController: UIViewController {
  private let name: String

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  @IBAction private func pharmaciesTapped() {
    let pharmacies = PharmacyListViewController()
    pharmacies.medicine = name
    navigationController?.pushViewController(pharmacies, animated: true)
  }
}

final class PharmacyListViewController: UITableViewController {
  var medicine = ""

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(PharmacyStockViewController(style: .plain), animated: true)
  }
}

final class PharmacyStockViewController: UITableViewController {
  private let names = ["Ibuprofen", "Paracetamol"]

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let medicine = MedicineViewController(name: names[indexPath.row])
    navigationController?.pushViewController(medicine, animated: true)
  }
}
