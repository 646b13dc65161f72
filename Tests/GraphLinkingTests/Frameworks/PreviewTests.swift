import TestSupport
import Testing

@Suite("Previews")
struct PreviewTests {
  @Test(
    "open what the same delegate gave for them",
    arguments: [
      "_ context: UIViewControllerPreviewing, commit shown: UIViewController",
      "previewingContext: UIViewControllerPreviewing, commitViewController shown: UIViewController",
    ])
  func commit(_ parameters: String) {
    let app = Fixture(
      """
      class List: UIViewController, UIViewControllerPreviewingDelegate {
        func previewingContext(
          _ context: UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
        ) -> UIViewController? {
          guard isReady else { return nil }
          return Detail()
        }
        func previewingContext(\(parameters)) { show(shown, sender: self) }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "List show Detail [inferred]") == [])
  }

  @Test(
    "of context menus open what the menu was made with",
    arguments: [
      "UIContextMenuConfiguration(identifier: nil, previewProvider: { Detail() }, actionProvider: { _ in nil })",
      "UIContextMenuConfiguration(identifier: nil) { Detail() }",
      "UIContextMenuConfiguration(identifier: nil, previewProvider: preview) { _ in nil }",
      "UIContextMenuConfiguration(identifier: nil, previewProvider: self.preview) { _ in nil }",
      "UIContextMenuConfiguration(identifier: nil, previewProvider: { self.preview() }) { _ in nil }",
    ])
  func contextMenu(_ menu: String) {
    let app = Fixture(
      """
      class List: UITableViewController {
        override func tableView(
          _ table: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
          \(menu)
        }
        override func tableView(
          _ table: UITableView, willPerformPreviewActionForMenuWith menu: UIContextMenuConfiguration,
          animator: UIContextMenuInteractionCommitAnimating
        ) {
          guard let shown = animator.previewViewController else { return }
          animator.addCompletion { self.show(shown, sender: self) }
        }
        private func preview() -> UIViewController? { Detail() }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "List show Detail [inferred]") == [])
  }

  @Test("whose menu has none leave open what is shown")
  func noPreview() {
    let app = Fixture(
      """
      class List: UIViewController, UIContextMenuInteractionDelegate {
        func contextMenuInteraction(
          _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith menu: UIContextMenuConfiguration,
          animator: UIContextMenuInteractionCommitAnimating
        ) {
          guard let shown = animator.previewViewController else { return }
          show(shown, sender: self)
        }
      }
      """)
    #expect(app.differences(from: "List show ? [inferred]") == [])
  }
}
