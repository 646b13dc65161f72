import NavigationModel

/// An edge with its ends spelled as tests write them: `List push Detail [inferred] via Router @12`.
public struct DescribedEdge: Hashable, Sendable, CustomStringConvertible {
  public let source: String
  public let kind: TransitionKind
  public let destination: String
  public let identifier: String?
  public let confidence: Confidence
  public let via: [String]
  public let lines: [Int]

  /// `Source kind Destination`.
  public var ends: String { "\(source) \(kind.rawValue) \(destination)" }

  public var description: String {
    let via = self.via.isEmpty ? "" : " via \(self.via.joined(separator: ", "))"
    let places = Set(lines).sorted().map { " @\($0)" }.joined()
    return "\(ends) [\(confidence.rawValue)]\(via)\(places)"
  }

  /// All edges of a graph, sorted by their ends.
  static func all(in graph: NavigationGraph) -> [DescribedEdge] {
    let spelling = NodeSpelling(graph)
    return graph.edges.map { edge in
      DescribedEdge(
        source: spelling.spell(edge.source), kind: edge.kind, destination: spelling.spell(edge.destination),
        identifier: edge.identifier, confidence: edge.confidence, via: edge.via, lines: edge.sites.map(\.line))
    }.sorted { $0.description < $1.description }
  }
}
