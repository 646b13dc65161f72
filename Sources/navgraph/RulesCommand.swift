import ArgumentParser
import NavgraphKit

/// `navgraph rules`: what is found, and how it is set here.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "Lists the rules, and which of them run under the configuration.")

  @Argument(help: "The folder whose configuration counts.", completion: .directory)
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

/// How rules are shown.
struct RuleManualOptions: ParsableArguments {
  @Option(help: "The form to show them in.")
  var format = RuleManual.Format.text

  @Option(
    help: .init(
      "The configuration to use in place of \(Configuration.fileName) in the folder.", valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var config: String?
}

extension RuleManual.Format: ExpressibleByArgument {}
