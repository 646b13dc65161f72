import ArgumentParser
import NavgraphKit

/// `navgraph draw graph.json`: pictures of a saved graph.
struct DrawCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw", abstract: "Draws a saved graph, or a part of it, without analyzing the sources again.",
    discussion: "'navgraph draw graph.json --focus Cart --svg cart.svg' draws one screen and its neighbours.")

  @Argument(help: "A graph that --json wrote, or folders and files to analyze.", completion: .file())
  var paths: [String] = ["."]

  @Option(help: .init("Write the diagram as SVG; - is standard output.", valueName: "file"), completion: .file())
  var svg: String?

  @Option(help: .init("Write the diagram in Graphviz's DOT language.", valueName: "file"), completion: .file())
  var dot: String?

  @Option(
    help: .init("Write an HTML page to explore: map, search, paths, cycles, findings.", valueName: "file"),
    completion: .file())
  var html: String?

  @Option(
    help: .init(
      "Write the graph in another format, such as mermaid=cart.mmd or graphml=nav.graphml. Repeatable.",
      valueName: "name=file"),
    transform: ReportArgument.init)
  var report: [ReportArgument] = []

  @Option(
    help: .init(
      "Write an SVG of each group of a large app to a folder, with an index of them.", valueName: "folder"),
    completion: .directory)
  var diagrams: String?

  @OptionGroup(title: "Diagram")
  var diagram: DiagramFlags

  @OptionGroup(title: "Files")
  var files: FileOptions

  func validate() throws {
    try OutputOptions.refuseSamePlace(documents)
    try diagram.refuseVainFlags(delivery)
  }

  func run() throws {
    diagram.postNotices()
    let status = try CommandExit.afterFailure { () throws(AnalysisError) in
      let request = AnalysisRequest(
        paths: paths, include: files.include, exclude: files.exclude, configurationFile: files.config,
        diagram: diagram.settings, threads: files.threads)
      let source = GraphSource(request)
      let settings = try source.diagram()
      let progress = ProgressLine(isShown: StandardStream.error.isTerminal)
      let report = try progress.show { report throws(AnalysisError) in
        try source.report(progress: report)
      }
      report.postIssues()
      try delivery.check(report)
      return delivery.draw(report, settings)
    }
    throw ExitCode(status.rawValue)
  }

  private var delivery: Delivery {
    var delivery = Delivery(mainReport: main, documents: others)
    delivery.diagramFolder = diagrams
    return diagram.applied(to: delivery)
  }

  private var documents: [Document] {
    let files: [(DocumentFormat, String?)] = [(.svg, svg), (.dot, dot), (.html, html)]
    return files.compactMap { format, file in file.map { Document(format, to: DocumentDestination(argument: $0)) } }
      + report.map(\.document)
  }

  /// SVG on standard output, unless files are named.
  private var main: Document {
    documents.first ?? (diagrams == nil ? Document(.svg, to: .standardOutput) : Delivery.summary)
  }
  private var others: [Document] { Array(documents.dropFirst()) }
}
