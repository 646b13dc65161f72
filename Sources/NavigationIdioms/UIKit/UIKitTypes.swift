import NavigationModel

extension Idiom {
  static let uiKitTypes = Idiom(
    name: "uikit-types", framework: "UIKit",
    summary: "The controllers of UIKit, their contents, and the properties that return them.",
    types: [
      FrameworkType("UIViewController", superclass: "UIResponder", role: .controller, framework: .uikit),
      controller("UITableViewController"), controller("UICollectionViewController"),
      controller("GLKViewController"), controller("UIInputViewController"), controller("ASDKViewController"),
      controller("SLComposeServiceViewController"), controller("MSMessagesAppViewController"),
      controller("UIDocumentViewController"), controller("ASCredentialProviderViewController"),
      FrameworkType(
        "UINavigationController", superclass: "UIViewController", role: .container, framework: .uikit,
        contents: ["rootViewController": .root]),
      FrameworkType("UITabBarController", superclass: "UIViewController", role: .container, framework: .uikit),
      FrameworkType("UISplitViewController", superclass: "UIViewController", role: .container, framework: .uikit),
      FrameworkType("UIPageViewController", superclass: "UIViewController", role: .container, framework: .uikit),
      FrameworkType(
        "UIHostingController", superclass: "UIViewController", role: .hosting, framework: .uikit,
        contents: ["rootView": .root]),
      FrameworkType("UIResponder", superclass: "NSObject", role: .other),
      FrameworkType("UIView", superclass: "UIResponder", role: .other, framework: .uikit),
      FrameworkType("UIApplication", superclass: "UIResponder", role: .other),
      FrameworkType("UIWindowScene", superclass: "UIResponder", role: .other),
      FrameworkType("UIWindow", superclass: "UIView", role: .other), FrameworkType("UIStoryboard", role: .other),
      FrameworkType("UIStoryboardSegue", role: .other), FrameworkType("UINib", role: .other),
      FrameworkType("UIContextMenuConfiguration", role: .other),
      FrameworkType("UIPresentationController", role: .other),
      FrameworkType("UIContextMenuInteractionCommitAnimating", role: .other),
      FrameworkType("UIApplicationDelegate", role: .entry), FrameworkType("UISceneDelegate", role: .entry),
      FrameworkType("UIWindowSceneDelegate", superclass: "UISceneDelegate", role: .entry),
    ],
    members: [
      FrameworkMember("UIViewController", "navigationController", "UINavigationController"),
      FrameworkMember("UIViewController", "tabBarController", "UITabBarController"),
      FrameworkMember("UIViewController", "splitViewController", "UISplitViewController"),
      FrameworkMember("UIViewController", "presentingViewController", "UIViewController"),
      FrameworkMember("UIViewController", "presentedViewController", "UIViewController"),
      FrameworkMember("UIViewController", "parent", "UIViewController"),
      FrameworkMember("UIViewController", "storyboard", "UIStoryboard"),
      FrameworkMember("UIViewController", "view", "UIView"),
      FrameworkMember("UINavigationController", "topViewController", "UIViewController"),
      FrameworkMember("UINavigationController", "visibleViewController", "UIViewController"),
      FrameworkMember("UITabBarController", "selectedViewController", "UIViewController"),
      FrameworkMember("UITableViewController", "tableView", "UITableView"),
      FrameworkMember("UICollectionViewController", "collectionView", "UICollectionView"),
      FrameworkMember("UIView", "window", "UIWindow"),
      FrameworkMember("UIWindow", "rootViewController", "UIViewController"),
      FrameworkMember("UIApplication", "keyWindow", "UIWindow"),
      FrameworkMember("UIApplication", "windows", "UIWindow"),
      FrameworkMember("UIWindowScene", "keyWindow", "UIWindow"),
      FrameworkMember("UIWindowScene", "windows", "UIWindow"),
      FrameworkMember("UIApplication", "delegate", "UIApplicationDelegate"),
      FrameworkMember("UIApplication", "shared", "UIApplication"),
      FrameworkMember("UIContextMenuInteractionCommitAnimating", "previewViewController", "UIViewController"),
      FrameworkMember("UIPresentationController", "presentedViewController", "UIViewController"),
      FrameworkMember("UIPresentationController", "presentingViewController", "UIViewController"),
      FrameworkMember("UIStoryboardSegue", "destination", "UIViewController"),
      FrameworkMember("UIStoryboardSegue", "source", "UIViewController"),
    ],
    example: Example(
      source: """
        class ListViewController: UIViewController {
          func open() {
            let navigation = navigationController
            navigation?.pushViewController(DetailViewController(), animated: true)
          }
        }
        class DetailViewController: UITableViewController {}
        """,
      edges: ["ListViewController push DetailViewController"]))

  private static func controller(_ name: String) -> FrameworkType {
    FrameworkType(name, superclass: "UIViewController", role: .controller, framework: .uikit)
  }
}
