import NavigationModel

/// A comment for a pull request: the findings by rule, and a diagram of what they are about.
///
/// It begins with a comment that nobody sees, by which a job finds the comment of its last run again.
public struct MarkdownReporter: Reporter {
  /// The word for the format on the command line.
  public static let identifier = "markdown"
  /// What the format is good for.
  public static let summary = "A comment for a pull request, with a diagram of what the findings are about."

  /// Characters that the list of findings may take. GitHub refuses comments of more than 65,536, and the diagram and the
  /// rest need less than 20,000; see ``MermaidDiagram``.
  private static let sizeLimit = 40_000

  /// Makes a reporter.
  public init() {}

  /// The comment, in sections parted by empty lines. Errors come first, so that want of room leaves out warnings.
  public func render(_ report: Report) -> String {
    let title = title(of: report.result)
    var report = report
    let findings = report.reportedFindings
    report.result.findings = findings.filter { $0.severity == .error } + findings.filter { $0.severity != .error }
    let verdict = (report.result.gate?.verdict).map { ["**\($0.prefix(1).uppercased() + $0.dropFirst()).**"] } ?? []
    let head = ["<!-- navgraph -->", "### \(title)"] + verdict + [counts(in: report.result)]
    return (head + sections(of: report) + diagram(of: report.result)).joined(separator: "\n\n") + "\n"
  }

  /// `Navigation of Shop: 1 error, 1 warning`.
  private func title(of result: AnalysisResult) -> String {
    let errors = result.findings.count { $0.severity == .error }
    let warnings = result.findings.count - errors
    return "Navigation of \(Wording.shortened(result.root).markdown): "
      + "\(Wording.count(errors, "error")), \(Wording.count(warnings, "warning"))"
  }

  private func counts(in result: AnalysisResult) -> String {
    let metrics = result.metrics
    let transitions = metrics.transitions.values.reduce(0, +)
    let counts = [
      Wording.count(metrics.screens, "screen"), Wording.count(metrics.coordinators, "coordinator"),
      Wording.count(transitions, "transition"),
    ]
    let (part, whole) = (metrics.unresolvedDestinations, metrics.forwardTransitions)
    let unresolved = "\(part) of \(Wording.count(whole, "destination")) unresolved"
    let skipped = metrics.skippedFiles > 0 ? "; \(Wording.count(metrics.skippedFiles, "file")) skipped" : ""
    let unread = metrics.objectiveCFiles.map { "; \(Wording.count($0, "Objective-C file")) not read" } ?? ""
    let unbuilt = metrics.filesInNoTarget.map { "; \(Wording.count($0.count, "file")) in no target left out" } ?? ""
    return "\(counts.joined(separator: ", ")); \(unresolved)\(skipped)\(unread)\(unbuilt)."
  }

  /// A section for each rule in the order of the findings, as far as there is room.
  private func sections(of report: Report) -> [String] {
    var sections: [(rule: String, lines: [String])] = []
    var (room, shown) = (Self.sizeLimit, 0)
    for finding in report.result.findings {
      let line = self.lines(for: finding, in: report)
      room -= line.unicodeScalars.count
      guard room >= 0 else { break }
      shown += 1
      if let index = sections.firstIndex(where: { $0.rule == finding.rule }) {
        sections[index].lines.append(line)
      } else {
        let heading = heading(for: report.rule(finding.rule))
        room -= heading.unicodeScalars.count
        sections.append((finding.rule, [heading, "", line]))
      }
    }
    let rest = report.result.findings.count - shown
    return sections.map { $0.lines.joined(separator: "\n") }
      + (rest > 0 ? ["… and \(Wording.count(rest, "more finding"))."] : [])
  }

  private func heading(for rule: RuleHelp) -> String {
    let name = Wording.shortened(rule.name).markdown
    let remedy = rule.remedy.isEmpty ? "" : ": \(rule.remedy.markdown)"
    return "**\(name)** (\(Wording.shortened(rule.identifier).markdownCode))\(remedy)"
  }

  /// `- error: message (`Cart.swift:30:9` and 2 more places)`, with what else there is to say below it.
  private func lines(for finding: Finding, in report: Report) -> String {
    let place = report.location(of: finding).map { report.place($0).description.markdownCode }
    let rest = finding.relatedLocations.count
    let more = rest > 0 ? [Wording.count(rest, "more place")] : []
    let places = ([place].compactMap(\.self) + more).joined(separator: " and ")
    let line = "- \(finding.severity.rawValue): \(finding.message.markdown)" + (places.isEmpty ? "" : " (\(places))")
    return ([line] + finding.notes.map { "  - \($0.markdown)" }).joined(separator: "\n")
  }

  private func diagram(of result: AnalysisResult) -> [String] {
    let diagram = MermaidDiagram(of: result.findings, in: result)
    guard !diagram.isEmpty else { return [] }
    let remark = diagram.isCut ? ["The diagram shows a part of what the findings are about."] : []
    return ["```mermaid\n\(diagram.text)```"] + remark
  }
}
