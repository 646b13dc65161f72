import NavigationModel

/// What reports say of the run itself, in the form of findings: most formats have no other, and a gate that fails on it
/// must say so in each of them.
enum RunFindings {
  /// A file that could not be read.
  static let skipped = RuleHelp(
    identifier: "skipped-file", name: "Skipped file",
    summary: "A file could not be read, so that something may be missing from the graph.",
    remedy: "Fix the file, or exclude it with the key 'exclude'.")

  /// What the baseline knows and nothing finds any more.
  static let gone = RuleHelp(
    identifier: "gone-finding", name: "Gone finding",
    summary:
      "The baseline lists findings that no longer occur, and the run fails on these, so that the baseline only shrinks.",
    remedy: "Update the baseline with --write-baseline, and commit it.")

  /// The rules that tell of the run.
  static let rules = [skipped, gone]

  /// A finding for each file that was skipped, for each that was read in part where the run fails on that, and one for
  /// all that is gone where the run fails on it.
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
  /// The findings, and what there is to say of the run.
  var reportedFindings: [Finding] { result.findings + RunFindings.of(result) }
}
