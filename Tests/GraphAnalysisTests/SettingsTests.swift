import NavigationModel
import Testing

@testable import GraphAnalysis

@Suite("What is set about rules")
struct SettingsTests {
  /// Two cycles, one in the folder Old and one in the folder New, and two other screens that know each other.
  private static let program: LinkedProgram = {
    let nodes = ["A", "B", "C", "D", "Form", "Picker"].map { name in
      Node(id: "screen:\(name)", name: name, type: name, kind: .screen, location: nil)
    }
    let edges = [
      ("A", "B", "Old/Deep/A.swift"), ("B", "A", "Old/B.swift"), ("C", "D", "New/C.swift"), ("D", "C", "New/D.swift"),
    ]
    .map { source, destination, file in
      Edge(
        source: "screen:\(source)", destination: "screen:\(destination)", kind: .push, confidence: .certain,
        sites: [SourceLocation(file: file, line: 1, column: 1)])
    }
    let knowledge = [("Form", ScreenKnowledge.Kind.creates, "Picker"), ("Picker", .casts, "Form")].map {
      ScreenKnowledge(
        source: "screen:\($0.0)", destination: "screen:\($0.2)", kind: $0.1, inPrepare: false,
        site: SourceLocation(file: "Forms/\($0.0).swift", line: 1, column: 1))
    }
    return LinkedProgram(graph: NavigationGraph(nodes: nodes, edges: edges, flows: []), knowledge: knowledge)
  }()

  @Test("holds in a folder for what is found below it")
  func folders() {
    #expect(findings([:]) == ["New/C.swift error", "Old/Deep/A.swift error"])
    #expect(findings(["Old": RuleSetting(isEnabled: false)]) == ["New/C.swift error"])
    #expect(findings(["Old": RuleSetting(severity: .warning)]) == ["New/C.swift error", "Old/Deep/A.swift warning"])
    #expect(findings(["Ol": RuleSetting(isEnabled: false)]).count == 2)
  }

  @Test("gives a folder's options to the rule, which still looks at the whole program")
  func options() {
    let tolerant = RuleSetting(options: ["max-cycles": 2])
    #expect(findings(["Old": tolerant]) == ["New/C.swift error", "Old/Deep/A.swift warning"])
    let strictInside = ["Old": tolerant, "New": RuleSetting(options: ["max-cycles": 1])]
    #expect(findings(strictInside) == ["New/C.swift error", "Old/Deep/A.swift warning"])
  }

  @Test("counts innermost first, each setting over those around it")
  func nesting() throws {
    let rule = try #require(RuleRegistry.rule(identifiedBy: "navigation-cycle"))
    let configuration = AnalysisConfiguration(
      rules: [rule.identifier: RuleSetting(severity: .error, options: ["max-cycles": 1, "flows": 0])],
      folders: [
        "Old": [rule.identifier: RuleSetting(isEnabled: false)],
        "Old/Deep": [rule.identifier: RuleSetting(severity: .warning, options: ["max-cycles": 5])],
      ])
    #expect(configuration.setting(of: rule, in: "Older") == configuration.setting(of: rule))
    #expect(!configuration.setting(of: rule, in: "Old/Other").isEnabled)
    #expect(
      configuration.setting(of: rule, in: "Old/Deep/Deeper")
        == RuleSetting(severity: .warning, options: ["max-cycles": 5, "flows": 0]))
  }

  @Test("yields to the rules that a run selects")
  func selection() {
    func rules(_ selection: RuleSelection, off: Bool = false) -> Set<String> {
      let configuration = AnalysisConfiguration(
        rules: ["navigation-cycle": RuleSetting(isEnabled: !off)], selection: selection)
      return Set(GraphAnalyzer.analyze(Self.program, configuration: configuration).map(\.rule))
    }
    #expect(rules(RuleSelection()) == ["navigation-cycle", "mutual-knowledge"])
    #expect(rules(RuleSelection(only: ["navigation-cycle"]), off: true) == ["navigation-cycle"])
    #expect(rules(RuleSelection(skipped: ["navigation-cycle"])) == ["mutual-knowledge"])
    #expect(rules(RuleSelection(only: ["navigation-cycle"], skipped: ["navigation-cycle"])) == [])
  }

  @Test("lets opt-in rules run only when something is set about them or they are selected")
  func optIn() {
    let rule = RuleDescription(
      identifier: "taste", name: "", category: .coupling, isOptIn: true, summary: "", rationale: "", remedy: "",
      triggeringExamples: [], nonTriggeringExamples: [], options: [])
    #expect(!AnalysisConfiguration().runs(rule))
    #expect(AnalysisConfiguration(rules: ["taste": RuleSetting()]).runs(rule))
    #expect(AnalysisConfiguration(folders: ["Old": ["taste": RuleSetting()]]).runs(rule))
    #expect(AnalysisConfiguration(selection: RuleSelection(only: ["taste"])).runs(rule))
    #expect(!AnalysisConfiguration(rules: ["taste": RuleSetting(isEnabled: false)]).runs(rule))
  }

  @Test("can be made stricter or more lenient as a whole")
  func severities() {
    func severities(_ policy: SeverityPolicy) -> Set<Severity> {
      let configuration = AnalysisConfiguration(
        rules: ["navigation-cycle": RuleSetting(options: ["max-cycles": 0])], severities: policy)
      return Set(GraphAnalyzer.analyze(Self.program, configuration: configuration).map(\.severity))
    }
    #expect(severities(.asFound) == [.warning, .error])
    #expect(severities(.strict) == [.error])
    #expect(severities(.lenient) == [.warning])
  }

  /// The cycles that are found with settings of folders, as file and severity.
  private func findings(_ folders: [String: RuleSetting]) -> [String] {
    let configuration = AnalysisConfiguration(
      rules: ["navigation-cycle": RuleSetting(options: ["max-cycles": 0])],
      folders: folders.mapValues { ["navigation-cycle": $0] })
    return GraphAnalyzer.analyze(Self.program, configuration: configuration).filter { $0.rule == "navigation-cycle" }
      .map { "\($0.location?.file ?? "") \($0.severity.rawValue)" }
  }
}
