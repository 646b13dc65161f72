/// The Static Analysis Results Interchange Format, version 2.1.0 of OASIS: what counts.
///
/// Code scanning of GitHub shows each result as an open alert, whether the log calls it suppressed or not, so that this
/// log has only findings that count.
public struct SARIFReporter: Reporter {
  /// The word for the format on the command line.
  public static let identifier = "sarif"
  /// What the format is good for.
  public static let summary = "SARIF 2.1.0, for code scanning on GitHub, Azure DevOps and editors."

  /// Makes a reporter.
  public init() {}

  /// A log of one run, with help for all rules, whether they found something or not.
  public func render(_ report: Report) throws -> String {
    try SARIFWriter(report: report).text(of: report.result.findings.map(SARIFWriter.Entry.counting))
  }
}
