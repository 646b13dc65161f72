import TestSupport
import Testing

/// Swift looks names up by what a place can see. A type that is private to another file is not there.
@Suite("A type that is private to a file")
struct PrivateTypeTests {
  @Test(
    "is not the one of its name that other files mean, however they get it",
    arguments: [
      "present(Detail(), animated: true)",
      "present(Detail.init(), animated: true)",
      "let next = Detail(); present(next, animated: true)",
    ])
  func otherFiles(code: String) {
    #expect(
      Self.namesakes("private class Detail", code).differences(
        from: "First present Detail@C.swift\nSecond show Detail@B.swift") == [])
  }

  @Test(
    "is not the one of its name that other files declare something with or make by a method",
    arguments: [
      "present(make(), animated: true) }; func make() -> Detail { Detail()",
      "let next: Detail = factory.next(); present(next, animated: true)",
      "present(Detail.make(), animated: true)",
    ])
  func severalHands(code: String) {
    #expect(
      Self.namesakes("fileprivate class Detail", code).differences(
        from: "First present Detail@C.swift [inferred]\nSecond show Detail@B.swift") == [])
  }

  private static func namesakes(_ declaration: String, _ code: String) -> Fixture {
    Fixture(
      """
      //- A.swift
      class First: UIViewController { func tap() { \(code) } }
      //- B.swift
      \(declaration): UIViewController { static func make() -> UIViewController { Detail() } }
      class Second: UIViewController { func tap() { show(Detail(), sender: nil) } }
      //- C.swift
      class Detail: UIViewController { static func make() -> UIViewController { Detail() } }
      """)
  }

  @Test("is so whatever kind of type it is", arguments: ["struct", "enum", "class", "actor"])
  func kinds(kind: String) {
    let app = Fixture(
      """
      //- A.swift
      class First: UIViewController { func tap() { present(Maker.make(), animated: true) } }
      //- B.swift
      private \(kind) Maker { static func make() -> UIViewController { Other() } }
      class Second: UIViewController { func tap() { show(Maker.make(), sender: nil) } }
      class Other: UIViewController {}
      //- C.swift
      \(kind) Maker { static func make() -> UIViewController { Detail() } }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "First present Detail [inferred]\nSecond show Other [inferred]") == [])
  }

  @Test("may be one that a function declares")
  func localTypes() {
    let app = Fixture(
      """
      //- A.swift
      class First: UIViewController { func tap() { present(Detail(), animated: true) } }
      //- B.swift
      func make() -> UIViewController { class Detail: UIViewController {}; return Detail() }
      class Second: UIViewController { func tap() { show(make(), sender: nil) } }
      //- C.swift
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "First present Detail@C.swift\nSecond show Detail@B.swift [inferred]") == [])
  }

  @Test(
    "stands within another type for that file alone",
    arguments: [
      ("extension Home { private class Detail", "Detail"),
      ("private extension Home { class Detail", "Detail"),
      ("extension Home { class Detail", "Home.Detail"),
      ("private extension Home { internal class Detail", "Home.Detail"),
    ])
  func nestedTypes(declaration: String, presented: String) {
    let app = Fixture(
      """
      //- A.swift
      extension Home { func tap() { present(Detail(), animated: true) } }
      //- B.swift
      class Home: UIViewController { func press() { show(Detail(), sender: nil) } }
      \(declaration): UIViewController {} }
      //- C.swift
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "Home present \(presented)\nHome show Home.Detail") == [])
  }

  @Test("is not inherited by the types of other files")
  func inheritedTypes() {
    let app = Fixture(
      """
      //- A.swift
      class Home: Base { func tap() { present(Detail(), animated: true) } }
      //- B.swift
      class Base: UIViewController {
        private class Detail: UIViewController {}
        func press() { show(Detail(), sender: nil) }
      }
      //- C.swift
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "Base show Base.Detail\nHome present Detail") == [])
  }

  @Test("is not what other files extend")
  func extensions() {
    let app = Fixture(
      """
      //- A.swift
      extension Detail { func tap() { present(Help(), animated: true) } }
      //- B.swift
      private class Detail: UIViewController {}
      extension Detail { func tap() { show(Help(), sender: nil) } }
      //- C.swift
      class Detail: UIViewController {}
      class Help: UIViewController {}
      """)
    #expect(app.differences(from: "Detail@B.swift show Help\nDetail@C.swift present Help") == [])
  }

  @Test("leaves a name to the framework in other files", arguments: [("private", "Home push Detail"), ("", "")])
  func frameworkTypes(access: String, edges: String) {
    let app = Fixture(
      """
      //- A.swift
      import SwiftUI
      struct Home: View { var body: some View { NavigationLink { Detail() } label: { Text("a") } } }
      struct Detail: View { var body: some View { Text("d") } }
      //- B.swift
      import SwiftUI
      \(access) struct NavigationLink: View { var body: some View { Text("b") } }
      struct Other: View { var body: some View { NavigationLink() } }
      """)
    #expect(app.differences(from: edges) == [])
  }

  @Test(
    "may be another name of a type",
    arguments: [("typealias Next = Detail", ["First present Detail"]), ("", ["First present Next"])])
  func aliases(namesake: String, presented: [String]) {
    let app = Fixture(
      """
      //- A.swift
      class First: UIViewController { func tap() { present(Next(), animated: true) } }
      class Detail: UIViewController {}
      //- B.swift
      private typealias Next = Other
      class Second: UIViewController { func tap() { show(Next(), sender: nil) } }
      class Other: UIViewController {}
      //- C.swift
      \(namesake)
      """)
    #expect(app.edges(.present) == presented)
    #expect(app.edges(.show) == ["Second show Other"])
    #expect(app.orderDifferences == [])
  }

  @Test("is what extensions in its file inherit from")
  func conformances() {
    let app = Fixture(
      """
      //- A.swift
      class Home: UIViewController {}
      protocol Opening: UIViewController {}
      extension Opening { func open() { show(Help(), sender: nil) } }
      class Help: UIViewController {}
      //- B.swift
      private protocol Opening: UIViewController {}
      extension Opening { func open() { present(Detail(), animated: true) } }
      extension Home: Opening { func tap() { open() } }
      class Detail: UIViewController {}
      """)
    #expect(app.edges.filter { $0.source == "Home" }.map(\.ends) == ["Home present Detail"])
    #expect(app.orderDifferences == [])
  }

  @Test(
    "is found by a storyboard only where nothing else has its name",
    arguments: [("class Detail: UIViewController {}", "Detail@C.swift"), ("", "Detail")])
  func storyboards(namesake: String, shown: String) {
    let app = Fixture(
      """
      //- Main.storyboard
      \(Storyboard(.screen("Home", .show("Detail")), .screen("Detail")))
      //- A.swift
      class Home: UIViewController {}
      //- B.swift
      private class Detail: UIViewController {}
      //- C.swift
      \(namesake)
      """)
    #expect(app.differences(from: "Home show \(shown)") == [])
  }
}
