import NavigationModel

/// The summary for a person: what is in the app, what is wrong in it, what could not be read.
///
/// Findings have the form that compilers print, so that editors and CI logs turn them into links.
public struct TextReporter: Reporter {
  /// The word for the format on the command line.
  public static let identifier = "text"
  /// What the format is good for.
  public static let summary = "A summary for people; findings look like compiler diagnostics."

  /// Whether to use colours.
  public var style: TextStyle
  /// How many findings to show; nil for all of them. The totals count them all.
  public var findingLimit: Int?
  /// How many further places of one finding to show; nil for all of them.
  public var placeLimit: Int?
  /// How many files that could not be read to show; nil for all of them.
  public var issueLimit: Int?
  /// Whether to print only findings and gone findings; nothing if there are none.
  public var showsFindingsOnly: Bool

  /// Columns that the list of transition kinds may take, those of a small terminal.
  private static let width = 80

  /// Makes a reporter without colours, which shows all findings and the beginnings of the longer lists.
  public init() {
    self.init(style: .plain)
  }

  /// Makes a reporter.
  public init(
    style: TextStyle, findingLimit: Int? = nil, placeLimit: Int? = 3, issueLimit: Int? = 20,
    showsFindingsOnly: Bool = false
  ) {
    self.style = style
    self.findingLimit = findingLimit
    self.placeLimit = placeLimit
    self.issueLimit = issueLimit
    self.showsFindingsOnly = showsFindingsOnly
  }

  /// The summary, in sections parted by empty lines.
  public func render(_ report: Report) -> String {
    let sections = showsFindingsOnly ? findingSections(of: report) : allSections(of: report)
    let texts = sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
    return texts.isEmpty ? "" : texts.joined(separator: "\n\n") + "\n"
  }

  private func allSections(of report: Report) -> [[String]] {
    let result = report.result
    return [
      [heading(of: report)], counts(of: result), findings(of: report), SetAsideSection(style: style).lines(of: result),
      section("Skipped", result.issues.filter(\.skipsFile), in: report),
      section("Read in part", result.issues.filter { !$0.skipsFile }, in: report),
      [totals(of: result)] + verdict(on: result),
    ]
  }

  private func findingSections(of report: Report) -> [[String]] {
    [findings(of: report), SetAsideSection(style: style).gone(of: report.result), verdict(on: report.result)]
  }

  /// `App: 214 files (180 swift, 34 storyboard), configured by App/.navgraph.yml`.
  private func heading(of report: Report) -> String {
    let result = report.result
    let configuration = result.configuration.map {
      ", configured by \(report.openPlace(SourceLocation(file: $0, position: .start)).file.visible)"
    }
    let files = result.metrics.files.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }
    let kinds = files.map { "\($0.value) \($0.key.visible)" }.joined(separator: ", ")
    let count = Wording.count(files.reduce(0) { $0 + $1.value }, "file")
    return style.paint(result.root.visible, .strong) + ": \(count)" + (kinds.isEmpty ? "" : " (\(kinds))")
      + (configuration ?? "")
  }

  private func counts(of result: AnalysisResult) -> [String] {
    let metrics = result.metrics
    let flows = result.flows.filter { !$0.via.isEmpty }
    let possible = flows.count { $0.confidence == .possible }
    let kinds = metrics.transitions.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }
    let transitions = kinds.reduce(0) { $0 + $1.value }
    let unread = metrics.objectiveCFiles ?? 0
    let unbuilt = metrics.filesInNoTarget?.count ?? 0
    let uncalled = metrics.uncalledFunctions?.count ?? 0
    let places = result.account?.placeCount ?? 0
    let unreached = result.reach?.unreached.count ?? 0
    let numberWidth = String(
      max(metrics.screens, metrics.coordinators, transitions, places, unread, unbuilt, uncalled)
    ).count
    let kindLines = Wording.lines(kinds.map { "\($0.key.visible) \($0.value)" }, width: Self.width - numberWidth - 18)
    let indent = String(repeating: " ", count: numberWidth + 18)
    let rows: [(title: String, count: Int, remark: String)] = [
      ("Screens     ", metrics.screens, ""),
      ("Coordinators", metrics.coordinators, ""),
      ("Transitions ", transitions, kindLines.joined(separator: "\n" + indent)),
      ("Unresolved  ", metrics.unresolvedDestinations, unresolvedRemark(metrics)),
      ("Places      ", places, result.account.map { accountLines($0, indent: indent) } ?? ""),
      ("Unreached   ", unreached, result.reach.map { unreachedLines($0, in: result, indent: indent) } ?? ""),
      ("Flows       ", flows.count, flowRemark(possible: possible)),
      ("Objective-C ", unread, "\(unread == 1 ? "file" : "files"), not read: what only they show is missing"),
      (
        "In no target", unbuilt,
        "\(unbuilt == 1 ? "file" : "files"), left out: the Xcode project does not build \(unbuilt == 1 ? "it" : "them")"
      ),
      (
        "Uncalled    ", uncalled,
        "private \(uncalled == 1 ? "function" : "functions"), left out: nothing else in the file names "
          + (uncalled == 1 ? "it" : "them")
      ),
    ].filter { Self.alwaysShown.contains($0.title) || $0.count > 0 }
    return rows.map { row in
      let number = style.paint(Wording.aligned(String(row.count), width: numberWidth), .strong)
      return "  \(row.title)  \(number)" + (row.remark.isEmpty ? "" : "  \(row.remark)")
    }
  }

  /// The rows that the summary shows even if they are zero, since a zero is information, too.
  private static let alwaysShown: Set<String> = ["Screens     ", "Coordinators", "Transitions ", "Unresolved  "]

  /// The outcomes of the places that look like navigation: `edge 581, embedded 102, unexplained 29 (4 %)`.
  private func accountLines(_ account: NavigationAccount, indent: String) -> String {
    let parts = NavigationAccount.Outcome.allCases.filter { account.count(of: $0) > 0 }.map {
      "\($0.rawValue) \(account.count(of: $0))"
    }
    let unexplained = account.count(of: .unexplained)
    let share = Wording.percentage(unexplained, of: account.placeCount)
    let remark = unexplained > 0 ? ["\(share) of the places are unexplained, listed by --unexplained"] : []
    return (Wording.lines(parts, width: Self.width - indent.count) + remark).joined(separator: "\n" + indent)
  }

  /// The number of unreachable screens, and the nodes that block most of them.
  private func unreachedLines(_ reach: Reach, in result: AnalysisResult, indent: String) -> String {
    let names = Dictionary(result.nodes.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    let share = Wording.percentage(reach.unreached.count, of: reach.screens)
    let most = reach.breaks.filter { $0.screens > 1 }.prefix(Self.breakLimit).map {
      "\(Wording.shortened(names[$0.node] ?? $0.node)) \($0.screens)"
    }
    let remark = "of \(Wording.count(reach.screens, "screen")) (\(share)), listed by --unreached"
    let causes =
      most.isEmpty ? [] : Wording.lines(["most behind " + most[0]] + most.dropFirst(), width: Self.width - indent.count)
    return ([remark] + causes).joined(separator: "\n" + indent)
  }

  /// How many nodes that block paths the summary names.
  private static let breakLimit = 3

  private func flowRemark(possible: Int) -> String {
    "from screen to screen through other objects" + (possible == 0 ? "" : ", \(possible) of them only possible")
  }

  private func unresolvedRemark(_ metrics: Metrics) -> String {
    guard metrics.forwardTransitions > 0 else { return "" }
    let (part, whole) = (metrics.unresolvedDestinations, metrics.forwardTransitions)
    let share = "of \(Wording.count(whole, "destination")) (\(Wording.percentage(part, of: whole)))"
    return part == 0 ? share : "\(share), listed by --unresolved"
  }

  private func findings(of report: Report) -> [String] {
    let findings = report.result.findings
    let shown = findings.prefix(findingLimit ?? findings.count)
    let rest = findings.count - shown.count
    // The same advice under each finding of a rule would hide the findings.
    var advised: Set<String> = []
    return shown.flatMap { finding in
      lines(for: finding, advises: !finding.help.isEmpty && advised.insert(finding.help).inserted, in: report)
    }
      + (rest > 0 ? [style.paint("… and \(Wording.count(rest, "more finding"))", .faint)] : [])
  }

  /// The finding, what else there is to say of it, its other places, and what to do about it.
  private func lines(for finding: Finding, advises: Bool, in report: Report) -> [String] {
    let severity = style.paint("\(finding.severity.rawValue):", finding.severity == .error ? .error : .warning)
    let location = report.location(of: finding).map { report.openPlace($0).description.visible }
    let place = location.map { style.paint("\($0):", .strong) + " " } ?? ""
    let rule = style.paint("(\(finding.rule.visible))", .faint)
    let places = RelatedPlaces(of: finding, limit: placeLimit)
    return ["\(place)\(severity) \(finding.message.visible) \(rule)"]
      + finding.notes.map { "  \(style.paint("note:", .note)) \($0.visible)" }
      + places.files.map {
        "\(report.openPlace($0.first).description.visible): \(style.paint("note:", .note)) also here\($0.rest) \(rule)"
      }
      + (places.left > 0 ? [style.paint("  … and \(Wording.count(places.left, "more place"))", .faint)] : [])
      + (advises ? ["  \(style.paint("help:", .success)) \(finding.help.visible)"] : [])
  }

  private func section(_ title: String, _ issues: [Issue], in report: Report) -> [String] {
    guard !issues.isEmpty else { return [] }
    let shown = issues.prefix(issueLimit ?? issues.count)
    let rest = issues.count - shown.count
    return [style.paint("\(title):", .strong)] + shown.map { "  \(place(of: $0, in: report)): \($0.message.visible)" }
      + (rest > 0 ? [style.paint("  … and \(rest) more", .faint)] : [])
  }

  /// The file, with line and column where the issue is about one.
  private func place(of issue: Issue, in report: Report) -> String {
    let place = report.openPlace(issue.location)
    let isWholeFile = place.line <= 1 && place.column <= 1
    return (isWholeFile ? place.file : place.description).visible
  }

  /// Why the run fails; no line where it passes.
  private func verdict(on result: AnalysisResult) -> [String] {
    (result.gate?.verdict).map { [style.paint($0, .error)] } ?? []
  }

  /// `2 errors, 3 warnings, 1 file skipped`.
  private func totals(of result: AnalysisResult) -> String {
    let errors = result.findings.count { $0.severity == .error }
    let warnings = result.findings.count - errors
    let skipped = result.metrics.skippedFiles
    let inPart = Set(result.issues.filter { !$0.skipsFile }.map(\.location.file)).count
    let parts =
      [
        style.paint(Wording.count(errors, "error"), errors > 0 ? .error : .success),
        style.paint(Wording.count(warnings, "warning"), warnings > 0 ? .warning : .success),
        skipped > 0 ? style.paint("\(Wording.count(skipped, "file")) skipped", .warning) : "no file skipped",
      ] + (inPart > 0 ? [style.paint("\(inPart) read in part", .warning)] : [])
    return parts.joined(separator: ", ")
  }
}
