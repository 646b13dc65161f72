import TestSupport
import Testing

@Suite("Strings")
struct StringsTests {
  @Test(
    "are followed to the identifier that they are",
    arguments: [
      "\"Detail\"", "Names.Detail", "Names.Nested.Detail", "Identifier.Detail.rawValue", "Identifier.named.rawValue",
      "String(describing: Detail.self)", "\"De\" + \"tail\"", "\"\\(prefix)tail\"", "identifier", "makeIdentifier()",
      "Detail.identifier", "flag ? \"Detail\" : \"Detail\"", "identifiers[0]", "identifiers.first!", "globalIdentifier",
      "NSStringFromClass(Detail.self)", "names[.Detail]!",
    ])
  func identifiers(_ expression: String) {
    let app = Fixture(
      """
      //- Main.storyboard
      \(Storyboard(.screen("Detail", identifier: "Detail")))
      //- App.swift
      let globalIdentifier = "Detail"
      enum Names {
        static let Detail = "Detail"
        enum Nested { static var Detail: String { return "Detail" } }
      }
      enum Identifier: String { case Detail, named = "Detail" }
      class Detail: UIViewController { static var identifier: String { String(describing: self) } }
      class List: UIViewController {
        let prefix = "De"
        var identifier: String { "Detail" }
        let identifiers = ["Detail"]
        let names = [Identifier.Detail: "Detail"]
        func makeIdentifier() -> String { let made = "Detail"; return made }
        func open(_ flag: Bool) {
          show(storyboard!.instantiateViewController(withIdentifier: \(expression)), sender: nil)
        }
      }
      """)
    #expect(app.differences(from: "List show Detail") == [])
  }
}
