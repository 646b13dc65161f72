import NavgraphKit

/// A line on the terminal that says how far a run is, and is gone when the run is done.
struct ProgressLine {
  let isShown: Bool

  private static let clearLine = "\r\u{1B}[K"

  /// Runs work that reports its progress.
  func show<Result, Failure>(
    _ work: (_ report: @escaping @Sendable (AnalysisProgress) -> Void) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard isShown else { return try work { _ in } }
    defer { Self.write(Self.clearLine) }
    return try work { progress in
      if let text = Self.text(of: progress) { Self.write(Self.clearLine + text) }
    }
  }

  /// The text for a step, or nil for steps that differ too little from the last one to be worth the writing.
  private static func text(of progress: AnalysisProgress) -> String? {
    switch progress {
    case .discovering: return "Looking for files"
    case .scanning(let done, let total):
      guard done % max(1, total / 100) == 0 || done == total else { return nil }
      return "Scanning \(done) of \(total) files"
    case .linking: return "Linking"
    case .judging: return "Judging"
    }
  }

  /// Progress that cannot be shown is no reason to stop.
  private static func write(_ text: String) {
    do {
      try StandardStream.error.write(text)
    } catch {}
  }
}
