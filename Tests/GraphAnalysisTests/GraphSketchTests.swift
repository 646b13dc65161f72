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
      varied Help
      List push(goDetail)~ Detail
      List present? ?
      List sheet Help via Router
      Help push Detail if mode
      flow List push Detail via Flow
      Detail casts List in prepare
      // navgraph:disable:next all
      Detail push Help as exchange
      flow Help push List via Flow,Router
      data Wiki
      List sheet Wiki in debug
      List present Wiki on tvOS
      """)
    let graph = program.graph
    #expect(
      graph.nodes.map(\.id) == [
        "coordinator:Flow", "navigator:Router", "screen:Detail", "screen:Help", "screen:List", "screen:Wiki",
        "unknown:?",
      ])
    #expect(graph.nodes.map(\.role) == [.coordinator, nil, nil, nil, nil, nil, nil])
    #expect(graph.nodes.map(\.variesBy) == [nil, nil, nil, ["model"], nil, nil, nil])
    #expect(graph.edges.map(\.confidence) == [.certain, .certain, .certain, .possible, .inferred, .certain, .certain])
    #expect(graph.edges.map(\.identifier) == [nil, nil, nil, nil, "goDetail", nil, nil])
    #expect(graph.edges.map(\.via) == [[], [], [], [], [], ["Router"], []])
    #expect(graph.edges.map(\.stackEffect) == [.exchange, nil, nil, nil, nil, nil, nil])
    #expect(graph.edges.map(\.variesBy) == [nil, ["mode"], nil, nil, nil, nil, nil])
    #expect(
      graph.flows == [
        Flow(source: "screen:Help", destination: "screen:List", kind: .push, via: ["Flow", "Router"]),
        Flow(source: "screen:List", destination: "screen:Detail", kind: .push, via: ["Flow"]),
      ])
    #expect(program.madeWithData == ["screen:Wiki"])
    #expect(
      program.conditionalRegions == [
        ConditionalRegion(.debug, file: "Source.swift", start: 16, end: 16),
        ConditionalRegion(.platform("tvOS"), file: "Source.swift", start: 17, end: 17),
      ])
    #expect(program.knowledge.map(\.kind) == [.casts])
    #expect(program.knowledge.map(\.inPrepare) == [true])
    #expect(program.knowledge.map(\.site.line) == [11])
    let place = SourceLocation(file: "Source.swift", line: 12, column: 1)
    #expect(program.suppressions == [SuppressionComment(command: "disable:next all", location: place)])
  }

  @Test("say what storyboards hold and what code asks of them")
  func storyboards() throws {
    let program = try GraphSketch.program(
      """
      scene List in Main as list
      scene Detail in Main
      scene Editor in Other as editor
      initial Editor
      undeclared Detail
      reference Main to Other
      List show(open) Detail with caller
      Detail show List calling make:
      List performs open
      Detail performs open
      List instantiates editor from Other
      List loads Main
      unmentioned Old
      """)
    let main = try #require(program.storyboards.storyboards.first)
    #expect(program.storyboards.storyboards.map(\.name) == ["Main", "Other"])
    #expect(main.scenes.map(\.node) == ["screen:List", "screen:Detail", nil])
    #expect(main.scenes.map(\.isClassDeclared) == [true, false, nil])
    #expect(main.scenes.map(\.reference?.isFound) == [nil, nil, true])
    #expect(main.scenes.flatMap(\.segues).map(\.isNamedInCode) == [true, nil])
    #expect(main.scenes.flatMap(\.segues).map(\.isActionImplemented) == [nil, false])
    #expect(program.storyboards.requests.map(\.answer) == [.found, .elsewhere, .found, .missing])
    #expect(program.unmentionedScreens == ["screen:Old"])
  }

  @Test(
    "are refused with the line that is not understood",
    arguments: [
      "A", "A pushes B", "thing A", "A push B on C", "A push B over there now", "A push B in release",
      "A casts B in debug", "A casts B in storyboard", "// a b",
    ])
  func failures(line: String) {
    #expect(throws: GraphSketch.Failure(line: 2, text: line)) {
      try GraphSketch.program("A push B\n\(line)")
    }
  }
}
