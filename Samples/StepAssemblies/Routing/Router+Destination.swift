import RouteComposer
import UIKit

extension Router {
  /// Goes to a step with the context that belongs to it, and says nothing when that fails: links can be wrong.
  @MainActor
  func open<Screen: UIViewController, Context>(_ destination: Destination<Screen, Context>) {
    commitNavigation(to: destination.step, with: destination.context, animated: true, completion: nil)
  }
}

extension UIViewController {
  @MainActor
  static let router: Router = DefaultRouter()

  var router: Router { UIViewController.router }
}
