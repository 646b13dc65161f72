import NavigationModel

extension Idiom {
  static let uiKitPresentation = Idiom(
    name: "uikit-presentation", framework: "UIKit",
    summary: "A screen presents another screen modally.",
    transitions: [
      TransitionPattern(.call("present", labels: ["_", "animated"]), shows: .argument("_"), as: .present),
      // The name that Swift 2 gave it, still found in old apps.
      TransitionPattern(
        .call("presentViewController", labels: ["_", "animated"]), shows: .argument("_"), as: .present),
    ],
    example: Example(
      source: """
        class ListViewController: UIViewController {
          func edit() {
            let navigation = UINavigationController(rootViewController: EditViewController())
            present(navigation, animated: true)
          }
        }
        class EditViewController: UIViewController {}
        """,
      edges: [
        "ListViewController present UINavigationController", "UINavigationController root EditViewController",
      ]))
}
