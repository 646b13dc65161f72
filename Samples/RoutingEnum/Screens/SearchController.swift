import UIKit

final class SearchController: UITableViewController {
  private var found: [Harbour] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    type = .search
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    routing(with: .found(found[indexPath.row]))
  }

  @IBAction private func closeTapped() { routing(with: .close) }
}

/// A harbour with its departures.
final class HarbourController: UIViewController {
  private let harbour: Harbour

  init(harbour: Harbour) {
    self.harbour = harbour
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }
}
