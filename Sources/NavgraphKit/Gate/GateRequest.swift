import GraphAnalysis

/// The options of the gate for one run. Nil or empty values fall back to the configuration.
public struct GateRequest: Hashable, Sendable {
  /// Identifiers of the only rules that run; empty leaves it to the configuration.
  public var only: Set<String>
  /// Identifiers of rules that do not run.
  public var skip: Set<String>
  /// What becomes of severities.
  public var severities: SeverityPolicy?
  /// What makes the run fail.
  public var failOn: FailurePolicy?
  /// The path of the baseline to compare with.
  public var baseline: String?
  /// Whether findings are compared with a baseline; questions are about all of them.
  public var usesBaseline: Bool
  /// Where to write a new baseline. The run then uses that one, so that all findings are known.
  public var newBaseline: BaselineTarget?

  /// Makes a request, by default one that leaves everything to the configuration.
  public init(
    only: Set<String> = [], skip: Set<String> = [], severities: SeverityPolicy? = nil, failOn: FailurePolicy? = nil,
    baseline: String? = nil, usesBaseline: Bool = true, newBaseline: BaselineTarget? = nil
  ) {
    self.only = only
    self.skip = skip
    self.severities = severities
    self.failOn = failOn
    self.baseline = baseline
    self.usesBaseline = usesBaseline
    self.newBaseline = newBaseline
  }

  /// Refuses names of rules that there are not.
  func check(among rules: AnalysisConfiguration) throws(AnalysisError) {
    for rule in only.union(skip).sorted() where rules.rule(identifiedBy: rule) == nil {
      throw .noSuchRule(rule, hint: RuleManual.hint(for: rule, among: rules.descriptions.map(\.identifier)))
    }
  }
}
