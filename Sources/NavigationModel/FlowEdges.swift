/// Which edges show the destinations of the flows of one result, and which nodes are on the way.
///
/// A flow names the objects that it goes through and has no places; those are at these edges.
public struct FlowEdges {
  private let objects: [String: [String]]
  private let arriving: [String: [Edge]]
  private let parts: [String: Set<String>]

  /// Indexes the nodes, edges and parts of a result.
  public init(_ result: AnalysisResult) {
    objects = result.nodes.reduce(into: [:]) { objects, node in
      for name in Set([node.type, node.name].compactMap(\.self)) { objects[name, default: []].append(node.id) }
    }
    arriving = Dictionary(grouping: result.edges, by: \.destination)
    parts = Dictionary(grouping: result.parts ?? [], by: \.screen).mapValues { Set($0.map(\.part)) }
  }

  /// The edges, sorted by id: from the last object of the flow that shows the destination, else from an earlier object,
  /// the screen or one of its parts. And the ids of the objects; nil for a type without a node, and for an ambiguous
  /// name.
  public func edges(showing flow: Flow) -> (objects: [String?], edges: [Edge]) {
    let candidates = candidates(showing: flow)
    let named = flow.via.map { objects[$0] ?? [] }
    let showing = Set(candidates.map(\.source))
    let ids = named.map { $0.count == 1 ? $0.first : $0.filter(showing.contains).only }
    let sources = named.reversed().map(Set.init) + [[flow.source], parts[flow.source] ?? []]
    let found = sources.lazy.map { source in candidates.filter { source.contains($0.source) } }.first { !$0.isEmpty }
    return (ids, (found ?? []).sorted { $0.id < $1.id })
  }

  /// The edges of the flow's kind that show the destination, or a container around it, such as a presented navigation
  /// controller.
  private func candidates(showing flow: Flow) -> [Edge] {
    var ends: [String] = [flow.destination]
    var next = 0
    while next < ends.count {
      let around = (arriving[ends[next]] ?? []).filter { $0.kind.isContainment && $0.source.hasPrefix("container:") }
      for edge in around where !ends.contains(edge.source) { ends.append(edge.source) }
      next += 1
    }
    let edges = ends.flatMap { arriving[$0] ?? [] }.filter { $0.kind == flow.kind }
    // What stands in a container is also shown in the way in which the container is filled.
    return edges.isEmpty ? ends.flatMap { arriving[$0] ?? [] }.filter { !$0.source.hasPrefix("container:") } : edges
  }
}

extension Array {
  /// The element of an array that has one alone.
  fileprivate var only: Element? { count == 1 ? first : nil }
}
