import UIKit

/// Runs a scenario that lives in one storyboard: it loads the first screen, and the storyboard's segues do the rest.
///
/// The screen's identifier in the storyboard is the name of its class.
class StoryboardCoordinator<RootType: UIViewController>: BaseCoordinator {
  private let router: Router
  private let storyboard: UIStoryboard
  private let configure: (RootType) -> Void

  init(router: Router, storyboardName: String, configure: @escaping (RootType) -> Void) {
    self.router = router
    self.storyboard = UIStoryboard(name: storyboardName, bundle: nil)
    self.configure = configure
  }

  override func start() {
    let identifier = String(describing: RootType.self)
    guard let root = storyboard.instantiateViewController(withIdentifier: identifier) as? RootType else { return }
    configure(root)
    router.push(root)
  }
}

typealias PatientEditCoordinator = StoryboardCoordinator<PatientEditViewController>
