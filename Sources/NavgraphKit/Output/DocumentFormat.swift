import Diagrams
import NavigationModel
import Reporting

/// The documents that a run can give: diagrams and reports.
public enum DocumentFormat: Hashable, Sendable {
  case svg, dot, html
  case report(ReportFormat)

  /// The text of a document, and what is to be told of it.
  struct Rendered: Hashable, Sendable {
    var text: String
    /// Why a picture shows something else than one might expect.
    var remarks: [String] = []
  }

  /// The document on a report.
  ///
  /// - Throws: ``AnalysisError/notMade(document:cause:)`` where Graphviz fails.
  func render(_ report: Report, diagram settings: DiagramSettings) throws(AnalysisError) -> Rendered {
    let options = Self.options(settings, for: report)
    do {
      switch self {
      case .svg:
        let picture = FirstPicture(report.result, options: options)
        return Rendered(text: try picture.svg, remarks: [picture.remark].compactMap(\.self))
      case .dot:
        let picture = FirstPicture(report.result, options: options)
        return Rendered(text: DotDiagram.render(picture.model), remarks: [picture.remark].compactMap(\.self))
      case .html: return Rendered(text: try PageDocument(report, options).text)
      case .report(let format): return Rendered(text: try format.reporter.render(report))
      }
    } catch {
      throw .notMade(document: name, cause: "\(error)")
    }
  }

  /// Whether it lays the graph out, which can take long.
  var isLaidOut: Bool { self == .svg || self == .html }

  /// The options of a drawing of a report, with the addresses of its places.
  static func options(_ settings: DiagramSettings, for report: Report) -> DiagramOptions {
    var options = settings.options
    options.link = settings.link.flatMap { PlaceLinkChoice.link($0, for: report) }
    return options
  }

  /// Whether it shows the graph, of which a part can be selected, with links to places.
  var isPicture: Bool {
    switch self {
    case .svg, .dot, .html: true
    case .report(let format): format.showsGraph
    }
  }

  private var name: String {
    switch self {
    case .svg: "svg"
    case .dot: "dot"
    case .html: "html"
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

  /// A key that is equal for two names of one place, such as `graph.json` and `./graph.json`.
  public var place: String {
    guard case .file(let path) = self else { return "-" }
    return FileSystem.place(of: path)
  }
}
