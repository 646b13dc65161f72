import RouteComposer
import UIKit

final class BasketViewController: UITableViewController {
  @IBAction private func checkoutTapped() {
    router.commitNavigation(to: BasketConfiguration.checkout, animated: true, completion: nil)
  }

  @IBAction private func closeTapped() {
    dismiss(animated: true)
  }
}

final class CheckoutViewController: UIViewController {
  @IBAction private func payTapped() {
    do {
      try router.navigate(to: BasketConfiguration.receipt, animated: true, completion: nil)
    } catch {
      let alert = UIAlertController(title: "Not paid", message: nil, preferredStyle: .alert)
      present(alert, animated: true)
    }
  }
}

final class ReceiptViewController: UIViewController {}

final class LoginViewController: UIViewController {
  var onFinish: ((RoutingResult) -> Void)?

  @IBAction private func signInTapped() {
    Account.shared.isSignedIn = true
    dismiss(animated: true) { self.onFinish?(.success) }
  }
}
