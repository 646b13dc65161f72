import NavigationModel

extension Idiom {
  static let uiKitRoot = Idiom(
    name: "uikit-root", framework: "UIKit",
    summary: "Code sets the root screen of a window, or the screens of a navigation controller.",
    transitions: [
      TransitionPattern(
        .assignment("rootViewController"), on: ["UIWindow"], shows: .value, as: .root),
      TransitionPattern(
        .call("setViewControllers", labels: ["_", "animated"]), on: ["UINavigationController"], shows: .argument("_"),
        as: .root),
      TransitionPattern(
        .assignment("viewControllers"), on: ["UINavigationController"], shows: .value, as: .root,
        acceptsUnknownReceiver: false),
      // What a hosting controller shows can be set after it is made.
      TransitionPattern(
        .assignment("rootView"), on: ["UIHostingController", "NSHostingController"], shows: .value, as: .root,
        acceptsUnknownReceiver: false),
    ],
    example: Example(
      source: """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
            window?.rootViewController = HomeViewController()
            return true
          }
        }
        class HomeViewController: UIViewController {}
        """,
      edges: ["AppDelegate root HomeViewController"]))
}
