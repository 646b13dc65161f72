import NavigationModel

/// The judging stage: a program to findings.
public enum GraphAnalyzer {
  /// Runs all rules that are enabled, and those of the team's own.
  ///
  /// - Returns: Findings sorted by location, rule and nodes, so that the same program gives the same list. Findings
  ///   without a location come last.
  public static func analyze(
    _ program: LinkedProgram, configuration: AnalysisConfiguration = AnalysisConfiguration()
  ) -> [Finding] {
    let context = AnalysisContext(program)
    let found = RuleRegistry.detectors.flatMap { findings(of: $0, in: context, configuration: configuration) }
    return (found + findingsOfTheTeam(in: context, configuration: configuration)).sorted(by: precedes)
  }

  /// What the team's own rules and limits find.
  private static func findingsOfTheTeam(
    in context: AnalysisContext, configuration: AnalysisConfiguration
  ) -> [Finding] {
    let rules = configuration.ownRules.flatMap { OwnRuleCheck(rule: $0, context: context).findings() }
    guard !configuration.limits.isEmpty else { return rules }
    let metrics = MetricsCounter.measure(context.program)
    return rules + configuration.limits.flatMap { $0.findings(in: context, metrics: metrics) }
  }

  private static func findings(
    of detector: any Detector.Type, in context: AnalysisContext, configuration: AnalysisConfiguration
  ) -> [Finding] {
    let rule = detector.description
    let setting = configuration.rules[rule.identifier] ?? RuleSetting(isEnabled: !rule.isOptIn)
    guard setting.isEnabled else { return [] }
    let findings = detector.init(values: RuleValues(setting.options)).findings(in: context)
    guard let severity = setting.severity else { return findings }
    return findings.map { finding in
      var finding = finding
      finding.severity = severity
      return finding
    }
  }

  private static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    switch (left.location, right.location) {
    case (let here?, let there?) where here != there: here < there
    case (.some, nil): true
    case (nil, .some): false
    default:
      (left.rule, left.fingerprint) < (right.rule, right.fingerprint)
    }
  }
}
