import ArgumentParser
import NavgraphKit

/// `navgraph init`: a configuration to begin with.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Analyzes the app, and writes a \(Configuration.fileName) and a baseline by which the first run passes.",
    discussion: """
      The configuration sets today's values as limits and names the baseline, so that only what gets worse counts. What to \
      add for CI is printed.
      """)

  @Argument(
    help: "The folder to analyze and to write to; the current one, where this is left out.", completion: .directory)
  var folder = ""

  @Flag(help: "Replace a configuration that is there.")
  var force = false

  @Flag(help: "Write a configuration with every key and rule, all behind comment signs, without analyzing anything.")
  var full = false

  @Flag(help: "Print the JSON Schema of the configuration instead, as 'navgraph schema configuration' does.")
  var schema = false

  func validate() throws {
    if full && schema { throw ValidationError("--full writes a file and --schema none; leave one of them out.") }
  }

  func run() throws {
    try CommandExit.afterFailure { () throws(AnalysisError) in
      if schema {
        try StandardStream.output.write(ConfigurationSchema.text())
      } else if full {
        Notice.wrote(file: try ConfigurationFile.begin(in: folder, isReplacing: force)).post()
      } else {
        let progress = ProgressLine(isShown: StandardStream.error.isTerminal)
        let setup = ProjectSetup(folder: folder, isReplacing: force)
        let outcome = try progress.show { report throws(AnalysisError) in try setup.run(report: report) }
        for file in outcome.files { Notice.wrote(file: file).post() }
        try StandardStream.output.write(outcome.text)
      }
    }
  }
}
