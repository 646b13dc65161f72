import NavigationModel

extension Idiom {
  static let uiKitSegues = Idiom(
    name: "uikit-segues", framework: "UIKit",
    summary: "Code performs a storyboard segue by its identifier.",
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
