import Diagrams
import NavigationModel
import Reporting

extension Questions {
  /// Writes the page of the newer graph, with a view of the changes since another graph.
  ///
  /// - Throws: ``AnalysisError/notMade(document:cause:)``, or why the page cannot be written.
  public func writePage(
    _ answer: DifferenceAnswer, from base: AnalysisResult, _ settings: DiagramSettings, to path: String
  ) throws(AnalysisError) {
    let change = PageDocument.Change(answer: answer, base: base)
    let document = PageDocument(report, DocumentFormat.options(settings, for: report), change: change)
    let page = try Threads.run { () -> Result<String, AnalysisError> in
      do {
        return .success(try document.text)
      } catch {
        return .failure(.notMade(document: "html", cause: "\(error)"))
      }
    }.get()
    try OutputFile.write(page, to: path)
    Notice.wrote(file: path).post()
  }

  /// Draws what changed since another graph.
  ///
  /// - Throws: ``AnalysisError/notMade(document:cause:)`` where Graphviz fails, or why the picture cannot be written.
  public func draw(
    _ answer: DifferenceAnswer, from base: AnalysisResult, _ settings: DiagramSettings,
    to destination: DocumentDestination
  ) throws(AnalysisError) {
    let (difference, head, options) = (answer.difference, report.result, settings.options)
    // Layouts recurse as deep as the graph is long, so they need a stack to match.
    let picture = try Threads.run { () -> Result<String, AnalysisError> in
      do {
        return .success(try DrawnDiagram(difference, from: base, to: head, options: options).svg.get())
      } catch {
        return .failure(.notMade(document: "svg", cause: "\(error)"))
      }
    }.get()
    switch destination {
    case .standardOutput: try StandardStream.output.write(picture)
    case .file(let path):
      try OutputFile.write(picture, to: path)
      Notice.wrote(file: path).post()
    }
  }
}
