import Foundation
import Testing

@testable import NavgraphKit

@Suite("The schema of the configuration")
struct ConfigurationSchemaTests {
  @Test("is written down in the sources as it is now")
  func freshness() throws {
    let folder = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let file = folder.appendingPathComponent("Sources/NavgraphKit/Configuration/navgraph.schema.json")
    #expect(
      try String(contentsOf: file, encoding: .utf8) == ConfigurationSchema.text(),
      "Run: swift run navgraph schema configuration > Sources/NavgraphKit/Configuration/navgraph.schema.json")
  }

  @Test("knows every key and refuses others, as the reader does")
  func keys() throws {
    let schema = try object(JSONSerialization.jsonObject(with: Data(try ConfigurationSchema.text().utf8)))
    let properties = try object(schema["properties"])
    #expect(properties.keys.sorted() == ConfigurationVocabulary.keys.map(\.name).sorted())
    #expect(schema["additionalProperties"] as? Bool == false)
    let rules = try object(object(properties["rules"])["properties"])
    #expect(rules.keys.sorted() == (RuleManual.identifiers + OwnRuleReader.keys).sorted())
  }

  @Test("has words and numbers for options as the reader has them")
  func values() throws {
    let schema = try ConfigurationSchema.text()
    for part in [
      #""minimum" : 0,"#, #""type" : "boolean""#, #""maximum" : 1,"#,
    ] {
      #expect(schema.contains(part))
    }
  }

  private func object(_ value: Any?) throws -> [String: Any] { try #require(value as? [String: Any]) }
}
