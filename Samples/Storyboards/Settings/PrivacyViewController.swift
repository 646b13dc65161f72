import SafariServices
import UIKit

/// The first page of Settings.storyboard, whatever the storyboard's name says.
final class PrivacyViewController: UIViewController {
  @IBAction func policyTapped(_ sender: UIButton) {
    guard let url = URL(string: "https://example.org/privacy") else { return }
    present(SFSafariViewController(url: url), animated: true)
  }
}

/// Grams or ounces.
final class UnitsViewController: UITableViewController {}

/// Who made the app.
final class AboutViewController: UIViewController {}
