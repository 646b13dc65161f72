import NavigationModel

extension Idiom {
  static let uiKitContainment = Idiom(
    name: "uikit-containment", framework: "UIKit",
    summary: "A screen has another screen as its child.",
    transitions: [
      // In a container that gives its children a special meaning.
      TransitionPattern(
        .call("addChild", labels: ["_"]), on: ["NSTabViewController"], shows: .argument("_"),
        as: .tab, acceptsUnknownReceiver: false),
      TransitionPattern(
        .call("addChild", labels: ["_"]), on: ["NSSplitViewController"],
        shows: .argument("_"), as: .column, acceptsUnknownReceiver: false),
      TransitionPattern(
        .call("addChild", labels: ["_"]), on: ["UIViewController", "NSViewController"],
        shows: .argument("_"), as: .child, acceptsUnknownReceiver: false),
      TransitionPattern(
        .call("insertChild", labels: ["_", "at"]), on: ["NSTabViewController"], shows: .argument("_"), as: .tab,
        acceptsUnknownReceiver: false),
      TransitionPattern(
        .call("insertChild", labels: ["_", "at"]), on: ["NSSplitViewController"], shows: .argument("_"), as: .column,
        acceptsUnknownReceiver: false),
      TransitionPattern(
        .call("insertChild", labels: ["_", "at"]), on: ["NSViewController"], shows: .argument("_"), as: .child,
        acceptsUnknownReceiver: false),
      TransitionPattern(
        .assignment("children"), on: ["NSTabViewController"], shows: .value, as: .tab, acceptsUnknownReceiver: false),
      TransitionPattern(
        .assignment("children"), on: ["NSSplitViewController"], shows: .value, as: .column,
        acceptsUnknownReceiver: false),
      TransitionPattern(
        .assignment("children"), on: ["NSViewController"], shows: .value, as: .child, acceptsUnknownReceiver: false),
      // Containers have methods of their own by that name.
      TransitionPattern(
        .call("transition", labels: ["from", "to", "duration"]), on: ["UIViewController"],
        shows: .argument("to"), as: .child, acceptsUnknownReceiver: false),
      TransitionPattern(
        .call("transition", labels: ["from", "to"]), on: ["NSViewController"],
        shows: .argument("to"), as: .child, acceptsUnknownReceiver: false),
      TransitionPattern(.call("addChildViewController", labels: ["_"]), shows: .argument("_"), as: .child),
      // Many containers only add the view of what they hold.
      TransitionPattern(.call("addSubview", labels: ["_"]), shows: .viewOwner("_"), as: .child),
      TransitionPattern(.call("addArrangedSubview", labels: ["_"]), shows: .viewOwner("_"), as: .child),
      TransitionPattern(
        .call("addView", labels: ["_", "in"]), on: ["NSStackView"], shows: .viewOwner("_"), as: .child),
      TransitionPattern(.call("insertSubview", labels: ["_"]), shows: .viewOwner("_"), as: .child),
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
