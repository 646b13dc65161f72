import NavigationModel

/// A row of a sample's `flows.tsv`: a way from screen to screen through coordinators or other objects.
struct ExpectedFlow: Hashable, CustomStringConvertible {
  let source: String
  let destination: String
  let kind: String
  let via: String

  var description: String { "\(source) \(kind) \(destination) via \(via)" }

  /// The rows of a table.
  static func table(_ text: String) throws -> [ExpectedFlow] {
    try text.split(separator: "\n").dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 4, TransitionKind(rawValue: cells[2]) != nil else {
        throw ExpectedTransition.MalformedRow(line: String(line))
      }
      return ExpectedFlow(source: cells[0], destination: cells[1], kind: cells[2], via: cells[3])
    }
  }

  /// The flows of a graph that pass something. Straight ones are transitions, which have a table of their own.
  static func all(in graph: NavigationGraph) -> [ExpectedFlow] {
    let nodes = Dictionary(uniqueKeysWithValues: graph.nodes.map { ($0.id, $0) })
    return graph.flows.filter { !$0.via.isEmpty }.map { flow in
      ExpectedFlow(
        source: nodes[flow.source]?.bareName ?? flow.source,
        destination: nodes[flow.destination]?.bareName ?? flow.destination, kind: flow.kind.rawValue,
        via: flow.via.joined(separator: ","))
    }
  }
}
