import NavigationModel

extension Idiom {
  static let uiKitSplit = Idiom(
    name: "uikit-split", framework: "UIKit",
    summary: "A split view controller gets its columns.",
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
