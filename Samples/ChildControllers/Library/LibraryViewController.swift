import UIKit

/// Two lists behind a segmented control: one child at a time.
final class LibraryViewController: UIViewController {
  private let subscriptions = SubscriptionsViewController()
  private let downloads = DownloadsViewController()
  private var current: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    add(behaviors: [LargeTitleBehavior()])
    show(segment: 0)
  }

  @IBAction private func segmentChanged(_ control: UISegmentedControl) {
    show(segment: control.selectedSegmentIndex)
  }

  private func show(segment: Int) {
    let next: UIViewController = segment == 0 ? subscriptions : downloads
    current?.removeFromContainer()
    add(child: next)
    current = next
  }
}
