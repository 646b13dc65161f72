import RouteComposer
import UIKit

/// Gives the booking form its date before it is shown.
struct BookingContextTask: ContextTask {
  func perform(on viewController: BookingViewController, with context: Date) throws {
    viewController.date = context
  }
}

/// Asks for a review after each fifth bike that was looked at.
struct ReviewPromptTask: PostRoutingTask {
  func perform(on viewController: BikeViewController, with context: Int, routingStack: [UIViewController]) {
    guard Account.shared.viewedBikes % 5 == 4 else { return }
    let alert = UIAlertController(title: "Do you like the shop?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    viewController.present(alert, animated: true)
  }
}
