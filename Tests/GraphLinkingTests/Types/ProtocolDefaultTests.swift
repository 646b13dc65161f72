import TestSupport
import Testing

@Suite("What the extension of a protocol gives to those who conform")
struct ProtocolDefaultTests {
  private func app(_ conformers: String) -> Fixture {
    Fixture(
      """
      \(conformers)
      protocol Backed: AnyObject { var controller: UIViewController { get } }
      protocol Widget: Backed {}
      class Third: UIViewController {}
      class Home: UIViewController {
        let widget: Widget
        init(widget: Widget) { self.widget = widget }
        override func viewDidLoad() { addChild(widget.controller) }
      }
      """)
  }

  @Test(
    "is asked of each of them, beside what others declare themselves",
    arguments: [
      ("extension First: Widget {}", "Home child First"),
      ("extension First: Widget {}; class Second: UIViewController, Widget {}", "Home child First\nHome child Second"),
      (
        "extension First: Widget {}; class Second: Widget { var controller: UIViewController { Third() } }",
        "Home child First\nHome child Third"
      ),
    ])
  func conformers(declarations: String, edges: String) {
    let app = app(
      """
      class First: UIViewController {}
      extension Backed where Self: UIViewController { var controller: UIViewController { self } }
      \(declarations)
      """)
    #expect(app.differences(from: edges) == [])
  }

  @Test("is one thing where it does not depend on them")
  func shared() {
    let app = app(
      """
      extension Backed { var controller: UIViewController { Third() } }
      class First: NSObject, Widget {}
      class Second: NSObject, Widget {}
      """)
    #expect(app.differences(from: "Home child Third [inferred]") == [])
  }

  @Test("says nothing where many types conform")
  func manyConformers() {
    let conformers = (0..<9).map { "class Page\($0): UIViewController, Widget {}" }.joined(separator: "\n")
    let app = app(
      """
      extension Backed where Self: UIViewController { var controller: UIViewController { self } }
      \(conformers)
      """)
    #expect(app.edges(.child).filter { $0.contains("Page") } == [])
  }

  @Test("is known of what a function hands on by the type that it declares")
  func handedArguments() {
    let app = Fixture(
      """
      protocol Backed: AnyObject { var controller: UIViewController { get } }
      extension Backed where Self: UIViewController { var controller: UIViewController { self } }
      protocol Widget: Backed {}
      class WidgetController: UIViewController, Widget {}
      class Wire {
        let widget: Widget
        init(widget: Widget) { self.widget = widget }
        func show(on screen: UIViewController) { screen.addChild(widget.controller) }
      }
      struct Factory { static func make(widget: WidgetController) -> Wire { Wire(widget: widget) } }
      class Home: UIViewController {
        override func viewDidLoad() { Factory.make(widget: loaded()).show(on: self) }
      }
      """)
    #expect(app.missing("Home child WidgetController via Wire") == [])
    #expect(app.reasons == [])
  }
}
