import UIKit

/// Makes the coordinators, so that none of them has to name another.
@MainActor
protocol CoordinatorFactory {
  func makeAuthCoordinator(router: Router) -> Coordinator & AuthCoordinatorOutput
  func makeMainCoordinator() -> (coordinator: Coordinator & MainCoordinatorOutput, module: Presentable)
  func makeClinicCoordinator(navigation: UINavigationController) -> ClinicCoordinator
  func makeProfileCoordinator(navigation: UINavigationController) -> Coordinator & ProfileCoordinatorOutput
}

struct DefaultCoordinatorFactory: CoordinatorFactory {
  func makeAuthCoordinator(router: Router) -> Coordinator & AuthCoordinatorOutput {
    AuthCoordinator(router: router, factory: DefaultModuleFactory())
  }

  func makeMainCoordinator() -> (coordinator: Coordinator & MainCoordinatorOutput, module: Presentable) {
    let tabs = MainTabBarController()
    let coordinator = MainCoordinator(tabs: tabs, coordinatorFactory: DefaultCoordinatorFactory())
    return (coordinator, tabs)
  }

  func makeClinicCoordinator(navigation: UINavigationController) -> ClinicCoordinator {
    ClinicCoordinator(router: makeRouter(navigation), factory: DefaultModuleFactory())
  }

  func makeProfileCoordinator(navigation: UINavigationController) -> Coordinator & ProfileCoordinatorOutput {
    ProfileCoordinator(router: makeRouter(navigation), navigation: navigation, factory: DefaultModuleFactory())
  }

  private func makeRouter(_ navigation: UINavigationController) -> Router {
    NavigationRouter(rootController: navigation)
  }
}
