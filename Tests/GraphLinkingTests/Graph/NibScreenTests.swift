import NavigationModel
import TestSupport
import Testing

@Suite("A controller of a framework's class that a nib describes")
struct NibScreenTests {
  private static func app(_ made: String, besides types: String = "") -> Fixture {
    Fixture(
      """
      func Welcome() -> UIViewController { UIViewController(nibName: "Welcome", bundle: nil) }
      func page(_ nib: String) -> UIViewController { UIViewController(nibName: nib, bundle: nil) }
      class List: UIViewController {
        func open() { present(\(made), animated: true) }
      }
      class Home: UIViewController {
        func open() { navigationController?.pushViewController(\(made), animated: true) }
      }
      \(types)
      """)
  }

  @Test(
    "is one screen, named after the nib",
    arguments: [
      "Welcome()", "UIViewController(nibName: \"Welcome\", bundle: nil)", "page(\"Welcome\")",
      "UITableViewController(nibName: \"Welcome\", bundle: .main)",
    ])
  func named(_ made: String) {
    let app = Self.app(made)
    #expect(app.differences(from: "List present Welcome\nHome push Welcome") == [])
    #expect(app.nodes(.screen) == ["Home", "List", "Welcome"])
  }

  @Test(
    "is a screen of its own where the nib is not known, or has the name of a class",
    arguments: [
      ("UIViewController(nibName: nil, bundle: nil)", ""), ("UIViewController(nibName: name, bundle: nil)", ""),
      ("UIViewController()", ""), ("UIViewController(nibName: \"Row\", bundle: nil)", "class Row: UIView {}"),
    ])
  func others(made: String, types: String) {
    let app = Self.app(made, besides: types)
    #expect(
      app.edges.map(\.ends).sorted() == ["Home push Home/UIViewController", "List present List/UIViewController"])
  }
}
