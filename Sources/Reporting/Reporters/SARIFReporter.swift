import NavigationModel

/// The Static Analysis Results Interchange Format, version 2.1.0 of OASIS.
public struct SARIFReporter: Reporter {
  /// The word for the format on the command line.
  public static let identifier = "sarif"
  /// What the format is good for.
  public static let summary = "SARIF 2.1.0, for code scanning on GitHub, Azure DevOps and editors."

  /// Further places that a message links to; all of them are among the related locations.
  private static let linkLimit = 10

  /// The rules whose findings have the places of a cycle, in the order of going.
  private static let cycles: Set<String> = ["navigation-cycle", "coordinator-cycle"]

  /// Makes a reporter.
  public init() {}

  /// A log of one run, with help for all rules, whether they found something or not.
  public func render(_ report: Report) throws -> String {
    // What the run itself has to say are notifications there.
    let rules = report.allRules.filter { !RunFindings.rules.contains($0) }
    let indices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.identifier, $0) })
    let result = report.result
    let kinds = Set(result.issues.map(\.kind.rawValue)).sorted()
    let driver = SARIFLog.Driver(
      name: result.tool.name, version: result.tool.version, semanticVersion: result.tool.version,
      rules: rules.map(SARIFLog.Rule.init), notifications: kinds.map(SARIFLog.Notification.init))
    let run = SARIFLog.Run(
      tool: SARIFLog.Tool(driver: driver),
      automationDetails: SARIFLog.AutomationDetails(id: "\(result.tool.name)/\(result.root)/"),
      invocations: [
        SARIFLog.Invocation(
          exitCode: result.gate.map { $0.failures.isEmpty ? 0 : 1 }, exitCodeDescription: result.gate?.verdict,
          toolExecutionNotifications: result.issues.map { notification($0, in: report) })
      ],
      results: result.findings.map { self.result(for: $0, ruleIndex: indices[$0.rule] ?? -1, in: report) })
    return try JSONDocument.text(of: SARIFLog(runs: [run]))
  }

  private func result(for finding: Finding, ruleIndex: Int, in report: Report) -> SARIFLog.Result {
    let places = finding.relatedLocations.enumerated().map { (place: place($1, in: report), id: $0 + 1) }
    let links = places.prefix(Self.linkLimit).map { (text: $0.place.description, id: $0.id) }
    return SARIFLog.Result(
      ruleId: finding.rule, ruleIndex: ruleIndex, level: finding.severity.rawValue,
      message: SARIFLog.Message(finding.message, links: links),
      locations: [SARIFLog.Location(location(of: finding, in: report))],
      relatedLocations: places.map { SARIFLog.Location($0.place, id: $0.id, message: "also here") },
      codeFlows: Self.cycles.contains(finding.rule) && !places.isEmpty
        ? [SARIFLog.CodeFlow([location(of: finding, in: report)] + places.map(\.place))] : nil,
      baselineState: report.result.baseline == nil ? nil : "new",
      partialFingerprints: ["navgraph/v1": finding.fingerprint],
      properties: SARIFLog.ResultProperties(notes: finding.notes, help: finding.help.isEmpty ? nil : finding.help))
  }

  private func notification(_ issue: Issue, in report: Report) -> SARIFLog.ToolNotification {
    SARIFLog.ToolNotification(
      descriptor: SARIFLog.Descriptor(id: issue.kind.rawValue), level: "warning",
      message: SARIFLog.Message(issue.message), locations: [SARIFLog.Location(place(issue.location, in: report))])
  }

  private func location(of finding: Finding, in report: Report) -> SourceLocation {
    report.location(of: finding).map { place($0, in: report) } ?? report.requiredPlace(of: finding)
  }

  /// A place with its column in the unit that the log says.
  private func place(_ location: SourceLocation, in report: Report) -> SourceLocation {
    let place = report.place(location)
    let column = report.codePointColumns[location] ?? place.column
    return SourceLocation(file: place.file, line: place.line, column: column)
  }
}
