import GraphAnalysis

/// Rules as plain text for a terminal.
enum RuleText {
  /// One line for each rule: its name, whether it runs here, and what it finds.
  static func table(_ entries: [RuleManual.Entry]) -> String {
    let rows =
      [("rule", "here", "finds")]
      + entries.map { entry in
        (entry.rule.identifier, entry.state, entry.idleReason.map { "nothing here: \($0)" } ?? headline(of: entry.rule))
      }
    let widths = (rows.map(\.0.count).max() ?? 0, rows.map(\.1.count).max() ?? 0)
    let lines = rows.map { name, state, summary in
      "\(padded(name, to: widths.0))  \(padded(state, to: widths.1))  \(summary)"
    }
    let advice = "\n'navgraph explain RULE' says why, and how to fix it.\n"
    return lines.joined(separator: "\n") + "\n" + advice
  }

  /// The first sentence of the summary, without what the heading of the column says.
  private static func headline(of rule: RuleDescription) -> String {
    let sentence = rule.summary.firstRange(of: ". ").map { rule.summary[..<$0.lowerBound] } ?? rule.summary[...]
    let words = sentence.trimmingPrefix("Finds ")
    return String(words.hasSuffix(".") ? words.dropLast() : words)
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// Everything about one rule.
  static func page(_ entry: RuleManual.Entry) -> String {
    let rule = entry.rule
    let facts =
      "\(rule.category.rawValue), \(entry.severities)\(rule.isOptIn ? ", opt-in" : ""), here \(entry.state)"
      + (entry.idleReason.map { ": \($0)" } ?? "")
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
