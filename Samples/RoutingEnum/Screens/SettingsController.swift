import UIKit

final class SettingsController: UITableViewController {
  private enum Row: Int {
    case timetable, signOut
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    type = .settings
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch Row(rawValue: indexPath.row) {
    case .timetable: routing(with: .home)
    case .signOut: routing(with: .signOut)
    case nil: routing(with: .back)
    }
  }
}
