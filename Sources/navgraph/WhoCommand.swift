import ArgumentParser
import NavgraphKit

/// `navgraph who SCREEN`: the ways to a screen and on from it.
struct WhoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "who", abstract: "Shows who leads to a screen, where it leads, who holds it, and its findings.",
    discussion: "The name can have * and ?, and is that of a class, a view, a scene or a coordinator.")

  @Argument(help: "The screen.")
  var screen: String

  @Argument(help: "Folders and files to analyze, or a graph that --json wrote.", completion: .file())
  var paths: [String] = ["."]

  @OptionGroup
  var options: QuestionOptions

  func run() throws {
    try CommandExit.afterFailure { () throws(AnalysisError) in
      let questions = try options.questions(about: paths)
      try AnswerOutput(isJSON: options.format == .json, isColoured: options.isColoured)
        .write(try questions.surroundings(of: screen), of: questions.report, isImpact: false)
    }
  }
}
