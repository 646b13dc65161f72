import NavigationModel

extension Idiom {
  static let rSwift = Idiom(
    name: "r-swift", framework: "R.swift",
    summary: "R.swift generates members of R for storyboards, scenes and segues.",
    accessors: [
      GeneratedAccessor(
        root: "R.storyboard", names: .scenes,
        initialScene: ["instantiateInitialViewController", "initialViewController", "initialController"],
        identifiers: ["identifier", "name"]),
      GeneratedAccessor(root: "R.segue", names: .seguesOfClass, identifiers: ["identifier"]),
    ],
    example: Example(
      source: """
        class ListViewController: UIViewController {
          func open() { present(R.storyboard.main.detail()!, animated: true) }
        }
        """,
      edges: ["ListViewController present ?"]))
}
