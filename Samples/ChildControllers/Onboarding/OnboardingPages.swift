import UIKit

final class IntroViewController: UIViewController {}

final class NotificationsViewController: UIViewController {
  @IBAction private func laterTapped() {
    let alert = UIAlertController(title: "Later", message: "You find it in Settings.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}

final class FirstPodcastViewController: UIViewController {
  @IBAction private func doneTapped() {
    UserDefaults.standard.set(true, forKey: "onboarded")
    parent?.dismiss(animated: true)
  }
}
