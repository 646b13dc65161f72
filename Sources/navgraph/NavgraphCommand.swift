import ArgumentParser
import NavgraphKit

/// The command line: it says in words what there is, and leaves all work to NavgraphKit.
@main
struct NavgraphCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "navgraph",
    abstract: "Reads how an iOS or macOS app navigates from its sources, and shows what is wrong in it.",
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
    // `navgraph | head` must not end before it has written what it is asked for.
    StandardStream.outliveReaders()
    // Who names nothing at all wants to know what there is.
    main(CommandLine.arguments.count > 1 ? nil : ["--help"])
  }
}
