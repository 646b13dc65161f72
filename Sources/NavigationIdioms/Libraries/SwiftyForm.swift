import NavigationModel

extension Idiom {
  static let swiftyForm = Idiom(
    name: "swifty-form", framework: "SwiftyFORM",
    summary: "A row of a form makes a controller of a class and shows it when it is selected.",
    modules: ["SwiftyFORM"],
    transitions: [
      TransitionPattern(
        .call("viewController", labels: ["_"]), on: ["ViewControllerFormItem"], shows: .argument("_"), as: .push,
        acceptsUnknownReceiver: false)
    ],
    types: [FrameworkType("ViewControllerFormItem", role: .other)],
    members: [FrameworkMember("ViewControllerFormItem", "title", "ViewControllerFormItem")],
    example: Example(
      source: """
        class SettingsViewController: FormViewController {
          lazy var account = ViewControllerFormItem().title("Account").viewController(AccountViewController.self)
          override func populate(_ builder: FormBuilder) { builder += account }
        }
        class AccountViewController: UIViewController {}
        """,
      edges: ["SettingsViewController push AccountViewController"]))
}
