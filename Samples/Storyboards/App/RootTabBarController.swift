import UIKit

/// The four tabs of the app. Main.storyboard fills them; a tester's build gets one more from another storyboard.
final class RootTabBarController: UITabBarController {
  enum Tab: Int {
    case recipes, shopping, planner, profile
  }

  private let preferences = Preferences.standard

  override func viewDidLoad() {
    super.viewDidLoad()
    if preferences.showsPrivacyTab {
      setViewControllers((viewControllers ?? []) + find(by: [.settings]), animated: false)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !preferences.hasSeenWelcome else { return }
    present(storyboard: .onboarding, animated: true, modalPresentationStyle: .fullScreen) {
      ($0 as? WelcomeViewController)?.preferences = self.preferences
    }
  }

  @IBAction func finishOnboarding(_ segue: UIStoryboardSegue) {
    preferences.hasSeenWelcome = true
    selectedIndex = Tab.recipes.rawValue
  }
}

extension RootTabBarController: Routable {
  enum StoryboardId: String {
    case onboarding = "Onboarding"
    case settings = "Settings"
  }
}
