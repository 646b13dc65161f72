import NavigationModel

/// A table with a row for each finding, in the form of RFC 4180 but with line feeds for line ends, as text has them here.
public struct CSVReporter: Reporter {
  /// The word for the format on the command line.
  public static let identifier = "csv"
  /// What the format is good for.
  public static let summary = "A table of the findings, for spreadsheets."

  private static let header = [
    "file", "line", "column", "severity", "rule", "message", "also", "fingerprint", "notes", "help",
  ]

  /// Makes a reporter.
  public init() {}

  /// The header and the rows. Cells about a place are empty where a finding has none.
  public func render(_ report: Report) -> String {
    let rows = report.reportedFindings.map { row(for: $0, in: report) }
    return ([Self.header] + rows).map { $0.map(cell).joined(separator: ",") + "\n" }.joined()
  }

  private func row(for finding: Finding, in report: Report) -> [String] {
    let place = report.location(of: finding).map(report.place)
    return [
      place?.file ?? "", place.map { String($0.line) } ?? "", place.map { String($0.column) } ?? "",
      finding.severity.rawValue, finding.rule, finding.message,
      finding.relatedLocations.map { report.place($0).description }.joined(separator: " "), finding.fingerprint,
      finding.notes.joined(separator: " "), finding.help,
    ]
  }

  /// A cell that no spreadsheet takes for a formula: what begins like one gets an apostrophe in front (OWASP, "CSV
  /// Injection"), which spreadsheets do not show.
  private func cell(_ text: String) -> String {
    let shown = text.visible
    let isFormula = shown.first.map { "=+-@".contains($0) } ?? false
    let harmless = isFormula ? "'" + shown : shown
    guard harmless.contains(where: { "\",".contains($0) }) else { return harmless }
    return "\"" + harmless.replacing("\"", with: "\"\"") + "\""
  }
}
