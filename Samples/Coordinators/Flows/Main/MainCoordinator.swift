import UIKit

@MainActor
protocol MainCoordinatorOutput: AnyObject {
  var onSignOut: (() -> Void)? { get set }
}

/// Puts one scenario into each tab.
final class MainCoordinator: BaseCoordinator, MainCoordinatorOutput {
  var onSignOut: (() -> Void)?

  private let tabs: MainTabBarController
  private let coordinatorFactory: CoordinatorFactory
  private let clinicNavigation = UINavigationController()
  private let profileNavigation = UINavigationController()

  private lazy var clinicCoordinator = coordinatorFactory.makeClinicCoordinator(navigation: clinicNavigation)

  init(tabs: MainTabBarController, coordinatorFactory: CoordinatorFactory) {
    self.tabs = tabs
    self.coordinatorFactory = coordinatorFactory
  }

  override func start(with option: DeepLinkOption?) {
    tabs.setViewControllers([clinicNavigation, profileNavigation], animated: false)
    runClinicFlow()
    runProfileFlow()
    switch option {
    case .appointment(let id):
      tabs.selectedIndex = 0
      clinicCoordinator.showAppointment(id: id)
    case .profile:
      tabs.selectedIndex = 1
    case .login, nil:
      break
    }
  }

  private func runClinicFlow() {
    add(clinicCoordinator)
    clinicCoordinator.start()
  }

  private func runProfileFlow() {
    let coordinator = coordinatorFactory.makeProfileCoordinator(navigation: profileNavigation)
    coordinator.onFinish = { [weak self, weak coordinator] in
      self?.remove(coordinator)
      self?.onSignOut?()
    }
    add(coordinator)
    coordinator.start()
  }
}
