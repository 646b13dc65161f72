import NavigationModel

/// SARIF with all that a run found: what counts, and what comments, the configuration or a baseline keep from counting.
public struct SARIFAuditReporter: Reporter {
  /// The word for the format on the command line.
  public static let identifier = "sarif-audit"
  /// What the format is good for.
  public static let summary =
    "SARIF 2.1.0 with suppressed, known and gone findings, for viewers; GitHub would show them as open alerts."

  /// Makes a reporter.
  public init() {}

  /// A log of one run: first what counts, then what is suppressed, what the baseline knows, and what of it is gone.
  public func render(_ report: Report) throws -> String {
    let result = report.result
    return try SARIFWriter(report: report, tellsSuppressions: true).text(
      of: result.findings.map(SARIFWriter.Entry.counting)
        + (result.suppressed ?? []).map(SARIFWriter.Entry.suppressed)
        + (result.baseline?.known ?? []).map(SARIFWriter.Entry.known)
        + (result.baseline?.gone ?? []).map(SARIFWriter.Entry.gone))
  }
}
