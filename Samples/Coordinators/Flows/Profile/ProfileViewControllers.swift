import UIKit

@MainActor
protocol ProfileView: Presentable {
  var onEdit: (() -> Void)? { get set }
  var onSettings: (() -> Void)? { get set }
  var onSignOut: (() -> Void)? { get set }
}

final class ProfileViewController: UIViewController, ProfileView, PatientUpdatable {
  var onEdit: (() -> Void)?
  var onSettings: (() -> Void)?
  var onSignOut: (() -> Void)?

  var patient: Patient? {
    didSet { title = patient?.name }
  }

  @IBAction private func editTapped() { onEdit?() }
  @IBAction private func settingsTapped() { onSettings?() }
  @IBAction private func signOutTapped() { onSignOut?() }
}

final class SettingsViewController: UITableViewController {}

/// Lives in PatientEdit.storyboard. Its segues are configured by the coordinator, through `onPrepare`.
final class PatientEditViewController: UIViewController, PatientUpdatable {
  var onSave: ((Patient) -> Void)?
  var onPrepare: ((UIStoryboardSegue) -> Void)?
  var patient: Patient?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    onPrepare?(segue)
  }

  @IBAction func saveTapped(_ sender: UIButton) {
    guard let patient else { return }
    onSave?(patient)
  }
}

final class AvatarViewController: UIViewController {
  var name: String?
}
