import NavigationModel

extension Idiom {
  static let eureka = Idiom(
    name: "eureka", framework: "Eureka",
    summary: "A row of a form shows a controller when it is selected.",
    modules: ["Eureka"],
    transitions: [
      shows("show", .show), shows("presentModally", .present), shows("popover", .popover),
      TransitionPattern(
        .call("segueName", labels: ["segueName"]), on: ["PresentationMode"], shows: .segue("segueName"), as: .show),
    ],
    types: [
      FrameworkType("PresentationMode", role: .other), FrameworkType("ControllerProvider", role: .other),
    ],
    members: [FrameworkMember("ControllerProvider", "callback", gives: .argument("builder"))],
    example: Example(
      source: """
        class SettingsViewController: FormViewController {
          override func viewDidLoad() {
            form +++ ButtonRow {
              $0.presentationMode = .show(controllerProvider: .callback { AccountViewController() }, onDismiss: nil)
            }
          }
        }
        class AccountViewController: UIViewController {}
        """,
      edges: ["SettingsViewController show AccountViewController"]))

  private static func shows(_ name: String, _ kind: TransitionKind) -> TransitionPattern {
    TransitionPattern(
      .call(name, labels: ["controllerProvider"]), on: ["PresentationMode"], shows: .argument("controllerProvider"),
      as: kind)
  }
}
