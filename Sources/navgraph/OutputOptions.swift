import ArgumentParser
import NavgraphKit

/// The options that choose what a run writes, and how much it prints.
struct OutputOptions: ParsableArguments {
  @Option(
    help: .init("The format of the main report; see 'navgraph reporters'.", valueName: "name"),
    completion: .list(ReportFormat.allValueStrings), transform: ReportArgument.format)
  var format = ReportFormat.text

  @Option(help: .init("Write the main report to a file; - is standard output.", valueName: "file"), completion: .file())
  var output: String?

  @Option(
    help: .init(
      "Write an additional report: a format that 'navgraph reporters' lists, and a file. Repeatable.",
      valueName: "name=file"),
    transform: ReportArgument.init)
  var report: [ReportArgument] = []

  @Option(help: .init("Write the diagram as SVG; - is standard output.", valueName: "file"), completion: .file())
  var svg: String?

  @Option(help: .init("Write the diagram in Graphviz's DOT language.", valueName: "file"), completion: .file())
  var dot: String?

  @Option(
    help: .init("Write an HTML page to explore: map, search, paths, cycles, findings.", valueName: "file"),
    completion: .file())
  var html: String?

  @Option(help: .init("Write the graph, metrics and findings as JSON.", valueName: "file"), completion: .file())
  var json: String?

  @Option(
    help: .init(
      "Write an SVG of each group of a large app to a folder, with an index of them.", valueName: "folder"),
    completion: .directory)
  var diagrams: String?

  @Flag(help: "List the transitions whose destination navgraph could not resolve, with the reasons.")
  var unresolved = false

  @Flag(
    help: "List the places that look like navigation, but that navgraph can neither put into the graph nor rule out.")
  var unexplained = false

  @Flag(help: "List the screens that are unreachable from the app's entry points, and where the paths to them break.")
  var unreached = false

  @Flag(help: "Show the metrics of each node: fan-in, fan-out, instability, depth and betweenness.")
  var metrics = false

  @Flag(name: .shortAndLong, help: "Print only findings: no summary, and no list of written files.")
  var quiet = false

  @Flag(name: .customLong("no-progress"), help: "Hide the progress line, which terminals show by default.")
  var noProgress = false

  @Option(help: "Whether to print colours.")
  var color = ColorChoice.auto

  func validate() throws {
    // The summary gives way to a document on standard output.
    let main = mainReport == Delivery.summary ? [] : [mainReport]
    try Self.refuseSamePlace(main + documents)
    guard diagrams != "-" else { throw ValidationError("--diagrams needs a folder, not standard output.") }
  }

  /// Rejects two documents with the same destination, since one would overwrite the other.
  static func refuseSamePlace(_ documents: [Document]) throws {
    let destinations = documents.map(\.destination.place)
    guard Set(destinations).count == destinations.count else {
      throw ValidationError("Two documents cannot go to the same place; give each a file of its own.")
    }
  }

  var delivery: Delivery {
    var delivery = Delivery(
      mainReport: mainReport, documents: documents, listsUnresolved: unresolved,
      listsUnexplained: unexplained, listsUnreached: unreached, showsMetrics: metrics, isQuiet: quiet)
    delivery.diagramFolder = diagrams
    delivery.isColoured = color.isOn(for: delivery.textStream)
    return delivery
  }

  var showsProgress: Bool { !noProgress && !quiet && StandardStream.error.isTerminal }

  private var mainReport: Document {
    Document(.report(format), to: output.map(DocumentDestination.init) ?? .standardOutput)
  }

  private var documents: [Document] {
    let files: [(DocumentFormat, String?)] = [(.svg, svg), (.dot, dot), (.html, html), (.report(.json), json)]
    return files.compactMap { format, file in file.map { Document(format, to: DocumentDestination(argument: $0)) } }
      + report.map(\.document)
  }
}
