import NavigationModel

/// Writes SARIF logs of a report. Which findings a log has is up to its reporter.
struct SARIFWriter {
  /// A result of a log.
  enum Entry {
    /// A finding that counts.
    case counting(Finding)
    /// A finding that a comment or the configuration keeps from counting.
    case suppressed(Finding)
    /// A finding that the baseline has.
    case known(Finding)
    /// The fingerprint of a finding that only the baseline has.
    case gone(String)
  }

  /// Further places that a message links to; all of them are among the related locations. Code scanning shows the
  /// message in a line, which more links would fill.
  private static let linkLimit = 3

  /// The rules whose findings have the places of a cycle, in the order of going.
  private static let cycles: Set<String> = ["navigation-cycle", "coordinator-cycle"]

  let report: Report
  /// The names of the nodes by their ids.
  private let names: [String: String]
  /// Whether results say what suppresses them: in a run, all do or none (3.27.23). An empty list says that nothing does.
  private let tellsSuppressions: Bool

  init(report: Report, tellsSuppressions: Bool = false) {
    self.report = report
    self.tellsSuppressions = tellsSuppressions
    names = Dictionary(report.result.nodes.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
  }

  /// A log of one run, with help for all rules, whether they found something or not.
  func text(of entries: [Entry]) throws -> String {
    // What the run itself has to say are notifications there.
    let rules = rules(of: entries).filter { !RunFindings.rules.contains($0) }
    let indices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.identifier, $0) })
    let result = report.result
    let kinds = Set(result.issues.map(\.kind.rawValue)).sorted()
    let driver = SARIFLog.Driver(
      name: result.tool.name, version: result.tool.version, semanticVersion: result.tool.version,
      informationUri: report.homePage, rules: rules.map(SARIFLog.Rule.init),
      notifications: kinds.map(SARIFLog.Notification.init))
    let run = SARIFLog.Run(
      tool: SARIFLog.Tool(driver: driver),
      automationDetails: SARIFLog.AutomationDetails(id: "\(result.tool.name)/\(result.root)/"),
      invocations: [
        SARIFLog.Invocation(
          exitCode: result.gate.map { $0.failures.isEmpty ? 0 : 1 }, exitCodeDescription: result.gate?.verdict,
          toolExecutionNotifications: result.issues.map(notification))
      ],
      results: entries.map { self.result(for: $0, indices: indices) })
    return try JSONDocument.text(of: SARIFLog(runs: [run]))
  }

  /// The rules of the run and those of the entries, sorted by identifier.
  private func rules(of entries: [Entry]) -> [RuleHelp] {
    let identifiers = Set(report.allRules.map(\.identifier)).union(entries.map(\.rule))
    return identifiers.sorted().map(report.rule)
  }

  private func result(for entry: Entry, indices: [String: Int]) -> SARIFLog.Result {
    let index = indices[entry.rule] ?? -1
    switch entry {
    case .counting(let finding):
      var result = result(for: finding, ruleIndex: index)
      result.baselineState = report.result.baseline == nil ? nil : .new
      return result
    case .suppressed(let finding):
      var result = result(for: finding, ruleIndex: index)
      // Older documents do not say what keeps a finding from counting.
      result.suppressions = [finding.suppression.map(suppression) ?? SARIFLog.Suppression(kind: .external)]
      return result
    case .known(let finding):
      var result = result(for: finding, ruleIndex: index)
      result.baselineState = .unchanged
      return result
    case .gone(let fingerprint):
      return SARIFLog.Result(
        ruleId: entry.rule, ruleIndex: index, kind: "informational", level: "none",
        message: SARIFLog.Message("Gone since the baseline: \(fingerprint)"), locations: [], baselineState: .absent,
        suppressions: tellsSuppressions ? [] : nil, partialFingerprints: Self.fingerprints(fingerprint),
        properties: SARIFLog.ResultProperties(notes: [], help: nil))
    }
  }

  private func result(for finding: Finding, ruleIndex: Int) -> SARIFLog.Result {
    let places = finding.relatedLocations.enumerated().map { (place: place($1), id: $0 + 1) }
    let links = places.prefix(Self.linkLimit).map { (text: $0.place.description, id: $0.id) }
    return SARIFLog.Result(
      ruleId: finding.rule, ruleIndex: ruleIndex, level: finding.severity.rawValue,
      message: SARIFLog.Message(finding.message, links: links),
      locations: [SARIFLog.Location(location(of: finding))],
      relatedLocations: places.map { SARIFLog.Location($0.place, id: $0.id, message: "also here") },
      codeFlows: Self.cycles.contains(finding.rule) && !places.isEmpty ? [cycle(of: finding)] : nil,
      suppressions: tellsSuppressions ? [] : nil, partialFingerprints: Self.fingerprints(finding.fingerprint),
      properties: SARIFLog.ResultProperties(notes: finding.notes, help: finding.help.isEmpty ? nil : finding.help))
  }

  /// The places of a cycle with the transitions at them, so that a viewer can say what each step shows.
  private func cycle(of finding: Finding) -> SARIFLog.CodeFlow {
    let ids = Set(finding.edges)
    let edges = Dictionary(
      report.result.edges.filter { ids.contains($0.id) }.flatMap { edge in edge.sites.map { ($0, edge) } },
      uniquingKeysWith: { first, _ in first })
    let own: SourceLocation? = report.location(of: finding)
    let steps = ([own] + finding.relatedLocations).map { raw in
      let place = raw.map(place) ?? report.requiredPlace(of: finding)
      guard let edge = raw.flatMap({ edges[$0] }) else {
        return SARIFLog.CodeFlow.Step(location: SARIFLog.Location(place))
      }
      let words = "\(name(edge.source)): \(edge.kind.rawValue) to \(name(edge.destination))"
      return SARIFLog.CodeFlow.Step(
        location: SARIFLog.Location(place, message: words),
        properties: SARIFLog.CodeFlow.Step.Properties(edge: edge.id))
    }
    return SARIFLog.CodeFlow(steps)
  }

  private func name(_ node: String) -> String { names[node] ?? node }

  private func suppression(_ suppression: FindingSuppression) -> SARIFLog.Suppression {
    SARIFLog.Suppression(
      kind: suppression.kind == .comment ? .inSource : .external,
      justification: suppression.reason.isEmpty ? nil : suppression.reason,
      location: SARIFLog.Location(place(suppression.location)))
  }

  private static func fingerprints(_ fingerprint: String) -> [String: String] { ["navgraph/v1": fingerprint] }

  private func notification(_ issue: Issue) -> SARIFLog.ToolNotification {
    SARIFLog.ToolNotification(
      descriptor: SARIFLog.Descriptor(id: issue.kind.rawValue), level: "warning",
      message: SARIFLog.Message(issue.message), locations: [SARIFLog.Location(place(issue.location))])
  }

  private func location(of finding: Finding) -> SourceLocation {
    report.location(of: finding).map(place) ?? report.requiredPlace(of: finding)
  }

  /// A place with its column in the unit that the log says.
  private func place(_ location: SourceLocation) -> SourceLocation {
    let place = report.place(location)
    let column = report.codePointColumns[location] ?? place.column
    return SourceLocation(file: place.file, line: place.line, column: column)
  }
}

extension SARIFWriter.Entry {
  /// The identifier of the rule, with which each fingerprint begins.
  fileprivate var rule: String {
    switch self {
    case .counting(let finding), .suppressed(let finding), .known(let finding): finding.rule
    case .gone(let fingerprint): fingerprint.prefix { $0 != " " }.description
    }
  }
}
