import UIKit

final class ChaptersViewController: UITableViewController {
  var names: [String] = []

  func select(_ index: Int) {
    tableView.selectRow(at: IndexPath(row: index, section: 0), animated: true, scrollPosition: .middle)
  }
}

/// It holds on to the player by name, as the player does to it: two screens that cannot be taken apart.
final class QueueViewController: UITableViewController {
  weak var player: PlayerViewController?

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    player?.play(at: indexPath.row)
    player?.title = "Queue"
    dismiss(animated: true)
  }
}

final class SpeedPickerViewController: UIViewController {
  var speed: Float = 1
}

final class SleepTimerViewController: UIViewController {
  var minutes = 0
}

final class EqualizerViewController: UIViewController {
  var gain: Float = 0
}
