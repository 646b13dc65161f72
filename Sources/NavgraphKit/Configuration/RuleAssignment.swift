import GraphAnalysis
import Yams

/// A setting of a rule as the command line has it: `tight-coupling.error=12` or `god-screen.severity=error`.
public struct RuleAssignment: Hashable, Sendable {
  /// The identifier of the rule.
  public let rule: String
  /// The name of one of the rule's options, or `severity`.
  public let key: String
  /// The value as it would stand in the configuration.
  public let value: String

  /// Reads `rule.option=value`; nil for a text of another form.
  public init?(_ text: String) {
    guard let equals = text.firstIndex(of: "="), let dot = text[..<equals].firstIndex(of: ".") else { return nil }
    self.init(
      rule: String(text[..<dot]), key: String(text[text.index(after: dot)..<equals]),
      value: String(text[text.index(after: equals)...]))
    guard ![rule, key, value].contains("") else { return nil }
  }

  /// Sets a value of a rule.
  public init(rule: String, key: String, value: String) {
    self.rule = rule
    self.key = key
    self.value = value
  }

  /// As the command line has it.
  var text: String { "\(rule).\(key)=\(value)" }

  /// The setting that a configuration would read for it.
  ///
  /// - Throws: ``AnalysisError/noSuchRule(_:hint:)`` or ``AnalysisError/invalidAssignment(_:)``.
  func setting(among configuration: AnalysisConfiguration) throws(AnalysisError) -> RuleSetting {
    guard let description = configuration.rule(identifiedBy: rule) else {
      throw .noSuchRule(rule, hint: RuleManual.hint(for: rule, among: configuration.descriptions.map(\.identifier)))
    }
    do {
      let value = YAMLValue(file: "--set \(text)", node: Node.mapping([Node(key): Node(value)]))
      return try RuleSettingReader.setting(of: rule, description.options, value)
    } catch {
      throw .invalidAssignment(error)
    }
  }
}

extension AnalysisConfiguration {
  /// Sets options of rules for the whole app and in folders that have their own, and leaves the others as they are.
  mutating func set(_ assignments: [RuleAssignment]) throws(AnalysisError) {
    for assignment in assignments {
      let setting = try assignment.setting(among: self)
      rules[assignment.rule, default: RuleSetting()].take(assignment.key, of: setting)
      for folder in folders.keys { folders[folder]?[assignment.rule]?.take(assignment.key, of: setting) }
    }
  }
}

extension RuleSetting {
  /// Takes over what another setting says about one key. An option leaves it to the configuration whether the rule runs.
  fileprivate mutating func take(_ key: String, of other: RuleSetting) {
    if let value = other.options[key] {
      options[key] = value
    } else {
      (isEnabled, severity) = (other.isEnabled, other.severity)
    }
  }
}
