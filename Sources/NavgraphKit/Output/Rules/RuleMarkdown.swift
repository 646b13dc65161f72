import GraphAnalysis

/// Rules as Markdown, for people who read them on a code host. All of it comes from the rules' own descriptions.
enum RuleMarkdown {
  /// A table of all rules, and their pages by what they are about.
  static func manual(_ entries: [RuleManual.Entry]) -> String {
    let head = [
      "# What navgraph finds",
      """
      These are the rules. `navgraph rules` shows how a project sets them. `navgraph explain RULE` shows one of them in a
      terminal. Each example is a graph in a few lines: `List push Detail` means that the screen List pushes the screen
      Detail, and `coordinator Flow` means that Flow is a coordinator.
      """,
      "<!-- Written by `navgraph rules --format markdown`. -->",
      table(entries),
    ]
    let parts = RuleDescription.Category.allCases.flatMap { category in
      let members = entries.filter { $0.rule.category == category }
      let title = category.rawValue.prefix(1).uppercased() + category.rawValue.dropFirst()
      return members.isEmpty ? [] : ["## \(title)"] + members.flatMap { blocks(of: $0, level: 3) }
    }
    return (head + parts).joined(separator: "\n\n") + "\n"
  }

  static func page(_ entry: RuleManual.Entry) -> String { blocks(of: entry, level: 1).joined(separator: "\n\n") + "\n" }

  private static func table(_ entries: [RuleManual.Entry]) -> String {
    let rows = entries.map { entry in
      let rule = entry.rule
      return "| [`\(rule.identifier)`](#\(rule.identifier)) | \(rule.category.rawValue) | \(entry.severities) | "
        + "\(rule.isOptIn ? "opt-in" : "on") |"
    }
    return (["| rule | category | severity | by default |", "|---|---|---|---|"] + rows).joined(separator: "\n")
  }

  private static func blocks(of entry: RuleManual.Entry, level: Int) -> [String] {
    let rule = entry.rule
    let optIn = rule.isOptIn ? " This rule is opt-in." : ""
    return [
      "\(String(repeating: "#", count: level)) \(rule.identifier)", "\(rule.summary)\(optIn)", rule.rationale,
      "How to fix it: \(rule.remedy)",
    ] + options(of: entry) + examples("Triggers", rule.triggeringExamples)
      + examples("Does not trigger", rule.nonTriggeringExamples)
  }

  private static func options(of entry: RuleManual.Entry) -> [String] {
    guard !entry.rule.options.isEmpty else { return [] }
    let rows = entry.rule.options.map { "| `\($0.name)` | \(entry.value(of: $0)) | \(cell($0.summary)) |" }
    return [(["| option | value | meaning |", "|---|---|---|"] + rows).joined(separator: "\n")]
  }

  /// Text that stays within its cell of a table.
  private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }

  private static func examples(_ title: String, _ examples: [RuleExample]) -> [String] {
    examples.flatMap { ["\(title): \($0.title)", "```text\n\($0.sketch)\n```"] }
  }
}
