import Diagrams
import NavigationModel
import Reporting

extension Questions {
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
        return .success(try SVGDiagram.render(DiagramModel(difference, from: base, to: head, options: options)))
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
