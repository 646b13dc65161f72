import NavigationModel

extension Idiom {
  static let uiKitPanels = Idiom(
    name: "uikit-panels", framework: "FloatingPanel, PanModal",
    summary: "A panel of a library is presented, or is given the screen that it holds.",
    transitions: [
      TransitionPattern(
        .call("set", labels: ["contentViewController"]), shows: .argument("contentViewController"), as: .child),
      TransitionPattern(.call("presentPanModal", labels: ["_"]), shows: .argument("_"), as: .present),
    ],
    example: Example(
      source: """
        class MapViewController: UIViewController {
          let panel = FloatingPanelController()
          override func viewDidLoad() { panel.set(contentViewController: SearchViewController()) }
          func open() { presentPanModal(DetailViewController()) }
        }
        class SearchViewController: UIViewController {}
        class DetailViewController: UIViewController {}
        """,
      edges: ["MapViewController child SearchViewController", "MapViewController present DetailViewController"]))
}
