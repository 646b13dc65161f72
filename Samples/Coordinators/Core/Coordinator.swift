/// An object that runs one scenario: it makes screens, shows them and listens to them.
@MainActor
protocol Coordinator: AnyObject {
  func start()
  func start(with option: DeepLinkOption?)
}

/// Keeps the coordinators of sub-scenarios alive while they run.
@MainActor
class BaseCoordinator: Coordinator {
  private(set) var childCoordinators: [Coordinator] = []

  func start() {
    start(with: nil)
  }

  func start(with option: DeepLinkOption?) {}

  final func add(_ coordinator: Coordinator) {
    guard !childCoordinators.contains(where: { $0 === coordinator }) else { return }
    childCoordinators.append(coordinator)
  }

  final func remove(_ coordinator: Coordinator?) {
    childCoordinators.removeAll { $0 === coordinator }
  }
}
