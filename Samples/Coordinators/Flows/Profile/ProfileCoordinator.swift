import UIKit

@MainActor
protocol ProfileCoordinatorOutput: AnyObject {
  var onFinish: (() -> Void)? { get set }
}

/// The patient's own data.
final class ProfileCoordinator: BaseCoordinator, ProfileCoordinatorOutput {
  var onFinish: (() -> Void)?

  private let router: Router
  private let navigation: UINavigationController
  private let factory: ProfileModuleFactory

  init(router: Router, navigation: UINavigationController, factory: ProfileModuleFactory) {
    self.router = router
    self.navigation = navigation
    self.factory = factory
  }

  override func start() {
    let profile = factory.makeProfile()
    profile.onEdit = { [weak self] in self?.runEditFlow() }
    profile.onSettings = { [weak self] in self?.showSettings() }
    profile.onSignOut = { [weak self] in self?.confirmSignOut() }
    router.setRoot(profile)
  }

  private func showSettings() {
    router.push(factory.makeSettings())
  }

  /// The child is added and never removed: a leak for the detector.
  private func runEditFlow() {
    let coordinator = PatientEditCoordinator(router: router, storyboardName: "PatientEdit") { [weak self] edit in
      edit.patient = Session.shared.patient
      edit.onSave = { patient in self?.update(patient) }
      edit.onPrepare = { segue in self?.prepare(segue) }
    }
    add(coordinator)
    coordinator.start()
  }

  private func prepare(_ segue: UIStoryboardSegue) {
    guard let avatar = segue.destination as? AvatarViewController else { return }
    avatar.name = Session.shared.patient?.name
  }

  private func update(_ patient: Patient) {
    Session.shared.patient = patient
    navigation.viewControllers.forEach { ($0 as? PatientUpdatable)?.patient = patient }
    router.pop(animated: true)
  }

  private func confirmSignOut() {
    let alert = UIAlertController(title: "Sign out?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Sign out", style: .destructive) { [weak self] _ in self?.onFinish?() })
    alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
    router.present(alert)
  }
}
