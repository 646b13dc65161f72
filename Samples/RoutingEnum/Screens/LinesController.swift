import UIKit

final class LinesController: UITableViewController {
  private var lines: [Line] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    type = .lines
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    routing(with: .selected(lines[indexPath.row]))
  }

  @objc private func searchTapped() { routing(with: .search) }
  @objc private func filterTapped() { routing(with: .filter) }
  @objc private func settingsTapped() { routing(with: .settings) }

  @objc private func refreshed() {
    routing(with: .message("The timetable is up to date"))
  }
}
