import ArgumentParser
import NavgraphKit

/// `navgraph schema`: the JSON Schema of the graph or of the configuration.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema of the graph that --json writes, or of the configuration.")

  /// The documents that have a schema.
  enum Subject: String, ExpressibleByArgument, CaseIterable { case graph, configuration }

  @Argument(help: "What to print the schema of: graph or configuration.")
  var subject = Subject.graph

  func run() throws {
    try CommandExit.afterFailure { () throws(AnalysisError) in
      let text =
        switch subject {
        case .graph: Navgraph.graphSchema
        case .configuration: try ConfigurationSchema.text()
        }
      try StandardStream.output.write(text)
    }
  }
}
