import NavigationModel

extension Idiom {
  static let uiKitPanels = Idiom(
    name: "uikit-panels", framework: "FloatingPanel, PanModal, Presentr",
    summary: "Code presents a library's panel, or sets the screen that the panel contains.",
    transitions: [
      TransitionPattern(
        .call("set", labels: ["contentViewController"]), on: ["FloatingPanelController"],
        shows: .argument("contentViewController"), as: .child, acceptsUnknownReceiver: false),
      TransitionPattern(
        .call("set", labels: ["contentViewController"]), shows: .argument("contentViewController"), as: .child),
      TransitionPattern(
        .call("addPanel", labels: ["toParent"]), on: ["FloatingPanelController"], shows: .receiver, as: .child,
        acceptsUnknownReceiver: false),
      TransitionPattern(.call("presentPanModal", labels: ["_"]), shows: .argument("_"), as: .present),
      TransitionPattern(
        .call("customPresentViewController", labels: ["viewController"]), shows: .argument("viewController"),
        as: .present),
    ],
    types: [
      FrameworkType("FloatingPanelController", superclass: "UIViewController", role: .container, framework: .uikit)
    ],
    example: Example(
      source: """
        class MapViewController: UIViewController {
          let panel = FloatingPanelController()
          override func viewDidLoad() { panel.set(contentViewController: SearchViewController()) }
          func open() { presentPanModal(DetailViewController()) }
          func edit() { customPresentViewController(presenter, viewController: EditViewController(), animated: true) }
        }
        class SearchViewController: UIViewController {}
        class DetailViewController: UIViewController {}
        class EditViewController: UIViewController {}
        """,
      edges: [
        "MapViewController child SearchViewController", "MapViewController present DetailViewController",
        "MapViewController present EditViewController",
      ]))
}
