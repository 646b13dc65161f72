import ArgumentParser
import NavgraphKit

/// What a run hands over, and how much it says.
struct OutputOptions: ParsableArguments {
  @Option(help: .init("Write the diagram as SVG; - is standard output.", valueName: "file"), completion: .file())
  var svg: String?

  @Option(help: .init("Write the diagram in Graphviz's DOT language.", valueName: "file"), completion: .file())
  var dot: String?

  @Option(help: .init("Write the graph, metrics and findings as JSON.", valueName: "file"), completion: .file())
  var json: String?

  @Flag(help: "List the transitions whose destination could not be resolved, with the reasons.")
  var unresolved = false

  @Flag(help: "Show how each node lies in the graph: fan-in, fan-out, instability, depth and betweenness.")
  var metrics = false

  @Flag(name: .shortAndLong, help: "Print no summary, and do not say what was written.")
  var quiet = false

  @Flag(name: .customLong("no-progress"), help: "Show no progress, which otherwise terminals do.")
  var noProgress = false

  @Option(help: "Whether the summary has colours.")
  var color = ColorChoice.auto

  func validate() throws {
    let destinations = documents.map(\.value)
    guard Set(destinations).count == destinations.count else {
      throw ValidationError("Two documents cannot go to the same place; give each a file of its own.")
    }
  }

  var delivery: Delivery {
    Delivery(
      documents: Dictionary(uniqueKeysWithValues: documents), listsUnresolved: unresolved,
      showsMetrics: metrics, isQuiet: quiet,
      isColoured: color.isOn(for: documents.contains { $0.value == .standardOutput } ? .error : .output))
  }

  var showsProgress: Bool { !noProgress && !quiet && StandardStream.error.isTerminal }

  private var documents: [(key: DocumentFormat, value: DocumentDestination)] {
    let files: [(DocumentFormat, String?)] = [(.svg, svg), (.dot, dot), (.json, json)]
    return files.compactMap { format, file in file.map { (format, DocumentDestination(argument: $0)) } }
  }
}
