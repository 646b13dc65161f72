import NavigationModel

extension Idiom {
  static let sideMenus = Idiom(
    name: "side-menus", framework: "SlideMenuControllerSwift",
    summary: "A container shows one screen, and menus beside it that replace the screen by another.",
    modules: [
      "DrawerController", "DrawerMenu", "KYDrawerController", "LGSideMenuController", "MMDrawerController",
      "SWRevealViewController", "SlideMenuControllerSwift",
    ],
    transitions:
      shows(
        [
          ("changeMainViewController", "close", isOnlyOfMenus: true),
          ("pushFrontViewController", "animated", isOnlyOfMenus: false),
          ("setCenter", "withCloseAnimation", isOnlyOfMenus: false),
          ("setCenter", "withFullCloseAnimation", isOnlyOfMenus: false),
          ("setCenterView", "withCloseAnimation", isOnlyOfMenus: false),
          ("setCenterView", "withFullCloseAnimation", isOnlyOfMenus: false),
          ("setFront", "animated", isOnlyOfMenus: false),
        ], as: .root)
      + shows(
        [
          ("changeLeftViewController", "closeLeft", isOnlyOfMenus: true),
          ("changeRightViewController", "closeRight", isOnlyOfMenus: true),
          ("setRear", "animated", isOnlyOfMenus: false),
          ("setRight", "animated", isOnlyOfMenus: false),
        ], as: .child)
      + sets(["centerViewController", "frontViewController", "mainViewController", "rootViewController"], as: .root)
      + sets(
        [
          "drawerViewController", "leftDrawerViewController", "leftViewController", "rearViewController",
          "rightDrawerViewController", "rightViewController",
        ], as: .child),
    types: containers.map {
      FrameworkType($0, superclass: "UIViewController", role: .container, framework: .uikit)
    },
    members: [
      FrameworkMember("UIViewController", "evo_drawerController", "DrawerController"),
      FrameworkMember("UIViewController", "mm_drawerController", "MMDrawerController"),
      FrameworkMember("UIViewController", "revealViewController", "SWRevealViewController"),
      FrameworkMember("UIViewController", "sideMenuController", "LGSideMenuController"),
      FrameworkMember("UIViewController", "slideMenuController", "SlideMenuController"),
    ],
    example: Example(
      source: """
        class MainViewController: SlideMenuController {
          override func awakeFromNib() {
            mainViewController = FeedViewController()
            leftViewController = MenuViewController()
            super.awakeFromNib()
          }
        }
        class FeedViewController: UIViewController {}
        class MenuViewController: UIViewController {
          func showProfile() { slideMenuController()?.changeMainViewController(ProfileViewController(), close: true) }
        }
        class ProfileViewController: UIViewController {}
        """,
      edges: [
        "MainViewController child MenuViewController", "MainViewController root FeedViewController",
        "MenuViewController root ProfileViewController",
      ]))

  /// The classes of libraries that hold a screen with menus beside it.
  private static let containers = [
    "DrawerController", "KYDrawerController", "LGSideMenuController", "MMDrawerController", "SWRevealViewController",
    "SlideMenuController",
  ]

  /// What methods show that take a screen.
  ///
  /// - Parameter methods: each with the label of its second argument, and with whether only side menus have such a method,
  ///   so that whatever it is called on is one.
  private static func shows(
    _ methods: [(name: String, label: String, isOnlyOfMenus: Bool)], as kind: TransitionKind
  ) -> [TransitionPattern] {
    methods.map {
      TransitionPattern(
        .call($0.name, labels: ["_", $0.label]), on: containers, shows: .argument("_"), as: kind,
        acceptsUnknownReceiver: $0.isOnlyOfMenus)
    }
  }

  private static func sets(_ properties: [String], as kind: TransitionKind) -> [TransitionPattern] {
    properties.map {
      TransitionPattern(
        .assignment($0), on: containers, shows: .value, as: kind, acceptsUnknownReceiver: false)
    }
  }
}
