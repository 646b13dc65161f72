import ArgumentParser
import Foundation
import NavgraphKit

/// `navgraph-benchmark time`: how long a whole analysis takes beside what SwiftParser alone needs for the same files.
///
/// Both are run in turn in one process, so that a machine whose speed drifts slows both down. The medians are what to
/// quote, and of all figures the ratio says most.
struct TimeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "time",
    abstract: "Compares the time of an analysis with that of a bare parse of the same files."
  )

  @Argument(help: "The folder with the sources of an app.", completion: .directory)
  var path: String

  @Option(help: "How often to measure each.")
  var runs = 5

  func validate() throws {
    guard runs > 0 else { throw ValidationError("--runs must be 1 or more.") }
  }

  func run() throws {
    let request = AnalysisRequest(paths: [path])
    let analysis = try Analysis(request)
    let parse = BareParse(files: analysis.swiftFiles(), threads: request.threads)
    let parseOfAll = BareParse(files: swiftFilesWithTests(), threads: request.threads)
    var parsing: [Double] = []
    var parsingAll: [Double] = []
    var whole: [Double] = []
    let stages = StageTimes()
    for _ in 0..<runs {
      parsing.append(Stopwatch.time { parse.run() }.seconds)
      parsingAll.append(Stopwatch.time { parseOfAll.run() }.seconds)
      whole.append(try Stopwatch.time { try analysis.run { stages.enter($0) } }.seconds)
      stages.leave()
      // A run frees its memory in the background, which must not slow down what is measured next.
      Thread.sleep(forTimeInterval: 0.5)
    }
    print("\(parse.files.count) Swift files, \(request.threads) threads, \(runs) runs; minimum, median, maximum")
    print("  SwiftParser alone  \(spread(parsing)) s")
    let all = "all \(parseOfAll.files.count) files"
    print("    \(all)  \(spread(parsingAll)) s, with those that are no app code, such as tests")
    print("  whole analysis     \(spread(whole)) s")
    for (stage, times) in stages.times {
      print("    \(stage.padding(toLength: 16, withPad: " ", startingAt: 0)) \(spread(times)) s")
    }
    print("  ratio              \(spread(zip(whole, parsing).map { $0 / $1 }))")
    print("    to all files     \(spread(zip(whole, parsingAll).map { $0 / $1 }))")
  }

  /// Every Swift file below the folder, with those that an analysis leaves out.
  private func swiftFilesWithTests() -> [String] {
    // A link would not be followed, though the analysis does.
    let folder = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }

  private func spread(_ values: [Double]) -> String {
    [values.min(), values.median, values.max()].compactMap { $0 }
      .map { String(format: "%6.3f", $0) }.joined(separator: " ")
  }
}
