import NavigationModel

/// A result in the form that the document's contract asks for: with nulls that synthesized coding leaves out, and with
/// what follows from the rest but every reader would have to work out.
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
    let objects = flow.via.map(graph.object)
    try container.encode(objects, forKey: .viaNodes)
    try container.encode(graph.edges(showing: flow, through: objects.compactMap(\.self)), forKey: .edges)
  }
}

/// Which edges show the destination of a flow.
private struct FlowEdges {
  private let objects: [String: String]
  private let edges: [String: [Edge]]
  private let parts: [String: Set<String>]

  init(of result: AnalysisResult) {
    let named = result.nodes.filter(\.isObject) + result.nodes.filter { !$0.isObject }
    objects = Dictionary(
      named.flatMap { node in [node.type, node.name].compactMap { name in name.map { ($0, node.id) } } },
      uniquingKeysWith: { first, _ in first })
    edges = Dictionary(grouping: result.edges, by: \.destination)
    parts = Dictionary(grouping: result.parts ?? [], by: \.screen).mapValues { Set($0.map(\.part)) }
  }

  /// The id of an object by its name; nil for a type that has no node.
  func object(_ name: String) -> String? { objects[name] }

  /// Ids, sorted: from the last object on the way that shows it, else from an earlier one, the screen or one of its parts.
  func edges(showing flow: Flow, through objects: [String]) -> [String] {
    let candidates = (edges[flow.destination] ?? []).filter { $0.kind == flow.kind }
    let sources = objects.reversed().map { [$0] } + [[flow.source], parts[flow.source] ?? []]
    for source in sources {
      let found = candidates.filter { source.contains($0.source) }
      if !found.isEmpty { return found.map(\.id).sorted() }
    }
    return []
  }
}
