import ArgumentParser

/// Measures analyses: what they take, and what they find in many apps at once.
@main
struct BenchmarkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "navgraph-benchmark",
    abstract: "Measures the time, memory and results of analyses.",
    subcommands: [
      TimeCommand.self, CorpusCommand.self, GrowthCommand.self, OrderCommand.self, MutateCommand.self,
      MeasureCommand.self,
    ],
    defaultSubcommand: TimeCommand.self
  )
}
