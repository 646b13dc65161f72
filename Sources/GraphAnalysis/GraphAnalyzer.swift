import NavigationModel

/// The judging stage: a program to findings.
public enum GraphAnalyzer {
  /// Runs all rules that are enabled, and those of the team's own; see ``judge(_:configuration:)``.
  ///
  /// - Returns: The findings that count.
  public static func analyze(
    _ program: LinkedProgram, configuration: AnalysisConfiguration = AnalysisConfiguration()
  ) -> [Finding] {
    SharedCause.merged(judge(program, configuration: configuration).findings)
  }

  /// What the team's own rules and limits find.
  private static func findingsOfTheTeam(
    in context: AnalysisContext, configuration: AnalysisConfiguration
  ) -> [Finding] {
    let found = configuration.ownRules.flatMap { rule in
      settle(rule.description, configuration) { _ in OwnRuleCheck(rule: rule, context: context).findings() }
    }
    return found
      + settle(MetricLimit.description, configuration) { _ in
        let metrics = MetricsCounter.measure(context.program)
        return configuration.limits.flatMap { $0.findings(in: context, metrics: metrics) }
      }
  }

  /// Runs all rules that are enabled, and takes out what is suppressed.
  ///
  /// - Returns: Findings sorted by location, rule and nodes, so that the same program gives the same lists. Findings
  ///   without a location come last.
  public static func judge(
    _ program: LinkedProgram, configuration: AnalysisConfiguration = AnalysisConfiguration()
  ) -> Judgement {
    let whole = AnalysisContext(program)
    func seen(countingNames: Bool) -> AnalysisContext {
      configuration.includesDebugCode
        ? whole : AnalysisContext(DebugCode(of: program, countsNames: countingNames).removed(from: program))
    }
    // A debug menu may be as tangled as it likes. What crashes there crashes in the app, unless the compiler leaves it out.
    let (context, failing) = (seen(countingNames: true), seen(countingNames: false))
    let unused = UnusedSegues(of: context.program)
    let performed = unused.isEmpty ? context : AnalysisContext(unused.removed(from: context.program))
    func view(of detector: any Detector.Type) -> AnalysisContext {
      detector.findsFailures ? failing : detector.countsUnusedSegues ? context : performed
    }
    let found = RuleRegistry.detectors.flatMap { detector in
      settle(detector.description, configuration) { options in
        detector.init(values: RuleValues(options)).findings(in: view(of: detector))
      }
    }
    let all = found + findingsOfTheTeam(in: whole, configuration: configuration)
    let suppression = Suppression(program, configuration: configuration).applied(to: all.sorted(by: precedes))
    let remarks = RuleRegistry.suppressionRules.flatMap { rule in
      settle(rule, configuration) { _ in suppression.remarks.filter { $0.rule == rule.identifier } }
    }
    return Judgement(
      findings: (suppression.kept + remarks).map(configuration.severities.applied).sorted(
        by: precedes),
      suppressed: suppression.suppressed.map(configuration.severities.applied),
      idleRules: idleRules(besides: Set(found.map(\.rule)), configuration, seeing: view))
  }

  /// The rules that can report nothing by any of their settings.
  private static func idleRules(
    besides reporting: Set<String>, _ configuration: AnalysisConfiguration,
    seeing view: (any Detector.Type) -> AnalysisContext
  ) -> [IdleRule] {
    let folders = FolderScopes(configuration).folders
    return RuleRegistry.detectors.compactMap { detector -> IdleRule? in
      let rule = detector.description
      let settings = Set(folders.map { configuration.setting(of: rule, in: $0) }).filter(\.isEnabled)
      guard !settings.isEmpty, !reporting.contains(rule.identifier) else { return nil }
      let reasons = settings.map { detector.init(values: RuleValues($0.options)).idleReason(in: view(detector)) }
      guard let first = reasons.compactMap(\.self).min(), reasons.allSatisfy({ $0 != nil }) else { return nil }
      return IdleRule(rule: rule.identifier, reason: first)
    }
    .sorted { $0.rule < $1.rule }
  }

  /// What a rule finds, each finding judged by the settings of the innermost folder around it.
  ///
  /// A rule looks at the whole program each time, so that settings of a folder decide over what is found there, and
  /// not over what is seen.
  ///
  /// - Parameter find: what the rule finds with the values of its options.
  private static func settle(
    _ rule: RuleDescription, _ configuration: AnalysisConfiguration, find: ([String: Double]) -> [Finding]
  ) -> [Finding] {
    let scopes = FolderScopes(configuration)
    let settings = scopes.folders.map { (folder: $0, setting: configuration.setting(of: rule, in: $0)) }
    var judged: Set<RuleSetting> = []
    return settings.map(\.setting).filter { $0.isEnabled && judged.insert($0).inserted }.flatMap { setting in
      let folders = Set(settings.filter { $0.setting == setting }.map(\.folder))
      return find(setting.options).filter { folders.contains(scopes.innermost(around: $0)) }.map { finding in
        var finding = finding
        finding.severity = setting.severity ?? finding.severity
        return finding
      }
    }
  }

  /// The order of reports: by place, then by what is found.
  static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    switch (left.location, right.location) {
    case (let here?, let there?) where here != there: here < there
    case (.some, nil): true
    case (nil, .some): false
    default:
      (left.rule, left.fingerprint, left.message) < (right.rule, right.fingerprint, right.message)
    }
  }
}
