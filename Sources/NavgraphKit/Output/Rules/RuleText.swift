import GraphAnalysis

/// Rules as plain text for a terminal.
enum RuleText {
  /// One line for each rule.
  static func table(_ entries: [RuleManual.Entry]) -> String {
    let rows =
      [["rule", "category", "severity", "opt-in", "here"]]
      + entries.map { entry in
        let rule = entry.rule
        return [
          rule.identifier, rule.category.rawValue, entry.severities, rule.isOptIn ? "opt-in" : "", entry.state,
        ]
      }
    let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      let cells = zip(row, widths).map { cell, width in cell + String(repeating: " ", count: width - cell.count) }
      return cells.dropLast().joined(separator: "  ") + "  " + (row.last ?? "")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Everything about one rule.
  static func page(_ entry: RuleManual.Entry) -> String {
    let rule = entry.rule
    let facts = "\(rule.category.rawValue), \(entry.severities)\(rule.isOptIn ? ", opt-in" : ""), here \(entry.state)"
    let title = rule.name == rule.identifier ? rule.identifier : "\(rule.name) (\(rule.identifier))"
    let paragraphs = ["\(title)\n\(facts)", rule.summary, rule.rationale, rule.remedy]
    let options = rule.options.map { "  \($0.name): \(entry.value(of: $0))  # \($0.summary)" }
    let sections =
      paragraphs.map { [$0] } + (options.isEmpty ? [] : [["Options:"] + options])
      + examples("Triggers", rule.triggeringExamples) + examples("Does not trigger", rule.nonTriggeringExamples)
    return sections.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private static func examples(_ title: String, _ examples: [RuleExample]) -> [[String]] {
    examples.map { example in
      let lines = example.sketch.split(separator: "\n", omittingEmptySubsequences: false)
      return ["\(title): \(example.title)"] + lines.map { $0.isEmpty ? "" : "    \($0)" }
    }
  }
}
