import TestSupport
import Testing

@Suite("Strings")
struct StringsTests {
  @Test(
    "are followed to the identifier that they are",
    arguments: [
      "\"detail\"", "Names.detail", "Names.Nested.detail", "Identifier.detail.rawValue", "Identifier.named.rawValue",
      "String(describing: detail.self)", "\"de\" + \"tail\"", "\"\\(prefix)tail\"", "identifier", "makeIdentifier()",
      "detail.identifier", "flag ? \"detail\" : \"detail\"", "identifiers[0]", "identifiers.first!", "globalIdentifier",
      "NSStringFromClass(detail.self)", "names[.detail]!",
    ])
  func identifiers(_ expression: String) {
    let app = Fixture(
      """
      //- Main.storyboard
      \(Storyboard(.screen("detail", identifier: "detail")))
      //- App.swift
      let globalIdentifier = "detail"
      enum Names {
        static let detail = "detail"
        enum Nested { static var detail: String { return "detail" } }
      }
      enum Identifier: String { case detail, named = "detail" }
      class detail: UIViewController { static var identifier: String { String(describing: self) } }
      class List: UIViewController {
        let prefix = "de"
        var identifier: String { "detail" }
        let identifiers = ["detail"]
        let names = [Identifier.detail: "detail"]
        func makeIdentifier() -> String { let made = "detail"; return made }
        func open(_ flag: Bool) {
          show(storyboard!.instantiateViewController(withIdentifier: \(expression)), sender: nil)
        }
      }
      """)
    #expect(app.differences(from: "List show detail") == [])
  }
}
