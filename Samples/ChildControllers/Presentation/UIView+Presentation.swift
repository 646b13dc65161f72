import UIKit

extension UIResponder {
  /// The nearest controller along the responder chain.
  fileprivate var nextViewController: UIViewController? {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController {
        return controller
      }
      responder = current.next
    }
    return nil
  }
}

extension UIView {
  /// The screen that shows this view, so that a view deep in the hierarchy can present without knowing where it is.
  func viewControllerForPresentation() -> UIViewController? {
    nextViewController
  }
}
