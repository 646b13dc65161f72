import UIKit

/// A screen that opens scenes of other storyboards by name, so that no screen has to spell a storyboard's file.
///
/// Every screen nests its own `StoryboardId`, whose cases are the storyboards that it may open.
@MainActor
protocol Routable {
  associatedtype StoryboardId: RawRepresentable

  func show(storyboard: StoryboardId, identifier: String?, configure: ((UIViewController) -> Void)?)

  func present(
    storyboard: StoryboardId, identifier: String?, animated: Bool, modalPresentationStyle: UIModalPresentationStyle?,
    configure: ((UIViewController) -> Void)?, completion: ((UIViewController) -> Void)?)

  func showDetailViewController(
    storyboard: StoryboardId, identifier: String?, configure: ((UIViewController) -> Void)?)
}

extension Routable where Self: UIViewController, StoryboardId.RawValue == String {
  func show(storyboard: StoryboardId, identifier: String? = nil, configure: ((UIViewController) -> Void)? = nil) {
    guard let controller = find(by: (storyboard, identifier)) else { return }
    configure?(controller.contentController)
    show(controller, sender: self)
  }

  func present(
    storyboard: StoryboardId, identifier: String? = nil, animated: Bool = true,
    modalPresentationStyle: UIModalPresentationStyle? = nil, configure: ((UIViewController) -> Void)? = nil,
    completion: ((UIViewController) -> Void)? = nil
  ) {
    guard let controller = find(by: (storyboard, identifier)) else { return }
    if let modalPresentationStyle {
      controller.modalPresentationStyle = modalPresentationStyle
    }
    configure?(controller.contentController)
    present(controller, animated: animated) { completion?(controller.contentController) }
  }

  func showDetailViewController(
    storyboard: StoryboardId, identifier: String? = nil, configure: ((UIViewController) -> Void)? = nil
  ) {
    guard let controller = find(by: (storyboard, identifier)) else { return }
    configure?(controller.contentController)
    showDetailViewController(controller, sender: self)
  }

  /// The initial controller of a storyboard.
  func find(by storyboard: StoryboardId) -> UIViewController? {
    UIStoryboard(name: storyboard.rawValue, bundle: nil).instantiateInitialViewController()
  }

  /// The initial controllers of several storyboards, for containers.
  func find(by storyboards: [StoryboardId]) -> [UIViewController] {
    storyboards.compactMap { find(by: $0) }
  }

  /// The scene that carries an identifier; without one, the storyboard's initial controller.
  func find(by scene: (storyboard: StoryboardId, identifier: String?)) -> UIViewController? {
    guard let identifier = scene.identifier else { return find(by: scene.storyboard) }
    return UIStoryboard(name: scene.storyboard.rawValue, bundle: nil)
      .instantiateViewController(withIdentifier: identifier)
  }
}

extension UIViewController {
  /// What a person sees of a navigation controller: its first screen. Any other controller is its own content.
  fileprivate var contentController: UIViewController {
    (self as? UINavigationController)?.viewControllers.first ?? self
  }
}
