import TestSupport
import Testing

@Suite("A requirement that many types implement")
struct ManyImplementationsTests {
  /// - Parameter first: how the first of the boxes gets its page.
  private static func app(boxes: Int, first: String) -> Fixture {
    let others = (1..<boxes).map { index in
      """
      class Page\(index): UIViewController {}
      class Box\(index): Box { let page: UIViewController = Page\(index)() }
      """
    }
    return Fixture(
      """
      //- Shell.swift
      protocol Box { var page: UIViewController { get } }
      class Shell: UIViewController {
        func fill(_ name: String) {
          if let box = NSClassFromString(name) as? Box { show(box.page, sender: nil) }
        }
      }
      //- Boxes.swift
      class Page0: UIViewController {}
      struct View0: View { var body: some View { Text("a") } }
      class Box0: Box {
        let page: UIViewController
        \(first)
      }
      \(others.joined(separator: "\n"))
      """)
  }

  @Test("shows each of them that it has, perhaps, where they are few")
  func few() {
    let app = Self.app(boxes: 8, first: "init() { page = Page0() }")
    #expect(app.differences(from: (0..<8).map { "Shell show Page\($0)" }.joined(separator: "\n")) == [])
    #expect(app.graph.edges.allSatisfy { $0.confidence == .possible })
  }

  @Test("shows no one of them for certain where they are too many, and that there are others", arguments: [9, 30])
  func many(count: Int) {
    let app = Self.app(boxes: count, first: "init() { page = Page0() }")
    #expect(app.differences(from: "Shell show Page0\nShell show ?") == [])
    #expect(app.graph.edges.first { $0.destination == "screen:Page0" }?.confidence == .possible)
  }

  @Test(
    "has places that make what it may show, which are not followed either",
    arguments: [
      "init() { let view = View0(); let host = UIHostingController(rootView: view); page = host }",
      "init() { let view = View0(); page = UIHostingController(rootView: view) }",
    ])
  func makings(first: String) {
    let app = Fixture(
      """
      //- Shell.swift
      protocol Box { var page: UIViewController { get } }
      class Shell: UIViewController { func fill() { show(Main(), sender: nil) } }
      class Main: UIViewController {}
      func makeBox() -> Box { Box0() }
      //- Boxes.swift
      struct View0: View {
        @State var isShown = false
        var body: some View { Text("a").sheet(isPresented: $isShown) { Text("b") } }
      }
      class Box0: Box {
        let page: UIViewController
        \(first)
      }
      \((1..<12).map { "class Box\($0): Box { let page = UIViewController() }" }.joined(separator: "\n"))
      """)
    #expect(
      app.reasons(of: "View0") == [
        "unresolved: it is the page of one of 12 types that conform to Box, too many to follow"
      ])
  }
}
