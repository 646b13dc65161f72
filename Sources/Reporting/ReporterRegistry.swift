/// All formats of reports that there are.
public enum ReporterRegistry {
  /// The reporters, sorted by identifier.
  public static let reporters: [any Reporter.Type] = [
    JSONReporter.self,
    MetricsReporter.self,
    TextReporter.self,
    UnresolvedReporter.self,
  ]

  /// The reporter with an identifier; nil when there is none.
  public static func reporter(identifiedBy identifier: String) -> (any Reporter.Type)? {
    reporters.first { $0.identifier == identifier }
  }
}
