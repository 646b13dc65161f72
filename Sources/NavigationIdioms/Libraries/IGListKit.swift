import NavigationModel

extension Idiom {
  static let igListKit = Idiom(
    name: "iglistkit", framework: "IGListKit",
    summary:
      "A screen contains section controllers, as it contains views, and they ask it to show other screens.",
    modules: ["IGListKit", "IGListSwiftKit"],
    types: [
      // It is not a view, but takes the place of one: a controller makes it and is visible when it acts.
      FrameworkType("ListSectionController", superclass: "UIView", role: .other)
    ]
      + ["Binding", "Generic", "Single", "Stacked", "Swift"].map {
        FrameworkType("List\($0)SectionController", superclass: "ListSectionController", role: .other)
      },
    members: [FrameworkMember("ListSectionController", "viewController", "UIViewController")],
    example: Example(
      source: """
        class IssueSectionController: ListSectionController {
          override func didSelectItem(at index: Int) { viewController?.show(IssueViewController(), sender: nil) }
        }
        class IssueViewController: UIViewController {}
        """,
      edges: ["IssueSectionController show IssueViewController"]))
}
