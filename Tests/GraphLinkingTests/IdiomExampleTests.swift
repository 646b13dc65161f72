import NavigationIdioms
import NavigationModel
import TestSupport
import Testing

@Suite("The idioms")
struct IdiomExampleTests {
  @Test("mean the edges that their own examples say", arguments: Idioms.all)
  func example(_ idiom: Idiom) {
    let app = Fixture(idiom.example.source)
    #expect(app.differences(from: idiom.example.edges.joined(separator: "\n")) == [])
    if !idiom.example.flows.isEmpty { #expect(app.flows == idiom.example.flows) }
  }

  @Test("have names of their own, by which they are sorted")
  func names() {
    let names = Idioms.all.map(\.name)
    #expect(names == Set(names).sorted())
  }
}

extension Idiom: CustomTestStringConvertible {
  /// The name, which says which idiom a test failed for.
  public var testDescription: String { name }
}
