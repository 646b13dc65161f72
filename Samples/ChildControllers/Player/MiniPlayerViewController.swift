import UIKit

/// What plays now, in one line.
final class MiniPlayerViewController: UIViewController {
  private let rating = RatingView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(rating)
  }

  @IBAction private func tapped() {
    let player = PlayerViewController()
    player.modalPresentationStyle = .fullScreen
    present(player, animated: true)
  }
}
