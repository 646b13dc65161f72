import NavigationModel
import Testing

@testable import GraphAnalysis

@Suite("navigation-cycle")
struct NavigationCycleTests {
  @Test("reports the shortest cycle with every place on it, and what closes it")
  func shortest() throws {
    let found = try findings(
      NavigationCycle.self,
      in: """
        Start push A
        A push B
        B push C
        C push A
        C push D
        D present C
        D sheet C
        """)
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.severity == .warning)
    #expect(finding.nodes == ["screen:C", "screen:D"])
    #expect(finding.fingerprint == "navigation-cycle screen:C screen:D")
    #expect(finding.location == SourceLocation(file: "Source.swift", line: 6, column: 1))
    #expect(finding.relatedLocations.map(\.line) == [7, 5])
    #expect(
      finding.edges == ["screen:D present screen:C", "screen:D sheet screen:C", "screen:C push screen:D"])
    #expect(finding.message == "Screens lead forward in a cycle: C → D → C.")
    #expect(
      finding.notes == ["It is closed by D present C.", "Other cycles in this component go through further screens."])
    #expect(
      finding.help
        == "Go back there (pop, dismiss, unwind), or let a coordinator return to the screen that is already shown.")
  }

  @Test("goes through the views that screens consist of")
  func parts() throws {
    let found = try findings(
      NavigationCycle.self, in: "part Row\nList holds Row\nRow push Detail\nDetail push List")
    #expect(found.map(\.nodes) == [["screen:Detail", "screen:List"]])
    #expect(found.first?.edges.contains("screen:Row push screen:Detail") == true)
  }

  @Test(
    "is not deceived",
    arguments: [
      "A push B\nB pop A", "A push B\nB unwind A", "A present B\nB dismiss A",
      "A tab B\nB child A",
      "A push B\nB push? A",
      "A push ?\n? push A",
      "alert Warning\nA alert Warning\nWarning push A",
      "system Mail\nA present Mail\nMail push A",
      "A push A", "container Nav\nA present Nav\nNav root A", "A push B\nB replace A",
      "coordinator C\ncoordinator D\nC start D\nD start C\nC push A\nD push B",
      "coordinator C\nC push A\nC push B\nflow A pop B via C\nflow B push A via C",
      "coordinator C\nC root A\nC push B\nflow A push B via C\nflow B root A via C",
      "Tab popover Details\nDetails child Tab via Main",
      // Each screen asks the router for something else.
      "router Model\nList holds Model\nDetail holds Model\nModel push Detail\nModel push List",
      // The row of a thread shows another thread, as a thread does on purpose.
      "part Row\nThread holds Row\nRow push Thread",
      // The tabs of a view that a screen holds are no tabs of the screen.
      "part Root\nSettings holds Root\nRoot tab Home\nHome push Settings",
      "part Root\npart Row\nSettings holds Root\nRoot holds Row\nRow root Home\nHome push Settings",
      "A push B\nB present A as exchange", "A push B\nB present A as reuse",
      "router R\nR push B\nflow A push B via R\nA push? B as exchange\nB push A",
      "coordinator M\ncoordinator C\nM start C as exchange\nC push B\nflow A push B via M,C\nB push A",
      "A push B\nB showDetail A", "A push B\nB push A if mode",
      "container Nav\nA push B\nB showDetail Nav\nNav root A",
      "coordinator C\ncoordinator D\nA start C\nD push A\nA push B\nflow B push A via C,D",
      "coordinator C\nC root A\nC present A\nA push B\nflow B root A via C\nflow B present A via C",
    ])
  func traps(sketch: String) throws {
    #expect(try findings(NavigationCycle.self, in: sketch) == [])
  }

  @Test(
    "goes through containment and coordinators that a screen starts",
    arguments: [
      "container Nav\nA present Nav\nNav root B\nB push A",
      "container Nav\nA present Nav\nNav root B\nNav push C\nC push A",
      "Parent embed Child\nChild push Parent",
      "Tabs tab A\nTabs tab B\nA present Tabs",
      "coordinator C\nA start C\nC push B\nB push A",
      "coordinator C\ncoordinator D\nA start C\nC start D\nD push B\nB push A",
    ])
  func structure(sketch: String) throws {
    #expect(try findings(NavigationCycle.self, in: sketch).count == 1)
  }

  @Test("leaves the ways of a screen whose instances differ, which are not those of each, to those who ask for them")
  func variedScreen() throws {
    let sketch = "varied Picker\nFilter present Picker\nPicker push Products\nProducts sheet Filter"
    #expect(try findings(NavigationCycle.self, in: sketch) == [])
    #expect(try findings(NavigationCycle.self, ["possible": 1], in: sketch).count == 1)
    let beside = "\(sketch)\nFilter push Products"
    #expect(
      try findings(NavigationCycle.self, in: beside).map(\.nodes) == [["screen:Filter", "screen:Products"]])
  }

  @Test("asks the flows what a coordinator does for the screen that starts it, where there are any")
  func startThatFlowsFollow() throws {
    let sketch = """
      coordinator Campaign
      coordinator Creation
      Product start Campaign
      Campaign push Form
      Campaign start Creation
      Creation push Choice
      Choice push Product
      """
    #expect(try findings(NavigationCycle.self, in: sketch).count == 1)
    let toForm = "\(sketch)\nflow Product push Form via Campaign"
    #expect(try findings(NavigationCycle.self, in: toForm) == [])
    #expect(try findings(NavigationCycle.self, ["flows": 0], in: toForm).count == 1)
    let toChoice = "\(toForm)\nflow Product push Choice via Campaign,Creation"
    #expect(
      try findings(NavigationCycle.self, in: toChoice).map(\.nodes) == [["screen:Choice", "screen:Product"]])
  }

  @Test("finds none where a coordinator shows one more screen of the kind that started it, unless that is asked for")
  func selfLoop() throws {
    let sketch = "coordinator C\nA start C\nC push A"
    #expect(try findings(NavigationCycle.self, in: sketch) == [])
    #expect(try findings(NavigationCycle.self, ["self-loops": 1], in: sketch).count == 1)
  }

  @Test("finds none among windows, which lie on none of the others")
  func windows() throws {
    #expect(try findings(NavigationCycle.self, in: "Full window Mini\nMini window Full") == [])
  }

  @Test(
    "takes what a container shows after it has replaced its content for no step of the screen that asked for that",
    arguments: [
      ("Root child~ Login\nSettings child~ Login via Root", false),
      ("Root child~ Login\nRoot child~ Tabs\nSettings child~ Login via Root", false),
      // It takes in what it always has beside the others.
      ("Root child Login\nSettings child~ Login via Root", true),
      // It takes in nothing for the screen, or perhaps nothing.
      ("Root child~ Login", true), ("Root child~ Login\nSettings child? Login via Root", true),
      // Another object takes it in, or one that is no screen.
      ("Root child~ Login\nSettings child~ Login via Other", true),
      ("router Root\nRoot child~ Login\nSettings child~ Login via Root", true),
      // It takes in what else it presents.
      ("Root child~ Browser\nSettings child~ Browser via Root", true),
      ("Root child~ Login\nSettings child~ Login via Root\nSettings inherits Root", true),
    ])
  func replacedContent(sketch: String, isStep: Bool) throws {
    let steps = "Browser push Settings\nSettings present Browser via Root"
    var program = try GraphSketch.program("\(sketch)\n\(steps)")
    func findings(_ options: [String: Double] = [:]) -> [Finding] {
      NavigationCycle(values: RuleValues(options)).findings(in: AnalysisContext(program))
    }
    #expect(findings().count == 1)
    for index in program.graph.edges.indices where !program.graph.edges[index].via.isEmpty {
      program.graph.edges[index].sites = [SourceLocation(file: "Settings.swift", line: 1, column: 1)]
    }
    #expect(findings().count == (isStep ? 1 : 0))
    #expect(findings(["replacements": 1]).count == 1)
  }

  @Test("counts a step that a container takes at a second place, where it replaces nothing")
  func unreplacedContent() throws {
    var program = try GraphSketch.program(
      "Root child~ Login\nSettings child~ Login via Root\nBrowser push Settings\nSettings present Browser via Root")
    let places = (1...2).map { SourceLocation(file: "Settings.swift", line: $0, column: 1) }
    for index in program.graph.edges.indices where !program.graph.edges[index].via.isEmpty {
      program.graph.edges[index].sites = program.graph.edges[index].kind == .child ? [places[0]] : places
    }
    #expect(NavigationCycle(values: RuleValues()).findings(in: AnalysisContext(program)).count == 1)
  }

  @Test(
    "names the transition that closes the cycle: the one that leads most steps back towards the start of the app",
    arguments: [
      "entry App\nApp entry Home\nHome push Cart\nCart push Home",
      "entry App\nApp entry Home\nHome push Detail\nDetail push Cart\nCart push Home",
      "First push Home\nHome push Cart\nCart push Home",
    ])
  func preference(sketch: String) throws {
    let finding = try #require(try findings(NavigationCycle.self, in: sketch).first)
    #expect(finding.message.hasSuffix("→ Home."))
    #expect(finding.notes == ["It is closed by Cart push Home."])
  }

  @Test("never names containment, which closes nothing")
  func containmentStays() throws {
    let found = try findings(
      NavigationCycle.self,
      in: """
        entry App
        App root Tabs
        Tabs tab Home
        Home push A
        Home push B
        A present Tabs
        B present Tabs
        """)
    let finding = try #require(found.first)
    #expect(finding.notes.first == "It is closed by A present Tabs.")
    #expect(!(finding.notes + [finding.message]).contains { $0.contains("tab Home") })
  }

  @Test("is closed by what moves between parts that contain each other")
  func containedInEachOther() throws {
    let found = try findings(
      NavigationCycle.self,
      in: """
        entry App
        App root B
        A child B
        B child A
        A push B
        """)
    #expect(found.map(\.nodes) == [["screen:A", "screen:B"]])
    #expect(try #require(found.first).notes == ["It is closed by A push B."])
  }

  @Test("finds cycles of flows through coordinators, at the places where the coordinator shows the screens")
  func flows() throws {
    let sketch = """
      coordinator Shop
      Shop push~ List
      Shop push~ Detail
      flow Home push List via Shop
      flow List push Detail via Shop
      flow Detail push List via Shop
      """
    let finding = try #require(try findings(NavigationCycle.self, in: sketch).first)
    #expect(finding.nodes == ["screen:Detail", "screen:List"])
    #expect(finding.location?.line == 2)
    #expect(finding.relatedLocations.map(\.line) == [3])
    #expect(Set(finding.edges) == ["coordinator:Shop push screen:Detail", "coordinator:Shop push screen:List"])
    #expect(finding.notes == ["It is closed by Detail push List via Shop."])
    #expect(try findings(NavigationCycle.self, ["flows": 0], in: sketch) == [])
  }

  @Test(
    "takes a straight flow for what its edges say, however sure they are, and does not trust one through many objects",
    arguments: [[], ["C"], ["C", "D", "E"], ["C", "D", "E", "F"]])
  func objectsOnTheWay(via: [String]) throws {
    var program = try GraphSketch.program(
      "A push B\nB push? A\ncoordinator C\ncoordinator D\ncoordinator E\nC start D\nD start E")
    program.graph.flows = [Flow(source: "screen:B", destination: "screen:A", kind: .push, via: via)]
    let found = NavigationCycle(values: RuleValues()).findings(in: AnalysisContext(program))
    #expect(found.count == ((1...3).contains(via.count) ? 1 : 0))
  }

  @Test(
    "follows a flow only where its coordinator is there for each object of the screen",
    arguments: [
      ("C present Sheet", true), ("C present Sheet\nOther present Sheet", false), ("D present Sheet", true),
      ("C present Sheet\nOther present Sheet via C", true),
      ("container Nav\nC present Sheet\nD present Nav\nNav root Sheet", false),
      ("C present Sheet\nflow Sheet pop Details via C", false),
    ])
  func callbacks(showing: String, isFollowed: Bool) throws {
    let sketch = """
      coordinator C
      coordinator D
      C push Details
      flow Sheet push Details via C
      flow Details present Sheet via \(showing.prefix(1))
      """
    #expect(try findings(NavigationCycle.self, in: "\(sketch)\n\(showing)").count == (isFollowed ? 1 : 0))
    #expect(try findings(NavigationCycle.self, ["possible": 1], in: "\(sketch)\n\(showing)").count == 1)
  }

  @Test("follows no flow to what a coordinator shows at the same place, one screen of a list after the other")
  func onePlace() throws {
    var program = try GraphSketch.program(
      "coordinator C\nC push A\nC push B\nflow A push B via C\nflow B push A via C")
    let cycle = NavigationCycle(values: RuleValues())
    #expect(cycle.findings(in: AnalysisContext(program)).count == 1)
    for index in program.graph.edges.indices { program.graph.edges[index].sites = program.graph.edges[0].sites }
    #expect(cycle.findings(in: AnalysisContext(program)) == [])
  }

  @Test("believes flows through coordinators that have to do with each other")
  func companions() throws {
    let flow = "coordinator C\ncoordinator D\nD push A\nA push B\nflow B push A via C,D"
    #expect(try findings(NavigationCycle.self, in: flow + "\nC start D").count == 1)
    #expect(try findings(NavigationCycle.self, in: flow + "\nD start C").count == 1)
    #expect(try findings(NavigationCycle.self, in: flow + "\nC push~ X via D").count == 1)
    let passed = "coordinator C\nrouter D\nD push A\nA push B\nflow B push A via C,D"
    #expect(try findings(NavigationCycle.self, in: passed).count == 1)
  }

  @Test("counts flows that one of several objects decides on only when asked to")
  func possibleFlows() throws {
    var program = try GraphSketch.program("coordinator C\nC push A\nA push B\nflow B push A via C")
    program.graph.flows[0].confidence = .possible
    #expect(NavigationCycle(values: RuleValues()).findings(in: AnalysisContext(program)) == [])
    #expect(NavigationCycle(values: RuleValues(["possible": 1])).findings(in: AnalysisContext(program)).count == 1)
  }

  @Test("shows the cycle that explains itself best, of those that are as short")
  func clearest() throws {
    let flow = "coordinator C\nC push A\nA push B\nflow B push A via C"
    let modal = "B present C2\nC2 push B"
    let pushes = "C2 push D\nD push C2"
    #expect(try findings(NavigationCycle.self, in: flow).map(\.nodes) == [["screen:A", "screen:B"]])
    #expect(try findings(NavigationCycle.self, in: "\(flow)\n\(modal)").map(\.nodes) == [["screen:B", "screen:C2"]])
    let all = "\(flow)\n\(modal)\n\(pushes)"
    #expect(try findings(NavigationCycle.self, in: all).map(\.nodes) == [["screen:C2", "screen:D"]])
  }

  @Test("follows its options")
  func options() throws {
    #expect(try findings(NavigationCycle.self, ["replacements": 1], in: "A push B\nB push A as exchange").count == 1)
    #expect(try findings(NavigationCycle.self, ["self-loops": 1], in: "A push A").map(\.nodes) == [["screen:A"]])
    #expect(try findings(NavigationCycle.self, ["possible": 1], in: "A push B\nB push? A").count == 1)
    #expect(try findings(NavigationCycle.self, ["replacements": 1], in: "A push B\nB replace A").count == 1)
    #expect(try findings(NavigationCycle.self, ["replacements": 1], in: "A push B\nB showDetail A").count == 1)
    #expect(try findings(NavigationCycle.self, ["possible": 1], in: "A push B\nB push A if mode").count == 1)
    let folders = "container Nav\nA present Nav\nNav root A"
    #expect(try findings(NavigationCycle.self, ["self-loops": 1], in: folders).count == 1)
  }

  @Test("gives warnings up to the number that is tolerated, any number unless one is set, and errors above it")
  func maximum() throws {
    let many = (0..<30).map { "A\($0) push B\($0)\nB\($0) push A\($0)" }.joined(separator: "\n")
    let unlimited = try findings(NavigationCycle.self, in: many)
    #expect(unlimited.count == 30 && unlimited.allSatisfy { $0.severity == .warning })
    let two = "A push B\nB push A\nC push D\nD push C"
    #expect(try findings(NavigationCycle.self, ["max-cycles": 2], in: two).map(\.severity) == [.warning, .warning])
    #expect(try findings(NavigationCycle.self, ["max-cycles": 1], in: two).map(\.severity) == [.error, .error])
  }

  @Test(
    "goes through no screen that is made with data, since each of those shows something else, unless that is asked for",
    arguments: [
      "data Film\nFilm push Actor\nActor push Film",
      "data Film\nStart push Actor\nActor push Film\nFilm push Actor",
      "data Film\ncontainer Nav\nActor present Nav\nNav root Film\nFilm push Actor",
      "data Film\ncoordinator C\nC push Film\nFilm push Actor\nflow Actor push Film via C",
    ])
  func otherData(sketch: String) throws {
    #expect(try findings(NavigationCycle.self, in: sketch) == [])
    #expect(try findings(NavigationCycle.self, ["other-data": 1], in: sketch).count == 1)
    let fixed = sketch.replacing("data Film", with: "screen Film")
    #expect(try findings(NavigationCycle.self, in: fixed).count == 1)
  }

  @Test("finds the cycle beside a screen that is made with data")
  func besideData() throws {
    let sketch = "data Film\nList push Film\nFilm push List\nList push Help\nHelp push List"
    #expect(try findings(NavigationCycle.self, in: sketch).map(\.nodes) == [["screen:Help", "screen:List"]])
  }

  @Test("shortens a cycle of fifty screens in the message but lists them all")
  func longCycle() throws {
    let lines = (10..<60).map { "S\($0) push S\($0 == 59 ? 10 : $0 + 1)" }
    let finding = try #require(try findings(NavigationCycle.self, in: lines.joined(separator: "\n")).first)
    #expect(finding.nodes.count == 50)
    #expect(finding.relatedLocations.count == 49)
    #expect(finding.message.hasSuffix("S10 → S11 → S12 → S13 → S14 → S15 → S16 → … 42 more … → S59 → S10."))
  }

  @Test("finds a cycle as short as trying all screens gives, through containment as well", arguments: 0..<100)
  func shortestOfAll(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let names = (0..<7).map { "S\($0)" }
    let lines = Set(
      (0..<10).map { _ in
        let verb = ["push", "present", "embed"].randomElement(using: &random) ?? ""
        return "\(names.randomElement(using: &random) ?? "") \(verb) \(names.randomElement(using: &random) ?? "")"
      })
    let edges = try GraphSketch.program(lines.sorted().joined(separator: "\n")).graph.edges
      .filter { $0.source != $0.destination }
    let lengths = edges.filter { $0.kind != .embed }.compactMap { edge in
      length(from: edge.destination, to: edge.source, over: edges).map { $0 + 1 }
    }
    let found = try findings(NavigationCycle.self, in: lines.sorted().joined(separator: "\n"))
    #expect(found.map(\.nodes.count).min() == lengths.min())
  }

  private func length(from start: String, to end: String, over edges: [Edge]) -> Int? {
    var reached: Set = [start]
    for length in 0...edges.count {
      if reached.contains(end) { return length }
      reached.formUnion(edges.filter { reached.contains($0.source) }.map(\.destination))
    }
    return nil
  }

  @Test("does not depend on the order of nodes, edges and flows")
  func order() throws {
    let program = try GraphSketch.program(
      "A push B\nB push C\nC push A\nC push D\nD push B\nflow D push A via X\nE push F\nF push E")
    let expected = NavigationCycle(values: RuleValues()).findings(in: AnalysisContext(program))
    var random = SeededGenerator(seed: 5)
    for _ in 0..<20 {
      var shuffled = program
      shuffled.graph.nodes.shuffle(using: &random)
      shuffled.graph.edges.shuffle(using: &random)
      #expect(NavigationCycle(values: RuleValues()).findings(in: AnalysisContext(shuffled)) == expected)
    }
  }

  @Test("ignores edges whose ends are not in the graph")
  func danglingEdges() {
    let edges = [("a", "b"), ("b", "a")].map {
      Edge(source: $0.0, destination: $0.1, kind: .push, confidence: .certain, sites: [])
    }
    let program = LinkedProgram(graph: NavigationGraph(edges: edges))
    #expect(NavigationCycle(values: RuleValues()).findings(in: AnalysisContext(program)) == [])
  }
}
