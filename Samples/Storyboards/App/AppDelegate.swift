import UIKit

/// Larder starts from `Main.storyboard`, which Info.plist names; nothing is shown from here.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    guard shortcutItem.type == "shopping", let tabs = window?.rootViewController as? RootTabBarController else {
      completionHandler(false)
      return
    }
    tabs.selectedIndex = RootTabBarController.Tab.shopping.rawValue
    completionHandler(true)
  }
}
