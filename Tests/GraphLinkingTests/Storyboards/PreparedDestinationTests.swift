import TestSupport
import Testing

@Suite("A segue that code prepares")
struct PreparedDestinationTests {
  @Test(
    "into a storyboard of another bundle leads to the class that the code which prepares it casts to",
    arguments: [
      """
      switch segue.destination {
      case let shown as Detail: shown.title = name
      case let shown as Other: _ = shown
      default: break
      }
      """,
      "if let shown = segue.destination as? Detail { shown.title = name }\nif segue.destination is Other {}",
      "if segue.identifier == \"open\", let shown = segue.destination as? Other { shown.title = name }",
      "switch segue.identifier { case Self.open: (segue.destination as! Other).title = name; default: break }",
      """
      if segue.identifier == "else" { (segue.destination as! Detail).title = name }
      var shown = segue.destination
      if let stack = shown as? UINavigationController, let top = stack.topViewController { shown = top }
      if let shown = shown as? LibraryController { shown.name = name }
      """,
    ])
  func preparedPlaceholder(_ code: String) {
    let app = Fixture(
      """
      //- Main.storyboard
      \(Storyboard(
        .screen(
          "List", id: "list", .show("detail", identifier: "Detail"), .show("other", identifier: "open"),
          .segue("presentation", to: "library", identifier: "LibraryController")),
        .placeholder(id: "detail", storyboard: "Kit", identifier: "detail"),
        .placeholder(id: "other", storyboard: "Kit"), .placeholder(id: "library", storyboard: "Kit")))
      //- App.swift
      class List: UIViewController {
        static let open = "open"
        let name = ""
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { \(code) }
      }
      class Detail: UIViewController {}
      class Other: UIViewController {}
      """)
    let found =
      code.contains("LibraryController")
      ? "List present LibraryController [inferred]"
      : code.contains("open")
        ? "List show Other [inferred]" : "List show Detail [inferred]"
    #expect(app.missing("\(found)\nList show ?") == [])
    #expect(app.edges.count == 3)
  }

  @Test("into an analyzed storyboard that has no such scene stays unknown, whatever the code casts to")
  func castOfMissingScene() {
    let app = Fixture(
      """
      //- Main.storyboard
      \(Storyboard(
        .screen("List", id: "list", .show("detail", identifier: "Detail")),
        .placeholder(id: "detail", storyboard: "Shop", identifier: "detail")))
      //- Shop.storyboard
      \(Storyboard(.screen("Cart", id: "cart")))
      //- App.swift
      class List: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { _ = segue.destination as? Detail }
      }
      class Detail: UIViewController {}
      class Cart: UIViewController {}
      """)
    #expect(app.differences(from: "List show ?") == [])
  }
}
