import TestSupport
import Testing

@Suite("What a navigation controller holds already")
struct HeldContentTests {
  private func app(_ lines: String) -> Fixture {
    Fixture(
      """
      class Form: UIViewController {
        func go(_ count: Int) {
          guard let stack = navigationController else { return }
          \(lines)
        }
      }
      class Done: UIViewController {}
      """)
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
      "stack.viewControllers = stack.viewControllers.dropLast()",
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

  @Test("shows nothing new where some of it is taken out")
  func choosing() {
    let lines = "stack.setViewControllers(stack.viewControllers.filter { $0 != self }, animated: true)"
    #expect(app(lines).differences(from: "") == [])
  }

  @Test(
    "is not shown by who puts something onto it",
    arguments: [
      "var all = stack.viewControllers.filter { $0 != self }; all.append(Done()); stack.setViewControllers(all, animated: true)",
      "var all = stack.viewControllers; all.removeLast(); all += [Done()]; stack.viewControllers = all",
      "stack.setViewControllers(stack.viewControllers.dropLast() + [Done()], animated: true)",
    ])
  func putting(lines: String) {
    #expect(app(lines).differences(from: "Form root Done") == [])
  }

  @Test("is not known where something takes the place of a part of it")
  func replacing() {
    let lines = "var all = stack.viewControllers; all[0] = Done(); stack.setViewControllers(all, animated: true)"
    #expect(app(lines).edges(.popTo) == [])
    #expect(app(lines).edges(.root) == ["Form root ?"])
  }

  @Test(
    "is not what somebody else gives it under the same name",
    arguments: [
      ("func fill(_ viewControllers: [UIViewController])", "Stack root Done"),
      // What a local closure is given is not followed, but told.
      ("let fill = { (viewControllers: [UIViewController]) in", "Stack root ?"),
    ])
  func arguments(opening: String, edge: String) {
    let app = Fixture(
      """
      class Stack: UINavigationController {
        func open() {
          \(opening) \(opening.hasSuffix("in") ? "" : "{") self.setViewControllers(viewControllers, animated: false) }
          fill([Done()])
        }
      }
      class Done: UIViewController {}
      """)
    #expect(app.edges(.root) == [edge])
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
}
