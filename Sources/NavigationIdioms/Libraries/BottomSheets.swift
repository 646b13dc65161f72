import NavigationModel

extension Idiom {
  static let bottomSheets = Idiom(
    name: "bottom-sheets", framework: "WordPressUI",
    summary: "Code makes a bottom sheet with a screen in it, and shows the sheet from another screen.",
    modules: ["WordPressUI"],
    transitions: [
      TransitionPattern(
        .call("show", labels: ["from"]), on: ["BottomSheetViewController"], shows: .receiver, as: .present,
        acceptsUnknownReceiver: false)
    ],
    types: [
      FrameworkType(
        "BottomSheetViewController", superclass: "UIViewController", role: .container, framework: .uikit,
        contents: ["childViewController": .child])
    ],
    example: Example(
      source: """
        class CouponsViewController: UIViewController {
          func add() {
            let sheet = BottomSheetViewController(childViewController: KindsViewController())
            sheet.show(from: self)
          }
        }
        class KindsViewController: UIViewController {}
        """,
      edges: [
        "BottomSheetViewController child KindsViewController",
        "CouponsViewController present BottomSheetViewController",
      ]))
}
