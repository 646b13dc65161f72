import NavigationModel

/// An edge with its ends spelled as tests write them: `List push Detail [inferred] via Router @12`.
public struct DescribedEdge: Hashable, Sendable, CustomStringConvertible {
  /// The spelled name of the node that asks for the transition; see ``NodeSpelling``.
  public let source: String
  /// How the destination is shown.
  public let kind: TransitionKind
  /// The spelled name of the node that is shown.
  public let destination: String
  /// The identifier of the segue or route; nil where it has none.
  public let identifier: String?
  /// How sure the linker is of the edge.
  public let confidence: Confidence
  /// The types of the wrappers in between, the asker's first.
  public let via: [String]
  /// The lines of the sites, in any file.
  public let lines: [Int]

  /// `Source kind Destination`.
  public var ends: String { "\(source) \(kind.rawValue) \(destination)" }

  /// The edge as failure messages show it, without its identifier.
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
