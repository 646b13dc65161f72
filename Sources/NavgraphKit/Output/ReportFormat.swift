import GraphAnalysis
import Reporting

/// One of the formats of reports that there are.
public struct ReportFormat: Hashable, Sendable {
  /// The word for the format, such as `sarif`.
  public let name: String

  /// The summary for a person.
  public static let text = ReportFormat(TextReporter.self)
  /// The graph, the metrics and the findings for programs.
  public static let json = ReportFormat(JSONReporter.self)

  /// All formats, sorted by name.
  public static let all = ReporterRegistry.reporters.map { ReportFormat($0) }

  /// The overview of all formats, one line each.
  public static var overview: String {
    let width = all.map(\.name.count).max() ?? 0
    return all.map { format in
      format.name + String(repeating: " ", count: width - format.name.count) + "  \(format.type.summary)\n"
    }.joined()
  }

  /// The format of a name; nil where there is none.
  public init?(name: String) {
    guard let type = ReporterRegistry.reporter(identifiedBy: name) else { return nil }
    self.init(type)
  }

  /// A hint with the nearest name of a format.
  public static func hint(for name: String) -> String {
    Spelling.hint(for: name, among: all.map(\.name))
  }

  var reporter: any Reporter { type.init() }

  var showsGraph: Bool { type.showsGraph }

  private let type: any Reporter.Type

  private init(_ type: any Reporter.Type) {
    self.name = type.identifier
    self.type = type
  }

  /// Formats are the same when their names are.
  public static func == (left: ReportFormat, right: ReportFormat) -> Bool { left.name == right.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
