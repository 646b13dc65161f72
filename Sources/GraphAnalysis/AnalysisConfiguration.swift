import NavigationModel

/// What a person set about the rules. What is not set has the defaults that the rules' descriptions give.
public struct AnalysisConfiguration: Hashable, Codable, Sendable {
  /// Settings by the rule's identifier. Identifiers that no rule has are without effect; see ``RuleRegistry``.
  public var rules: [String: RuleSetting]
  /// The rules that the team adds, each with a name of its own.
  public var ownRules: [OwnRule]
  /// The largest values of metrics that the team allows.
  public var limits: [MetricLimit]

  /// Without settings, all rules run with their defaults.
  public init(rules: [String: RuleSetting] = [:], ownRules: [OwnRule] = [], limits: [MetricLimit] = []) {
    self.rules = rules
    self.ownRules = ownRules
    self.limits = limits
  }
}

/// What a person set about one rule.
public struct RuleSetting: Hashable, Codable, Sendable {
  /// Whether the rule runs.
  public var isEnabled: Bool
  /// The severity of all findings of the rule; nil leaves it to the rule's limits.
  public var severity: Severity?
  /// Values by the option's name; see ``RuleDescription/options``.
  public var options: [String: Double]

  /// Without arguments, the rule runs with its defaults.
  public init(isEnabled: Bool = true, severity: Severity? = nil, options: [String: Double] = [:]) {
    self.isEnabled = isEnabled
    self.severity = severity
    self.options = options
  }
}
