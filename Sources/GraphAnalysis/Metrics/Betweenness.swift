extension DirectedGraph {
  /// For each node the part of the shortest paths between two other nodes that pass through it, summed over all pairs.
  ///
  /// U. Brandes, "A faster algorithm for betweenness centrality", Journal of Mathematical Sociology 25 (2001): one
  /// breadth-first search for each node, and a walk back that adds up what each node contributes. Time grows with the
  /// number of nodes times that of arcs.
  func betweenness() -> [Double] {
    var sums = [Double](repeating: 0, count: nodeCount)
    var search = ShortestPaths(nodeCount: nodeCount)
    for start in 0..<nodeCount {
      search.run(from: start, in: self)
      search.addDependencies(to: &sums, in: self)
    }
    return sums
  }
}

/// The shortest paths from one node. It is used again for each, since most nodes reach few others: what a search has
/// not touched need not be cleared.
private struct ShortestPaths {
  /// The nodes that can be reached, nearest first.
  private var order: [Int] = []
  /// How many steps away each node is; -1 for one that cannot be reached.
  private var distances: [Int]
  /// How many shortest paths lead to each node. Floating-point, since paths multiply.
  private var pathCounts: [Double]
  private var dependencies: [Double]

  init(nodeCount: Int) {
    distances = Array(repeating: -1, count: nodeCount)
    pathCounts = Array(repeating: 0, count: nodeCount)
    dependencies = Array(repeating: 0, count: nodeCount)
  }

  mutating func run(from start: Int, in graph: DirectedGraph) {
    for node in order { (distances[node], pathCounts[node], dependencies[node]) = (-1, 0, 0) }
    order.removeAll(keepingCapacity: true)
    (distances[start], pathCounts[start]) = (0, 1)
    order.append(start)
    var next = 0
    while next < order.count {
      let node = order[next]
      next += 1
      for successor in graph.successors[node] {
        if distances[successor] < 0 {
          distances[successor] = distances[node] + 1
          order.append(successor)
        }
        if distances[successor] == distances[node] + 1 { pathCounts[successor] += pathCounts[node] }
      }
    }
  }

  /// Walks back from the farthest node, and adds to each what the paths from the start owe to it.
  mutating func addDependencies(to sums: inout [Double], in graph: DirectedGraph) {
    for node in order.reversed() {
      for successor in graph.successors[node] where distances[successor] == distances[node] + 1 {
        dependencies[node] += pathCounts[node] / pathCounts[successor] * (1 + dependencies[successor])
      }
      if distances[node] > 0 { sums[node] += dependencies[node] }
    }
  }
}
