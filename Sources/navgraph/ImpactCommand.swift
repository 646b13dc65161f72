import ArgumentParser
import NavgraphKit

/// `navgraph impact SCREEN`: which code must change if a screen is replaced.
struct ImpactCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "impact",
    abstract: "Shows what must change if you replace a screen: the code that makes, casts to or shows it.")

  @Argument(help: "The screen; the name can contain the wildcards * and ?.")
  var screen: String

  @Argument(help: "Folders and files to analyze, or a graph that --json wrote.", completion: .file())
  var paths: [String] = ["."]

  @OptionGroup
  var options: QuestionOptions

  func run() throws {
    try CommandExit.afterFailure { () throws(AnalysisError) in
      let questions = try options.questions(about: paths)
      try AnswerOutput(isJSON: options.format == .json, isColoured: options.isColoured)
        .write(try questions.surroundings(of: screen), of: questions.report, isImpact: true)
    }
  }
}
