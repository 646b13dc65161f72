import NavigationModel
import Testing

@testable import Reporting

@Suite("A dump of the graph")
struct GraphDumpTests {
  private func screen(_ name: String) -> Node { Node(id: "screen:\(name)", name: name, type: name, kind: .screen) }

  private func edge(
    _ source: String, _ destination: String, _ kind: TransitionKind = .push, _ confidence: Confidence = .certain,
    identifier: String? = nil, line: Int = 1
  ) -> Edge {
    Edge(
      source: "screen:\(source)", destination: destination.contains(":") ? destination : "screen:\(destination)",
      kind: kind, confidence: confidence, identifier: identifier,
      sites: [SourceLocation(file: "\(source).swift", line: line, column: 1)])
  }

  private func result(_ nodes: [Node], _ edges: [Edge]) -> AnalysisResult {
    var result = Fixtures.empty
    result.nodes = nodes
    result.edges = edges
    return result
  }

  /// The lines without the comments above them.
  private func lines(_ result: AnalysisResult) -> [String] {
    GraphDump(result).text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
  }

  @Test("has a line for each screen and object, sorted, with its ways below it")
  func shape() {
    let nodes = [
      screen("List"), screen("Detail"), Node(id: "entry:App", name: "App", kind: .entry),
      Node(id: "unknown:screen:List", name: "?", kind: .unknown),
      Node(id: "unknown:previous", name: "?", kind: .unknown),
      Node(id: "alert:UIAlertController", name: "UIAlertController", kind: .alert),
      Node(id: "screen:Main:a-1", name: "Sign in", kind: .screen),
    ]
    let edges = [
      edge("List", "Detail", .push, identifier: "show"), edge("List", "Detail", .present, .possible),
      edge("List", "unknown:screen:List"), edge("Detail", "unknown:previous", .pop),
      edge("Detail", "alert:UIAlertController", .alert), edge("Detail", "screen:Main:a-1", .sheet),
    ]
    #expect(
      lines(result(nodes, edges)) == [
        "entry App",
        "screen Detail", "  alert alert UIAlertController", "  pop back", "  sheet screen Main:a-1",
        "screen List", "  present screen Detail ?", "  push unknown", "  push(show) screen Detail",
        "screen Main:a-1", "  called \"Sign in\"",
      ])
  }

  @Test("is the same where code moved, was found in another way, or stands in another order")
  func stability() {
    let nodes = [screen("A"), screen("B"), screen("C")]
    let before = result(nodes, [edge("A", "B"), edge("B", "C", .push, .certain)])
    var after = result(nodes.reversed(), [edge("B", "C", .push, .inferred, line: 90), edge("A", "B", line: 7)])
    after.root = "Elsewhere"
    after.tool.version = "9"
    #expect(GraphDump(before).text == GraphDump(after).text)
    #expect(lines(before) != lines(result(nodes, [edge("A", "B"), edge("B", "C", .push, .possible)])))
  }

  @Test("changes by one line where one way or one screen comes")
  func locality() {
    let nodes = ["A", "B", "C", "D"].map(screen)
    let edges = [edge("A", "B"), edge("C", "D")]
    let before = lines(result(nodes, edges))
    let wayMore = lines(result(nodes, edges + [edge("B", "C")]))
    #expect(wayMore.difference(from: before).count == 1)
    let screenMore = lines(result(nodes + [screen("BB")], edges))
    #expect(screenMore.difference(from: before).count == 1)
  }

  @Test("reads what it wrote, with the line ends of Windows and the lines in another order too")
  func reading() throws {
    let dump = GraphDump(Fixtures.shop)
    #expect(GraphDump(text: dump.text) == dump)
    #expect(GraphDump(text: dump.text.replacing("\n", with: "\r\n")) == dump)
    let joined = dump.text + "\n# a comment\n" + dump.text.split(separator: "\n").suffix(2).joined(separator: "\n")
    #expect(GraphDump(text: joined) == dump)
    #expect(GraphDump(text: GraphDump(Fixtures.hostile).text) == GraphDump(Fixtures.hostile))
  }

  @Test(
    "takes nothing for a dump that is none",
    arguments: ["", "{}", "screen A\n", "# navgraph dump 2\n", "\n# navgraph dump 1\n"])
  func foreign(text: String) {
    #expect(GraphDump(text: text) == nil)
  }

  @Test("no name can forge a line, or pass for another name")
  func names() {
    let names = [
      "A", "B\nscreen C", "B\n  push screen C", "B push screen C", "B\r", "B\u{1B}[2J", "\"", "\\", "\\n", "\n", "\\\"",
      "",
      "#", "# x", " ", "B ?", "B) screen C", "(B)", "B\u{2028}C", "B\u{202E}C", "::error::x", "##[x]", "日本語", "é",
      "B\\u{1B}",
      "B\u{1B}",
    ]
    var texts: Set<String> = []
    for name in names {
      let node = Node(id: "screen:\(name)", name: name, type: name, kind: .screen)
      let asScreen = lines(result([node], []))
      #expect(asScreen.count == 1 && asScreen[0].hasPrefix("screen "))
      let asIdentifier = lines(result([screen("X"), screen("Y")], [edge("X", "Y", identifier: name)]))
      #expect(asIdentifier.count == 3 && asIdentifier[1].hasPrefix("  push(") && asIdentifier[1].hasSuffix(" screen Y"))
      let asEnd = lines(result([screen("X")], [edge("X", "screen:\(name)")]))
      #expect(asEnd.count == 2 && asEnd[1].hasPrefix("  push screen "))
      texts.formUnion([asScreen[0], asIdentifier[1], asEnd[1]])
      for line in asScreen + asIdentifier + asEnd { #expect(!line.unicodeScalars.contains { $0.isHidden }) }
    }
    #expect(texts.count == 3 * Set(names).count)
  }
}
