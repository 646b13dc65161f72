import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  private let rootController = UINavigationController()

  private lazy var applicationCoordinator: Coordinator = ApplicationCoordinator(
    router: NavigationRouter(rootController: rootController), coordinatorFactory: DefaultCoordinatorFactory())

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = rootController
    window.makeKeyAndVisible()
    self.window = window
    applicationCoordinator.start()
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    guard let option = DeepLinkOption(url: url) else { return false }
    applicationCoordinator.start(with: option)
    return true
  }
}
