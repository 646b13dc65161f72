import GraphAnalysis
import NavigationModel

/// Reads what a configuration says about rules.
///
///     navigation-cycle: off
///     screen-navigates: on
///     tight-coupling: { severity: warning, error: 12 }
///     our-own-rule: off
enum RuleSettingReader {
  /// A rule whose severity is left to its limits.
  static let on = "on"
  /// A rule that does not run.
  static let off = "off"

  /// The words for what becomes of a rule.
  static let severities = Severity.allCases.map(\.rawValue) + [off, on]

  /// What is said about one rule, which has some options.
  static func setting(
    of rule: String, _ options: [RuleOption], _ value: YAMLValue
  ) throws(ConfigurationError) -> RuleSetting {
    var setting = RuleSetting()
    guard !value.isText else {
      try setSeverity(of: &setting, value)
      return setting
    }
    let keys = ["severity"] + options.map(\.name)
    for (key, value) in try value.entries(of: "the rule '\(rule)'", among: keys) {
      if let option = options.first(where: { $0.name == key }) {
        setting.options[key] = try number(for: option, value)
      } else {
        try setSeverity(of: &setting, value)
      }
    }
    return setting
  }

  private static func setSeverity(of setting: inout RuleSetting, _ value: YAMLValue) throws(ConfigurationError) {
    let word = try value.choice(of: "the severity", among: severities)
    setting.isEnabled = word != off
    setting.severity = Severity(rawValue: word)
  }

  private static func number(for option: RuleOption, _ value: YAMLValue) throws(ConfigurationError) -> Double {
    let text = try value.text(of: "'\(option.name)'")
    let number: Double? =
      switch option.kind {
      case .toggle: ["false": 0, "true": 1][text]
      case .count, .share: Double(text)
      case .limit: text == off ? .infinity : Double(text)
      }
    guard let number, option.accepts(number) else {
      throw value.error("'\(option.name)' is '\(text)', but must be \(option.acceptedValues)")
    }
    return number
  }
}
