import NavigationModel

/// Measures how nodes lie in a graph, and the shape of the whole.
enum NodeMeasurement {
  private static let everything = ForwardMap.Selection(includesPossible: true, includesWindows: true)

  /// The metrics of all nodes that a person can pass, sorted by id.
  static func metrics(of context: AnalysisContext) -> [NodeMetrics] {
    let map = ForwardMap(context, selection: everything)
    let steps = StepsFromStart(map, in: context)
    // Holding a part is no transition: it counts for the ways through an app, but not for what leads to and from a node.
    let outward = DirectedGraph(
      nodeCount: map.nodes.count, arcs: map.links.filter { !$0.holds }.map { ($0.source, $0.destination) })
    let inward = DirectedGraph(
      nodeCount: outward.nodeCount,
      arcs: outward.successors.indices.flatMap { node in
        outward.successors[node].map { (source: $0, destination: node) }
      })
    let sums = graph(of: map).betweenness()
    let pairs = Double(max(1, (outward.nodeCount - 1) * (outward.nodeCount - 2)))
    return map.nodes.indices.map { node in
      let (fanIn, fanOut) = (inward.successors[node].count, outward.successors[node].count)
      return NodeMetrics(
        node: map.nodes[node], fanIn: fanIn, fanOut: fanOut,
        instability: rounded(fanIn + fanOut == 0 ? 0 : Double(fanOut) / Double(fanIn + fanOut)),
        depth: steps.steps(to: map.nodes[node]), betweenness: rounded(sums[node] / pairs))
    }
  }

  /// The shape of the graph as a whole.
  static func shape(of context: AnalysisContext, unresolvedShare: Double) -> GraphShape {
    let all = ForwardMap(context, selection: everything)
    let outward = graph(of: all)
    let bothWays = DirectedGraph(
      nodeCount: outward.nodeCount,
      arcs: all.links.flatMap {
        [(source: $0.source, destination: $0.destination), (source: $0.destination, destination: $0.source)]
      })
    return GraphShape(
      components: bothWays.stronglyConnectedComponents().count,
      cycles: cycles(in: ForwardMap(context, selection: .cycles)),
      unresolvedShare: rounded(unresolvedShare))
  }

  /// As the rule about cycles counts them: a link that moves and whose ends are in one component is on a cycle.
  private static func cycles(in map: ForwardMap) -> Int {
    let components = graph(of: map).stronglyConnectedComponents()
    var component = [Int](repeating: 0, count: map.nodes.count)
    for (index, members) in components.enumerated() {
      for member in members { component[member] = index }
    }
    let moving = map.links.filter { link in
      link.moves && component[link.source] == component[link.destination]
        && map.nodes[link.source] != map.nodes[link.destination]
    }
    return Set(moving.map { component[$0.source] }).count
  }

  private static func graph(of map: ForwardMap) -> DirectedGraph {
    DirectedGraph(nodeCount: map.nodes.count, arcs: map.links.map { ($0.source, $0.destination) })
  }

  /// Four decimals are more than anybody reads, and few enough to look the same on every machine.
  static func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }
}
