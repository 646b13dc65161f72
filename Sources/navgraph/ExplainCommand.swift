import ArgumentParser
import NavgraphKit

/// `navgraph explain RULE`: everything about one rule.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Explains a rule: what it finds, why that is bad, and what to do.")

  @Argument(help: "The rule's identifier.", completion: .list(RuleManual.identifiers))
  var rule: String

  @OptionGroup
  var options: RuleManualOptions

  func validate() throws {
    guard !RuleManual.identifiers.contains(rule) else { return }
    throw ValidationError("There is no rule '\(rule)'; \(RuleManual.hint(for: rule))")
  }

  func run() throws {
    try CommandExit.afterFailure { () throws(AnalysisError) in
      let manual = try RuleManual(configurationFile: options.config)
      try StandardStream.output.write(manual.page(for: rule, options.format) ?? "")
    }
  }
}
