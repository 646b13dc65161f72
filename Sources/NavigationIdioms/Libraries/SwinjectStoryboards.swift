import NavigationModel

extension Idiom {
  static let swinjectStoryboards = Idiom(
    name: "swinject-storyboards", framework: "SwinjectStoryboard",
    summary: "SwinjectStoryboard makes storyboards, and injects the dependencies of their scenes.",
    types: [FrameworkType("SwinjectStoryboard", superclass: "UIStoryboard", role: .other)],
    members: [FrameworkMember("SwinjectStoryboard", "create", "Self")],
    example: Example(
      source: """
        class ListViewController: UIViewController {
          func open() {
            let storyboard = SwinjectStoryboard.create(name: "Main", bundle: nil)
            present(storyboard.instantiateInitialViewController()!, animated: true)
          }
        }
        """,
      edges: ["ListViewController present ?"]))
}
