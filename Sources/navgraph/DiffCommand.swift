import ArgumentParser
import NavgraphKit

/// `navgraph diff main..HEAD`: what changed in the navigation.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Compares the navigation of two folders, saved graphs or git revisions.",
    discussion: """
      'navgraph diff main..HEAD' compares two revisions of the current folder. 'navgraph diff main...HEAD' shows what \
      HEAD changed since it branched off main. 'navgraph diff main' compares a revision with the current files. \
      'navgraph diff old.json new.json' compares two graphs that --json wrote.

      navgraph does not touch the work tree. It analyzes both sides with the configuration of the newer one. --svg \
      draws the changes and the nodes next to them.

      Exit status: 1 with --fail-on new if there is a new finding, 1 with --fail-on error if there is a new error, \
      2 if something cannot be read, else 0. A warning that became an error counts as new.
      """)

  /// The output formats.
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, markdown }

  /// What makes the command fail.
  enum Failure: String, ExpressibleByArgument, CaseIterable { case new, error, never }

  @Argument(
    help: "The older side: a folder, a saved graph or a git revision; or both sides as two revisions with .. or ...",
    completion: .file())
  var base: String

  @Argument(
    help: "The newer side: a folder, a saved graph or a git revision; by default, the current files.",
    completion: .file())
  var head: String?

  @Option(help: .init("The folder with the sources, when you compare revisions.", valueName: "folder"))
  var path = "."

  @Option(help: "The output format.")
  var format = Format.text

  @Option(help: "What makes the command exit with status 1: a new finding, a new error, or never.")
  var failOn = Failure.never

  @Option(
    help: .init(
      "Draw the changes as SVG; - is standard output, and the text then goes to standard error.", valueName: "file"),
    completion: .file())
  var svg: String?

  @Option(
    help: .init("Write the HTML page of the newer side, with a view of the changes.", valueName: "file"),
    completion: .file())
  var html: String?

  @Option(help: "The colours of the drawing.")
  var theme = DiagramSettings.Theme.light

  @OptionGroup(title: "Files")
  var files: FileOptions

  @Option(help: "Whether to print colours.")
  var color = ColorChoice.auto

  func run() throws {
    let answer = try CommandExit.afterFailure { () throws(AnalysisError) in
      let request = AnalysisRequest(
        paths: [path], include: files.include, exclude: files.exclude, configurationFile: files.config,
        threads: files.threads)
      let progress = ProgressLine(isShown: StandardStream.error.isTerminal)
      let source = DifferenceSource(base: base, head: head, request: request)
      let graphs = try progress.show { report throws(AnalysisError) in try source.graphs(progress: report) }
      graphs.head.postIssues(after: graphs.base)
      let questions = Questions(graphs.head)
      let answer = questions.difference(from: graphs.base)
      // The text comes first, since drawing a large picture can take long.
      try AnswerOutput(isJSON: format == .json, isColoured: color.isOn(for: stream), on: stream)
        .write(answer, isMarkdown: format == .markdown)
      if let picture { try questions.draw(answer, from: graphs.base, settings, to: picture) }
      if let html { try questions.writePage(answer, from: graphs.base, settings, to: html) }
      return answer
    }
    let fails =
      switch failOn {
      case .new: answer.hasNewFindings
      case .error: answer.hasNewErrors
      case .never: false
      }
    if fails { throw ExitCode(ExitStatus.limitExceeded.rawValue) }
  }

  private var picture: DocumentDestination? { svg.map(DocumentDestination.init) }

  /// The text goes to standard error if a picture goes to standard output, so that the picture can be piped.
  private var stream: StandardStream { picture == .standardOutput ? .error : .output }

  private var settings: DiagramSettings {
    var settings = DiagramSettings()
    settings.theme = theme
    return settings
  }
}
