import NavgraphKit

/// A line on the terminal that shows the progress of a run, and disappears at its end.
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

  /// The text for a step; nil where the percentage did not change, since writing costs time.
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

  /// A failure to show progress must not stop the run.
  private static func write(_ text: String) {
    do {
      try StandardStream.error.write(text)
    } catch {}
  }
}
