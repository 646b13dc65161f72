import NavigationModel

/// What makes a run end with ``ExitStatus/limitExceeded``.
public struct FailurePolicy: Hashable, Sendable {
  /// What a run can fail on.
  public enum Cause: String, Hashable, Sendable, CaseIterable {
    /// A finding that is an error.
    case error
    /// A finding of any severity.
    case warning
    /// A finding of the baseline that is gone, so that a baseline is written afresh when it can shrink.
    case gone
  }

  /// The causes; a run without any never fails on what it found.
  public let causes: Set<Cause>

  /// A policy of some causes.
  public init(_ causes: Set<Cause>) {
    self.causes = causes
  }

  /// What counts unless somebody says otherwise.
  public static let onErrors = FailurePolicy([.error])

  /// The words for policies: the causes, and the one for none of them.
  public static let words = Cause.allCases.map(\.rawValue) + [never]

  private static let never = "never"

  /// A policy from its words; nil where one is unknown, or where `never` does not stand alone.
  public init?(words: [String]) {
    let causes = words.compactMap(Cause.init)
    guard words == [Self.never] || (!words.isEmpty && causes.count == words.count) else { return nil }
    self.init(Set(causes))
  }

  /// Whether a run with a result fails. What is suppressed or known to the baseline is no longer among the findings.
  func fails(_ result: AnalysisResult) -> Bool {
    causes.contains { cause in
      switch cause {
      case .error: result.findings.contains { $0.severity == .error }
      case .warning: !result.findings.isEmpty
      case .gone: !(result.baseline?.gone.isEmpty ?? true)
      }
    }
  }
}
