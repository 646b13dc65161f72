import ArgumentParser
import NavgraphKit

/// `navgraph check --against FILE`: whether the navigation is what was committed.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Tells whether the navigation is what 'navgraph dump' wrote into a file.",
    discussion: """
      Exit status: 1 where it is not, with the lines that differ; 2 when the file or the sources cannot be read.
      """)

  @Argument(help: "Folders and files to analyze, or a graph that --json wrote.", completion: .file())
  var paths: [String] = ["."]

  @Option(help: .init("The file that 'navgraph dump' wrote.", valueName: "file"), completion: .file())
  var against: String

  @OptionGroup(title: "Files")
  var files: FileOptions

  @Option(help: "Whether the answer has colours.")
  var color = ColorChoice.auto

  func run() throws {
    let difference = try CommandExit.afterFailure { () throws(AnalysisError) in
      // A file that cannot be read is told before an analysis that may take its time.
      let committed = try DumpFile(against).dump()
      let questions = try files.questions(about: paths)
      let difference = questions.difference(from: committed)
      try AnswerOutput(isJSON: false, isColoured: color.isOn(for: .output))
        .write(difference, file: against, remedy: remedy)
      return difference
    }
    if !difference.isEmpty { throw ExitCode(ExitStatus.limitExceeded.rawValue) }
  }

  /// The command that writes the file afresh, from the same sources.
  private var remedy: String {
    let options =
      files.include.flatMap { ["--include", $0] } + files.exclude.flatMap { ["--exclude", $0] }
      + (files.config.map { ["--config", $0] } ?? [])
    let arguments = (paths == ["."] ? [] : paths) + options + ["--output", against]
    return (["navgraph", "dump"] + arguments.map(\.shellQuoted)).joined(separator: " ")
  }
}
