import NavigationModel

/// What becomes of the severities that rules and settings give, for a gate that is to be closed or opened as a whole.
public enum SeverityPolicy: String, Codable, Sendable, CaseIterable {
  /// They stay as they are.
  case asFound = "as-found"
  /// Warnings count as errors.
  case strict
  /// Errors count as warnings.
  case lenient

  /// The finding with the severity that it has in the end.
  func applied(to finding: Finding) -> Finding {
    var finding = finding
    switch self {
    case .asFound: break
    case .strict: finding.severity = .error
    case .lenient: finding.severity = .warning
    }
    return finding
  }
}
