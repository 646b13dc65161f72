import NavigationModel

/// Messages about the run itself, in the form of findings, since most formats have no other form. If a gate fails
/// because of them, every format must say so.
enum RunFindings {
  /// A file that could not be read.
  static let skipped = RuleHelp(
    identifier: "skipped-file", name: "Skipped file",
    summary: "navgraph could not read a file, so the graph may be incomplete.",
    remedy: "Fix the file, or exclude it with the key 'exclude'.")

  /// Findings of the baseline that no longer occur.
  static let gone = RuleHelp(
    identifier: "gone-finding", name: "Gone finding",
    summary:
      "The baseline lists findings that no longer occur. The run fails until they are removed from it.",
    remedy: "Update the baseline with --write-baseline, and commit it.")

  /// The rules for messages about the run.
  static let rules = [skipped, gone]

  /// A finding for each skipped file; if the run fails on skipped files, also for each partly read file; if it fails on
  /// gone findings, one finding for all of these.
  static func of(_ result: AnalysisResult) -> [Finding] {
    let failsOnSkipped = result.gate?.fails(on: .skipped) == true
    let issues = result.issues.filter { $0.skipsFile || failsOnSkipped }
    return issues.map { finding(for: $0, failsOnSkipped ? .error : .warning) } + goneFindings(of: result)
  }

  private static func finding(for issue: Issue, _ severity: Severity) -> Finding {
    Finding(
      rule: skipped.identifier, severity: severity, message: sentence(of: issue), help: skipped.remedy, nodes: [],
      location: issue.location, fingerprint: "\(skipped.identifier) \(issue.location.file)")
  }

  /// `The file could not be read: the cause.`
  private static func sentence(of issue: Issue) -> String {
    "The file \(issue.skipsFile ? "could not be read" : "was read in part"): \(issue.message)."
  }

  private static func goneFindings(of result: AnalysisResult) -> [Finding] {
    guard let failure = result.gate?.failures.first(where: { $0.cause == .gone }) else { return [] }
    let names = (result.baseline?.gone ?? []).prefix(mostNamed).map { "gone: \($0)" }
    return [
      Finding(
        rule: gone.identifier, severity: .error, message: "\(failure.message).", notes: Array(names), help: gone.remedy,
        nodes: [], location: nil, fingerprint: gone.identifier)
    ]
  }

  /// More would hide the rest of a report.
  private static let mostNamed = 20
}

extension Report {
  /// The findings, and the messages about the run.
  var reportedFindings: [Finding] { result.findings + RunFindings.of(result) }
}
