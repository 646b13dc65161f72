import NavigationModel
import Testing

@testable import Reporting

@Suite("Hostile names and paths")
struct HostileTextTests {
  @Test(
    "have their hidden characters shown",
    arguments: [
      ("\u{1B}[2J", "\\u{1B}[2J"), ("a\nb\r\tc", "a\\nb\\r\\tc"), ("\u{0}\u{7F}", "\\u{0}\\u{7F}"),
      ("\u{9B}31m", "\\u{9B}31m"), ("a\u{202E}b", "a\\u{202E}b"), ("\u{2028}\u{2029}", "\\u{2028}\\u{2029}"),
      ("\u{200B}\u{FEFF}", "\\u{200B}\\u{FEFF}"), ("\u{E0041}", "\\u{E0041}"),
    ])
  func hidden(text: String, shown: String) {
    #expect(text.visible == shown)
  }

  @Test("stay as they are when they are only unusual", arguments: ["Größe", "画面", "👋🏽", "e\u{301}", "a b", "\\n", ""])
  func harmless(text: String) {
    #expect(text.visible == text)
  }

  /// A result in which everything that comes from a repository is hostile.
  private var hostile: AnalysisResult {
    let evil = "x\u{1B}]0;owned\u{7}\u{9B}2J\n\u{202E}y"
    let place = SourceLocation(file: evil, line: 2, column: 1)
    var result = Fixtures.empty
    result.root = evil
    result.nodes = [
      Node(id: evil, name: evil, type: evil, kind: .screen, location: place),
      Node(id: "unknown", name: evil, kind: .unknown),
    ]
    result.edges = [
      Edge(
        source: evil, destination: "unknown", kind: .push, confidence: .possible, identifier: evil, via: [evil],
        sites: [place], reason: evil)
    ]
    result.edges.append(
      Edge(source: evil, destination: "unknown", kind: .show, confidence: .possible, sites: [place], reason: evil))
    result.edges[1].siteReasons = [evil]
    result.metrics = Metrics(
      files: [evil: 1], transitions: [evil: 1, "push": 2], unresolvedDestinations: 2, forwardTransitions: 2)
    result.metrics.shape = GraphShape(components: 1, circles: 0, unresolvedShare: 1)
    result.metrics.nodes = [
      NodeMetrics(node: evil, fanIn: 0, fanOut: 0, instability: 0, depth: nil, betweenness: 0)
    ]
    result.findings = [
      Finding(
        rule: evil, severity: .error, message: evil, nodes: [evil], location: place, relatedLocations: [place],
        fingerprint: evil)
    ]
    result.issues = [
      Issue(kind: .malformed, message: evil, location: place),
      Issue(kind: .partlyRead, message: evil, location: SourceLocation(file: evil, line: 1, column: 1)),
    ]
    return result
  }

  @Test("reach the terminal from no report", arguments: ReporterRegistry.reporters.map { $0.identifier })
  func reports(identifier: String) throws {
    let reporter = try #require(ReporterRegistry.reporter(identifiedBy: identifier)).init()
    let text = try reporter.render(hostile)
    #expect(!text.unicodeScalars.contains { $0.isHidden && $0 != "\n" })
    #expect(text.contains("owned"))
  }

  @Test("add no line to a report")
  func lines() throws {
    var harmless = hostile
    harmless.findings[0].message = "x"
    let count = TextReporter().render(hostile).split(separator: "\n").count
    #expect(TextReporter().render(harmless).split(separator: "\n").count == count)
  }

  @Test("come back unchanged from JSON")
  func json() throws {
    #expect(try JSONReporter.read(try JSONReporter().render(hostile)) == hostile)
  }
}
