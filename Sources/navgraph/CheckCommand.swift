import ArgumentParser
import NavgraphKit

/// `navgraph check --against FILE`: compares the navigation with a committed dump.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Checks that the navigation matches a file that 'navgraph dump' wrote.",
    discussion: """
      Prints the lines that differ.

      Exit status: 0 if the navigation matches, 1 if it does not, 2 if the file or the sources cannot be read.
      """)

  @Argument(help: "Folders and files to analyze, or a graph that --json wrote.", completion: .file())
  var paths: [String] = ["."]

  @Option(help: .init("The file that 'navgraph dump' wrote.", valueName: "file"), completion: .file())
  var against: String

  @OptionGroup(title: "Files")
  var files: FileOptions

  @Option(help: "Whether to print colours.")
  var color = ColorChoice.auto

  func run() throws {
    let difference = try CommandExit.afterFailure { () throws(AnalysisError) in
      // The dump is read first, so that a missing file is reported before an analysis that may take long.
      let committed = try DumpFile(against).dump()
      let questions = try files.questions(about: paths)
      let difference = questions.difference(from: committed)
      try AnswerOutput(isJSON: false, isColoured: color.isOn(for: .output))
        .write(difference, file: against, remedy: remedy)
      return difference
    }
    if !difference.isEmpty { throw ExitCode(ExitStatus.limitExceeded.rawValue) }
  }

  /// The command that updates the file from the same sources.
  private var remedy: String {
    let options =
      files.include.flatMap { ["--include", $0] } + files.exclude.flatMap { ["--exclude", $0] }
      + (files.config.map { ["--config", $0] } ?? [])
    let arguments = (paths == ["."] ? [] : paths) + options + ["--output", against]
    return (["navgraph", "dump"] + arguments.map(\.shellQuoted)).joined(separator: " ")
  }
}
