import ArgumentParser
import NavgraphKit

/// `navgraph explain RULE`: everything about one rule.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Explains a rule: what it finds, why that is bad, and what to do.")

  @Argument(help: "The rule's identifier.", completion: .list(RuleManual.identifiers))
  var rule: String

  func validate() throws {
    guard RuleManual.explanation(of: rule) == nil else { return }
    throw ValidationError("There is no rule '\(rule)'; \(RuleManual.hint(for: rule))")
  }

  func run() throws {
    try CommandExit.afterFailure { () throws(AnalysisError) in
      try StandardStream.output.write(RuleManual.explanation(of: rule) ?? "")
    }
  }
}
