import Diagrams
import GraphAnalysis
import NavigationModel
import Reporting

/// Writes an answer to standard output, as text or JSON; to standard error if a document uses standard output.
public struct AnswerOutput: Sendable {
  private let stream: StandardStream
  private let isJSON: Bool
  private let style: TextStyle

  /// - Parameters:
  ///   - isJSON: whether another program reads it.
  ///   - isColoured: whether the text has colours.
  ///   - stream: where the answer goes.
  public init(isJSON: Bool, isColoured: Bool, on stream: StandardStream = .output) {
    self.stream = stream
    self.isJSON = isJSON
    style = isColoured ? .coloured : .plain
  }

  /// Writes the paths that were found.
  public func write(
    _ answer: PathAnswer, to report: Report, question: (from: String, to: String)
  ) throws(AnalysisError) {
    try write(json: answer.json) { answer.text(report, question: question, style: style) }
  }

  /// Writes the surroundings of screens, or the code that must change if they are replaced.
  public func write(_ answer: SurroundingsAnswer, of report: Report, isImpact: Bool) throws(AnalysisError) {
    try write(json: answer.json) {
      isImpact ? answer.impactText(report, style: style) : answer.text(report, style: style)
    }
  }

  /// Writes a list.
  public func write(_ answer: ListAnswer, of report: Report) throws(AnalysisError) {
    try write(json: answer.json) { answer.text(report, style: style) }
  }

  /// Writes what changed.
  public func write(_ answer: DifferenceAnswer, isMarkdown: Bool) throws(AnalysisError) {
    try write(json: answer.json) { isMarkdown ? answer.markdown : answer.text(style: style) }
  }

  /// Writes what differs from a dump.
  ///
  /// - Parameters:
  ///   - difference: what differs.
  ///   - file: the file of the dump.
  ///   - remedy: the command that writes it afresh.
  public func write(_ difference: DumpDifference, file: String, remedy: String) throws(AnalysisError) {
    try stream.write(difference.text(file: file, remedy: remedy, style: style))
  }

  private func write(json: () throws -> String, text: () -> String) throws(AnalysisError) {
    let answer: String
    do {
      answer = isJSON ? try json() : text()
    } catch {
      throw .notMade(document: "json", cause: "\(error)")
    }
    try stream.write(answer)
  }
}

extension Questions {
  /// Draws the screens on the paths that were found.
  public func draw(_ answer: PathAnswer, to file: String, _ diagram: DiagramSettings) throws(AnalysisError) {
    var diagram = diagram
    // The picture shows only the paths.
    (diagram.detail, diagram.flows) = (.full, false)
    let names = Dictionary(report.result.nodes.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    let ends = answer.paths.first.flatMap { path in
      path.steps.first.flatMap { first in path.steps.last.map { (first.source, $0.destination) } }
    }
    if let (start, end) = ends {
      diagram.subject = DiagramOptions.Subject(
        title: "\(names[start] ?? start) → \(names[end] ?? end) in \(report.result.root)", focus: [start, end],
        notes: [])
    }
    let ids = Set(answer.paths.flatMap(\.steps).flatMap { [$0.source, $0.destination] })
    var part = report
    part.result = PictureSelection.restricted(report.result, to: ids, showing: answer.paths.flatMap(\.steps))
    let picture = try Threads.run { [part, diagram] () -> Result<String, AnalysisError> in
      do throws(AnalysisError) {
        return .success(try DocumentFormat.svg.render(part, diagram: diagram).text)
      } catch {
        return .failure(error)
      }
    }.get()
    try OutputFile.write(picture, to: file)
    Notice.wrote(file: file).post()
  }
}
