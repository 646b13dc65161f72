import ArgumentParser
import Foundation

/// `navgraph-benchmark corpus`: what is found in many apps, what that takes, and what is other than in an earlier run.
struct CorpusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "corpus",
    abstract: "Measures every app in a folder, and compares that with an earlier run.",
    discussion: "Each app is measured in a process of its own, so that one that crashes or hangs does not end the run."
  )

  @Argument(help: "A folder with one subfolder per app.", completion: .directory)
  var folder: String

  @Option(
    help: .init("Write all that is measured to a file, as JSON.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var save: String?

  @Option(
    help: .init("Show what differs from a run that was saved.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var compare: String?

  @Option(help: .init("How long an app may take.", valueName: "seconds"))
  var timeout = 300

  @Option(
    help: .init("Only apps with this text in their name; * matches any text. Repeatable.", valueName: "part")
  )
  var only: [String] = []

  @Option(help: .init("How many differences to show for each app.", valueName: "count"))
  var differences = 40

  func validate() throws {
    guard timeout > 0 else { throw ValidationError("--timeout must be 1 or more.") }
    guard differences >= 0 else { throw ValidationError("--differences must be 0 or more.") }
  }

  func run() throws {
    let filter = AppFilter(patterns: only)
    // Missing files and folders are reported first, rather than after an hour.
    if let save, !FileManager.default.fileExists(atPath: URL(fileURLWithPath: save).deletingLastPathComponent().path) {
      throw BenchmarkError("\(save): cannot be written, since there is no such folder")
    }
    let old = try compare.map { try CorpusRun(savedAt: $0).only(filter) }
    let corpus = try Corpus(folder: folder, filter: filter)
    let run = try measure(corpus)
    print(CorpusTable(run: run).text, terminator: "")
    if let old { print("\n" + CorpusDifference(old: old, new: run, limit: differences).text, terminator: "") }
    if let save { try run.save(to: save) }
  }

  /// Measures all apps, and says on a terminal which one it is at.
  private func measure(_ corpus: Corpus) throws -> CorpusRun {
    let progress = ProgressLine()
    defer { progress.clear() }
    return try corpus.measure(timeout: timeout) { name, turn in
      progress.show("\(turn) of \(corpus.apps.count) \(name)")
    }
  }
}
