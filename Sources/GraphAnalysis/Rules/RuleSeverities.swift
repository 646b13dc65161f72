import NavigationModel

extension RuleDescription {
  /// The severities that findings of the rule can have where nothing is set, the lighter first: those that a team gives
  /// it, else those for which it has a limit, and those that its own examples show.
  public var severities: [Severity] {
    if let statedSeverities { return statedSeverities }
    let limits = options.compactMap { Severity(rawValue: $0.name) }
    let found = triggeringExamples.flatMap(findings).map(\.severity)
    return Severity.allCases.filter { limits.contains($0) || found.contains($0) }
  }

  /// What the rule finds in an example. One that cannot be read shows nothing; the tests of all rules refuse it.
  private func findings(in example: RuleExample) -> [Finding] {
    do {
      let program = try GraphSketch.program(example.sketch)
      let configuration = AnalysisConfiguration(rules: [identifier: RuleSetting()])
      return GraphAnalyzer.analyze(program, configuration: configuration).filter { $0.rule == identifier }
    } catch {
      return []
    }
  }
}
