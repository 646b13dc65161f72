import Foundation
import NavgraphKit
import NavigationModel

/// All that is measured of one app.
struct MeasuredApp: Hashable, Codable, Sendable {
  /// The time and memory of an analysis.
  struct Cost: Hashable, Codable, Sendable {
    /// The median of a whole analysis.
    var seconds: Double
    /// How much longer that is than SwiftParser alone on the same files, as the median; nil where there are no files.
    var ratio: Double?
    /// In megabytes, up to the end of the first analysis.
    var peakMemory: Int
  }

  var figures: AppFigures
  var cost: Cost
  var lines: AppLines
}

extension MeasuredApp {
  /// How often an analysis is run for its time.
  private static let runs = 3

  /// Measures the app at a path. The process must have done nothing before that needs much memory.
  ///
  /// - Throws: Why it cannot be analyzed.
  init(path: String) throws {
    let request = AnalysisRequest(paths: [path])
    let analysis = try Analysis(request)
    let parse = BareParse(files: analysis.swiftFiles(), threads: request.threads)
    let (result, firstTime) = try Stopwatch.time { try analysis.run() }
    let peakMemory = try PeakMemory.megabytes()
    var whole = [firstTime]
    var parsing = [Self.time(of: parse, after: firstTime)]
    while whole.count < Self.runs {
      let time = try Stopwatch.time { try analysis.run() }.seconds
      whole.append(time)
      parsing.append(Self.time(of: parse, after: time))
    }
    figures = AppFigures(result, swiftFiles: parse.files.count)
    cost = Cost(
      seconds: Self.rounded(whole.median ?? 0),
      ratio: parse.files.isEmpty ? nil : zip(whole, parsing).map { $0 / $1 }.median.map(Self.rounded),
      peakMemory: peakMemory)
    lines = AppLines(result)
  }

  /// Analyzes the app at a path once, without the parse of its files beside it.
  init(analyzedOnceAt path: String) throws {
    let (result, seconds) = try Stopwatch.time { try Analysis(AnalysisRequest(paths: [path])).run() }
    figures = AppFigures(result, swiftFiles: 0)
    cost = Cost(seconds: Self.rounded(seconds), ratio: nil, peakMemory: try PeakMemory.megabytes())
    lines = AppLines(result)
  }

  /// An analysis frees its memory in the background, which must not slow down the parse after it.
  private static func time(of parse: BareParse, after analysis: Double) -> Double {
    Thread.sleep(forTimeInterval: min(0.5, analysis))
    return Stopwatch.time { parse.run() }.seconds
  }

  private static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}
