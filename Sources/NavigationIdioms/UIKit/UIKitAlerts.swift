import NavigationModel

extension Idiom {
  static let uiKitAlerts = Idiom(
    name: "uikit-alerts", framework: "UIKit",
    summary: "Alerts and action sheets. Code presents them like screens; pictures leave them out by default.",
    transitions: [
      TransitionPattern(
        .call("show", labels: []), on: ["UIAlertView", "UIActionSheet"], shows: .receiver, as: .alert,
        acceptsUnknownReceiver: false)
    ],
    types: [
      FrameworkType("UIAlertController", superclass: "UIViewController", role: .alert, framework: .uikit),
      FrameworkType("UIAlertView", role: .alert, framework: .uikit),
      FrameworkType("UIActionSheet", role: .alert, framework: .uikit),
    ],
    example: Example(
      source: """
        class ListViewController: UIViewController {
          func warn() {
            let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
            present(alert, animated: true)
          }
        }
        """,
      edges: ["ListViewController alert UIAlertController"]))
}
