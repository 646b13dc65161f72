import TestSupport
import Testing

@Suite("IGListKit")
struct IGListKitTests {
  @Test("leads from the screen that makes a section controller to what the section controller shows")
  func sectionControllers() {
    let app = Fixture(
      """
      import IGListKit
      class IssuesViewController: UIViewController, ListAdapterDataSource {
        func listAdapter(_ adapter: ListAdapter, sectionControllerFor object: Any) -> ListSectionController {
          IssueSectionController()
        }
      }
      final class IssueSectionController: ListGenericSectionController<Issue> {
        override func didSelectItem(at index: Int) { viewController?.show(IssueViewController(), sender: nil) }
      }
      class IssueViewController: UIViewController {}
      """)
    #expect(app.missing("IssueSectionController show IssueViewController") == [])
    #expect(app.flows == ["IssuesViewController show IssueViewController via IssueSectionController"])
  }
}
