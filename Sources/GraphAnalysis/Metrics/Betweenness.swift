extension DirectedGraph {
  /// For each node the part of the shortest paths between two other nodes that pass through it, summed over all pairs.
  ///
  /// U. Brandes, "A faster algorithm for betweenness centrality", Journal of Mathematical Sociology 25 (2001): one
  /// breadth-first search for each node, and a walk back that adds up what each node contributes. Time grows with the
  /// number of nodes times that of arcs.
  func betweenness() -> [Double] {
    var sums = [Double](repeating: 0, count: nodeCount)
    for start in 0..<nodeCount {
      let search = ShortestPathCount(from: start, in: self)
      var dependency = [Double](repeating: 0, count: nodeCount)
      for node in search.order.reversed() {
        for before in search.predecessors[node] {
          dependency[before] += search.pathCounts[before] / search.pathCounts[node] * (1 + dependency[node])
        }
        if node != start { sums[node] += dependency[node] }
      }
    }
    return sums
  }
}

/// How many shortest paths lead from one node to each other, and over which last steps.
private struct ShortestPathCount {
  /// The nodes that can be reached, nearest first.
  private(set) var order: [Int] = []
  private(set) var predecessors: [[Int]]
  /// Floating-point, since paths multiply.
  private(set) var pathCounts: [Double]

  init(from start: Int, in graph: DirectedGraph) {
    predecessors = Array(repeating: [], count: graph.nodeCount)
    pathCounts = Array(repeating: 0, count: graph.nodeCount)
    var distances = [Int](repeating: -1, count: graph.nodeCount)
    pathCounts[start] = 1
    distances[start] = 0
    order = [start]
    var next = 0
    while next < order.count {
      let node = order[next]
      next += 1
      for successor in graph.successors[node] {
        if distances[successor] < 0 {
          distances[successor] = distances[node] + 1
          order.append(successor)
        }
        if distances[successor] == distances[node] + 1 {
          pathCounts[successor] += pathCounts[node]
          predecessors[successor].append(node)
        }
      }
    }
  }
}
