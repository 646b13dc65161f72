import NavigationModel

extension Idiom {
  static let uiKitPush = Idiom(
    name: "uikit-push", framework: "UIKit",
    summary: "A navigation controller pushes a screen, or a screen lets its container decide how to show another one.",
    transitions: [
      TransitionPattern(
        .call("pushViewController", labels: ["_", "animated"]), shows: .argument("_"), as: .push),
      TransitionPattern(.call("show", labels: ["_", "sender"]), shows: .argument("_"), as: .show),
      TransitionPattern(
        .call("showViewController", labels: ["_", "sender"]), shows: .argument("_"), as: .show),
      TransitionPattern(
        .call("showDetailViewController", labels: ["_", "sender"]), shows: .argument("_"), as: .showDetail),
    ],
    example: Example(
      source: """
        class ListViewController: UIViewController {
          func open() { navigationController?.pushViewController(DetailViewController(), animated: true) }
          func compare() { showDetailViewController(DetailViewController(), sender: self) }
        }
        class DetailViewController: UIViewController {}
        """,
      edges: ["ListViewController push DetailViewController", "ListViewController showDetail DetailViewController"]))
}
