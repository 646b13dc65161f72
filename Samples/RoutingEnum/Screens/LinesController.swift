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

  @IBAction private func searchTapped() { routing(with: .search) }
  @IBAction private func filterTapped() { routing(with: .filter) }
  @IBAction private func settingsTapped() { routing(with: .settings) }

  @IBAction private func refreshed() {
    routing(with: .message("The timetable is up to date"))
  }
}
