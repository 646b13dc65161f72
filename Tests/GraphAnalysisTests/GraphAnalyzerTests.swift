import NavigationModel
import Testing

@testable import GraphAnalysis

@Suite("The analyzer")
struct GraphAnalyzerTests {
  private let sketch = """
    Form creates Picker
    Picker casts Form
    A push B
    B push A
    """

  @Test("runs all rules and sorts what they find by place, rule and identity")
  func order() throws {
    let shown = ["A", "B", "C"].map { "Flow push \($0)" }.joined(separator: "\n")
    let found = GraphAnalyzer.analyze(try GraphSketch.program("\(sketch)\ncoordinator Flow\n\(shown)"))
    #expect(
      found.map(\.fingerprint) == [
        "mutual-knowledge screen:Form screen:Picker", "bypassed-coordinator screen:A",
        "navigation-cycle screen:A screen:B", "bypassed-coordinator screen:B",
      ])
    #expect(found.map { $0.location?.line } == [2, 3, 3, 4])
  }

  @Test("leaves out rules that are off and gives the others the severity that was set")
  func settings() throws {
    let configuration = AnalysisConfiguration(rules: [
      "mutual-knowledge": RuleSetting(isEnabled: false),
      "navigation-cycle": RuleSetting(severity: .warning, options: ["replacements": 0]),
      "no-such-rule": RuleSetting(),
    ])
    let found = GraphAnalyzer.analyze(try GraphSketch.program(sketch), configuration: configuration)
    #expect(found.map(\.rule) == ["navigation-cycle"])
    #expect(found.map(\.severity) == [.warning])
  }

  @Test("says which rules are on but can report nothing, by all of their settings")
  func idleRules() throws {
    var program = try GraphSketch.program(
      "entry App\ncoordinator Flow\nApp start Flow\nFlow push A\nA push B\nA push C")
    program.unknownNames = "no Xcode project shows that all code of the app is Swift"
    func idle(_ configuration: AnalysisConfiguration = AnalysisConfiguration()) -> [String: String] {
      let rules = GraphAnalyzer.judge(program, configuration: configuration).idleRules
      return Dictionary(uniqueKeysWithValues: rules.map { ($0.rule, $0.reason) })
    }
    #expect(idle()["dangling-segue"] == "there are no storyboards")
    #expect(
      idle()["bypassed-coordinator"]
        == "coordinators perform 33 % of the transitions between controllers, less than 60 % (share)")
    #expect(idle()["unreachable-screen"] == "no Xcode project shows that all code of the app is Swift")
    #expect(idle()["god-coordinator"] == nil)
    let off = RuleSetting(isEnabled: false)
    #expect(idle(AnalysisConfiguration(rules: ["dangling-segue": off]))["dangling-segue"] == nil)
    // Below one folder, the rule can report something.
    let loose = AnalysisConfiguration(folders: ["App": ["bypassed-coordinator": RuleSetting(options: ["share": 0.2])]])
    #expect(idle(loose)["bypassed-coordinator"] == nil)
    program = try GraphSketch.program("A push B")
    #expect(idle()["unreachable-screen"] == "the app has no known entry point")
  }

  @Test("puts findings without a place last")
  func withoutPlace() throws {
    var program = try GraphSketch.program(sketch)
    for index in program.graph.edges.indices {
      program.graph.edges[index].sites = []
    }
    for index in program.graph.nodes.indices {
      program.graph.nodes[index].location = nil
    }
    let found = GraphAnalyzer.analyze(program)
    #expect(found.map(\.rule) == ["mutual-knowledge", "navigation-cycle"])
    #expect(found.last?.location == nil)
  }

  @Test("tells screens of the same name apart")
  func ambiguousNames() throws {
    var program = try GraphSketch.program("A push B\nB push A")
    for index in program.graph.nodes.indices {
      program.graph.nodes[index].name = "ViewController"
    }
    program.graph.nodes[0].storyboard = "Main"
    let message = try #require(GraphAnalyzer.analyze(program).first { $0.rule == "navigation-cycle" }).message
    #expect(message.contains("ViewController (Main) → ViewController (B.swift) → ViewController (Main)"))
  }

  @Test("tells scenes of one storyboard that nobody has named apart by their ids")
  func unnamedScenes() throws {
    var program = try GraphSketch.program("A push B\nB push A")
    for index in program.graph.nodes.indices {
      program.graph.nodes[index].name = "View Controller"
      program.graph.nodes[index].storyboard = "Main"
      program.graph.nodes[index].sceneID = "x\(index)"
    }
    let message = try #require(GraphAnalyzer.analyze(program).first { $0.rule == "navigation-cycle" }).message
    #expect(message.contains("View Controller (Main, x0) → View Controller (Main, x1) → View Controller (Main, x0)"))
  }

  @Test("says of code that extends a framework's type that it is no type of its own")
  func extensions() throws {
    let screens = (0..<11).map { "View push S\($0)" }.joined(separator: "\n")
    var program = try GraphSketch.program("router View\n\(screens)")
    let view = try #require(program.graph.nodes.firstIndex { $0.name == "View" })
    program.graph.nodes[view].location = nil
    let message = try #require(GraphAnalyzer.analyze(program).first { $0.rule == "god-coordinator" }).message
    #expect(message.hasPrefix("View (extension) shows 11 screens, more than 10: "))
  }

  @Test("finds nothing in an empty program")
  func empty() {
    #expect(GraphAnalyzer.analyze(LinkedProgram(graph: NavigationGraph())) == [])
  }
}
