import ArgumentParser
import NavgraphKit

/// `navgraph list screens`: the screens and other nodes of an app.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists the screens, coordinators, storyboards or entry points of an app.",
    discussion: "'unreached' lists the screens that no known path from the app's entry points leads to.")

  @Argument(help: "What to list.")
  var inventory: Questions.Inventory

  @Argument(help: "Folders and files to analyze, or a graph that --json wrote.", completion: .file())
  var paths: [String] = ["."]

  @OptionGroup
  var options: QuestionOptions

  func run() throws {
    try CommandExit.afterFailure { () throws(AnalysisError) in
      let questions = try options.questions(about: paths)
      let list = questions.list(inventory)
      try AnswerOutput(isJSON: options.format == .json, isColoured: options.isColoured)
        .write(list, of: questions.report)
      if let remark = questions.remark(on: list, of: inventory) { Notice.note(remark).post() }
    }
  }
}

extension Questions.Inventory: ExpressibleByArgument {}
