import UIKit

final class HomeTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tabBar.tintColor = .systemGreen
  }
}
