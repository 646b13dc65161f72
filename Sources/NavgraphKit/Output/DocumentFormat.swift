import Diagrams
import NavigationModel
import Reporting

/// The documents that a run can give: diagrams and reports.
public enum DocumentFormat: Hashable, Sendable {
  case svg, dot
  case report(ReportFormat)

  /// The document on a report.
  ///
  /// - Throws: ``AnalysisError/notMade(document:cause:)`` where Graphviz fails.
  func render(_ report: Report, diagram options: DiagramOptions) throws(AnalysisError) -> String {
    do {
      return switch self {
      case .svg: try SVGDiagram.render(report.result, options: options)
      case .dot: DotDiagram.render(report.result, options: options)
      case .report(let format): try format.reporter.render(report)
      }
    } catch {
      throw .notMade(document: name, cause: "\(error)")
    }
  }

  /// Whether it shows the graph, of which a part can be selected.
  var isPicture: Bool { self == .svg || self == .dot }

  private var name: String {
    switch self {
    case .svg: "svg"
    case .dot: "dot"
    case .report(let format): format.name
    }
  }
}

/// A document with the place that it goes to.
public struct Document: Hashable, Sendable {
  /// What is written.
  public var format: DocumentFormat
  /// Where it is written to.
  public var destination: DocumentDestination

  /// Makes an order for a document.
  public init(_ format: DocumentFormat, to destination: DocumentDestination) {
    self.format = format
    self.destination = destination
  }
}

/// Where a document goes.
public enum DocumentDestination: Hashable, Sendable {
  case standardOutput
  case file(String)

  /// `-` is standard output, as with most tools, and so are the names that the system has for it.
  public init(argument: String) {
    self = ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"].contains(argument) ? .standardOutput : .file(argument)
  }

  /// What is the same for two names of one place, such as `graph.json` and `./graph.json`.
  public var place: String {
    guard case .file(let path) = self else { return "-" }
    return FileSystem.place(of: path)
  }
}
