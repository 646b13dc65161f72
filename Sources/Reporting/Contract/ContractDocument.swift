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
    let graph = FlowEdges(result)
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
    try container.encode(shown.edges.map(\.id), forKey: .edges)
  }
}
