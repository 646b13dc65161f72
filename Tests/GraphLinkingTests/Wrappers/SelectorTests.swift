import TestSupport
import Testing

/// A method that an extension adds to all screens is called by its selector for the screen that names it.
@Suite("A method of all screens that is called by its selector")
struct SelectorTests {
  private static let help = """
    class Help: UIViewController {}
    extension UIViewController {
      @objc func showHelp(_ sender: Any) { present(Help(), animated: true) }
      @objc func goBack() { dismiss(animated: true) }
    }
    """

  @Test(
    "is a transition of whoever names it as an action",
    arguments: [
      "button.addTarget(self, action: #selector(showHelp), for: .touchUpInside)",
      "button.addTarget(self, action: #selector(showHelp(_:)), for: .touchUpInside)",
      "button.addTarget(self, action: #selector(self.showHelp(_:)), for: .touchUpInside)",
      "item = UIBarButtonItem(title: \"…\", style: .plain, target: self, action: #selector(showHelp))",
      "view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(List.showHelp(_:))))",
      "addKeyCommand(UIKeyCommand(title: \"…\", action: #selector(showHelp), input: \"h\"))",
      "perform(#selector(showHelp), with: nil, afterDelay: 1)",
      "undoManager?.registerUndo(withTarget: self, selector: #selector(showHelp), object: nil)",
      "UIApplication.shared.sendAction(#selector(showHelp), to: self, from: nil, for: nil)",
      "let other = UIBarButtonItem(); other.target = self; other.action = #selector(showHelp)",
    ])
  func action(_ line: String) {
    let app = Fixture(
      """
      \(Self.help)
      class List: UIViewController {
        let button = UIButton()
        var item: UIBarButtonItem?
        override func viewDidLoad() {
          \(line)
        }
      }
      """)
    #expect(app.edges(.present) == ["List present Help", "UIViewController present Help"])
  }

  @Test(
    "is one through functions that hand the selector on to a control",
    arguments: [
      "addButton(action: #selector(showHelp))",
      "item = UIBarButtonItem(owner: self, action: #selector(showHelp))",
      "item = makeItem(for: self, selector: #selector(showHelp))",
      "item = HelpItem(title: \"…\", style: .plain, target: self, action: #selector(showHelp))",
    ])
  func handedOn(_ line: String) {
    let app = Fixture(
      """
      \(Self.help)
      extension UIBarButtonItem {
        convenience init(owner: Any, action: Selector) {
          self.init(title: "…", style: .plain, target: owner, action: action)
        }
      }
      class HelpItem: UIBarButtonItem {}
      func makeItem(for target: Any, selector: Selector) -> UIBarButtonItem {
        UIBarButtonItem(owner: target, action: selector)
      }
      class List: UIViewController {
        let button = UIButton()
        var item: UIBarButtonItem?
        func fill() { \(line) }
        func addButton(action: Selector) { button.addTarget(self, action: action, for: .touchUpInside) }
      }
      """)
    #expect(app.edges(.present) == ["List present Help", "UIViewController present Help"])
  }

  @Test("is one of each screen that an extension of all screens gives a button for it")
  func button() {
    let app = Fixture(
      """
      \(Self.help)
      extension UIViewController {
        func addHelpButton() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "…", style: .plain, target: self, action: #selector(showHelp))
        }
      }
      class List: UIViewController { override func viewDidLoad() { addHelpButton() } }
      class Detail: UIViewController {}
      """)
    #expect(app.edges(.present) == ["List present Help", "UIViewController present Help"])
  }

  @Test("may take the screen back")
  func back() {
    let app = Fixture(
      """
      \(Self.help)
      class List: UIViewController {
        func fill(_ button: UIButton) { button.addTarget(self, action: #selector(goBack), for: .touchUpInside) }
      }
      """)
    #expect(app.missing("List dismiss ?") == [])
  }

  @Test(
    "is none of who only compares or keeps its selector, takes it back, calls it on others, has such a method, or listens",
    arguments: [
      "if action == #selector(showHelp) { return }",
      "button.addTarget(other, action: #selector(UIViewController.showHelp), for: .touchUpInside)",
      "button.addTarget(nil, action: #selector(UIViewController.showHelp), for: .touchUpInside)",
      "other.perform(#selector(showHelp))",
      "NotificationCenter.default.addObserver(self, selector: #selector(showHelp), name: .asked, object: nil)",
      "button.removeTarget(self, action: #selector(showHelp), for: .touchUpInside)",
      "NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(showHelp), object: nil)",
      "undoManager?.registerUndo(withTarget: other, selector: #selector(showHelp), object: nil)",
      "UIApplication.shared.sendAction(#selector(showHelp), to: other, from: nil, for: nil)",
      "item.target = other; item.action = #selector(showHelp)",
      "log(action: #selector(showHelp))",
      "self.log(action: #selector(showHelp))",
      "add(other, action: #selector(showHelp))",
      "entries.append(Entry(title: \"…\", action: #selector(showHelp)))",
      "kind = .button(action: #selector(showHelp))",
      "button.addTarget(self, action: #selector(goBack), for: .touchUpInside)",
      "}; @objc func showHelp() {}; func more() { button.addTarget(self, action: #selector(showHelp), for: .allEvents)",
    ])
  func others(_ line: String) {
    let app = Fixture(
      """
      \(Self.help)
      struct Entry { let title: String; let action: Selector }
      enum Kind { case button(action: Selector) }
      class List: UIViewController {
        let button = UIButton()
        let item = UIBarButtonItem()
        var other: UIViewController
        var entries: [Entry] = []
        var kind: Kind?
        func log(action: Selector) { print(action) }
        func add(_ target: Any, action: Selector) { button.addTarget(target, action: action, for: .touchUpInside) }
        func fill(_ action: Selector) {
          \(line)
        }
      }
      """)
    #expect(app.edges(.present) == ["UIViewController present Help"])
  }
}
