/// A directed graph of numbered nodes, for the algorithms. At most one arc leads from one node to another.
struct DirectedGraph: Sendable {
  /// For each node the nodes that its arcs lead to, in ascending order.
  let successors: [[Int]]

  /// - Parameter arcs: Pairs of numbers below `nodeCount`, in any order; repetitions count once.
  init(nodeCount: Int, arcs: some Sequence<(source: Int, destination: Int)>) {
    var successors = [Set<Int>](repeating: [], count: nodeCount)
    for arc in arcs {
      successors[arc.source].insert(arc.destination)
    }
    self.successors = successors.map { $0.sorted() }
  }

  var nodeCount: Int { successors.count }

  /// A shortest path, found breadth first, and the first of the shortest ones in the order of the numbers.
  ///
  /// - Parameter limit: Paths of more arcs than that are not looked for.
  /// - Returns: The nodes from `start` to `end`, both included; nil when there is no path within the limit.
  func shortestPath(from start: Int, to end: Int, limit: Int) -> [Int]? {
    var predecessors = [start: start]
    var frontier = [start]
    var length = 0
    while predecessors[end] == nil, !frontier.isEmpty, length < limit {
      length += 1
      var next: [Int] = []
      for node in frontier {
        for successor in successors[node] where predecessors[successor] == nil {
          predecessors[successor] = node
          next.append(successor)
        }
      }
      frontier = next
    }
    guard predecessors[end] != nil else { return nil }
    var path = [end]
    var node = end
    while node != start, let predecessor = predecessors[node] {
      path.append(predecessor)
      node = predecessor
    }
    return path.reversed()
  }
}
