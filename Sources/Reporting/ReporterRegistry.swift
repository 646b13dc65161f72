/// All formats of reports that there are.
public enum ReporterRegistry {
  /// The reporters, sorted by identifier.
  public static let reporters: [any Reporter.Type] = [
    AccountReporter.self,
    CheckstyleReporter.self,
    CSVReporter.self,
    GitHubActionsReporter.self,
    GitLabReporter.self,
    GraphMLReporter.self,
    JSONReporter.self,
    JUnitReporter.self,
    MarkdownReporter.self,
    MermaidReporter.self,
    MetricsReporter.self,
    SARIFReporter.self,
    SARIFAuditReporter.self,
    SonarQubeReporter.self,
    TextReporter.self,
    UnexplainedReporter.self,
    UnreachedReporter.self,
    UnresolvedReporter.self,
    XcodeReporter.self,
  ]

  /// The reporter with an identifier; nil when there is none.
  public static func reporter(identifiedBy identifier: String) -> (any Reporter.Type)? {
    reporters.first { $0.identifier == identifier }
  }
}
