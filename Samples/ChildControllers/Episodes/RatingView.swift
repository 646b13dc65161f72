import UIKit

/// Five stars. An episode's header holds them, and so does the small player.
final class RatingView: UIControl {
  @IBAction private func starTapped() {
    let review = ReviewViewController()
    review.modalPresentationStyle = .formSheet
    viewControllerForPresentation()?.present(review, animated: true)
  }
}

final class ReviewViewController: UIViewController {
  @IBAction private func sendTapped() {
    dismiss(animated: true)
  }
}
