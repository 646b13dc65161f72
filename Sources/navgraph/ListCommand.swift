import ArgumentParser
import NavgraphKit

/// `navgraph list screens`: what there is.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists the screens, coordinators, storyboards or entries of an app.",
    discussion: "'unreached' are the screens that no way is known to from where the app starts.")

  @Argument(help: "What to list.")
  var inventory: Questions.Inventory

  @Argument(help: "Folders and files to analyze, or a graph that --json wrote.", completion: .file())
  var paths: [String] = ["."]

  @OptionGroup
  var options: QuestionOptions

  func run() throws {
    try CommandExit.afterFailure { () throws(AnalysisError) in
      let questions = try options.questions(about: paths)
      try AnswerOutput(isJSON: options.format == .json, isColoured: options.isColoured)
        .write(questions.list(inventory), of: questions.report)
    }
  }
}

extension Questions.Inventory: ExpressibleByArgument {}
