import UIKit

final class NavigationRouter: Router {
  private weak var rootController: UINavigationController?

  init(rootController: UINavigationController) {
    self.rootController = rootController
  }

  var toPresent: UIViewController? { rootController }

  func setRoot(_ module: Presentable?, hidesBar: Bool) {
    guard let controller = module?.toPresent else { return }
    rootController?.setViewControllers([controller], animated: false)
    rootController?.isNavigationBarHidden = hidesBar
  }

  func push(_ module: Presentable?, animated: Bool) {
    guard let controller = module?.toPresent, !(controller is UINavigationController) else { return }
    rootController?.pushViewController(controller, animated: animated)
  }

  func pop(animated: Bool) {
    rootController?.popViewController(animated: animated)
  }

  func popToRoot(animated: Bool) {
    rootController?.popToRootViewController(animated: animated)
  }

  func present(_ module: Presentable?, animated: Bool) {
    guard let controller = module?.toPresent else { return }
    rootController?.present(controller, animated: animated)
  }

  func dismiss(animated: Bool, completion: (() -> Void)?) {
    rootController?.dismiss(animated: animated, completion: completion)
  }
}
