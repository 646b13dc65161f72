import UIKit

/// Fades into cook mode instead of sliding, because the phone lies on the kitchen table.
final class CrossfadeSegue: UIStoryboardSegue {
  override func perform() {
    destination.modalTransitionStyle = .crossDissolve
    destination.modalPresentationStyle = .fullScreen
    source.present(destination, animated: true)
  }
}
