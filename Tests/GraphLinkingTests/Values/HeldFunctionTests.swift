import TestSupport
import Testing

@Suite("A function that a property of an object holds by its name")
struct HeldFunctionTests {
  @Test(
    "is called where code has the object, also an initializer",
    arguments: [
      ("Row(make: Detail.init)", "row.make()"),
      ("Row(make: Other.detail)", "rows.forEach { present($0.make(), animated: true) }"),
      ("Row(make: { Detail() })", "row.make()"),
    ])
  func heldByObjects(row: String, opening: String) {
    let app = Fixture(
      """
      struct Row { let make: () -> UIViewController }
      enum Other { static func detail() -> UIViewController { Detail() } }
      class Menu: UIViewController {
        let rows = [\(row), Row(make: Editor.init)]
        func tap(_ index: Int) {
          let row = rows[index]
          \(opening.contains("present") ? opening : "present(\(opening), animated: true)")
        }
      }
      class Detail: UIViewController {}
      class Editor: UIViewController {}
      """)
    #expect(app.edges(.present) == ["Menu present Detail", "Menu present Editor"])
  }

  @Test("is called on the object itself, and gives cases of an enum")
  func heldByTheObject() {
    let app = Fixture(
      """
      enum Page {
        case detail(Int), editor(Int)
        var screen: UIViewController {
          switch self {
          case .detail: Detail()
          case .editor: Editor()
          }
        }
      }
      struct Row { let page: (Int) -> Page }
      class Menu: UIViewController {
        let build: () -> UIViewController = Other.init
        let row = Row(page: Page.detail)
        func tap() { present(self.build(), animated: true) }
        func select() { show(row.page(1).screen, sender: nil) }
      }
      class Detail: UIViewController {}
      class Editor: UIViewController {}
      class Other: UIViewController {}
      """)
    #expect(app.differences(from: "Menu present Other\nMenu show Detail") == [])
  }
}
