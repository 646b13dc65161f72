import TestSupport
import Testing

/// Stacks that are shown empty, and filled by the coordinator that is started on them.
@Suite("A stack that a coordinator is started on")
struct StartedStackTests {
  private static let editor = """
    enum Entry { case draft, folder(String) }
    class DraftScreen: UIViewController {}
    class FolderScreen: UIViewController {}
    class WriteFlowCoordinator {
      let entry: Entry
      let stack: UINavigationController
      init(entry: Entry, stack: UINavigationController) { self.entry = entry; self.stack = stack }
      func start() {
        switch entry {
        case .draft: showDraft()
        case .folder: stack.setViewControllers([FolderScreen()], animated: false)
        }
      }
      private func showDraft() { stack.setViewControllers([DraftScreen()], animated: false) }
    }

    """

  @Test(
    "holds only what the coordinator shows for the entry that it is made with",
    arguments: [
      (#".folder("a")"#, "FolderScreen", "DraftScreen"),
      (".draft", "DraftScreen", "FolderScreen"),
    ])
  func entry(_ entry: String, _ shown: String, _ other: String) {
    let app = Fixture(
      Self.editor + """
        class HomeScreen: UIViewController {
          var write: WriteFlowCoordinator?
          @objc func tap() {
            let stack = UINavigationController()
            let flow = WriteFlowCoordinator(entry: \(entry), stack: stack)
            write = flow
            flow.start()
            present(stack, animated: true)
          }
        }
        """)
    #expect(app.missing("UINavigationController root \(shown)") == [])
    #expect(app.found("UINavigationController root \(other)") == [])
    #expect(app.missing("WriteFlowCoordinator root DraftScreen\nWriteFlowCoordinator root FolderScreen") == [])
  }
}
