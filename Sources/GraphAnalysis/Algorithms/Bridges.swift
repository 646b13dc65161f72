extension DirectedGraph {
  /// A link without which a graph falls apart.
  struct Bridge: Hashable, Sendable {
    /// The end that is outside.
    let near: Int
    /// The end that is beyond the link.
    let far: Int
    /// All nodes beyond the link, ascending.
    let beyond: [Int]
  }

  /// The arcs without which the graph falls apart, regardless of the arcs' direction.
  ///
  /// A link between two nodes is a bridge when no other way joins them: found by the low links of a depth-first search
  /// (Tarjan, "A note on finding the bridges of a graph", Information Processing Letters 2, 1974), with a stack of its
  /// own, since a chain of scenes can be long.
  ///
  /// - Returns: Each bridge with the end that was found first as ``Bridge/near``, in the order of the nodes beyond.
  func bridges() -> [Bridge] {
    var search = BridgeSearch(self)
    for node in 0..<nodeCount { search.visit(from: node) }
    return search.bridges.sorted { ($0.beyond.first ?? 0, $0.far) < ($1.beyond.first ?? 0, $1.far) }
  }
}

private struct BridgeSearch {
  private(set) var bridges: [DirectedGraph.Bridge] = []

  private let neighbours: [[Int]]
  /// When a node was found, counted from zero; -1 before that.
  private var order: [Int]
  /// The earliest node that a node's part of the tree is joined to, by order.
  private var lowLink: [Int]
  /// The nodes in the order in which they were found: those of a node's part of the tree are next to each other.
  private var found: [Int] = []

  init(_ graph: DirectedGraph) {
    let arcs = graph.successors.enumerated().flatMap { source, destinations in
      destinations.flatMap { [(source: source, destination: $0), (source: $0, destination: source)] }
    }
    neighbours = DirectedGraph(nodeCount: graph.nodeCount, arcs: arcs).successors
    order = Array(repeating: -1, count: graph.nodeCount)
    lowLink = order
  }

  mutating func visit(from start: Int) {
    guard order[start] < 0 else { return }
    var path = [(node: start, next: 0)]
    enter(start)
    while let (node, next) = path.last {
      let parent = path.dropLast().last?.node
      guard next < neighbours[node].count else {
        path.removeLast()
        leave(node, towards: parent)
        continue
      }
      path[path.count - 1].next += 1
      let neighbour = neighbours[node][next]
      if order[neighbour] < 0 {
        enter(neighbour)
        path.append((neighbour, 0))
      } else if neighbour != parent {
        lowLink[node] = min(lowLink[node], order[neighbour])
      }
    }
  }

  private mutating func enter(_ node: Int) {
    order[node] = found.count
    lowLink[node] = found.count
    found.append(node)
  }

  private mutating func leave(_ node: Int, towards parent: Int?) {
    guard let parent else { return }
    lowLink[parent] = min(lowLink[parent], lowLink[node])
    guard lowLink[node] > order[parent] else { return }
    bridges.append(DirectedGraph.Bridge(near: parent, far: node, beyond: found[order[node]...].sorted()))
  }
}
