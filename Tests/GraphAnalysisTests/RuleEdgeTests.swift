import NavigationModel
import Testing

@testable import GraphAnalysis

@Suite("Rules at their edges")
struct RuleEdgeTests {
  private func found(_ sketch: String, _ rules: [String: RuleSetting] = [:]) throws -> [Finding] {
    GraphAnalyzer.analyze(try GraphSketch.program(sketch), configuration: AnalysisConfiguration(rules: rules))
  }

  @Test(
    "debug code has no segues that must be used, and is nothing that others keep",
    arguments: [
      "scene DebugMenu in Main\nscene List in Main\nDebugMenu show List without caller",
      "coordinator App\ncoordinator DebugFlow\nDebugFlow captures App",
      "coordinator App\ncoordinator DebugFlow\nApp keeps DebugFlow",
      "coordinator Flow\ncoordinator DebugFlow\nFlow push A\nFlow push B\nB push A\nflow A push B via DebugFlow",
    ])
  func debugCode(sketch: String) throws {
    #expect(try found(sketch).filter { $0.rule != "bypassed-coordinator" } == [])
  }

  @Test("a request in a region of debug builds is none")
  func debugRequest() throws {
    var program = try GraphSketch.program("scene List in Main\nList performs gone")
    program.conditionalRegions = [ConditionalRegion(.debug, file: "Source.swift", start: 2, end: 2)]
    #expect(GraphAnalyzer.analyze(program) == [])
  }

  @Test("the places that a transition keeps keep their own reasons")
  func reasons() throws {
    var program = try GraphSketch.program("List push ?")
    program.graph.edges[0].sites = [1, 9].map { SourceLocation(file: "S.swift", line: $0, column: 1) }
    program.graph.edges[0].siteReasons = ["debug reason", "release reason"]
    program.conditionalRegions = [ConditionalRegion(.debug, file: "S.swift", start: 1, end: 2)]
    let asked = AnalysisConfiguration(rules: ["unresolved-destination": RuleSetting()])
    #expect(
      GraphAnalyzer.analyze(program, configuration: asked).flatMap(\.notes) == ["The reason: release reason."])
  }

  @Test("nobody shows more than all of the screens, so that a small app has no error by the default error-share")
  func share() throws {
    let sketch = "coordinator App\nstack Inbox\nApp present Inbox\nInbox root List\nInbox root Empty\nApp push List"
    #expect(try found(sketch + "\nApp push Empty") == [])
  }

  @Test("a message about started coordinators names those")
  func starts() throws {
    let sketch = "coordinator App\ncoordinator A\ncoordinator B\nApp start A\nApp start B\nApp push List"
    let message = try #require(try found(sketch, ["god-coordinator": RuleSetting(options: ["starts": 1])]).first)
      .message
    #expect(message.contains("A and B"))
  }

  @Test("a sentence with two long names is cut as well")
  func twoNames() {
    let names = ["x", "y"].map { String(repeating: $0, count: 90) }
    #expect(Wording.sentence(names) { "It shows \($0)." }.count <= 120)
  }

  @Test("cycles, duplicates and coordinators with long names fit into a line, too")
  func longNames() throws {
    let names = (10..<30).map { "LongConversation\($0)" }
    let next = zip(names, names.dropFirst() + names.prefix(1))
    for sketch in [
      next.map { "\($0)ViewController push \($1)ViewController" },
      names.map { "coordinator \($0)" } + next.map { "\($0) start \($1)" }, names.map { "scene \($0) in Main as same" },
    ] {
      let finding = try #require(try found(sketch.joined(separator: "\n")).first)
      #expect(finding.message.count <= 120)
    }
  }

  @Test("a note on what is cast in prepare(for:) is a sentence")
  func prepare() throws {
    let screens = (10..<21).map { "Home casts S\($0) in prepare\nHome show S\($0) in storyboard" }
    let finding = try #require(
      try found(screens.joined(separator: "\n"), ["tight-coupling": RuleSetting(options: ["menus": 1])]).first)
    #expect(!finding.notes.contains { $0.hasPrefix("It in ") })
  }

  @Test("a menu of two scenes is a menu")
  func menus() throws {
    var program = try GraphSketch.program(
      (10..<22).map { "Menu push S\($0)\nTwin push S\($0)\n" }.joined() + "P push Menu\nP push Twin")
    for index in program.graph.nodes.indices where program.graph.nodes[index].name == "Twin" {
      program.graph.nodes[index].name = "Menu"
      program.graph.nodes[index].type = "Menu"
      program.graph.nodes[index].location = SourceLocation(file: "Menu.swift", line: 1, column: 7)
    }
    #expect(GraphAnalyzer.analyze(program) == [])
  }

  @Test("a storyboard is no folder")
  func storyboards() throws {
    var program = try GraphSketch.program("coordinator App\n" + (10..<22).map { "App push S\($0)\n" }.joined())
    for index in program.graph.nodes.indices where program.graph.nodes[index].kind == .screen {
      let name = index.isMultiple(of: 2) ? "X" : "Y"
      program.graph.nodes[index].location = SourceLocation(file: "\(name).storyboard", line: 1, column: 1)
      program.graph.nodes[index].storyboard = name
    }
    let finding = try #require(GraphAnalyzer.analyze(program).first)
    #expect(!finding.notes.isEmpty && !finding.notes.contains { $0.contains("folder") })
  }

  @Test("a storyboard of which a group could leave may have no more scenes than one that hangs together")
  func whole() throws {
    let sketch =
      (0..<15).map { "scene S\($0) in Main" }
      + (0..<6).filter { $0 != 2 }.map {
        "S\($0) show S\($0 + 1) in storyboard"
      }
    let setting = RuleSetting(options: ["whole": 10])
    #expect(try found(sketch.joined(separator: "\n"), ["oversized-storyboard": setting]).count == 1)
  }

  @Test("an unwind segue is no error anyway, whoever gets there")
  func unwinding() throws {
    let sketch = "entry App\nApp root Home\nscene Detail in Main\nscene List in Main\nDetail unwind List calling back:"
    #expect(try found(sketch).map(\.notes) == [["It leads nowhere."]])
  }

  /// A rule with a program in which it finds something only if the last line is a way that people go.
  struct UnusedCase: CustomTestStringConvertible, Sendable {
    let rule: String
    let sketch: String
    var testDescription: String { rule }
  }

  private static let unusedCases = [
    UnusedCase(
      rule: "god-screen",
      sketch: ((1...3).map { "P\($0) push Hub" } + (1...10).flatMap { ["Hub push S\($0)", "P1 push S\($0)"] })
        .joined(separator: "\n") + "\nscene Hub in Main\nscene S11 in Main\nHub show(last) S11"),
    UnusedCase(
      rule: "tight-coupling",
      sketch: (1...11).map { "Home creates S\($0)" }.joined(separator: "\n")
        + (1...10).map { "\nHome push S\($0)\nOther push S\($0)" }.joined()
        + "\nscene Home in Main\nscene S11 in Main\nHome show(last) S11"),
    UnusedCase(
      rule: "navigation-cycle", sketch: "scene A in Main\nscene B in Main\nA push B\nB show(back) A"),
  ]

  @Test("a segue that nothing performs leads to nothing too much", arguments: unusedCases)
  func unusedSegues(example: UnusedCase) throws {
    func count(_ caller: String) throws -> Int {
      try found("\(example.sketch) \(caller) caller").filter { $0.rule == example.rule }.count
    }
    #expect(try count("with") == 1)
    #expect(try count("without") == 0)
    #expect(try found("\(example.sketch) without caller").contains { $0.rule == "unused-segue" })
  }
}
