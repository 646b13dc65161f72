import UIKit

final class LineController: UITableViewController {
  private let line: Line

  init(line: Line) {
    self.line = line
    super.init(style: .plain)
    type = .line
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    routing(with: .sailing(Sailing(line: line, departure: Date())))
  }

  func crossingTapped(_ crossing: Line) {
    routing(with: .selected(crossing))
  }

  @IBAction private func backTapped() { routing(with: .back) }
}
