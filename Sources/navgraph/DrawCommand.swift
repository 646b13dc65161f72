import ArgumentParser
import NavgraphKit

/// `navgraph draw graph.json`: pictures of a graph that was saved.
struct DrawCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw", abstract: "Draws a saved graph, or a part of it, without analyzing the sources again.",
    discussion: "'navgraph draw graph.json --focus Cart --svg cart.svg' draws what is around one screen.")

  @Argument(help: "A graph that --json wrote, or folders and files to analyze.", completion: .file())
  var paths: [String] = ["."]

  @Option(help: .init("Write the diagram as SVG; - is standard output.", valueName: "file"), completion: .file())
  var svg: String?

  @Option(help: .init("Write the diagram in Graphviz's DOT language.", valueName: "file"), completion: .file())
  var dot: String?

  @Option(
    help: .init("Write a page to look around in: search, ways, circles, findings.", valueName: "file"),
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
      "Write the pictures of all groups of a large app as SVG into a folder, with a list of them.", valueName: "folder"),
    completion: .directory)
  var diagrams: String?

  @OptionGroup(title: "Diagram")
  var diagram: DiagramFlags

  @OptionGroup(title: "Files")
  var files: FileOptions

  func run() throws {
    let status = try CommandExit.afterFailure { () throws(AnalysisError) in
      let request = AnalysisRequest(
        paths: paths, include: files.include, exclude: files.exclude, configurationFile: files.config,
        threads: files.threads)
      let progress = ProgressLine(isShown: StandardStream.error.isTerminal)
      let report = try progress.show { report throws(AnalysisError) in
        try GraphSource(request).report(progress: report)
      }
      var delivery = Delivery(mainReport: main, documents: others)
      if let diagrams {
        delivery.diagramFolder = diagrams
        if documents.isEmpty { delivery.mainReport = Delivery.summary }
      }
      return diagram.applied(to: delivery).draw(report, diagram.settings)
    }
    throw ExitCode(status.rawValue)
  }

  private var documents: [Document] {
    let files: [(DocumentFormat, String?)] = [(.svg, svg), (.dot, dot), (.html, html)]
    return files.compactMap { format, file in file.map { Document(format, to: DocumentDestination(argument: $0)) } }
      + report.map(\.document)
  }

  /// SVG on standard output, unless files are named.
  private var main: Document { documents.first ?? Document(.svg, to: .standardOutput) }
  private var others: [Document] { Array(documents.dropFirst()) }
}
