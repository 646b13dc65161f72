/// Whether a run passes, and why not.
public struct GateOutcome: Hashable, Codable, Sendable {
  /// What a run can fail on. The raw values are the words after `--fail-on`.
  public enum Cause: String, Hashable, Codable, Sendable, CaseIterable {
    /// A finding that is an error.
    case error
    /// A finding of any severity.
    case warning
    /// A finding of the baseline that no longer occurs, so that teams keep the baseline as small as possible.
    case gone
    /// A file that could not be read, wholly or in part, so that something may be missing from the graph.
    case skipped
  }

  /// A cause that made the run fail.
  public struct Failure: Hashable, Codable, Sendable {
    /// What it is.
    public var cause: Cause
    /// How often it happened.
    public var count: Int
    /// What happened in words, such as `2 errors`.
    public var message: String

    /// Makes a failure from its parts.
    public init(cause: Cause, count: Int, message: String) {
      self.cause = cause
      self.count = count
      self.message = message
    }
  }

  /// The causes that make the run fail, in the order of ``Cause``; empty for a run that never fails on findings.
  public var failOn: [Cause]
  /// Why the run fails, in the order of ``failOn``; empty where it passes.
  public var failures: [Failure]

  /// Makes an outcome from its parts.
  public init(failOn: [Cause], failures: [Failure]) {
    self.failOn = failOn
    self.failures = failures
  }

  /// Whether the run failed on one cause.
  public func fails(on cause: Cause) -> Bool { failures.contains { $0.cause == cause } }

  /// `failed: 2 errors; 1 finding of the baseline is gone (--fail-on gone)`; nil where the run passes. Errors need no
  /// option to fail a run.
  public var verdict: String? {
    guard !failures.isEmpty else { return nil }
    let reasons = failures.map { $0.message + ($0.cause == .error ? "" : " (--fail-on \($0.cause.rawValue))") }
    return "failed: " + reasons.joined(separator: "; ")
  }
}
