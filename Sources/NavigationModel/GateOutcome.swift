/// Whether a run passes, and why not.
public struct GateOutcome: Hashable, Codable, Sendable {
  /// Something that a run was to fail on, and that happened.
  public struct Failure: Hashable, Codable, Sendable {
    /// The word for it after `--fail-on`, such as `error` or `gone`.
    public var cause: String
    /// How often it happened.
    public var count: Int
    /// What happened in words, such as `2 errors`.
    public var message: String

    /// Makes a failure from its parts.
    public init(cause: String, count: Int, message: String) {
      self.cause = cause
      self.count = count
      self.message = message
    }
  }

  /// The words for what the run was to fail on, sorted; empty for a run that never fails on what it finds.
  public var failOn: [String]
  /// Why the run fails, in the order of ``failOn``; empty where it passes.
  public var failures: [Failure]

  /// Makes an outcome from its parts.
  public init(failOn: [String], failures: [Failure]) {
    self.failOn = failOn
    self.failures = failures
  }

  /// Whether the run failed on one cause.
  public func fails(on cause: String) -> Bool { failures.contains { $0.cause == cause } }

  /// `failed: 2 errors; 1 finding of the baseline is gone (--fail-on gone)`; nil where the run passes. Errors need no
  /// option to fail a run.
  public var verdict: String? {
    guard !failures.isEmpty else { return nil }
    let reasons = failures.map { $0.message + ($0.cause == Self.error ? "" : " (--fail-on \($0.cause))") }
    return "failed: " + reasons.joined(separator: "; ")
  }

  /// The cause that counts where nobody says anything else.
  public static let error = "error"
}
