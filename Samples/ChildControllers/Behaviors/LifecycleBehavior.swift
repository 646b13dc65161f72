import UIKit

/// Something that happens along the life cycle of any screen, without a base class.
@MainActor
protocol LifecycleBehavior {
  func afterLoading(_ viewController: UIViewController)
  func afterAppearing(_ viewController: UIViewController)
}

extension LifecycleBehavior {
  func afterLoading(_ viewController: UIViewController) {}
  func afterAppearing(_ viewController: UIViewController) {}
}

extension UIViewController {
  /// Hooks behaviours in by way of an invisible child, which gets the same life cycle calls as its parent.
  func add(behaviors: [LifecycleBehavior]) {
    add(child: BehaviorViewController(behaviors: behaviors))
  }
}

/// The invisible child.
private final class BehaviorViewController: UIViewController {
  private let behaviors: [LifecycleBehavior]

  init(behaviors: [LifecycleBehavior]) {
    self.behaviors = behaviors
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.isHidden = true
    guard let parent else { return }
    behaviors.forEach { $0.afterLoading(parent) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let parent else { return }
    behaviors.forEach { $0.afterAppearing(parent) }
  }
}
