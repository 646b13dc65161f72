import NavigationModel

extension Idiom {
  static let sideMenus = Idiom(
    name: "side-menus", framework: "SlideMenuControllerSwift",
    summary: "A container shows one screen and has menus beside it, which turn it to other screens.",
    modules: [
      "DrawerMenu", "KYDrawerController", "LGSideMenuController", "MMDrawerController", "SWRevealViewController",
      "SlideMenuControllerSwift",
    ],
    transitions:
      shows(
        [
          ("changeMainViewController", "close"), ("setCenterView", "withCloseAnimation"),
          ("setCenterView", "withFullCloseAnimation"), ("pushFrontViewController", "animated"),
          ("setFront", "animated"),
        ], as: .root)
      + shows(
        [
          ("changeLeftViewController", "closeLeft"), ("changeRightViewController", "closeRight"),
          ("setRear", "animated"),
          ("setRight", "animated"),
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

  private static func shows(_ methods: [(name: String, label: String)], as kind: TransitionKind) -> [TransitionPattern]
  {
    methods.map {
      TransitionPattern(
        .call($0.name, labels: ["_", $0.label]), on: containers, shows: .argument("_"), as: kind,
        acceptsUnknownReceiver: $0.name.hasPrefix("change"))
    }
  }

  private static func sets(_ properties: [String], as kind: TransitionKind) -> [TransitionPattern] {
    properties.map {
      TransitionPattern(
        .assignment($0), on: containers, shows: .value, as: kind, acceptsUnknownReceiver: false)
    }
  }
}
