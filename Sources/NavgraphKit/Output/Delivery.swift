import Foundation
import NavigationModel
import Reporting

/// Hands the result of a run over: documents to files and standard output, the summary to whoever reads it.
///
/// A document on standard output has it for itself, so that it can be piped on. The summary then goes to standard
/// error.
public struct Delivery: Hashable, Sendable {
  /// Where each document goes. At most one goes to standard output.
  public var documents: [DocumentFormat: DocumentDestination]
  /// Whether transitions without a known destination are listed.
  public var listsUnresolved: Bool
  /// Whether the metrics of the graph and its nodes are shown.
  public var showsMetrics: Bool
  /// Whether the summary is left out, and what was written is not said.
  public var isQuiet: Bool
  /// Whether the text has colours.
  public var isColoured: Bool

  /// Makes a delivery, by default one of the summary alone.
  public init(
    documents: [DocumentFormat: DocumentDestination] = [:], listsUnresolved: Bool = false,
    showsMetrics: Bool = false, isQuiet: Bool = false, isColoured: Bool = false
  ) {
    self.documents = documents
    self.listsUnresolved = listsUnresolved
    self.showsMetrics = showsMetrics
    self.isQuiet = isQuiet
    self.isColoured = isColoured
  }

  /// Hands over what was asked for, and says on standard error what could not be read, made or written.
  ///
  /// A document that cannot be made or written holds up none of the others.
  ///
  /// - Returns: the status for the command line to end with.
  public func deliver(_ result: AnalysisResult, diagram: DiagramSettings) -> ExitStatus {
    var status = ExitStatus(result)
    func attempt(_ work: () throws(AnalysisError) -> Void) {
      do {
        try work()
      } catch {
        Notice.error(error).post()
        status = .failed
      }
    }

    for issue in result.issues { Notice.warning(file: issue.location.file, message: issue.message).post() }
    for (format, destination) in documents.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      guard case .file(let path) = destination else { continue }
      attempt { () throws(AnalysisError) in try write(try render(format, result, diagram), to: path) }
    }
    attempt { () throws(AnalysisError) in try textStream.write(text(of: result)) }
    if let format = formatOnStandardOutput {
      attempt { () throws(AnalysisError) in try StandardStream.output.write(try render(format, result, diagram)) }
    }
    return status
  }

  private var formatOnStandardOutput: DocumentFormat? {
    documents.first { $0.value == .standardOutput }?.key
  }

  private var textStream: StandardStream { formatOnStandardOutput == nil ? .output : .error }

  private func text(of result: AnalysisResult) -> String {
    let style: TextStyle = isColoured ? .coloured : .plain
    let summary = isQuiet ? [] : [TextReporter(style: style).render(result)]
    let unresolved = listsUnresolved ? [UnresolvedReporter(style: style).render(result)] : []
    let metrics = showsMetrics ? [MetricsReporter(style: style).render(result)] : []
    return (summary + unresolved + metrics).joined(separator: "\n")
  }

  /// Layouts recurse as deep as the graph is long, so they need a stack to match.
  private func render(
    _ format: DocumentFormat, _ result: AnalysisResult, _ diagram: DiagramSettings
  ) throws(AnalysisError) -> String {
    try Threads.run { () -> Result<String, AnalysisError> in
      do throws(AnalysisError) {
        return .success(try format.render(result, diagram: diagram.options))
      } catch {
        return .failure(error)
      }
    }.get()
  }

  private func write(_ document: String, to path: String) throws(AnalysisError) {
    do {
      try FileSystem.write(Data(document.utf8), to: path)
    } catch {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().relativePath
      throw .notWritten(path: path, cause: error == .noSuchFile ? "there is no folder \(folder)" : error.description)
    }
    if !isQuiet { Notice.wrote(file: path).post() }
  }
}
