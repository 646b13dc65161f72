extension DirectedGraph {
  /// For each node the part of the shortest paths between two other nodes that pass through it, summed over all pairs.
  ///
  /// U. Brandes, "A faster algorithm for betweenness centrality", Journal of Mathematical Sociology 25 (2001): one
  /// breadth-first search for each node, and a walk back that adds up what each node contributes. Time grows with the
  /// number of nodes times that of arcs.
  ///
  /// In graphs with more nodes than `pivots` the searches begin at so many of them, evenly spread, and stand for all, so
  /// that time grows with the graph and not with its square: U. Brandes and C. Pich, "Centrality estimation in large
  /// networks", International Journal of Bifurcation and Chaos 17 (2007).
  func betweenness(pivots: Int = 1_000) -> [Double] {
    var sums = [Double](repeating: 0, count: nodeCount)
    var search = ShortestPaths(in: self)
    let searches = min(nodeCount, pivots)
    let starts = (0..<searches).map { $0 * nodeCount / searches }
    for start in starts {
      search.run(from: start)
      search.addDependencies(to: &sums)
    }
    guard searches < nodeCount else { return sums }
    // A path from a node does not pass through it, so that a pivot has been asked by one search less.
    let pivots = Set(starts)
    for node in sums.indices {
      sums[node] *= Double(nodeCount - 1) / Double(max(searches - (pivots.contains(node) ? 1 : 0), 1))
    }
    return sums
  }
}

/// The shortest paths from one node. It is used again for each, since most nodes reach few others: what a search has
/// not touched need not be cleared.
private struct ShortestPaths {
  private let graph: DirectedGraph
  /// The nodes that can be reached, nearest first.
  private var order: [Int] = []
  /// How many steps away each node is; -1 for one that cannot be reached.
  private var distances: [Int]
  /// How many shortest paths lead to each node. Floating-point, since paths multiply.
  private var pathCounts: [Double]
  private var dependencies: [Double]

  init(in graph: DirectedGraph) {
    self.graph = graph
    distances = Array(repeating: -1, count: graph.nodeCount)
    pathCounts = Array(repeating: 0, count: graph.nodeCount)
    dependencies = Array(repeating: 0, count: graph.nodeCount)
  }

  mutating func run(from start: Int) {
    for node in order { (distances[node], pathCounts[node], dependencies[node]) = (-1, 0, 0) }
    order.removeAll(keepingCapacity: true)
    (distances[start], pathCounts[start]) = (0, 1)
    order.append(start)
    var next = 0
    while next < order.count {
      let node = order[next]
      next += 1
      for arc in graph.arcs(from: node) {
        let successor = graph.destinations[arc]
        if distances[successor] < 0 {
          distances[successor] = distances[node] + 1
          order.append(successor)
        }
        if distances[successor] == distances[node] + 1 { pathCounts[successor] += pathCounts[node] }
      }
    }
  }

  /// Walks back from the farthest node, and adds to each what the paths from the start owe to it.
  mutating func addDependencies(to sums: inout [Double]) {
    for node in order.reversed() {
      for arc in graph.arcs(from: node) {
        let successor = graph.destinations[arc]
        guard distances[successor] == distances[node] + 1 else { continue }
        dependencies[node] += pathCounts[node] / pathCounts[successor] * (1 + dependencies[successor])
      }
      if distances[node] > 0 { sums[node] += dependencies[node] }
    }
  }
}
