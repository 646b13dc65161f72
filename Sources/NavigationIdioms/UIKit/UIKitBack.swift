import NavigationModel

extension Idiom {
  static let uiKitBack = Idiom(
    name: "uikit-back", framework: "UIKit",
    summary: "Code pops or dismisses a screen.",
    transitions: [
      TransitionPattern(.call("popViewController", labels: ["animated"]), shows: .previous, as: .pop),
      // Extensions of many libraries have it without an argument.
      TransitionPattern(
        .call("popViewController", labels: []), on: ["UINavigationController"], shows: .previous, as: .pop,
        acceptsUnknownReceiver: false),
      TransitionPattern(.call("popToViewController", labels: ["_", "animated"]), shows: .argument("_"), as: .popTo),
      TransitionPattern(.call("popToRootViewController", labels: ["animated"]), shows: .previous, as: .popToRoot),
      // The names that Swift 2 gave them, still found in old apps.
      TransitionPattern(.call("popViewControllerAnimated", labels: ["_"]), shows: .previous, as: .pop),
      TransitionPattern(.call("popToRootViewControllerAnimated", labels: ["_"]), shows: .previous, as: .popToRoot),
      TransitionPattern(.call("dismiss", labels: ["animated"]), shows: .previous, as: .dismiss),
      TransitionPattern(.call("dismissViewControllerAnimated", labels: ["_"]), shows: .previous, as: .dismiss),
    ],
    example: Example(
      source: """
        class DetailViewController: UIViewController {
          func close() { dismiss(animated: true) }
        }
        """,
      edges: ["DetailViewController dismiss ?"]))
}
