import ArgumentParser
import NavgraphKit

/// `navgraph rules`: all rules, and how the configuration sets them.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "Lists the rules, and which of them the configuration turns on.")

  @Argument(help: "The folder with the configuration.", completion: .directory)
  var folder = "."

  @OptionGroup
  var options: RuleManualOptions

  func run() throws {
    try CommandExit.afterFailure { () throws(AnalysisError) in
      let manual = try RuleManual(folder: folder, configurationFile: options.config)
      try StandardStream.output.write(manual.overview(options.format))
    }
  }
}

/// The options of the commands that show rules.
struct RuleManualOptions: ParsableArguments {
  @Option(help: "The output format.")
  var format = RuleManual.Format.text

  @Option(
    help: .init(
      "The configuration to use instead of \(Configuration.fileName) in the folder.", valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var config: String?
}

extension RuleManual.Format: ExpressibleByArgument {}
