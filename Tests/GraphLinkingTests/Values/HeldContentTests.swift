import TestSupport
import Testing

@Suite("What a navigation controller holds already")
struct HeldContentTests {
  private func app(_ lines: String) -> Fixture { Fixture(Self.source(lines)) }

  private static func source(_ lines: String) -> String {
    """
    class Form: UIViewController {
      func go(_ count: Int) {
        guard let stack = navigationController else { return }
        \(lines)
      }
    }
    class Done: UIViewController {}
    """
  }

  @Test(
    "is gone back to where the bottom of it is set again",
    arguments: [
      "stack.setViewControllers(Array(stack.viewControllers.dropLast()), animated: true)",
      "stack.setViewControllers(Array(stack.viewControllers[0..<count]), animated: true)",
      "stack.setViewControllers(Array(stack.viewControllers[..<count]), animated: true)",
      "stack.setViewControllers([UIViewController](stack.viewControllers.prefix(2)), animated: true)",
      "let all = stack.viewControllers; stack.setViewControllers(Array(all[0...1]), animated: true)",
      "var all = stack.viewControllers; all.removeLast(); stack.viewControllers = all",
      "var all = stack.viewControllers; all.remove(at: all.count - 1); stack.viewControllers = all",
      "var all = navigationController?.viewControllers ?? []; _ = all.remove(at: all.endIndex - 1); stack.viewControllers = all",
      "var all = stack.viewControllers; let top = all.count - 1; all.remove(at: top); stack.setViewControllers(all, animated: true)",
      "var all = stack.viewControllers; all.remove(at: all.indices.last!); stack.viewControllers = all",
      "var all = stack.viewControllers; all.remove(at: all.index(before: all.endIndex)); stack.viewControllers = all",
      "var all = stack.viewControllers; all.removeSubrange(1..<all.count); stack.viewControllers = all",
      "var all = stack.viewControllers; all.removeSubrange(count...(all.count - 1)); stack.viewControllers = all",
      "stack.viewControllers = stack.viewControllers.dropLast()",
      "var all = stack.viewControllers; all = Array(all.dropLast()); stack.viewControllers = all",
      "var all = stack.viewControllers; all = [UIViewController](all.prefix(1)); stack.viewControllers = all",
      "var all = stack.viewControllers; all.removeAll { $0 == self }; stack.setViewControllers(all, animated: true)",
      "var all = stack.viewControllers; all.removeAll(where: { self === $0 }); stack.setViewControllers(all, animated: count > 1)",
      "stack.setViewControllers(stack.viewControllers.filter { $0 != self }, animated: true)",
      "let rest = stack.viewControllers.filter { item in return item !== self }; stack.setViewControllers(rest, animated: true)",
      "var all = stack.viewControllers; all = all.filter { $0 != self }; stack.setViewControllers(all, animated: true)",
    ])
  func goingBack(lines: String) {
    #expect(app(lines).differences(from: "Form popTo ?") == [])
  }

  @Test(
    "gets more on top of it where it is set with that",
    arguments: [
      "var all = stack.viewControllers; all += [Done()]; stack.viewControllers = all",
      "var all = stack.viewControllers; log(all.prefix(2)); all.append(Done()); stack.setViewControllers(all, animated: true)",
      "stack.setViewControllers(stack.viewControllers + [Done()], animated: true)",
    ])
  func pushing(lines: String) {
    #expect(app(lines).missing("Form push Done") == [])
    #expect(app(lines).edges.count == 1)
  }

  @Test(
    "gets something onto its lowest screen, which stays",
    arguments: [
      "stack.setViewControllers([stack.viewControllers[0], Done()], animated: true)",
      "stack.viewControllers = [stack.viewControllers[0], Done()]",
      "guard let first = stack.viewControllers.first else { return }; stack.viewControllers = [first] + [Done()]",
      """
      guard let form = stack.children.first as? Form else { return }
      let all = [form] + [Done()]
      stack.setViewControllers(all, animated: true)
      """,
    ])
  func puttingOntoBottom(lines: String) {
    #expect(app(lines).edges.map(\.ends) == ["Form push Done"])
  }

  @Test(
    "is set to others on top of the screen that sets it",
    arguments: [
      "stack.setViewControllers([self, Done()], animated: true)",
      "navigationController?.setViewControllers([self, Done()], animated: true)",
      "self.navigationController?.viewControllers = [self, Done()]",
      "if let all = navigationController { all.viewControllers = [self, Done()] }",
    ])
  func puttingOntoSelf(lines: String) {
    #expect(app(lines).edges.map(\.ends) == ["Form root Done"])
  }

  @Test(
    "shows the screen that sets it where that is put into another one",
    arguments: [
      "let other = UINavigationController(); other.viewControllers = [self, Done()]; present(other, animated: true)",
      "UINavigationController().setViewControllers([self, Done()], animated: true)",
    ])
  func puttingElsewhere(lines: String) {
    #expect(app(lines).edges.map(\.destination).contains("Form"))
  }

  @Test(
    "is set to what a function is given, with more on top",
    arguments: [
      "var all = screens; all.append(Done()); stack.setViewControllers(all, animated: true)",
      "var screens = screens; screens += [Done()]; stack.viewControllers = screens",
      "let done = Done(); var all = screens; all.insert(done, at: 0); stack.setViewControllers(all, animated: true)",
      "stack.setViewControllers(screens + [Done()], animated: true)",
    ])
  func puttingOntoGiven(lines: String) {
    let app = Fixture(
      """
      class Leader {
        let stack = UINavigationController()
        func finish(_ screens: [UIViewController]) { \(lines) }
      }
      class Form: UIViewController {
        let leader = Leader()
        var earlier: [UIViewController] { navigationController?.viewControllers ?? [] }
        func tap() { leader.finish(earlier) }
      }
      class List: UIViewController {
        let leader = Leader()
        func tap() { leader.finish([Form()]) }
      }
      class Done: UIViewController {}
      """)
    #expect(app.missing("Leader root Done\nForm root Done\nList root Form\nList root Done") == [])
  }

  @Test("gets what a helper is given onto its lowest screen", arguments: ["[UIViewController]", "UIViewController..."])
  func puttingGivenOntoBottom(parameter: String) {
    let given = parameter.hasSuffix("...") ? "Done()" : "[Done()]"
    let added = """

      extension Form {
        func put(_ screens: \(parameter)) {
          guard let stack = navigationController, let form = stack.children.first as? Form else { return }
          let all = [form] + screens
          stack.setViewControllers(all, animated: true)
        }
      }
      """
    let app = Fixture(Self.source("put(\(given))") + added)
    #expect(app.edges.map(\.ends) == ["Form push Done"])
  }

  @Test(
    "gets another root where what stays is another screen, or of another stack",
    arguments: [
      "stack.viewControllers = [Form(), Done()]",
      "let other = UINavigationController(); stack.setViewControllers([other.viewControllers[0], Done()], animated: true)",
      "var all = [stack.viewControllers[0], Done()]; all.reverse(); stack.viewControllers = all",
      "stack.viewControllers = [stack.viewControllers[count], Done()]",
    ])
  func puttingOntoOthers(lines: String) {
    #expect(app(lines).edges(.push) == [])
    #expect(app(lines).edges(.root).contains("Form root Done"))
  }

  @Test(
    "shows nothing new where all but the top goes",
    arguments: [
      "stack.viewControllers = [stack.viewControllers.last!]",
      "let top = stack.viewControllers; stack.setViewControllers([top[count]], animated: false)",
      "stack.viewControllers = Array(stack.viewControllers.lastElements(1))",
    ])
  func trimming(lines: String) {
    let added = "\nextension Array { func lastElements(_ count: Int) -> ArraySlice<Element> { suffix(count) } }"
    #expect(Fixture(Self.source(lines) + added).differences(from: "") == [])
  }

  @Test(
    "shows nothing new where some of it is taken out that may be covered",
    arguments: [
      "stack.setViewControllers(stack.viewControllers.filter { $0 != self }, animated: false)",
      "stack.viewControllers = stack.viewControllers.filter { $0 != self }",
      "stack.setViewControllers(stack.viewControllers.filter { !($0 is Done) }, animated: true)",
      "stack.setViewControllers(stack.viewControllers.filter { $0 == self }, animated: true)",
      "var all = stack.viewControllers; all.removeAll { $0 is Done }; stack.setViewControllers(all, animated: true)",
      "var all = stack.viewControllers; all.remove(at: all.count - 2); stack.viewControllers = all",
      "var all = stack.viewControllers; all.remove(at: stack.children.count - 1); stack.viewControllers = all",
      "var all = stack.viewControllers; all.removeSubrange(0..<count); stack.viewControllers = all",
      "var all = stack.viewControllers; all.removeSubrange(0...all.count - 2); stack.viewControllers = all",
      "var all = stack.viewControllers; if count > 1 { all = all.filter { $0 != self } }; stack.setViewControllers(all, animated: true)",
    ])
  func choosing(lines: String) {
    #expect(app(lines).differences(from: "") == [])
  }

  @Test("shows nothing new where a screen takes itself out that another one covers")
  func covered() {
    let pushing = """
      stack.pushViewController(Done(), animated: true)
      stack.setViewControllers(stack.viewControllers.filter { $0 != self }, animated: true)
      """
    #expect(app(pushing).differences(from: "Form push Done") == [])
    let app = Fixture(
      """
      class Form: UIViewController {
        override func viewDidDisappear(_ animated: Bool) {
          guard let stack = navigationController else { return }
          stack.setViewControllers(stack.viewControllers.filter { $0 != self }, animated: animated)
        }
      }
      """)
    #expect(app.differences(from: "") == [])
  }

  @Test("is told to be made of itself where a local is set to something unknown of it")
  func ofItself() {
    let lines = "var all = stack.viewControllers; all = all.mixed(); stack.setViewControllers(all, animated: true)"
    let reasons = app(lines).reasons(of: "setViewControllers")
    #expect(reasons.count == 1)
    #expect(!reasons.contains { $0.contains("not declared") })
  }

  @Test(
    "is not shown by who puts something onto it",
    arguments: [
      "var all = stack.viewControllers.filter { $0 != self }; all.append(Done()); stack.setViewControllers(all, animated: true)",
      "stack.setViewControllers(Array(stack.viewControllers[0...count]) + [Done()], animated: true)",
      "var all = stack.viewControllers; if count > 1 { all.removeLast() }; all += [Done()]; stack.viewControllers = all",
    ])
  func putting(lines: String) {
    #expect(app(lines).differences(from: "Form root Done") == [])
  }

  @Test(
    "has something else in the place of its top",
    arguments: [
      "var all = stack.viewControllers; all.removeLast(); all += [Done()]; stack.viewControllers = all",
      "var all = stack.viewControllers; all.removeLast(count); all.append(Done()); stack.setViewControllers(all, animated: true)",
      "var all = stack.viewControllers; _ = all.popLast(); all.append(Done()); stack.setViewControllers(all, animated: true)",
      "var all = stack.viewControllers; all.remove(at: all.count - 1); all.append(Done()); stack.viewControllers = all",
      "var all = stack.viewControllers; all.removeSubrange(1..<all.endIndex); all += [Done()]; stack.viewControllers = all",
      "stack.setViewControllers(stack.viewControllers.dropLast() + [Done()], animated: true)",
      "stack.viewControllers = Array(stack.viewControllers.dropLast(2)) + [Done()]",
      "var all = stack.viewControllers; all[all.count - 1] = Done(); stack.setViewControllers(all, animated: true)",
      "var all = stack.viewControllers; all[all.endIndex - 1] = Done(); stack.viewControllers = all",
      "var all = stack.viewControllers; let top = all.count - 1; all[top] = Done(); stack.viewControllers = all",
      "var all = stack.viewControllers; all[stack.viewControllers.count - 1] = Done(); stack.viewControllers = all",
      """
      var all = stack.viewControllers
      if all.last === self { all.removeLast() }
      if all.last is Form { all.removeLast() }
      all.append(Done())
      stack.setViewControllers(all, animated: true)
      """,
      "if var all = navigationController?.viewControllers { all.removeLast(); all.append(Done()); stack.viewControllers = all }",
    ])
  func exchanging(lines: String) {
    #expect(app(lines).edges.map(\.ends) == ["Form replace Done"])
    #expect(app(lines).graph.edges.map(\.stackEffect) == [.exchange])
  }

  @Test(
    "has nothing else in the place of its top where another array is counted, or one that is longer by then",
    arguments: [
      "var all = stack.viewControllers; all[others.count - 1] = Done(); stack.viewControllers = all",
      "var all = stack.viewControllers; all.removeFirst(); all[stack.viewControllers.count - 1] = Done(); stack.viewControllers = all",
    ])
  func otherCounts(lines: String) {
    #expect(app(lines).found("Form replace Done") == [])
  }

  @Test(
    "has something else in the place of its top where a helper of its own is asked for that",
    arguments: [
      "var viewControllers = viewControllers; viewControllers.removeLast(count); viewControllers.append(screen); setViewControllers(viewControllers, animated: true)",
      "var viewControllers = self.viewControllers; viewControllers.removeLast(); viewControllers.append(screen); self.viewControllers = viewControllers",
      "var all = viewControllers; all[all.count - 1] = screen; setViewControllers(all, animated: true)",
      "var all = viewControllers; all[viewControllers.count - 1] = screen; setViewControllers(all, animated: true)",
      "var all = viewControllers; let top = self.viewControllers.count - 1; all[top] = screen; viewControllers = all",
      "setViewControllers(viewControllers.dropLast() + [screen], animated: true)",
    ])
  func helpers(lines: String) {
    let app = Fixture(
      """
      extension UINavigationController {
        func replaceLast(_ count: Int = 1, with screen: UIViewController) { \(lines) }
      }
      class Form: UIViewController {
        func done() { navigationController?.replaceLast(2, with: Done()) }
        func stop() { let other = UINavigationController(rootViewController: Form()); other.replaceLast(with: Stop()) }
      }
      class Flow {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func go() { stack.replaceLast(with: Done()) }
      }
      class Done: UIViewController {}
      class Stop: UIViewController {}
      """)
    #expect(app.edges(.replace) == ["Flow replace Done", "Form replace Done", "Form replace Stop"])
    #expect(app.graph.edges.filter { $0.stackEffect == .exchange }.map(\.id) == ["screen:Form replace screen:Done"])
  }

  @Test(
    "gets what its own case puts there, and not that of another",
    arguments: [
      "switch step { case .done: all[all.count - 1] = Done(); setViewControllers(all, animated: true)\ncase .stop: all[all.count - 1] = Stop(); setViewControllers(all, animated: true) }",
      "switch step { case .done: all.removeLast(); all.append(Done()); viewControllers = all\ndefault: all.removeLast(); all.append(Stop()); viewControllers = all }",
      "if step == .done { all.removeLast(); all.append(Done()); viewControllers = all } else { all.removeLast(); all.append(Stop()); viewControllers = all }",
    ])
  func cases(lines: String) {
    let app = Fixture(
      """
      enum Step { case done, stop }
      class Stack: UINavigationController {
        func go(_ step: Step) { var all = viewControllers; \(lines) }
      }
      class Form: UIViewController { func tap() { (navigationController as? Stack)?.go(.done) } }
      class Other: UIViewController { func tap() { (navigationController as? Stack)?.go(.stop) } }
      class Done: UIViewController {}
      class Stop: UIViewController {}
      """)
    #expect(
      app.edges(.replace) == ["Form replace Done", "Other replace Stop", "Stack replace Done", "Stack replace Stop"])
    #expect(
      app.graph.edges.filter { $0.stackEffect == .exchange }.map(\.id) == [
        "screen:Form replace screen:Done", "screen:Other replace screen:Stop",
      ])
  }

  @Test("gets more on top of it by a helper of its own")
  func pushingHelper() {
    let app = Fixture(
      """
      extension UINavigationController {
        func add(_ screen: UIViewController) {
          var viewControllers = viewControllers
          viewControllers.append(screen)
          setViewControllers(viewControllers, animated: true)
        }
      }
      class Form: UIViewController { func done() { navigationController?.add(Done()) } }
      class Done: UIViewController {}
      """)
    #expect(app.edges.map(\.ends) == ["Form push Done"])
  }

  @Test("has what takes the place of a part of it, as of the first that it shows", arguments: ["0", "count"])
  func replacing(index: String) {
    let lines = "var all = stack.viewControllers; all[\(index)] = Done(); stack.setViewControllers(all, animated: true)"
    #expect(app(lines).edges(.popTo) == [])
    #expect(app(lines).edges(.root) == ["Form root Done"])
  }

  @Test(
    "has what takes the place of one of the screens that it shows side by side",
    arguments: [
      "guard var all = viewControllers else { return }; all[index] = page; setViewControllers(all, animated: true)",
      "var all = viewControllers!; all[index] = page; viewControllers = all",
      "if var all = self.viewControllers { all[index] = page; self.viewControllers = all }",
      "guard var viewControllers else { return }; viewControllers[0] = page; self.viewControllers = viewControllers",
      "viewControllers?[index] = page", "self.viewControllers![0] = page",
    ])
  func tabs(lines: String) {
    let app = Fixture(
      """
      protocol TabsView: AnyObject { func replace(at index: Int, with page: UIViewController) }
      class Tabs: UITabBarController, TabsView {
        let presenter: Presenter
        init(presenter: Presenter) {
          self.presenter = presenter
          super.init(nibName: nil, bundle: nil)
        }
        func replace(at index: Int, with page: UIViewController) { \(lines) }
        @objc func tapped() { presenter.tapped(on: self) }
      }
      class Presenter { func tapped(on view: TabsView) { Factory.reload(view) } }
      enum Factory {
        static func done() -> UIViewController { UINavigationController(rootViewController: Done()) }
        static func reload(_ view: TabsView) { view.replace(at: 0, with: done()) }
      }
      class Done: UIViewController {}
      """)
    #expect(
      app.differences(
        from: """
          Tabs tab UINavigationController
          UINavigationController root Done
          """) == [])
  }

  @Test(
    "has what takes the place of one of them in a container that other code fills",
    arguments: [
      "guard var all = tabs.viewControllers else { return }; all[1] = Done(); tabs.viewControllers = all",
      "tabs.viewControllers?[1] = Done()",
    ])
  func otherTabs(lines: String) {
    let app = Fixture(
      """
      class Main: UIViewController {
        let tabs: UITabBarController
        init(tabs: UITabBarController) {
          self.tabs = tabs
          super.init(nibName: nil, bundle: nil)
        }
        func fill() { \(lines) }
      }
      class Columns: UISplitViewController { func fill() { \(lines.replacing("tabs.", with: "")) } }
      class Done: UIViewController {}
      """)
    #expect(app.differences(from: "Main tab Done\nColumns column Done") == [])
  }

  @Test(
    "has nothing new where its own screens change places, or where another array gets one",
    arguments: [
      "guard var all = viewControllers else { return }; all[0] = all[1]; viewControllers = all",
      "guard var all = viewControllers else { return }; all[0] = viewControllers![1]; viewControllers = all",
      "let old = viewControllers![1]; viewControllers![0] = old",
      "var viewControllers = [UIViewController](); viewControllers[0] = Done(); keep(viewControllers)",
      "var others = viewControllers!; others[0] = Done(); let all = viewControllers!; viewControllers = all",
    ])
  func sameTabs(lines: String) {
    let app = Fixture(
      """
      class Tabs: UITabBarController { func fill() { \(lines) } }
      class Done: UIViewController {}
      """)
    #expect(app.differences(from: "") == [])
  }

  @Test(
    "is not what somebody else gives it under the same name",
    arguments: [
      "func fill(_ viewControllers: [UIViewController]) {",
      "let fill = { (viewControllers: [UIViewController]) in",
    ])
  func arguments(opening: String) {
    let app = Fixture(
      """
      class Stack: UINavigationController {
        func open() {
          \(opening) self.setViewControllers(viewControllers, animated: false) }
          fill([Done()])
        }
      }
      class Done: UIViewController {}
      """)
    #expect(app.edges(.root) == ["Stack root Done"])
  }

  @Test("is nothing new in a container of the program's own either")
  func ownContainers() {
    let app = Fixture(
      """
      class Box: UIViewController {
        private(set) var viewControllers: [UIViewController] = []
        func setViewControllers(_ list: [UIViewController], animated: Bool) {
          for child in list where !viewControllers.contains(child) { addChild(child) }
          viewControllers = list
        }
      }
      class Flow {
        let box: Box
        var shown: UIViewController?
        init(box: Box) { self.box = box }
        func start() {
          let welcome = Welcome()
          shown = welcome
          box.setViewControllers([welcome], animated: true)
        }
        func back() {
          guard let shown, let index = box.viewControllers.firstIndex(of: shown) else { return }
          box.setViewControllers(Array(box.viewControllers[0..<index]), animated: true)
        }
      }
      class Welcome: UIViewController {}
      """)
    #expect(app.differences(from: "Flow child Welcome via Box") == [])
  }

  @Test(
    "is nothing new where a part of it stays",
    arguments: [
      "guard let last = stack.viewControllers.last else { return }; stack.viewControllers = [last]",
      """
      let kept = [stack.viewControllers.first, stack.viewControllers.last].compactMap { $0 }
      stack.setViewControllers(kept, animated: true)
      """,
      "pages.setViewControllers(pages.viewControllers, direction: .forward, animated: false)",
    ])
  func keptElements(_ line: String) {
    let app = Fixture(
      """
      class Form: UIViewController {
        let stack: UINavigationController
        let pages: UIPageViewController
        func clean() {
          \(line)
        }
      }
      """)
    #expect(app.edges.filter { !$0.kind.goesBack } == [])
  }

  @Test("is nothing new in another container of the same screen")
  func movedStacks() {
    let app = Fixture(
      """
      class Columns {
        let menu: UINavigationController
        let detail: UINavigationController
        func collapse() {
          var all = menu.viewControllers
          all += detail.viewControllers
          menu.setViewControllers(all, animated: false)
        }
      }
      """)
    #expect(app.edges.filter { !$0.kind.goesBack } == [])
  }
}
