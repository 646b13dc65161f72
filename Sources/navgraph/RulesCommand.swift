import ArgumentParser
import NavgraphKit

/// `navgraph rules`: all rules, and how the configuration sets them.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Lists the rules, and which of them the configuration turns on.",
    discussion: """
      With a folder, it analyzes the app there, and calls rules 'idle' that are on but can report nothing in this app, \
      such as rules about storyboards in an app without any.
      """)

  @Argument(
    help: "The folder with the app and its configuration; without it, the configuration of the current folder.",
    completion: .directory)
  var folder: String?

  @OptionGroup
  var options: RuleManualOptions

  func run() throws {
    try CommandExit.afterFailure { () throws(AnalysisError) in
      var manual = try RuleManual(folder: folder ?? ".", configurationFile: options.config)
      if let folder { manual = try manual.applied(toAppIn: folder, configurationFile: options.config) }
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
