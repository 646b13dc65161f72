import NavigationModel

/// SonarQube's generic format for the issues of other analyzers, as of version 10.3.
public struct SonarQubeReporter: Reporter {
  /// The word for the format on the command line.
  public static let identifier = "sonarqube"
  /// What the format is good for.
  public static let summary = "External issues for SonarQube 10.3 and newer (sonar.externalIssuesReportPaths)."

  /// Makes a reporter.
  public init() {}

  /// The findings, and the rules that found something.
  public func render(_ report: Report) throws -> String {
    let findings = report.reportedFindings
    let errors = Set(findings.filter { $0.severity == .error }.map(\.rule))
    let used = Set(findings.map(\.rule))
    let rules = report.allRules.filter { used.contains($0.identifier) }
    return try JSONDocument.text(
      of: Document(
        rules: rules.map { Rule($0, engine: report.result.tool.name, hasErrors: errors.contains($0.identifier)) },
        issues: findings.map { ExternalIssue($0, in: report) }))
  }
}

private struct Document: Encodable {
  let rules: [Rule]
  let issues: [ExternalIssue]
}

private struct Rule: Encodable {
  struct Impact: Encodable {
    let softwareQuality: String
    let severity: String
  }

  let id: String
  let name: String
  let description: String
  let engineId: String
  let cleanCodeAttribute = "MODULAR"
  let type = "CODE_SMELL"
  let severity: String
  let impacts: [Impact]

  /// SonarQube knows severities of rules only, so that a rule has that of its worst finding.
  init(_ help: RuleHelp, engine: String, hasErrors: Bool) {
    id = help.identifier
    name = help.name
    let texts = [help.summary, help.rationale, help.remedy].filter { !$0.isEmpty }
    description = texts.isEmpty ? help.name : texts.joined(separator: " ")
    engineId = engine
    severity = hasErrors ? "CRITICAL" : "MAJOR"
    impacts = [Impact(softwareQuality: "MAINTAINABILITY", severity: hasErrors ? "HIGH" : "MEDIUM")]
  }
}

private struct ExternalIssue: Encodable {
  struct Location: Encodable {
    let message: String
    let filePath: String
    let textRange: TextRange
  }

  /// A line without columns: an import fails as a whole at a column beyond the end of its line.
  struct TextRange: Encodable {
    let startLine: Int
  }

  let ruleId: String
  let primaryLocation: Location
  let secondaryLocations: [Location]

  init(_ finding: Finding, in report: Report) {
    ruleId = finding.rule
    primaryLocation = Self.location(report.requiredPlace(of: finding), finding.message)
    secondaryLocations = finding.relatedLocations.map { Self.location(report.place($0), "also here") }
  }

  private static func location(_ place: SourceLocation, _ message: String) -> Location {
    Location(message: message, filePath: place.file, textRange: TextRange(startLine: place.line))
  }
}
