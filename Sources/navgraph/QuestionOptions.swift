import ArgumentParser
import NavgraphKit

/// What every question can be asked with.
struct QuestionOptions: ParsableArguments {
  /// The forms of an answer.
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

  @Option(help: "The form of the answer.")
  var format = Format.text

  @OptionGroup(title: "Files")
  var files: FileOptions

  @Option(help: "Whether the answer has colours.")
  var color = ColorChoice.auto

  /// The graph that is asked.
  func questions(about paths: [String]) throws(AnalysisError) -> Questions { try files.questions(about: paths) }

  /// How a picture beside the answer looks.
  func diagram(about paths: [String]) throws(AnalysisError) -> DiagramSettings {
    try GraphSource(files.request(about: paths)).diagram()
  }

  var isColoured: Bool { color.isOn(for: .output) }
}

extension FileOptions {
  /// The graph of the sources, without a baseline, so that it holds all findings, or a saved one. What could not be read
  /// is said on standard error: an answer without it would pass for one about the whole app.
  func questions(about paths: [String]) throws(AnalysisError) -> Questions {
    let source = GraphSource(request(about: paths))
    let progress = ProgressLine(isShown: StandardStream.error.isTerminal)
    let report = try progress.show { report throws(AnalysisError) in try source.report(progress: report) }
    report.postIssues()
    return Questions(report)
  }

  fileprivate func request(about paths: [String]) -> AnalysisRequest {
    AnalysisRequest(
      paths: paths, include: include, exclude: exclude, configurationFile: config,
      gate: GateRequest(usesBaseline: false), threads: threads)
  }
}
