/// Which edges show the destinations of the flows of one result, and which nodes are on the way.
///
/// A flow names the objects that it goes through and has no places; those are at these edges.
public struct FlowEdges {
  private let objects: [String: [String]]
  private let arriving: [String: [Edge]]
  private let parts: [String: Set<String>]
  /// The edges that may show the destinations of the result's flows. Flows from many screens end in the same way.
  private let candidates: [Ending: [String: [Edge]]]

  /// How a flow shows its destination.
  private struct Ending: Hashable {
    let destination: String
    let kind: TransitionKind

    init(_ flow: Flow) {
      destination = flow.destination
      kind = flow.kind
    }
  }

  /// Indexes the nodes, edges and parts of a result.
  public init(_ result: AnalysisResult) {
    objects = result.nodes.reduce(into: [:]) { objects, node in
      for name in Set([node.type, node.name].compactMap(\.self)) { objects[name, default: []].append(node.id) }
    }
    let arriving = Dictionary(grouping: result.edges, by: \.destination)
    self.arriving = arriving
    parts = Dictionary(grouping: result.parts ?? [], by: \.screen).mapValues { Set($0.map(\.part)) }
    candidates = Set(result.flows.map(Ending.init)).reduce(into: [:]) { candidates, ending in
      candidates[ending] = Self.candidates(for: ending, among: arriving)
    }
  }

  /// The edges, sorted by id: from the last object of the flow that shows the destination, else from an earlier object,
  /// the screen or one of its parts. And the ids of the objects; nil for a type without a node, and for an ambiguous
  /// name.
  public func edges(showing flow: Flow) -> (objects: [String?], edges: [Edge]) {
    let ending = Ending(flow)
    let candidates = self.candidates[ending] ?? Self.candidates(for: ending, among: arriving)
    let named = flow.via.map { objects[$0] ?? [] }
    let ids = named.map { $0.count == 1 ? $0.first : $0.filter { candidates[$0] != nil }.only }
    let sources = named.reversed().map(Set.init) + [[flow.source], parts[flow.source] ?? []]
    let found = sources.lazy.map { $0.flatMap { candidates[$0] ?? [] } }.first { !$0.isEmpty }
    return (ids, (found ?? []).sorted { $0.id < $1.id })
  }

  /// The edges of the flow's kind that show the destination, or a container around it, such as a presented navigation
  /// controller, by their sources.
  private static func candidates(
    for ending: Ending, among arriving: [String: [Edge]]
  ) -> [String: [Edge]] {
    var ends: [String] = [ending.destination]
    var next = 0
    while next < ends.count {
      let around = (arriving[ends[next]] ?? []).filter { $0.kind.isContainment && $0.source.hasPrefix("container:") }
      for edge in around where !ends.contains(edge.source) { ends.append(edge.source) }
      next += 1
    }
    let all = ends.flatMap { arriving[$0] ?? [] }
    let edges = all.filter { $0.kind == ending.kind }
    // What stands in a container is also shown in the way in which the container is filled.
    let shown = edges.isEmpty ? all.filter { !$0.source.hasPrefix("container:") } : edges
    return Dictionary(grouping: shown, by: \.source)
  }
}

extension Array {
  /// The element of an array that has one alone.
  fileprivate var only: Element? { count == 1 ? first : nil }
}
