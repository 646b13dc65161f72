/// Decides between signing in and the app itself, and takes links from outside to the flow that knows them.
final class ApplicationCoordinator: BaseCoordinator {
  private let router: Router
  private let coordinatorFactory: CoordinatorFactory
  private let session = Session.shared

  init(router: Router, coordinatorFactory: CoordinatorFactory) {
    self.router = router
    self.coordinatorFactory = coordinatorFactory
  }

  override func start(with option: DeepLinkOption?) {
    switch option {
    case .login:
      runAuthFlow()
    case .appointment, .profile:
      runMainFlow(option)
    case nil:
      if session.isSignedIn {
        runMainFlow(nil)
      } else {
        runAuthFlow()
      }
    }
  }

  private func runAuthFlow() {
    let coordinator = coordinatorFactory.makeAuthCoordinator(router: router)
    coordinator.onFinish = { [weak self, weak coordinator] in
      self?.remove(coordinator)
      self?.runMainFlow(nil)
    }
    add(coordinator)
    coordinator.start()
  }

  private func runMainFlow(_ option: DeepLinkOption?) {
    let (coordinator, module) = coordinatorFactory.makeMainCoordinator()
    coordinator.onSignOut = { [weak self, weak coordinator] in
      self?.session.patient = nil
      self?.remove(coordinator)
      self?.runAuthFlow()
    }
    add(coordinator)
    router.setRoot(module, hidesBar: true)
    coordinator.start(with: option)
  }
}
