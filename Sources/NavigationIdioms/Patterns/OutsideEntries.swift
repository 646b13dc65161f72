import NavigationModel

extension Idiom {
  static let deepLinks = Idiom(
    name: "deep-links", framework: "UIKit, AppKit and SwiftUI",
    summary: "Links, notifications and shortcuts enter the app through delegate methods and modifiers.",
    outsideEntries: [
      OutsideEntry("Deep links", by: .method("application", label: "open")),
      OutsideEntry("Deep links", by: .method("application", label: "handleOpen")),
      OutsideEntry("Deep links", by: .method("scene", label: "openURLContexts")),
      OutsideEntry("Deep links", by: .closure("onOpenURL")),
      OutsideEntry("Universal links", by: .method("application", label: "continue")),
      OutsideEntry("Universal links", by: .method("scene", label: "continue")),
      OutsideEntry("Universal links", by: .closure("onContinueUserActivity")),
      OutsideEntry("Notifications", by: .method("application", label: "didReceiveRemoteNotification")),
      OutsideEntry("Notifications", by: .method("userNotificationCenter", label: "didReceive")),
      OutsideEntry("Shortcuts", by: .method("application", label: "performActionFor")),
      OutsideEntry("Shortcuts", by: .method("windowScene", label: "performActionFor")),
    ],
    example: Example(
      source: """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          let coordinator = AppCoordinator()
          func application(_ app: UIApplication, open url: URL, options: [String: Any]) -> Bool {
            coordinator.start()
            return true
          }
        }
        class AppCoordinator { func start() {} }
        """,
      edges: ["AppDelegate start AppCoordinator", "AppDelegate/Deep-links start AppCoordinator"]))
}
