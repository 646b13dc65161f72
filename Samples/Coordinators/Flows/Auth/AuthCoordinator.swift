@MainActor
protocol AuthCoordinatorOutput: AnyObject {
  var onFinish: (() -> Void)? { get set }
}

/// Signing in and signing up.
final class AuthCoordinator: BaseCoordinator, AuthCoordinatorOutput {
  var onFinish: (() -> Void)?

  private let router: Router
  private let factory: AuthModuleFactory

  init(router: Router, factory: AuthModuleFactory) {
    self.router = router
    self.factory = factory
  }

  override func start() {
    showLogin()
  }

  private func showLogin() {
    let login = factory.makeLogin()
    login.onSignedIn = { [weak self] in self?.onFinish?() }
    login.onSignUp = { [weak self] in self?.showSignUp() }
    router.setRoot(login)
  }

  private func showSignUp() {
    let signUp = factory.makeSignUp()
    signUp.onComplete = { [weak self] in self?.onFinish?() }
    signUp.onTerms = { [weak self] in self?.showTerms() }
    router.push(signUp)
  }

  private func showTerms() {
    let terms = factory.makeTerms()
    router.present(terms)
  }
}
