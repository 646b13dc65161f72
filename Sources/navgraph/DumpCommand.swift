import ArgumentParser
import NavgraphKit

/// `navgraph dump`: the graph as text to commit.
struct DumpCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dump", abstract: "Writes the screens and transitions as sorted text to commit and review.",
    discussion: """
      Each screen and object has a line, with its transitions below it. The text changes only when the navigation \
      does: it has no line numbers, and does not say how a transition was found. 'navgraph check' compares it with the \
      app.
      """)

  @Argument(help: "Folders and files to analyze, or a graph that --json wrote.", completion: .file())
  var paths: [String] = ["."]

  @Option(help: .init("Write to a file; - is standard output.", valueName: "file"), completion: .file())
  var output: String?

  @OptionGroup(title: "Files")
  var files: FileOptions

  func run() throws {
    try CommandExit.afterFailure { () throws(AnalysisError) in
      let questions = try files.questions(about: paths)
      try questions.writeDump(to: output.map(DocumentDestination.init) ?? .standardOutput)
    }
  }
}
