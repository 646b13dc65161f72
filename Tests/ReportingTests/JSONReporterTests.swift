import Foundation
import NavigationModel
import Testing

@testable import Reporting

@Suite("The JSON document")
struct JSONReporterTests {
  private func document(_ result: AnalysisResult) throws -> [String: Any] {
    let text = try JSONReporter().render(result)
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("has the keys of the contract")
  func keys() throws {
    let document = try document(Fixtures.shop)
    #expect(
      Set(document.keys) == [
        "schemaVersion", "tool", "root", "nodes", "edges", "flows", "metrics", "findings", "issues",
      ])
    #expect(document["schemaVersion"] as? Int == 3)
    #expect(document["tool"] as? [String: String] == ["name": "navgraph", "version": "1.2.3"])
    #expect(document["root"] as? String == "Shop")
  }

  @Test("gives a node's type or null, and leaves out what a node has not")
  func nodes() throws {
    let nodes = try #require(try document(Fixtures.shop)["nodes"] as? [[String: Any]])
    #expect(
      nodes.map { $0["id"] as? String } == [
        "coordinator:ShopFlow", "screen:Cart", "screen:List", "screen:Main/abc", "unknown:1",
      ])
    #expect(nodes[1]["type"] as? String == "Cart")
    #expect(nodes[3]["type"] is NSNull)
    #expect(
      Set(nodes[3].keys) == ["id", "name", "type", "kind", "framework", "storyboard", "sceneID", "location"])
    #expect(Set(nodes[1].keys) == ["id", "name", "type", "kind", "framework", "module", "location"])
    #expect(nodes[0]["role"] as? String == "coordinator")
    let location = try #require(nodes[3]["location"] as? [String: Any])
    #expect(location["file"] as? String == "Main.storyboard")
    #expect(location["line"] as? Int == 9)
    #expect(location["column"] as? Int == 5)
  }

  @Test("gives edges, flows, findings and issues under the names of the contract")
  func rest() throws {
    let document = try document(Fixtures.shop)
    let edges = try #require(document["edges"] as? [[String: Any]])
    let push = try #require(edges.first { $0["identifier"] as? String == "goOn" })
    #expect(
      Set(push.keys) == [
        "id", "source", "destination", "kind", "confidence", "identifier", "via", "sites", "reason",
      ])
    #expect(push["kind"] as? String == "push")
    #expect(push["via"] as? [String] == ["Router"])
    let flow = try #require((document["flows"] as? [[String: Any]])?.first)
    #expect(Set(flow.keys) == ["id", "source", "destination", "kind", "via", "viaNodes", "edges"])
    #expect(flow["id"] as? String == "screen:List push screen:Cart")
    #expect(flow["viaNodes"] as? [String] == ["coordinator:ShopFlow"])
    #expect(flow["edges"] as? [String] == ["screen:List push screen:Cart"])
    let finding = try #require((document["findings"] as? [[String: Any]])?.first)
    #expect(
      Set(finding.keys) == [
        "rule", "severity", "message", "notes", "help", "nodes", "edges", "location", "relatedLocations", "fingerprint",
      ])
    #expect(finding["severity"] as? String == "error")
    let issue = try #require((document["issues"] as? [[String: Any]])?.first)
    #expect(Set(issue.keys) == ["kind", "message", "location"])
  }

  @Test("can be read back, and is the same every time")
  func roundTrip() throws {
    let text = try JSONReporter().render(Fixtures.shop)
    #expect(try JSONReporter.read(text) == Fixtures.shop)
    #expect(try JSONReporter().render(Fixtures.shop) == text)
    #expect(try JSONReporter().render(try JSONReporter.read(text)) == text)
    #expect(text.hasSuffix("}\n") && text.contains("Main/abc"))
  }

  @Test("of another version is refused with that version")
  func version() throws {
    let text = try JSONReporter().render(Fixtures.empty)
    let newer = text.replacing("\"schemaVersion\" : 3", with: "\"schemaVersion\" : 4")
    let failure = #expect(throws: JSONReporter.UnsupportedVersion.self) { try JSONReporter.read(newer) }
    #expect(failure?.description == "the document has schema version 4, and only versions up to 3 can be read")
  }

  @Test("of the first version is read, in which all objects that navigate were coordinators")
  func firstVersion() throws {
    var input = Fixtures.empty
    input.nodes = [
      Node(id: "coordinator:Flow", name: "Flow", kind: .coordinator, role: .coordinator),
      Node(id: "coordinator:Model", name: "Model", kind: .coordinator, role: .navigator),
    ]
    let text = try JSONReporter().render(input)
    let older = text.replacing("\"schemaVersion\" : 3", with: "\"schemaVersion\" : 1")
    #expect(try JSONReporter.read(older).nodes.map(\.kind) == [.coordinator, .navigator])
    #expect(try JSONReporter.read(text).nodes.map(\.kind) == [.coordinator, .coordinator])
  }

  @Test("of the second version is read, in which cycles had another name")
  func secondVersion() throws {
    var input = Fixtures.empty
    input.metrics.shape = GraphShape(components: 3, cycles: 2, unresolvedShare: 0.5)
    let text = try JSONReporter().render(input)
    let older = text.replacing("\"schemaVersion\" : 3", with: "\"schemaVersion\" : 2")
      .replacing("\"cycles\" : 2", with: "\"circles\" : 2")
    #expect(older.contains("circles"))
    #expect(try JSONReporter.read(older).metrics.shape == input.metrics.shape)
  }

  @Test("is refused when it is none", arguments: ["", "{}", "[1]", "{\"schemaVersion\": 1}"])
  func malformed(text: String) {
    #expect(throws: DecodingError.self) { try JSONReporter.read(text) }
  }
}

@Suite("The registry of reporters")
struct ReporterRegistryTests {
  @Test("finds every reporter by its identifier, sorted, and none for another word")
  func lookUp() {
    let identifiers = ReporterRegistry.reporters.map { $0.identifier }
    #expect(identifiers == identifiers.sorted() && Set(identifiers).count == identifiers.count)
    #expect(Set(identifiers).isSuperset(of: ["json", "sarif", "text"]))
    #expect(identifiers.map { ReporterRegistry.reporter(identifiedBy: $0)?.identifier } == identifiers)
    #expect(ReporterRegistry.reporter(identifiedBy: "xml") == nil)
  }

  @Test("holds reporters that say what they are good for and end with a line feed, or say nothing")
  func reporters() throws {
    for reporter in ReporterRegistry.reporters {
      #expect(reporter.summary.hasSuffix("."))
      #expect(try reporter.init().render(Fixtures.report).hasSuffix("\n"))
      let nothing = try reporter.init().render(Fixtures.empty)
      #expect(nothing.isEmpty || nothing.hasSuffix("\n"))
    }
  }
}

@Suite("Percentages")
struct PercentageTests {
  @Test(
    "never say nothing for something or everything for less",
    arguments: [
      (0, 0, "0 %"), (0, 9, "0 %"), (1, 3, "33 %"), (2, 3, "67 %"), (1, 1000, "< 1 %"), (999, 1000, "> 99 %"),
      (9, 9, "100 %"),
    ])
  func percentages(part: Int, whole: Int, text: String) {
    #expect(Wording.percentage(part, of: whole) == text)
  }
}
