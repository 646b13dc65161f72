import Diagrams
import NavigationModel
import Reporting

/// The documents that a run can give beside the summary.
public enum DocumentFormat: String, Hashable, Sendable, CaseIterable {
  case svg, dot, json

  /// The document of a result.
  ///
  /// - Throws: ``AnalysisError/notMade(document:cause:)`` where Graphviz fails.
  func render(_ result: AnalysisResult, diagram options: DiagramOptions) throws(AnalysisError) -> String {
    do {
      return switch self {
      case .svg: try SVGDiagram.render(result, options: options)
      case .dot: DotDiagram.render(result, options: options)
      case .json: try JSONReporter().render(result)
      }
    } catch {
      throw .notMade(document: rawValue, cause: "\(error)")
    }
  }
}

/// Where a document goes.
public enum DocumentDestination: Hashable, Sendable {
  case standardOutput
  case file(String)

  /// `-` is standard output, as with most tools.
  public init(argument: String) {
    self = argument == "-" ? .standardOutput : .file(argument)
  }
}
