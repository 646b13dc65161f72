import UIKit

/// Something that a router can show: a controller, or what hides one behind a protocol.
@MainActor
protocol Presentable: AnyObject {
  var toPresent: UIViewController? { get }
}

extension UIViewController: Presentable {
  var toPresent: UIViewController? { self }
}

/// The only thing in the app that touches a navigation controller.
@MainActor
protocol Router: Presentable {
  func setRoot(_ module: Presentable?, hidesBar: Bool)
  func push(_ module: Presentable?, animated: Bool)
  func pop(animated: Bool)
  func popToRoot(animated: Bool)
  func present(_ module: Presentable?, animated: Bool)
  func dismiss(animated: Bool, completion: (() -> Void)?)
}

extension Router {
  func setRoot(_ module: Presentable?) {
    setRoot(module, hidesBar: false)
  }

  func push(_ module: Presentable?) {
    push(module, animated: true)
  }

  func present(_ module: Presentable?) {
    present(module, animated: true)
  }
}
