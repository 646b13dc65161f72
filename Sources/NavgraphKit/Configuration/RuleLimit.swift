import GraphAnalysis

/// A value for an option of a rule, as the command line gives it.
public struct RuleLimit: Hashable, Sendable {
  /// The identifier of the rule.
  public let rule: String
  /// The name of the rule's option.
  public let option: String
  /// The value, in the option's own unit.
  public let value: Double

  /// The number of concrete screens above which knowing them is an error.
  public static func knownScreens(_ count: Int) -> RuleLimit {
    RuleLimit(rule: "tight-coupling", option: "error", value: Double(count))
  }

  /// The number of circles above which they are errors.
  public static func cycles(_ count: Int) -> RuleLimit {
    RuleLimit(rule: "navigation-cycle", option: "max-circles", value: Double(count))
  }

  /// The number of screens that one coordinator shows above which they are an error.
  public static func destinations(_ count: Int) -> RuleLimit {
    RuleLimit(rule: "god-coordinator", option: "error", value: Double(count))
  }

  /// The percentage of the app's screens above which one coordinator showing them is an error.
  public static func share(percent: Double) -> RuleLimit {
    RuleLimit(rule: "god-coordinator", option: "error-share", value: percent / 100)
  }
}

extension AnalysisConfiguration {
  /// Sets options of rules for the whole app and in folders that have their own, and leaves the others as they are.
  mutating func set(_ limits: [RuleLimit]) {
    for limit in limits {
      rules[limit.rule, default: RuleSetting()].options[limit.option] = limit.value
      for folder in folders.keys { folders[folder]?[limit.rule]?.options[limit.option] = limit.value }
    }
  }
}
