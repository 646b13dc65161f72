import GraphAnalysis

/// What there is to read about rules, made from their descriptions.
public enum RuleManual {
  /// The identifiers of all rules.
  public static var identifiers: [String] { RuleRegistry.rules.map(\.identifier) }

  /// One line for each rule and its options, with the defaults.
  public static var overview: String {
    RuleRegistry.rules.map { rule in
      ([rule.identifier, "  \(rule.summary)"] + optionLines(of: rule)).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  /// Everything about one rule, or nil if there is no such rule.
  public static func explanation(of identifier: String) -> String? {
    guard let rule = RuleRegistry.rule(identifiedBy: identifier) else { return nil }
    let paragraphs = ["\(rule.name) (\(rule.identifier))", rule.summary, rule.rationale, rule.remedy].map { [$0] }
    let sections =
      paragraphs + [["Options:"] + optionLines(of: rule)]
      + examples("Triggers", rule.triggeringExamples) + examples("Does not trigger", rule.nonTriggeringExamples)
    return sections.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  /// What a person probably meant who named a rule that there is not.
  public static func hint(for identifier: String) -> String {
    Spelling.hint(for: identifier, among: identifiers)
  }

  private static func optionLines(of rule: RuleDescription) -> [String] {
    rule.options.map { "  \($0.name): \($0.defaultText)  # \($0.summary)" }
  }

  private static func examples(_ title: String, _ examples: [RuleExample]) -> [[String]] {
    examples.map { example in
      let lines = example.sketch.split(separator: "\n", omittingEmptySubsequences: false)
      return ["\(title): \(example.title)"] + lines.map { $0.isEmpty ? "" : "    \($0)" }
    }
  }
}
