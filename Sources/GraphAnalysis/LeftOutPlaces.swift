import NavigationModel

extension Edge {
  /// The transition at some of its places only; nil where it had places and none is left.
  func kept(at isKept: (SourceLocation) -> Bool) -> Edge? {
    var edge = self
    let indices = sites.indices.filter { isKept(sites[$0]) }
    edge.sites = indices.map { sites[$0] }
    if let reasons = siteReasons, reasons.count == sites.count { edge.siteReasons = indices.map { reasons[$0] } }
    return edge.sites.isEmpty && !sites.isEmpty ? nil : edge
  }
}

/// The transitions that end flows, by which a flow is known to be gone with the transition that shows its destination.
struct FlowEnds {
  /// Whether each transition that can end a flow is still there.
  private var isKept: [Key: Bool] = [:]

  private struct Key: Hashable {
    /// The source of a straight way; the name of the last object on any other.
    let last: String
    let kind: TransitionKind
    let destination: String
  }

  /// - Parameter kept: the ids of the transitions that are still there.
  init(_ graph: NavigationGraph, kept: Set<String>) {
    let objects = Dictionary(
      graph.nodes.filter(\.isObject).map { ($0.id, Set([$0.name, $0.type ?? $0.name])) },
      uniquingKeysWith: { first, _ in first })
    for edge in graph.edges {
      for last in [edge.source] + (objects[edge.source]?.sorted() ?? []) {
        let key = Key(last: last, kind: edge.kind, destination: edge.destination)
        isKept[key] = isKept[key] == true || kept.contains(edge.id)
      }
    }
  }

  /// Whether a flow ends with a transition that is gone; what no transition of the graph ends stays.
  func areGone(of flow: Flow) -> Bool {
    isKept[Key(last: flow.via.last ?? flow.source, kind: flow.kind, destination: flow.destination)] == false
  }
}
