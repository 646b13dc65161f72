import UIKit

final class SailingController: UIViewController {
  private let sailing: Sailing

  init(sailing: Sailing) {
    self.sailing = sailing
    super.init(nibName: nil, bundle: nil)
    type = .sailing
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  @IBAction private func buyTapped() { routing(with: .buy(sailing)) }
  @IBAction private func homeTapped() { routing(with: .home) }
}
