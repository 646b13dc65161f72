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

  private static let pair = """
    class Topics: UIViewController {}
    class Feed: UIViewController {}
    class HelpCoordinator {
      let stack: UINavigationController
      init(stack: UINavigationController) { self.stack = stack }
      func start() { stack.setViewControllers([Topics()], animated: false) }
    }
    class FeedCoordinator {
      let stack: UINavigationController
      init(stack: UINavigationController) { self.stack = stack }
      func start() { stack.setViewControllers([Feed()], animated: false) }
    }

    """

  @Test(
    "is filled by the method or the property that gives it back, each its own",
    arguments: [
      ("private func makeHelp() -> UINavigationController", "private func makeFeed() -> UINavigationController", "()"),
      ("private var makeHelp: UINavigationController", "private var makeFeed: UINavigationController", ""),
    ])
  func givenBack(_ help: String, _ feed: String, _ call: String) {
    let app = Fixture(
      Self.pair + """
        class TabCoordinator {
          let tabs = UITabBarController()
          var children: [AnyObject] = []
          func start() { tabs.viewControllers = [makeHelp\(call), makeFeed\(call)] }
          \(help) {
            let stack = UINavigationController()
            let flow = HelpCoordinator(stack: stack)
            children.append(flow)
            flow.start()
            return stack
          }
          \(feed) {
            let stack = UINavigationController()
            let flow = FeedCoordinator(stack: stack)
            children.append(flow)
            flow.start()
            return stack
          }
        }
        """)
    #expect(
      app.graph.edges.map(\.id).filter { $0.contains("container:UINavigationController") } == [
        "container:UINavigationController(Feed) root screen:Feed",
        "container:UINavigationController(Topics) root screen:Topics",
        "coordinator:TabCoordinator tab container:UINavigationController(Feed)",
        "coordinator:TabCoordinator tab container:UINavigationController(Topics)",
      ])
  }

  @Test(
    "holds nothing that the starter shows itself, however it hands over the coordinator",
    arguments: [
      ("child: Coordinator, owner: AppCoordinator", "child: flow, owner: self"),
      ("from: AppCoordinator, child: Coordinator", "from: self, child: flow"),
      ("child: Coordinator", "child: flow"),
    ])
  func ownRoot(_ parameters: String, _ arguments: String) {
    let app = Fixture(
      Self.pair + """
        protocol Coordinator: AnyObject { func start() }
        extension HelpCoordinator: Coordinator {}
        class Tip: UIViewController {}
        class AppCoordinator: Coordinator {
          let navigation = UINavigationController()
          var children: [Coordinator] = []
          func start() {}
          func replace(_ controller: UIViewController) { navigation.setViewControllers([controller], animated: true) }
          func add(\(parameters)) { children.append(child); child.start() }
          func openHelp() {
            let stack = UINavigationController()
            let flow = HelpCoordinator(stack: stack)
            add(\(arguments))
            replace(Tip())
            navigation.present(stack, animated: true)
          }
        }
        """)
    #expect(app.missing("UINavigationController root Topics") == [])
    #expect(app.found("UINavigationController root Tip") == [])
  }

  @Test("holds what the start shows by a method that many others call")
  func manyCallers() {
    let others = (0..<70).map { "func later\($0)() { show() }" }
    let app = Fixture(
      """
      class Topics: UIViewController {}
      class HelpCoordinator {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        private func show() { stack.pushViewController(Topics(), animated: true) }
        \(others.joined(separator: "\n  "))
        func start() { show() }
      }
      class Home: UIViewController {
        func open() {
          let stack = UINavigationController()
          HelpCoordinator(stack: stack).start()
          present(stack, animated: true)
        }
      }
      """)
    #expect(app.missing("UINavigationController root Topics") == [])
  }
}
