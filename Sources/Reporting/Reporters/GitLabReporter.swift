import NavigationModel

/// GitLab's code quality report, the part of Code Climate's format that merge requests show.
public struct GitLabReporter: Reporter {
  /// The word for the format on the command line.
  public static let identifier = "gitlab"
  /// What the format is good for.
  public static let summary = "A code quality report for merge requests on GitLab."

  /// Makes a reporter.
  public init() {}

  /// One entry for each finding and each file that could not be read.
  public func render(_ report: Report) throws -> String {
    var occurrences: [String: Int] = [:]
    return try JSONDocument.text(
      of: report.reportedFindings.map { finding in
        occurrences[finding.fingerprint, default: 0] += 1
        return Violation(finding, in: report, occurrence: occurrences[finding.fingerprint] ?? 1)
      })
  }
}

/// One entry of the report, as GitLab's documentation has it.
private struct Violation: Encodable {
  struct Location: Encodable {
    let path: String
    let lines: Lines
  }

  struct Lines: Encodable {
    let begin: Int
  }

  struct Content: Encodable {
    let body: String
  }

  private enum CodingKeys: String, CodingKey {
    case description, content, fingerprint, severity, location
    case checkName = "check_name"
  }

  let description: String
  /// Markdown, which the description is not.
  let content: Content?
  let checkName: String
  let fingerprint: String
  let severity: String
  let location: Location

  /// GitLab drops all but one of the entries with the same fingerprint, so that a further occurrence adds its number.
  init(_ finding: Finding, in report: Report, occurrence: Int) {
    let place = report.requiredPlace(of: finding)
    description = finding.message
    content = finding.remarks.isEmpty ? nil : Content(body: finding.remarks.map(\.markdown).joined(separator: "\n\n"))
    checkName = finding.rule
    fingerprint = StableHash.hex(of: finding.fingerprint + (occurrence > 1 ? " \(occurrence)" : ""))
    severity = finding.severity == .error ? "critical" : "minor"
    location = Location(path: place.file, lines: Lines(begin: place.line))
  }
}
