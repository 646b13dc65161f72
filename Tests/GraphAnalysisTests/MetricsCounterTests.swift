import NavigationModel
import Testing

@testable import GraphAnalysis

@Suite("Metrics")
struct MetricsCounterTests {
  @Test("count screens, coordinators, transitions by kind and what stayed unresolved")
  func counts() throws {
    var graph = try GraphSketch.program(
      """
      coordinator Flow
      router Router
      container Tabs
      alert Warning
      system Share
      Flow push List
      Flow start Other
      Tabs tab List
      List push Detail
      List push ?
      List pop ?
      List alert Warning
      List system Share
      """
    ).graph
    let detail = try #require(graph.nodes.firstIndex { $0.name == "Detail" })
    graph.nodes[detail].role = .component
    let metrics = MetricsCounter.count(graph)
    // List and Other are screens; a component and a router are no screen and no coordinator of their own.
    #expect(metrics.screens == 2)
    #expect(metrics.coordinators == 1)
    #expect(metrics.transitions == ["push": 3, "start": 1, "tab": 1, "pop": 1, "alert": 1, "system": 1])
    #expect(metrics.forwardTransitions == 4)
    #expect(metrics.unresolvedDestinations == 1)
  }

  @Test("of an empty graph are zero")
  func empty() {
    #expect(MetricsCounter.count(NavigationGraph()) == Metrics())
  }
}
