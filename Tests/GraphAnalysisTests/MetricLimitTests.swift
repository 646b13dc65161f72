import NavigationModel
import TestSupport
import Testing

@testable import GraphAnalysis

@Suite("Limits of metrics")
struct MetricLimitTests {
  private func findings(_ limit: MetricLimit, in sketch: String) throws -> [Finding] {
    GraphAnalyzer.analyze(
      try GraphSketch.program(sketch), configuration: AnalysisConfiguration(limits: [limit])
    ).filter { $0.rule == MetricLimit.rule }
  }

  private let hub = "Hub push A\nHub push B\nHub push C\nA push B"

  @Test("name the node, the metric, its value and the limit")
  func message() throws {
    let found = try findings(MetricLimit(metric: .fanOut, maximum: 2), in: hub)
    #expect(found.map(\.message) == ["Hub exceeds a limit: fan-out is 3, more than 2."])
    #expect(found.map(\.notes) == [["fan-out: nodes that it leads to."]])
    #expect(found.map(\.severity) == [.error])
    #expect(found.map(\.fingerprint) == ["limit-exceeded fan-out screen:Hub"])
    #expect(found.first?.location?.file == "Hub.swift")
    #expect(try findings(MetricLimit(metric: .fanOut, maximum: 3), in: hub) == [])
  }

  @Test("can be for some nodes, and weigh less")
  func nodes() throws {
    let limit = MetricLimit(
      metric: .fanOut, maximum: 0, severity: .warning, nodes: NodePattern(names: [WildcardPattern("A*")]))
    let found = try findings(limit, in: hub)
    #expect(found.map(\.nodes) == [["screen:A"]])
    #expect(found.map(\.severity) == [.warning])
  }

  @Test("can be for the graph as a whole")
  func graph() throws {
    let found = try findings(MetricLimit(metric: .unresolved, maximum: 0.2), in: "A push B\nB push ?")
    #expect(found.map(\.message) == ["The app exceeds a limit: unresolved is 0.5, more than 0.2."])
    #expect(
      found.map(\.notes) == [["unresolved: the share of the forward transitions with an unknown destination."]])
    #expect(found.map(\.fingerprint) == ["limit-exceeded unresolved"])
  }

  @Test("that the graph as a whole exceeds are found where they are set")
  func place() throws {
    let place = SourceLocation(file: ".navgraph.yml", line: 7, column: 12)
    let limit = MetricLimit(metric: .screens, maximum: 1, location: place)
    #expect(try findings(limit, in: "A push B").map(\.location) == [place])
    let ofNodes = MetricLimit(metric: .fanOut, maximum: 2, location: place)
    #expect(try findings(ofNodes, in: hub).map(\.location?.file) == ["Hub.swift"])
  }

  @Test("are judged by what is set about their rule")
  func settings() throws {
    func found(_ setting: RuleSetting) throws -> [Severity] {
      let configuration = AnalysisConfiguration(
        rules: [MetricLimit.rule: setting], limits: [MetricLimit(metric: .screens, maximum: 1)])
      return GraphAnalyzer.analyze(try GraphSketch.program("A push B"), configuration: configuration).map(\.severity)
    }
    #expect(try found(RuleSetting()) == [.error])
    #expect(try found(RuleSetting(severity: .warning)) == [.warning])
    #expect(try found(RuleSetting(isEnabled: false)) == [])
  }

  @Test("can be on any metric, each of which somewhere has a value", arguments: Metric.allCases)
  func everyMetric(metric: Metric) throws {
    let sketch = "entry App\nApp root A\nA push B\nB push A\nB push ?\nC push D\nB push E\nA push E\nunexplained E"
    let found = try findings(MetricLimit(metric: metric, maximum: 0), in: sketch)
    #expect(!found.isEmpty && found.areThereAndAll { $0.nodes.isEmpty != metric.isOfNodes })
  }
}
