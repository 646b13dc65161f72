import GraphAnalysis
import NavigationModel

/// What makes a run end with ``ExitStatus/limitExceeded``.
public struct FailurePolicy: Hashable, Sendable {
  /// What a run can fail on.
  public typealias Cause = GateOutcome.Cause

  /// The causes; a run without any never fails on what it found.
  public let causes: Set<Cause>

  /// A policy of some causes.
  public init(_ causes: Set<Cause>) {
    self.causes = causes
  }

  /// The default policy.
  public static let onErrors = FailurePolicy([.error])

  /// The words for policies: the causes, and the word for no cause.
  public static let words = Cause.allCases.map(\.rawValue) + [never]

  private static let never = "never"

  /// A policy from its words; nil where one is unknown, or where `never` does not stand alone.
  public init?(words: [String]) {
    let causes = words.compactMap(Cause.init)
    guard words == [Self.never] || (!words.isEmpty && causes.count == words.count) else { return nil }
    self.init(Set(causes))
  }

  /// What is wrong with words that make no policy, and what to write instead.
  public static func problem(with words: [String]) -> String {
    if let unknown = words.first(where: { !Self.words.contains($0) }) {
      return "There is no cause '\(unknown)'; \(Spelling.hint(for: unknown, among: Self.words))"
    }
    return "'\(never)' cannot stand beside other causes."
  }

  /// Whether a run with a result passes. The findings no longer include suppressed and known ones.
  func outcome(of result: AnalysisResult) -> GateOutcome {
    let ordered = Cause.allCases.filter(causes.contains)
    // With `warning`, the message counts all findings, so `error` needs no message of its own.
    let told = ordered.filter { $0 != .error || !causes.contains(.warning) }
    return GateOutcome(failOn: ordered, failures: told.compactMap { failure(on: $0, in: result) })
  }

  private func failure(on cause: Cause, in result: AnalysisResult) -> GateOutcome.Failure? {
    let count =
      switch cause {
      case .error: result.findings.count { $0.severity == .error }
      case .warning: result.findings.count
      case .gone: result.baseline?.gone.count ?? 0
      case .skipped: Set(result.issues.map(\.location.file)).count
      }
    guard count > 0 else { return nil }
    return GateOutcome.Failure(cause: cause, count: count, message: cause.message(count))
  }
}

extension GateOutcome.Cause {
  /// The cause and its count, in words.
  fileprivate func message(_ count: Int) -> String {
    let isOne = count == 1
    return switch self {
    case .error: isOne ? "1 error" : "\(count) errors"
    case .warning: isOne ? "1 finding" : "\(count) findings"
    case .gone: isOne ? "1 finding of the baseline is gone" : "\(count) findings of the baseline are gone"
    case .skipped: isOne ? "1 file could not be read completely" : "\(count) files could not be read completely"
    }
  }
}
