import NavigationModel
import Testing

@testable import GraphAnalysis

@Suite("Sketches of graphs")
struct GraphSketchTests {
  @Test("declare nodes and say what leads where")
  func statements() throws {
    let program = try GraphSketch.program(
      """
      # A comment and an empty line

      coordinator Flow
      router Router
      List push(goDetail)~ Detail
      List present? ?
      List sheet Help via Router
      flow List push Detail via Flow
      Detail casts List in prepare
      // navgraph:disable:next all
      """)
    let graph = program.graph
    #expect(
      graph.nodes.map(\.id) == [
        "coordinator:Flow", "coordinator:Router", "screen:Detail", "screen:Help", "screen:List", "unknown:?",
      ])
    #expect(graph.nodes.map(\.role) == [.coordinator, .navigator, nil, nil, nil, nil])
    #expect(graph.edges.map(\.confidence) == [.possible, .inferred, .certain])
    #expect(graph.edges.map(\.identifier) == [nil, "goDetail", nil])
    #expect(graph.edges.map(\.via) == [[], [], ["Router"]])
    #expect(graph.flows == [Flow(source: "screen:List", destination: "screen:Detail", kind: .push, via: ["Flow"])])
    #expect(program.knowledge.map(\.kind) == [.casts])
    #expect(program.knowledge.map(\.inPrepare) == [true])
    #expect(program.knowledge.map(\.site.line) == [9])
    let place = SourceLocation(file: "Source.swift", line: 10, column: 1)
    #expect(program.suppressions == [SuppressionComment(command: "disable:next all", location: place)])
  }

  @Test(
    "are refused with the line that is not understood",
    arguments: [
      "A", "A pushes B", "thing A", "A push B on C", "A push B over there now", "A casts B in storyboard", "// a b",
    ])
  func failures(line: String) {
    #expect(throws: GraphSketch.Failure(line: 2, text: line)) {
      try GraphSketch.program("A push B\n\(line)")
    }
  }
}
