import ArgumentParser
import NavgraphKit

/// What a run hands over, and how much it says.
struct OutputOptions: ParsableArguments {
  @Option(
    help: .init("The format of the main report; see 'navgraph reporters'.", valueName: "name"),
    completion: .list(ReportFormat.allValueStrings), transform: ReportArgument.format)
  var format = ReportFormat.text

  @Option(help: .init("Write the main report to a file; - is standard output.", valueName: "file"), completion: .file())
  var output: String?

  @Option(
    help: .init(
      "Write a report beside the main one: a format of 'navgraph reporters' and a file. Repeatable.",
      valueName: "name=file"),
    transform: ReportArgument.init)
  var report: [ReportArgument] = []

  @Option(help: .init("Write the diagram as SVG; - is standard output.", valueName: "file"), completion: .file())
  var svg: String?

  @Option(help: .init("Write the diagram in Graphviz's DOT language.", valueName: "file"), completion: .file())
  var dot: String?

  @Option(
    help: .init("Write a page to look around in: search, ways, cycles, findings.", valueName: "file"),
    completion: .file())
  var html: String?

  @Option(help: .init("Write the graph, metrics and findings as JSON.", valueName: "file"), completion: .file())
  var json: String?

  @Option(
    help: .init(
      "Write the pictures of all groups of a large app as SVG into a folder, with a list of them.", valueName: "folder"),
    completion: .directory)
  var diagrams: String?

  @Flag(help: "List the transitions whose destination could not be resolved, with the reasons.")
  var unresolved = false

  @Flag(help: "List the places that can be navigation and that the graph does not explain.")
  var unexplained = false

  @Flag(
    help: "List the screens that cannot be reached from the start of the app, and where the ways to them break off.")
  var unreached = false

  @Flag(help: "Show how each node lies in the graph: fan-in, fan-out, instability, depth and betweenness.")
  var metrics = false

  @Flag(name: .shortAndLong, help: "Print findings only: no summary, and not what was written.")
  var quiet = false

  @Flag(name: .customLong("no-progress"), help: "Show no progress, which otherwise terminals do.")
  var noProgress = false

  @Option(help: "Whether the summary has colours.")
  var color = ColorChoice.auto

  func validate() throws {
    // The summary gives way to a document on standard output.
    let main = mainReport == Delivery.summary ? [] : [mainReport]
    try Self.refuseSamePlace(main + documents)
    guard diagrams != "-" else { throw ValidationError("--diagrams needs a folder, not standard output.") }
  }

  /// Refuses two documents of which one would be written over the other.
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
