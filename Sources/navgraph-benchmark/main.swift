import Foundation
import NavgraphKit
import SwiftParser

/// Measures how long a whole analysis takes beside what SwiftParser alone needs for the same files.
///
/// Usage: `navgraph-benchmark PATH [RUNS]`. Both are run in turn in one process, so that a machine whose speed
/// drifts slows both down. The medians are what to quote, and of all figures the ratio says most.
func run() throws {
  guard let path = CommandLine.arguments.dropFirst().first else {
    print("usage: navgraph-benchmark PATH [RUNS]")
    exit(64)
  }
  let runs = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 5
  let request = AnalysisRequest(paths: [path])
  let analysis = try Analysis(request)
  let files = analysis.swiftFiles()
  let threads = request.threads
  let everything = allSwiftFiles(below: path)
  var parsing: [Double] = []
  var parsingAll: [Double] = []
  var whole: [Double] = []
  let stages = Stages()
  for _ in 0..<max(1, runs) {
    parsing.append(seconds { parse(files, threads: threads) })
    parsingAll.append(seconds { parse(everything, threads: threads) })
    whole.append(try seconds { _ = try analysis.run { stages.enter($0) } })
    stages.leave()
    // A run frees its memory in the background, which must not slow down what is measured next.
    Thread.sleep(forTimeInterval: 0.5)
  }
  let ratios = zip(whole, parsing).map { $0 / $1 }
  print("\(files.count) Swift files, \(threads) threads, \(runs) runs; minimum, median, maximum")
  print("  SwiftParser alone  \(spread(parsing)) s")
  print("    all \(everything.count) files  \(spread(parsingAll)) s, with those that are no app code, such as tests")
  print("  whole analysis     \(spread(whole)) s")
  for (stage, times) in stages.times {
    print("    \(stage.padding(toLength: 16, withPad: " ", startingAt: 0)) \(spread(times)) s")
  }
  print("  ratio              \(spread(ratios))")
  print("    to all files     \(spread(zip(whole, parsingAll).map { $0 / $1 }))")
}

/// Every Swift file below a folder, with those that an analysis leaves out.
func allSwiftFiles(below path: String) -> [String] {
  let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
  return names.filter { $0.hasSuffix(".swift") }.sorted().map { path + "/" + $0 }
}

/// How long each stage took in each run.
///
/// Unchecked: the analysis reports its progress to one thread at a time, and it has ended when the times are read.
final class Stages: @unchecked Sendable {
  private(set) var times: [(stage: String, times: [Double])] = []
  private var current: (stage: String, since: ContinuousClock.Instant)?

  func enter(_ progress: AnalysisProgress) {
    let name: String
    switch progress {
    case .discovering: name = "discovering"
    case .scanning: name = "scanning"
    case .linking: name = "linking"
    case .judging: name = "judging"
    }
    guard current?.stage != name else { return }
    leave()
    current = (name, .now)
  }

  func leave() {
    guard let (stage, since) = current else { return }
    let time = since.duration(to: .now).components
    let seconds = Double(time.seconds) + Double(time.attoseconds) * 1e-18
    if let index = times.firstIndex(where: { $0.stage == stage }) {
      times[index].times.append(seconds)
    } else {
      times.append((stage, [seconds]))
    }
    current = nil
  }
}

/// Reads and parses every file, on as many threads as the analysis has.
func parse(_ files: [String], threads: Int) {
  let next = NSLock()
  nonisolated(unsafe) var index = 0  // Guarded by the lock.
  let group = DispatchGroup()
  for _ in 0..<threads {
    group.enter()
    let thread = Thread {
      defer { group.leave() }
      while true {
        let turn = next.withLock { () -> Int in
          defer { index += 1 }
          return index
        }
        guard turn < files.count else { return }
        guard let data = FileManager.default.contents(atPath: files[turn]) else { continue }
        data.withUnsafeBytes { bytes in _ = Parser.parse(source: bytes.bindMemory(to: UInt8.self)) }
      }
    }
    thread.stackSize = 256 << 20
    thread.start()
  }
  group.wait()
}

func seconds(_ work: () throws -> Void) rethrows -> Double {
  let start = ContinuousClock.now
  try work()
  let time = start.duration(to: .now).components
  return Double(time.seconds) + Double(time.attoseconds) * 1e-18
}

func spread(_ values: [Double]) -> String {
  let sorted = values.sorted()
  return [sorted.first, sorted[sorted.count / 2], sorted.last].compactMap { $0 }
    .map { String(format: "%6.3f", $0) }.joined(separator: " ")
}

do {
  try run()
} catch {
  print("navgraph-benchmark: \(error)")
  exit(2)
}
