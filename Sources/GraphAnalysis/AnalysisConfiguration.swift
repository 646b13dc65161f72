import NavigationModel

/// What a person set about the rules. What is not set has the defaults that the rules' descriptions give.
public struct AnalysisConfiguration: Hashable, Codable, Sendable {
  /// Settings by the rule's identifier. Identifiers that no rule has are without effect; see ``RuleRegistry``.
  public var rules: [String: RuleSetting]
  /// Settings for the findings below a folder, by its path from the analyzed root. They count over those of the
  /// folders around it.
  public var folders: [String: [String: RuleSetting]]
  /// Which rules run in this one run, whatever the settings say.
  public var selection: RuleSelection
  /// Whether navgraph's rules look at what only debug builds have, and at debug menus. A team's own rules and limits are
  /// about all of the code.
  public var includesDebugCode: Bool
  /// What becomes of severities in the end.
  public var severities: SeverityPolicy
  /// Findings that are left out although no comment in their file says so.
  public var suppressions: [ConfiguredSuppression]
  /// The rules that the team adds, each with a name of its own.
  public var ownRules: [OwnRule]
  /// The largest values of metrics that the team allows.
  public var limits: [MetricLimit]

  /// Without settings, all rules run with their defaults, apart from those that are opt-in.
  public init(
    rules: [String: RuleSetting] = [:], folders: [String: [String: RuleSetting]] = [:],
    selection: RuleSelection = RuleSelection(), includesDebugCode: Bool = false, severities: SeverityPolicy = .asFound,
    suppressions: [ConfiguredSuppression] = [], ownRules: [OwnRule] = [], limits: [MetricLimit] = []
  ) {
    self.rules = rules
    self.folders = folders
    self.selection = selection
    self.includesDebugCode = includesDebugCode
    self.severities = severities
    self.suppressions = suppressions
    self.ownRules = ownRules
    self.limits = limits
  }

  /// What counts for a rule in a folder: the setting of each folder over those of the folders around it, and the
  /// selection over them all.
  ///
  /// - Parameter folder: a path from the analyzed root, which itself is the empty path.
  public func setting(of rule: RuleDescription, in folder: String = "") -> RuleSetting {
    let inner = FolderScopes.around(folder).compactMap { folders[$0] }
    let settings = ([rules] + inner).compactMap { $0[rule.identifier] }
    var setting = settings.reduce(RuleSetting(isEnabled: !rule.isOptIn)) { $1.merged(over: $0) }
    setting.isEnabled = selection.runs(rule.identifier, isEnabled: setting.isEnabled) && hasSubject(rule)
    return setting
  }

  /// Whether there is anything to judge: the rule about limits has nothing where none is set.
  private func hasSubject(_ rule: RuleDescription) -> Bool { rule.identifier != MetricLimit.rule || !limits.isEmpty }

  /// All rules that can be set and selected here: navgraph's and the team's own, sorted by identifier.
  public var descriptions: [RuleDescription] {
    (RuleRegistry.rules + ownRules.map(\.description)).sorted { $0.identifier < $1.identifier }
  }

  /// The rule with an identifier, be it one of navgraph's or of the team's own; nil when there is none.
  public func rule(identifiedBy identifier: String) -> RuleDescription? {
    RuleRegistry.rule(identifiedBy: identifier) ?? ownRule(named: identifier)
  }

  /// The rule with an identifier whose findings can be suppressed; nil when there is none.
  func suppressibleRule(_ identifier: String) -> RuleDescription? {
    RuleRegistry.suppressibleRule(identifier) ?? ownRule(named: identifier)
  }

  private func ownRule(named name: String) -> RuleDescription? {
    ownRules.first { $0.name == name }?.description
  }

  /// Whether a rule runs for the findings of at least one folder.
  public func runs(_ rule: RuleDescription) -> Bool {
    ([""] + folders.keys).contains { setting(of: rule, in: $0).isEnabled }
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

  /// This setting, with what another says where this one says nothing. Whoever sets something about a rule wants it to
  /// run, unless they say that it is off.
  func merged(over other: RuleSetting) -> RuleSetting {
    RuleSetting(
      isEnabled: isEnabled, severity: severity ?? other.severity,
      options: other.options.merging(options) { _, own in own })
  }
}
