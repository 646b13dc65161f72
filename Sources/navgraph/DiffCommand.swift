import ArgumentParser
import NavgraphKit

/// `navgraph diff main..HEAD`: what a change does to the navigation.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Shows what differs between the navigation of two folders, graphs or git revisions.",
    discussion: """
      'navgraph diff main..HEAD' compares two revisions of the current folder, 'navgraph diff main...HEAD' what HEAD does \
      since it left main, 'navgraph diff main' a revision with the files as they are. None touches the work tree. \
      'navgraph diff old.json new.json' compares what --json wrote. Both sides are analyzed by the configuration of what \
      is now. --svg draws what came, went and changed, with what is next to it.

      Exit status: 1 with --fail-on new where there is a new finding, or a warning is an error now, else 0; 2 when \
      something cannot be read.
      """)

  /// The forms of a difference.
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, markdown }

  /// What makes the command fail.
  enum Failure: String, ExpressibleByArgument, CaseIterable { case new, error, never }

  @Argument(
    help: "What was before: a folder, a saved graph, a revision, or two with .. or ... between.", completion: .file())
  var base: String

  @Argument(help: "What is now: the same; by default the files of the folder as they are.", completion: .file())
  var head: String?

  @Option(help: .init("The folder of the sources, where revisions are compared.", valueName: "folder"))
  var path = "."

  @Option(help: "The form of the answer.")
  var format = Format.text

  @Option(help: "What ends with status 1: a new finding, a new error, or never.")
  var failOn = Failure.never

  @Option(
    help: .init(
      "Draw what changed as SVG; - is standard output, and the answer goes to standard error.", valueName: "file"),
    completion: .file())
  var svg: String?

  @Option(
    help: .init("Write the page of what is now, with a view of what changed.", valueName: "file"),
    completion: .file())
  var html: String?

  @Option(help: "The colours of the drawing.")
  var theme = DiagramSettings.Theme.light

  @OptionGroup(title: "Files")
  var files: FileOptions

  @Option(help: "Whether the answer has colours.")
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
      // What changed is there to be read before a large picture is.
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

  /// A picture on standard output has it for itself.
  private var stream: StandardStream { picture == .standardOutput ? .error : .output }

  private var settings: DiagramSettings {
    var settings = DiagramSettings()
    settings.theme = theme
    return settings
  }
}
