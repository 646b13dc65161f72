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

  /// The graph that is asked: sources are analyzed, without a baseline, so that the answer holds all findings.
  func questions(about paths: [String]) throws(AnalysisError) -> Questions {
    try files.questions(about: paths)
  }

  var isColoured: Bool { color.isOn(for: .output) }
}

extension FileOptions {
  /// The graph of the sources, without a baseline, or a saved one.
  func questions(about paths: [String]) throws(AnalysisError) -> Questions {
    let request = AnalysisRequest(
      paths: paths, include: include, exclude: exclude, configurationFile: config, threads: threads)
    let progress = ProgressLine(isShown: StandardStream.error.isTerminal)
    return Questions(
      try progress.show { report throws(AnalysisError) in try GraphSource(request).report(progress: report) })
  }
}
