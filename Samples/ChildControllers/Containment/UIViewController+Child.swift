import UIKit

extension UIViewController {
  /// Makes a controller a child and puts its view on top of the parent's, or into a view of the parent.
  func add(child: UIViewController, to container: UIView? = nil) {
    let container: UIView = container ?? view
    addChild(child)
    child.view.frame = container.bounds
    container.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Takes the controller out of its parent. It does nothing for a controller that has none.
  func removeFromContainer() {
    guard parent != nil else { return }
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }
}
