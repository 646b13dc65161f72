import NavigationModel
import TestSupport
import Testing

@testable import GraphAnalysis

@Suite("Code for those who make an app")
struct DebugCodeTests {
  private func rules(_ sketch: String, includesDebugCode: Bool = false) throws -> [String] {
    try rules(of: GraphSketch.program(sketch), includesDebugCode: includesDebugCode)
  }

  private func rules(of program: LinkedProgram, includesDebugCode: Bool = false) -> [String] {
    let configuration = AnalysisConfiguration(includesDebugCode: includesDebugCode)
    return GraphAnalyzer.analyze(program, configuration: configuration).map(\.rule)
  }

  @Test(
    "is not what the rules look at, unless that is asked for",
    arguments: [
      ("A push B\nB push A in debug", "navigation-cycle"),
      ("A push DebugMenuViewController\nDebugMenuViewController push A", "navigation-cycle"),
      ("coordinator A\ncoordinator DebugFlow\nA start DebugFlow\nDebugFlow start A", "coordinator-cycle"),
      ("Form creates DebugForm\nDebugForm casts Form", "mutual-knowledge"),
      ("scene A in Debug as same\nscene B in Debug as same", "duplicate-scene-identifier"),
      ("entry App\nApp root List\nunmentioned DebugList", "unreachable-screen"),
      ("Home present DebugLog as fullScreen\nundismissed DebugLog", "dead-end-modal"),
      ("coordinator App\ncoordinator DebugFlow\nApp captures DebugFlow", "coordinator-retain-cycle"),
      ("coordinator App\ncoordinator DebugFlow\nDebugFlow keeps App", "leaked-child-coordinator"),
    ])
  func leftOut(sketch: String, rule: String) throws {
    #expect(try rules(sketch) == [])
    #expect(try rules(sketch, includesDebugCode: true) == [rule])
  }

  @Test(
    "is told by the words of a name",
    arguments: [
      ("DebugMenu", true), ("AppDebugMenu", true), ("MenuDebug", true), ("DeveloperMenu", true), ("DevMenu", true),
      ("DevMenuViewController", true), ("DebuggerMenu", false), ("Debugging", false), ("Developer", false),
      ("DevMenuette", false), ("Menu", false), ("debugMenu", false), ("DebuggingDebug", true),
    ])
  func names(name: String, isDebug: Bool) throws {
    #expect(try rules("A push \(name)\n\(name) push A") == (isDebug ? [] : ["navigation-cycle"]))
    let inStoryboard = "scene A in \(name) as same\nscene B in \(name) as same"
    #expect(try rules(inStoryboard) == (isDebug ? [] : ["duplicate-scene-identifier"]))
  }

  @Test("is what a type is called, where a node has another name")
  func types() throws {
    var program = try GraphSketch.program("A push Menu\nMenu push A")
    let menu = try #require(program.graph.nodes.firstIndex { $0.name == "Menu" })
    program.graph.nodes[menu].type = "DebugMenu"
    #expect(rules(of: program) == [])
    (program.graph.nodes[menu].type, program.graph.nodes[menu].name) = ("Menu", "DebugMenu")
    #expect(rules(of: program) == ["navigation-cycle"])
  }

  @Test("is what is declared in a region of debug builds")
  func declarations() throws {
    var program = try GraphSketch.program("A push Menu\nMenu push A")
    program.conditionalRegions = [ConditionalRegion(.debug, file: "Menu.swift", start: 1, end: 9)]
    #expect(rules(of: program) == [])
    program.conditionalRegions = [ConditionalRegion(.debug, file: "Menu.swift", start: 2, end: 9)]
    #expect(rules(of: program) == ["navigation-cycle"])
    program.conditionalRegions = [ConditionalRegion(.platform("tvOS"), file: "Menu.swift", start: 1, end: 9)]
    #expect(rules(of: program) == ["navigation-cycle"])
  }

  @Test("is only one of the places of a transition that others have as well")
  func severalPlaces() throws {
    var program = try GraphSketch.program("A push B\nB push A in debug")
    let back = try #require(program.graph.edges.firstIndex { $0.source == "screen:B" })
    program.graph.edges[back].sites.append(SourceLocation(file: "Source.swift", line: 3, column: 1))
    let finding = try #require(GraphAnalyzer.analyze(program).first)
    #expect(finding.rule == "navigation-cycle")
    #expect(([finding.location?.line] + finding.relatedLocations.map(\.line)).compactMap(\.self).sorted() == [1, 3])
  }

  @Test("keeps a transition that has no place at all")
  func noPlaces() throws {
    var program = try GraphSketch.program("A push B\nB push A")
    for index in program.graph.edges.indices { program.graph.edges[index].sites = [] }
    #expect(rules(of: program) == ["navigation-cycle"])
  }

  @Test("is what names a screen, keeps a coordinator or captures one in such a region")
  func regions() throws {
    for (sketch, line, rule) in [
      ("A creates B\nB casts A", 2, "mutual-knowledge"),
      ("coordinator App\ncoordinator Shop\nApp keeps Shop", 3, "leaked-child-coordinator"),
      ("coordinator App\ncoordinator Shop\nShop captures App", 3, "coordinator-retain-cycle"),
    ] {
      var program = try GraphSketch.program(sketch)
      #expect(rules(of: program) == [rule])
      program.conditionalRegions = [ConditionalRegion(.debug, file: "Source.swift", start: line, end: line)]
      #expect(rules(of: program) == [])
      #expect(rules(of: program, includesDebugCode: true) == [rule])
    }
  }

  @Test("leads nobody anywhere, so that what fails behind it is no error")
  func onlyWay() throws {
    let sketch = "entry App\nApp root Home\nHome push List in debug\nscene List in Main\nList performs gone"
    let program = try GraphSketch.program(sketch)
    #expect(GraphAnalyzer.analyze(program).map(\.severity) == [.warning])
    let whole = AnalysisConfiguration(includesDebugCode: true)
    #expect(GraphAnalyzer.analyze(program, configuration: whole).map(\.severity) == [.error])
  }

  @Test(
    "crashes in the app all the same where only its name says debug",
    arguments: [
      ("scene DebugLog in Main\nDebugLog performs gone", "dangling-segue"),
      ("scene Log in Debug\nLog performs gone", "dangling-segue"),
      ("scene DebugLog in Main\nDebugLog instantiates gone from Main", "unknown-scene-identifier"),
      ("scene List in Debug\nundeclared List", "missing-scene-class"),
      ("scene DebugLog in Main\nscene B in Main\naction show:\nDebugLog show B calling make:", "missing-segue-action"),
    ])
  func crashes(sketch: String, rule: String) throws {
    let found = try GraphAnalyzer.analyze(GraphSketch.program(sketch))
    #expect(found.map(\.rule) == [rule] && found.map(\.severity) == [.error])
  }

  @Test("cannot crash in the app where the compiler leaves it out, whatever it is called")
  func notCompiled() throws {
    var program = try GraphSketch.program("scene DebugLog in Main\nDebugLog performs gone")
    program.conditionalRegions = [ConditionalRegion(.debug, file: "Source.swift", start: 2, end: 2)]
    #expect(rules(of: program) == [])
    #expect(rules(of: program, includesDebugCode: true) == ["dangling-segue"])
  }

  @Test("takes the ways through coordinators along that end in it")
  func endsOfFlows() throws {
    let sketch = """
      coordinator Flow
      A start Flow
      Flow push B in debug
      Flow push C in debug
      Flow push C
      A push D in debug
      flow A push B via Flow
      flow A push C via Flow
      flow A push D via Other
      """
    var program = try GraphSketch.program(sketch)
    program.graph.flows.append(Flow(source: "screen:A", destination: "screen:D", kind: .push, via: []))
    let users = DebugCode(of: program).removed(from: program)
    #expect(
      users.graph.flows.map { "\($0.destination) via \($0.via)" } == [
        "screen:C via [\"Flow\"]", "screen:D via [\"Other\"]",
      ])
  }

  @Test("is what a team's own rules and limits are about all the same")
  func team() throws {
    let rule = OwnRule(
      name: "our-rule", demand: .forbidden(WayPattern(to: [NodePattern(names: [WildcardPattern("Debug*")])])))
    let limit = MetricLimit(metric: .fanOut, maximum: 1)
    let program = try GraphSketch.program("A push DebugMenu\nA push B in debug")
    let found = GraphAnalyzer.analyze(
      program, configuration: AnalysisConfiguration(ownRules: [rule], limits: [limit]))
    #expect(Set(found.map(\.rule)) == ["our-rule", "limit-exceeded"])
    #expect(found.map(\.message).areThereAndAll { $0.hasPrefix("A ") })
  }

  @Test("is taken out with all that starts there, leads there or names it")
  func everything() throws {
    let program = try GraphSketch.program(
      """
      coordinator Flow
      coordinator DebugFlow
      A push DebugMenu
      DebugMenu push A
      A push B
      flow A push DebugMenu via Flow
      flow DebugMenu push B via Flow
      A creates DebugMenu
      DebugMenu casts A
      DebugFlow keeps Flow
      unmentioned DebugOld
      undismissed DebugMenu
      scene B in Debug
      """)
    let users = DebugCode(of: program).removed(from: program)
    #expect(users.graph.nodes.map(\.id) == ["coordinator:Flow", "screen:A", "screen:B"])
    #expect(users.graph.edges.map(\.id) == ["screen:A push screen:B"])
    #expect(users.graph.flows == [] && users.knowledge == [] && users.ownership.children == [])
    #expect(users.unmentionedScreens == [] && users.undismissedModals == [])
    #expect(users.storyboards.storyboards == [])
  }

  @Test("changes nothing of a program that has none")
  func none() throws {
    let program = try GraphSketch.program(
      "entry App\ncoordinator Flow\nApp root A\nA push B on tvOS\nflow A push B via Flow\nA creates B\nscene A in Main")
    #expect(DebugCode(of: program).removed(from: program) == program)
  }
}
