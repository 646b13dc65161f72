import ArgumentParser
import NavgraphKit

/// `navgraph reporters`: the formats of reports.
struct ReportersCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reporters", abstract: "Lists the report formats for --format and --report.")

  func run() throws {
    try CommandExit.afterFailure { () throws(AnalysisError) in
      try StandardStream.output.write(ReportFormat.overview)
    }
  }
}
