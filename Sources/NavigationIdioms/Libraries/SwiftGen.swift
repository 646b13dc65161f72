import NavigationModel

extension Idiom {
  static let swiftGen = Idiom(
    name: "swiftgen", framework: "SwiftGen",
    summary: "SwiftGen generates members of StoryboardScene and StoryboardSegue for scenes and segues.",
    transitions: [
      TransitionPattern(.call("perform", labels: ["segue"]), shows: .segue("segue"), as: .show)
    ],
    accessors: [scenes(root: "StoryboardScene"), segues, scenes(root: nil)],
    example: Example(
      source: """
        class ListViewController: UIViewController {
          func open() { perform(segue: StoryboardSegue.Main.detail) }
        }
        """,
      edges: ["ListViewController show ?"]))

  private static let segues = GeneratedAccessor(
    root: "StoryboardSegue", names: .seguesOfStoryboard, identifiers: ["rawValue"])

  /// The name of the outermost enum can be configured.
  private static func scenes(root: String?) -> GeneratedAccessor {
    GeneratedAccessor(
      root: root, names: .scenes, initialScene: ["initialScene", "initialViewController"],
      // SwiftGen 4 had `Main.instantiateDetail()` and `Main.detailScene.viewController()`.
      addedWords: ["instantiate", "scene"], makers: ["instantiate", "viewController"],
      identifiers: ["identifier", "rawValue", "storyboardName"])
  }
}
