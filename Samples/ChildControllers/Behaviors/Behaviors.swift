import UIKit

/// Gives the screen a large title.
struct LargeTitleBehavior: LifecycleBehavior {
  func afterLoading(_ viewController: UIViewController) {
    viewController.navigationItem.largeTitleDisplayMode = .always
  }
}

/// Shows the onboarding over whichever screen appears first.
struct OnboardingBehavior: LifecycleBehavior {
  func afterAppearing(_ viewController: UIViewController) {
    guard !UserDefaults.standard.bool(forKey: "onboarded") else { return }
    let onboarding = OnboardingPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    viewController.present(onboarding, animated: true)
  }
}
