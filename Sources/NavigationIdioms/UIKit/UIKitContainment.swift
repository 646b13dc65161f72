import NavigationModel

extension Idiom {
  static let uiKitContainment = Idiom(
    name: "uikit-containment", framework: "UIKit",
    summary: "A screen holds another as its child.",
    transitions: [
      TransitionPattern(
        .call("addChild", labels: ["_"]), on: ["UIViewController", "NSViewController"],
        shows: .argument("_"), as: .child, acceptsUnknownReceiver: false),
      TransitionPattern(.call("addChildViewController", labels: ["_"]), shows: .argument("_"), as: .child),
    ],
    example: Example(
      source: """
        class ProfileViewController: UIViewController {
          let header = HeaderViewController()
          override func viewDidLoad() { addChild(header) }
        }
        class HeaderViewController: UIViewController {}
        """,
      edges: ["ProfileViewController child HeaderViewController"]))
}
