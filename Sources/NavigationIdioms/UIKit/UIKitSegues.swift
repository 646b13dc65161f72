import NavigationModel

extension Idiom {
  static let uiKitSegues = Idiom(
    name: "uikit-segues", framework: "UIKit",
    summary: "Code performs a segue of the storyboard by its identifier.",
    transitions: [
      TransitionPattern(
        .call("performSegue", labels: ["withIdentifier", "sender"]), shows: .segue("withIdentifier"), as: .show),
      TransitionPattern(
        .call("performSegueWithIdentifier", labels: ["_", "sender"]), shows: .segue("_"), as: .show),
    ],
    example: Example(
      source: """
        class ListViewController: UIViewController {
          func open() { performSegue(withIdentifier: "detail", sender: nil) }
        }
        """,
      edges: ["ListViewController show ?"]))
}
