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

  @Test("holds what the start comes to through other methods, for the route that it asks for")
  func waysOfStart() {
    let app = Fixture(
      """
      protocol Guide { associatedtype Stop; func go(to stop: Stop, animated: Bool); func start() }
      extension Guide { func go(to stop: Stop) { go(to: stop, animated: true) } }
      enum HelpStop { case topics, contact }
      class HelpCoordinator: Guide {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func go(to stop: HelpStop, animated: Bool) {
          switch stop {
          case .topics: showTopics()
          case .contact: showContact()
          }
        }
        func start() { go(to: .topics) }
        private func showTopics() { stack.pushViewController(UIHostingController(rootView: Topics()), animated: true) }
        private func showContact() { stack.pushViewController(UIHostingController(rootView: Contact()), animated: true) }
      }
      struct Topics: View { var body: some View { Text("…") } }
      struct Contact: View { var body: some View { Text("…") } }
      class Home: UIViewController {
        @objc func tap() {
          let stack = UINavigationController()
          let help = HelpCoordinator(stack: stack)
          help.start()
          present(stack, animated: true)
        }
      }
      """)
    #expect(app.missing("UINavigationController root Topics") == [])
    #expect(app.found("UINavigationController root Contact") == [])
  }

  @Test("is the root of the tab in which it is, also in a dictionary by tabs")
  func tabs() {
    let app = Fixture(
      """
      enum Tab: Hashable { case list, help }
      protocol Tabs { func set(_ tabs: [Tab: UINavigationController]) }
      extension UITabBarController: Tabs {
        func set(_ tabs: [Tab: UINavigationController]) {
          viewControllers = tabs.sorted { $0.key.hashValue < $1.key.hashValue }.compactMap { tab in
            tab.value.tabBarItem.title = "…"
            return tab.value
          }
        }
      }
      class ListCoordinator {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.setViewControllers([List()], animated: false) }
      }
      class List: UIViewController {}
      class TabCoordinator {
        let tabs: Tabs
        init(tabs: Tabs) { self.tabs = tabs }
        func start() {
          let stack = UINavigationController()
          ListCoordinator(stack: stack).start()
          tabs.set([.list: stack])
        }
      }
      """)
    #expect(app.missing("TabCoordinator tab UINavigationController\nUINavigationController root List") == [])
  }

  @Test(
    "holds what the start shows, whatever the coordinator is told to push besides, or the starter pushes elsewhere",
    arguments: [
      "flow.start(); flow.showDetail()",
      "add(child: flow); push(Tip())",
    ])
  func besides(_ lines: String) {
    let app = Fixture(
      """
      class Topics: UIViewController {}
      class Detail: UIViewController {}
      class Tip: UIViewController {}
      protocol Coordinator: AnyObject { func start() }
      class HelpCoordinator: Coordinator {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.setViewControllers([Topics()], animated: false) }
        func showDetail() { stack.pushViewController(Detail(), animated: true) }
      }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        var children: [Coordinator] = []
        func start() {}
        func push(_ controller: UIViewController) { navigation.pushViewController(controller, animated: true) }
        func add(child: Coordinator) { children.append(child); child.start() }
        func openHelp() {
          let stack = UINavigationController()
          let flow = HelpCoordinator(stack: stack)
          \(lines)
          navigation.present(stack, animated: true)
        }
      }
      """)
    #expect(app.missing("UINavigationController root Topics") == [])
    #expect(app.found("UINavigationController root Detail") == [])
    #expect(app.found("UINavigationController root Tip") == [])
  }
}
