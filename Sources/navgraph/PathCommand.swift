import ArgumentParser
import NavgraphKit

/// `navgraph path A B`: the shortest paths from one screen to another.
struct PathCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "path",
    abstract: "Shows the shortest paths from one screen to another, and where each step is in the code.",
    discussion: """
      Names can contain the wildcards * and ?. 'start' means the app's entry points, as in \
      'navgraph path start CheckoutViewController'.
      """)

  @Argument(help: "The screen where the path begins, or 'start'.")
  var from: String

  @Argument(help: "The screen where the path ends.")
  var to: String

  @Argument(help: "Folders and files to analyze, or a graph that --json wrote.", completion: .file())
  var paths: [String] = ["."]

  @Option(help: .init("Show at most this many paths of the same length.", valueName: "n"))
  var all = 5

  @Option(help: .init("Draw the paths as SVG.", valueName: "file"), completion: .file())
  var svg: String?

  @OptionGroup
  var options: QuestionOptions

  func validate() throws {
    guard all > 0 else { throw ValidationError("--all must be a number from 1.") }
  }

  func run() throws {
    try CommandExit.afterFailure { () throws(AnalysisError) in
      let questions = try options.questions(about: paths)
      let answer = try questions.paths(from: from, to: to, limit: all)
      try AnswerOutput(isJSON: options.format == .json, isColoured: options.isColoured)
        .write(answer, to: questions.report, question: (from, to))
      // Without a path, there is nothing to draw.
      if let svg, !answer.paths.isEmpty { try questions.draw(answer, to: svg, try options.diagram(about: paths)) }
    }
  }
}
