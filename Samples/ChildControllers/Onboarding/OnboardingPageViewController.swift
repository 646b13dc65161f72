import UIKit

/// Three pages to swipe through.
final class OnboardingPageViewController: UIPageViewController {
  private let pages: [UIViewController] = [
    IntroViewController(),
    NotificationsViewController(),
    FirstPodcastViewController(),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    setViewControllers([pages[0]], direction: .forward, animated: false)
  }
}

extension OnboardingPageViewController: UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    page(at: -1, from: viewController)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    page(at: 1, from: viewController)
  }

  private func page(at offset: Int, from viewController: UIViewController) -> UIViewController? {
    guard let index = pages.firstIndex(of: viewController), pages.indices.contains(index + offset) else { return nil }
    return pages[index + offset]
  }
}
