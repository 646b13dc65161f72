import ArgumentParser
import Foundation
import NavgraphKit

/// `navgraph-benchmark growth`: how the time of an analysis grows with the size of an app.
///
/// It generates apps, the largest 16 times as large as the smallest. Each stage may take at most 24 times as long,
/// since a stage that grows faster makes some app too slow.
struct GrowthCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "growth",
    abstract: "Measures how the time of an analysis grows with the size of generated apps."
  )

  /// By how much the sizes are larger than the smallest.
  static let factors = [1, 4, 16]

  @Option(name: .customLong("only"), help: "Measure only the families whose names contain this text.")
  var text: String?

  @Option(help: "How often to measure each size; the fastest run counts.")
  var runs = 2

  func validate() throws {
    guard runs > 0 else { throw ValidationError("--runs must be 1 or more.") }
  }

  func run() throws {
    var table = TextTable(
      ["family", "parts"] + Self.factors.map { "× \($0), s" } + ["scanning", "linking", "judging"])
    for family in GrowthFamily.all where text.map(family.name.contains) ?? true {
      let figures = try Self.factors.map { try measure(family.files(family.size * $0)) }
      let growth = ["scanning", "linking", "judging"].map { stage -> String in
        guard let first = figures.first?.stages[stage], let last = figures.last?.stages[stage], first > 0.001 else {
          // A stage that takes less than a millisecond is too short to measure growth.
          return "-"
        }
        return String(format: "× %.0f", last / first)
      }
      table.rows.append(
        [family.name, "\(family.size)"] + figures.map { String(format: "%.2f", $0.seconds) } + growth)
    }
    print(table.text, terminator: "")
  }

  private func measure(_ files: [String: String]) throws -> (seconds: Double, stages: [String: Double]) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navgraph-growth-\(getpid())")
    // What is left in the folder for temporary files, the system clears away.
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let analysis = try Analysis(AnalysisRequest(paths: [folder.path]))
    let stages = StageTimes()
    let seconds = try (0..<runs).map { _ in
      let run = try Stopwatch.time { try analysis.run { stages.enter($0) } }
      stages.leave()
      return run.seconds
    }
    let fastest = stages.times.map { ($0.stage, $0.times.min() ?? 0) }
    return (seconds.min() ?? 0, Dictionary(fastest) { first, _ in first })
  }
}
