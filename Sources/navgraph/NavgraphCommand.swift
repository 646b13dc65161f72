import ArgumentParser
import NavgraphKit

/// The command line: it defines commands and options, and leaves all work to NavgraphKit.
@main
struct NavgraphCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "navgraph",
    abstract: "Analyzes the navigation of an iOS or macOS app from its sources: draws it, and finds problems in it.",
    version: Navgraph.version,
    subcommands: [
      AnalyzeCommand.self, DrawCommand.self, PathCommand.self, WhoCommand.self, ImpactCommand.self, ListCommand.self,
      DiffCommand.self, DumpCommand.self, CheckCommand.self,
      InitCommand.self,
      RulesCommand.self, ExplainCommand.self, ReportersCommand.self,
      IdiomsCommand.self, SchemaCommand.self,
    ],
    defaultSubcommand: AnalyzeCommand.self
  )

  static func main() {
    CrashGuard.install()
    // With `navgraph | head`, the process must survive the closed pipe, since it may still have files to write.
    StandardStream.outliveReaders()
    // Without any argument, navgraph prints its help instead of analyzing the current folder.
    let arguments = CommandLine.arguments.count > 1 ? Array(CommandLine.arguments.dropFirst()) : ["--help"]
    do {
      var command = try parseAsRoot(arguments)
      try command.run()
    } catch {
      guard let message = UnknownOption.explained(fullMessage(for: error)) else { exit(withError: error) }
      // If the stream is closed, there is no other channel.
      try? StandardStream.error.write(message + "\n")
      exit(withError: exitCode(for: error))
    }
  }
}
