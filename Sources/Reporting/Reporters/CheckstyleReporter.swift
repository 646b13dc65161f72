import NavigationModel

/// The XML of Checkstyle, which many servers and review tools read.
public struct CheckstyleReporter: Reporter {
  /// The word for the format on the command line.
  public static let identifier = "checkstyle"
  /// What the format is good for.
  public static let summary = "The XML of Checkstyle, for Jenkins, reviewdog and others."

  /// Makes a reporter.
  public init() {}

  /// An element for each file, sorted by path, with the findings in it.
  public func render(_ report: Report) -> String {
    let findings = report.reportedFindings.map { (place: report.requiredPlace(of: $0), finding: $0) }
    let files = Dictionary(grouping: findings, by: \.place.file).sorted { $0.key < $1.key }
    let elements = files.flatMap { file, findings in
      ["  <\(XMLTag.start("file", ["name": file]))>"]
        + findings.map { "    <\(error(for: $0.finding, at: $0.place))/>" } + ["  </file>"]
    }
    // Readers look for the version of the format that Checkstyle itself wrote when they came into being.
    let lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#, #"<checkstyle version="4.3">"#] + elements
    return (lines + ["</checkstyle>"]).joined(separator: "\n") + "\n"
  }

  private func error(for finding: Finding, at place: SourceLocation) -> String {
    XMLTag.start(
      "error",
      [
        "line": String(place.line), "column": String(place.column), "severity": finding.severity.rawValue,
        "message": finding.message, "source": "navgraph.\(finding.rule)",
      ])
  }
}
