import ArgumentParser
import NavgraphKit

/// The options of all commands that answer a question.
struct QuestionOptions: ParsableArguments {
  /// The output formats.
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

  @Option(help: "The output format.")
  var format = Format.text

  @OptionGroup(title: "Files")
  var files: FileOptions

  @Option(help: "Whether to print colours.")
  var color = ColorChoice.auto

  /// The graph that the question is about.
  func questions(about paths: [String]) throws(AnalysisError) -> Questions { try files.questions(about: paths) }

  /// The settings of a picture that goes with the answer.
  func diagram(about paths: [String]) throws(AnalysisError) -> DiagramSettings {
    try GraphSource(files.request(about: paths)).diagram()
  }

  var isColoured: Bool { color.isOn(for: .output) }
}

extension FileOptions {
  /// The graph of the sources, or a saved graph. It ignores the baseline, so that it holds all findings. Unreadable
  /// files are named on standard error, since the answer would otherwise look as if it covered the whole app.
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
