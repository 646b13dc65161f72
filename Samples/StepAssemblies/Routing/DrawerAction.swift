import RouteComposer
import UIKit

/// Shows a screen as a drawer at the lower edge.
struct DrawerAction: Action {
  func perform(
    with viewController: UIViewController, on existingController: UIViewController, animated: Bool,
    completion: @escaping (RoutingResult) -> Void
  ) {
    viewController.modalPresentationStyle = .pageSheet
    viewController.sheetPresentationController?.detents = [.medium()]
    existingController.present(viewController, animated: animated) {
      completion(.success)
    }
  }
}

extension DrawerAction {
  /// Reads as `.using(.drawer)`, like the actions that the library brings.
  static var drawer: Self { DrawerAction() }
}

extension StepAssembly where FC: Factory {
  func using(_ action: DrawerAction) -> StepChainAssembly<ViewController, Context> {
    usingAction(action)
  }
}
