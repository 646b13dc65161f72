import NavigationModel
import Testing

@testable import Reporting

@Suite("The table of metrics")
struct MetricsReporterTests {
  private var measured: AnalysisResult {
    var result = Fixtures.shop
    result.metrics.shape = GraphShape(components: 2, cycles: 1, unresolvedShare: 0.6)
    result.metrics.nodes = [
      NodeMetrics(node: "screen:Cart", fanIn: 1, fanOut: 0, instability: 0, depth: nil, betweenness: 0),
      NodeMetrics(node: "screen:List", fanIn: 12, fanOut: 1, instability: 0.0769, depth: 2, betweenness: 0.05),
      NodeMetrics(node: "screen:Main/abc", fanIn: 0, fanOut: 3, instability: 1, depth: 0, betweenness: 0),
    ]
    return result
  }

  @Test("has the graph first, then the nodes, those that most ways pass in front")
  func golden() {
    #expect(
      MetricsReporter().render(measured) == """
          Components     2
          Cycles         1
          Unresolved     0.6000

          fan-in  fan-out  instability  depth  betweenness  node
              12        1       0.0769      2       0.0500  List
               0        3       1.0000      0       0.0000  Scene abc
               1        0       0.0000      -       0.0000  Cart

        """)
  }

  @Test("tells nodes of the same name from each other")
  func sameName() {
    var result = measured
    result.nodes[1].name = "List"
    let lines = MetricsReporter().render(result).split(separator: "\n")
    #expect(lines.suffix(3).map { $0.split(separator: " ").last } == ["screen:List", "abc", "screen:Cart"])
  }

  @Test("shows what names hide")
  func hostile() {
    var result = measured
    result.nodes[1].name = "x\u{1B}[2J"
    #expect(MetricsReporter().render(result).contains("x\\u{1B}[2J"))
  }

  @Test("says so where a document was made without metrics of nodes, which can be read all the same")
  func old() throws {
    #expect(MetricsReporter().render(Fixtures.shop) == "The document holds no metrics of nodes.\n")
    let text = try JSONReporter().render(measured)
    #expect(text.contains("\"betweenness\" : 0.05"))
  }
}
