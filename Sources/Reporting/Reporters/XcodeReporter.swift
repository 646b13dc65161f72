import NavigationModel

/// The lines that compilers print, by absolute paths, which Xcode shows beside the code.
public struct XcodeReporter: Reporter {
  /// The word for the format on the command line.
  public static let identifier = "xcode"
  /// What the format is good for.
  public static let summary = "Errors and warnings in the format of compilers, for build phases and plugins of Xcode."

  /// Makes a reporter.
  public init() {}

  /// A line for each finding, followed by notes: what else there is to say, what to do, and each of its other places.
  public func render(_ report: Report) -> String {
    report.reportedFindings.flatMap { lines(for: $0, in: report) }.map { $0 + "\n" }.joined()
  }

  private func lines(for finding: Finding, in report: Report) -> [String] {
    let rule = finding.rule.visible
    let location = report.location(of: finding)
    let place = location.map { report.absolutePlace($0).description.visible + ": " } ?? ""
    let remarks = finding.notes + [finding.help].filter { !$0.isEmpty }
    return ["\(place)\(finding.severity.rawValue): \(finding.message.visible) (\(rule))"]
      + remarks.map { "\(place)note: \($0.visible) (\(rule))" }
      + finding.relatedLocations.map { "\(report.absolutePlace($0).description.visible): note: also here (\(rule))" }
  }
}
