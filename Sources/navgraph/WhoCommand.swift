import ArgumentParser
import NavgraphKit

/// `navgraph who SCREEN`: the transitions to a screen and from it.
struct WhoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "who",
    abstract: "Shows what leads to a screen, where it leads, which screens contain it, and its findings.",
    discussion: "The name of a class, a view, a scene or a coordinator; it can contain the wildcards * and ?.")

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
