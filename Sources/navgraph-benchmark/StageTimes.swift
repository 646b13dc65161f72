import NavgraphKit

/// How long each stage of an analysis took in each run.
///
/// Unchecked: the analysis reports its progress to one thread at a time, and it has ended when the times are read.
final class StageTimes: @unchecked Sendable {
  private(set) var times: [(stage: String, times: [Double])] = []
  private var current: (stage: String, since: ContinuousClock.Instant)?

  func enter(_ progress: AnalysisProgress) {
    let name =
      switch progress {
      case .discovering: "discovering"
      case .scanning: "scanning"
      case .linking: "linking"
      case .judging: "judging"
      }
    guard current?.stage != name else { return }
    leave()
    current = (name, .now)
  }

  func leave() {
    guard let (stage, since) = current else { return }
    let seconds = since.duration(to: .now) / .seconds(1)
    if let index = times.firstIndex(where: { $0.stage == stage }) {
      times[index].times.append(seconds)
    } else {
      times.append((stage, [seconds]))
    }
    current = nil
  }
}
