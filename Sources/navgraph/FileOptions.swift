import ArgumentParser
import NavgraphKit

/// The options that choose the files to read.
struct FileOptions: ParsableArguments {
  @Option(
    help: .init(
      "Analyze these files, which navgraph skips by default, such as 'Pods/MyKit'. Repeatable.", valueName: "glob"))
  var include: [String] = []

  @Option(help: .init("Skip these files, even those that --include names. Repeatable.", valueName: "glob"))
  var exclude: [String] = []

  @Option(
    help: .init(
      "The configuration to use instead of \(Configuration.fileName) in the analyzed or the current folder.",
      valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var config: String?

  @Option(help: .init("How many files to scan in parallel.", valueName: "n"))
  var threads = AnalysisRequest.defaultThreads

  func validate() throws {
    guard (1...AnalysisRequest.mostThreads).contains(threads) else {
      throw ValidationError("--threads must be a number from 1 to \(AnalysisRequest.mostThreads).")
    }
  }
}
