import UIKit

/// A static table: some rows have segues of their own, some are opened in code from other storyboards.
final class ProfileViewController: UITableViewController {
  private enum Row: Int {
    case account, achievements, privacy, units, signIn
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch Row(rawValue: indexPath.row) {
    case .privacy:
      show(storyboard: .settings)
    case .units:
      guard let units = find(by: (.settings, "units")) else { return }
      navigationController?.pushViewController(units, animated: true)
    case .signIn:
      present(storyboard: .onboarding, identifier: "signIn", animated: true) {
        ($0 as? SignInViewController)?.email = "cook@example.org"
      }
    case .account, .achievements, nil:
      break
    }
  }
}

extension ProfileViewController: Routable {
  enum StoryboardId: String {
    case settings = "Settings"
    case onboarding = "Onboarding"
  }
}
