import NavigationIdioms
import NavigationModel
import TestSupport
import Testing

@Suite("The idioms")
struct IdiomExampleTests {
  @Test("mean the edges that their own examples say", arguments: Idioms.all)
  func example(_ idiom: Idiom) throws {
    let example = try #require(idiom.example)
    // The words of a library count only in programs that import it.
    let imports = idiom.modules.sorted().prefix(1).map { "import \($0)\n" }.joined()
    let app = Fixture(imports + example.source)
    #expect(app.differences(from: example.edges.joined(separator: "\n")) == [])
    if !example.flows.isEmpty { #expect(app.flows == example.flows) }
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
