import ArgumentParser
import NavgraphKit

/// `navgraph explain RULE`: everything about one rule.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Explains a rule: what it finds, why that is a problem, and how to fix it.")

  @Argument(help: "The rule's identifier.", completion: .list(RuleManual.identifiers))
  var rule: String

  @Argument(help: "The folder with the configuration.", completion: .directory)
  var folder = "."

  @OptionGroup
  var options: RuleManualOptions

  func run() throws {
    try CommandExit.afterFailure { () throws(AnalysisError) in
      let manual = try RuleManual(folder: folder, configurationFile: options.config)
      guard let page = try manual.page(for: rule, options.format) else {
        throw .noSuchRule(rule, hint: manual.hint(for: rule))
      }
      try StandardStream.output.write(page)
    }
  }
}
