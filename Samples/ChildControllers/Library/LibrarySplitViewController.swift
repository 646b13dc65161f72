import UIKit

/// Podcasts on the left, episodes on the right.
final class LibrarySplitViewController: UISplitViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let library = LibraryViewController()
    setViewController(UINavigationController(rootViewController: library), for: .primary)
    setViewController(EmptyViewController(), for: .secondary)
  }
}

/// What the right column shows before a podcast is chosen.
final class EmptyViewController: UIViewController {}
