import ArgumentParser
import NavgraphKit

/// `navgraph rules`: what is found, and what can be set about it.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "Lists the rules with their options and defaults.")

  func run() throws {
    try CommandExit.afterFailure { () throws(AnalysisError) in try StandardStream.output.write(RuleManual.overview) }
  }
}
