import ArgumentParser
import NavgraphKit

/// What is read.
struct FileOptions: ParsableArguments {
  @Option(
    help: .init(
      "Analyze these too, although they are left out by default, such as 'Pods/MyKit'. Repeatable.", valueName: "glob"))
  var include: [String] = []

  @Option(help: .init("Leave these out, whatever else asks for them. Repeatable.", valueName: "glob"))
  var exclude: [String] = []

  @Option(
    help: .init(
      "The configuration to use in place of \(Configuration.fileName) in the analyzed or the current folder.",
      valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var config: String?

  @Option(help: .init("Files that are scanned at the same time.", valueName: "n"))
  var threads = AnalysisRequest.defaultThreads

  func validate() throws {
    guard (1...AnalysisRequest.mostThreads).contains(threads) else {
      throw ValidationError("--threads must be a number from 1 to \(AnalysisRequest.mostThreads).")
    }
  }
}
