import NavigationModel

extension Idiom {
  static let iptProxyUI = Idiom(
    name: "iptproxy-ui", framework: "IPtProxyUI",
    summary: "A helper makes an alert, and presents it as well if it is asked to.",
    modules: ["IPtProxyUI"],
    transitions: [
      TransitionPattern(
        .call("present", labels: ["_", "message"]), on: ["AlertHelper"], shows: .fixed("UIAlertController"), as: .alert,
        acceptsUnknownReceiver: false)
    ],
    types: [FrameworkType("AlertHelper", role: .other)],
    members: [FrameworkMember("AlertHelper", "build", "UIAlertController")],
    example: Example(
      source: """
        class BridgesViewController: UIViewController {
          func save() { AlertHelper.present(self, message: "The bridges are saved.") }
        }
        class AccessViewController: UIViewController {
          func revoke() {
            let alert = AlertHelper.build(title: "Revoke the access?")
            alert.addAction(AlertHelper.cancelAction())
            present(alert, animated: true)
          }
        }
        """,
      edges: ["AccessViewController alert UIAlertController", "BridgesViewController alert UIAlertController"]))
}
