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
    "is none of those that only compare its selector, call it on others, have a method of that name, or listen",
    arguments: [
      "if action == #selector(showHelp) { return }",
      "button.addTarget(other, action: #selector(UIViewController.showHelp), for: .touchUpInside)",
      "button.addTarget(nil, action: #selector(UIViewController.showHelp), for: .touchUpInside)",
      "other.perform(#selector(showHelp))",
      "NotificationCenter.default.addObserver(self, selector: #selector(showHelp), name: .asked, object: nil)",
      "button.addTarget(self, action: #selector(goBack), for: .touchUpInside)",
      "}; @objc func showHelp() {}; func more() { button.addTarget(self, action: #selector(showHelp), for: .allEvents)",
    ])
  func others(_ line: String) {
    let app = Fixture(
      """
      \(Self.help)
      class List: UIViewController {
        let button = UIButton()
        var other: UIViewController
        func fill(_ action: Selector) {
          \(line)
        }
      }
      """)
    #expect(app.edges(.present) == ["UIViewController present Help"])
  }
}
