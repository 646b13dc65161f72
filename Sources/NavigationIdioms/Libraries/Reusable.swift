import NavigationModel

extension Idiom {
  static let reusable = Idiom(
    name: "reusable", framework: "Reusable",
    summary: "Screens that conform to Reusable's protocols make themselves from their storyboard or nib.",
    members: [
      FrameworkMember("StoryboardBased", "instantiate", "Self"),
      FrameworkMember("StoryboardSceneBased", "instantiate", "Self"),
      FrameworkMember("NibLoadable", "loadFromNib", "Self"),
    ],
    example: Example(
      source: """
        class ListViewController: UIViewController {
          func open() { present(DetailViewController.instantiate(), animated: true) }
        }
        class DetailViewController: UIViewController, StoryboardSceneBased {
          static let sceneStoryboard = UIStoryboard(name: "Main", bundle: nil)
        }
        """,
      edges: ["ListViewController present DetailViewController"]))
}
