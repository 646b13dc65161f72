import NavigationModel

/// A result in the form of the JSON contract: with the nulls that synthesized coding omits, and with derived values
/// that every reader would otherwise have to compute.
struct ContractDocument: Encodable {
  let result: AnalysisResult

  private enum Key: CodingKey { case nodes, flows }

  func encode(to encoder: any Encoder) throws {
    var rest = result
    (rest.nodes, rest.flows) = ([], [])
    try rest.encode(to: encoder)
    // A second container for the same value adds to the first and replaces what has the same key.
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(result.nodes.map(ContractNode.init), forKey: .nodes)
    let graph = FlowEdges(of: result)
    try container.encode(result.flows.map { ContractFlow(flow: $0, graph: graph) }, forKey: .flows)
  }
}

/// A node whose type is null where the scene has no class of its own.
private struct ContractNode: Encodable {
  let node: Node

  private enum Key: CodingKey { case type }

  func encode(to encoder: any Encoder) throws {
    try node.encode(to: encoder)
    guard node.type == nil else { return }
    var container = encoder.container(keyedBy: Key.self)
    try container.encodeNil(forKey: .type)
  }
}

/// A flow with its id, the ids of the objects on the way, and those of the edges at its end, which have the places.
private struct ContractFlow: Encodable {
  let flow: Flow
  let graph: FlowEdges

  private enum Key: CodingKey { case id, viaNodes, edges }

  func encode(to encoder: any Encoder) throws {
    try flow.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(
      Edge.id(source: flow.source, destination: flow.destination, kind: flow.kind, identifier: nil), forKey: .id)
    let shown = graph.edges(showing: flow)
    try container.encode(shown.objects, forKey: .viaNodes)
    try container.encode(shown.edges, forKey: .edges)
  }
}

/// Which edges show the destination of a flow, and which nodes are on the way.
private struct FlowEdges {
  private let objects: [String: [String]]
  private let arriving: [String: [Edge]]
  private let parts: [String: Set<String>]

  init(of result: AnalysisResult) {
    objects = result.nodes.reduce(into: [:]) { objects, node in
      for name in Set([node.type, node.name].compactMap(\.self)) { objects[name, default: []].append(node.id) }
    }
    arriving = Dictionary(grouping: result.edges, by: \.destination)
    parts = Dictionary(grouping: result.parts ?? [], by: \.screen).mapValues { Set($0.map(\.part)) }
  }

  /// The ids of the edges, sorted: from the last object of the flow that shows the destination, else from an earlier
  /// object, the screen or one of its parts. And the ids of the objects; nil for a type without a node, and for an
  /// ambiguous name.
  func edges(showing flow: Flow) -> (objects: [String?], edges: [String]) {
    let candidates = candidates(showing: flow)
    let named = flow.via.map { objects[$0] ?? [] }
    let showing = Set(candidates.map(\.source))
    let ids = named.map { $0.count == 1 ? $0.first : $0.filter(showing.contains).only }
    let sources = named.reversed().map(Set.init) + [[flow.source], parts[flow.source] ?? []]
    let found = sources.lazy.map { source in candidates.filter { source.contains($0.source) } }.first { !$0.isEmpty }
    return (ids, (found ?? []).map(\.id).sorted())
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
