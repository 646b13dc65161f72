import ArgumentParser
import NavgraphKit

/// `navgraph init`: a configuration to start with.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Analyzes the app, and writes a \(Configuration.fileName) and a baseline that make the first run pass.",
    discussion: """
      The configuration sets today's values as limits and uses the baseline, so that a run fails only when navigation \
      gets worse. The command also prints a snippet for CI.
      """)

  @Argument(
    help: "The folder to analyze and to write to; by default, the current one.", completion: .directory)
  var folder = ""

  @Flag(help: "Replace an existing configuration and baseline.")
  var force = false

  @Flag(help: "Write a configuration with every key and rule, commented out, without analyzing anything.")
  var full = false

  @Flag(help: "Print the JSON Schema of the configuration instead, as 'navgraph schema configuration' does.")
  var schema = false

  func validate() throws {
    if full && schema {
      throw ValidationError("--full writes a file, and --schema prints instead; use only one of them.")
    }
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
