import NavigationModel

/// Ways that may be there beside those of which the tool is sure. They make no circle, but of several sets of
/// transitions that open one it is better to remove that which opens circles over these as well.
struct DoubtfulWays {
  private let leading: [String: Set<String>]
  /// What objects show of which it is not known who asks them: any screen may.
  private let shownForAnyone: Set<String>

  /// - Parameter map: The ways forward, those that are only one of several possibilities among them.
  init(_ map: ForwardMap, in context: AnalysisContext) {
    leading = Dictionary(grouping: map.links, by: \.source).reduce(into: [:]) { leading, entry in
      leading[map.nodes[entry.key]] = Set(entry.value.map { map.nodes[$0.destination] })
    }
    let arriving = Set(map.links.map(\.destination))
    let passed = Set(context.program.graph.flows.flatMap(\.via))
    let strangers = Set(
      map.nodes.indices.filter { number in
        guard let node = context.node(map.nodes[number]), node.kind == .coordinator else { return false }
        return !arriving.contains(number) && passed.isDisjoint(with: [node.name, node.type ?? node.name])
      })
    shownForAnyone = Set(
      map.links.filter { $0.moves && strangers.contains($0.source) }.map { map.nodes[$0.destination] })
  }

  /// The ways between some nodes, as pairs of their positions.
  func pairs(among nodes: [String]) -> [(source: Int, destination: Int)] {
    nodes.indices.flatMap { source in
      nodes.indices.filter { destination in
        source != destination
          && (shownForAnyone.contains(nodes[destination])
            || leading[nodes[source]]?.contains(nodes[destination]) == true)
      }.map { (source, $0) }
    }
  }
}
