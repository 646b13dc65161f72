import ArgumentParser
import NavgraphKit

/// `navgraph path A B`: how one gets from one screen to another.
struct PathCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "path", abstract: "Shows the shortest ways from one screen to another, each step with its place.",
    discussion: """
      Names can have * and ?. 'start' stands for where the app starts, as in 'navgraph path start CheckoutViewController'.
      """)

  @Argument(help: "The screen to begin at, or 'start'.")
  var from: String

  @Argument(help: "The screen to get to.")
  var to: String

  @Argument(help: "Folders and files to analyze, or a graph that --json wrote.", completion: .file())
  var paths: [String] = ["."]

  @Option(help: .init("How many ways of the same length are shown at most.", valueName: "n"))
  var all = 5

  @Option(help: .init("Draw the ways as SVG.", valueName: "file"), completion: .file())
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
      // Where there is no way, there is nothing to draw.
      if let svg, !answer.paths.isEmpty { try questions.draw(answer, to: svg, try options.diagram(about: paths)) }
    }
  }
}
