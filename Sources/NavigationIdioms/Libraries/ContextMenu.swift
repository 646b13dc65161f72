import NavigationModel

extension Idiom {
  static let contextMenu = Idiom(
    name: "context-menu", framework: "ContextMenu",
    summary: "Code shows a screen as a menu over another screen.",
    modules: ["ContextMenu"],
    transitions: [
      TransitionPattern(
        .call("show", labels: ["sourceViewController", "viewController"]), shows: .argument("viewController"),
        as: .present),
      TransitionPattern(.call("showContextualMenu", labels: ["_"]), shows: .argument("_"), as: .present),
    ],
    example: Example(
      source: """
        class BranchViewController: UIViewController {
          func filter() { ContextMenu.shared.show(sourceViewController: self, viewController: FilterViewController()) }
          func help() { showContextualMenu(HelpViewController()) }
        }
        class FilterViewController: UIViewController {}
        class HelpViewController: UIViewController {}
        """,
      edges: ["BranchViewController present FilterViewController", "BranchViewController present HelpViewController"]))
}
