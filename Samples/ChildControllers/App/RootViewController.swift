import UIKit

/// The whole window: the library above, the player in short below. Both are children that know nothing of each other.
final class RootViewController: UIViewController {
  private let content = LibrarySplitViewController(style: .doubleColumn)
  private let miniPlayer = MiniPlayerViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    add(behaviors: [OnboardingBehavior()])
    add(child: content)
    add(child: miniPlayer)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (bar, rest) = view.bounds.divided(atDistance: 64, from: .maxYEdge)
    miniPlayer.view.frame = bar
    content.view.frame = rest
  }
}
