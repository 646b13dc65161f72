import NavigationModel

extension Idiom {
  static let uiKitSplit = Idiom(
    name: "uikit-split", framework: "UIKit",
    summary: "Code sets the columns of a split view controller.",
    transitions: [
      TransitionPattern(
        .assignment("viewControllers"), on: ["UISplitViewController"], shows: .value, as: .column,
        acceptsUnknownReceiver: false),
      TransitionPattern(
        .call("setViewController", labels: ["_", "for"]), on: ["UISplitViewController"], shows: .argument("_"),
        as: .column),
    ],
    example: Example(
      source: """
        class RootViewController: UISplitViewController {
          func fill() { setViewController(SidebarViewController(), for: .primary) }
        }
        class SidebarViewController: UIViewController {}
        """,
      edges: ["RootViewController column SidebarViewController"]))
}
