/// Searches shortest paths in one graph, many times over with the same memory.
struct PathSearch {
  private let graph: DirectedGraph
  private var predecessors: [Int]
  /// The number of the search that reached a node last, which saves clearing the predecessors each time.
  private var reachedIn: [Int]
  private var search = 0
  /// The nodes that the search at hand has reached, nearest first.
  private var queue: [Int] = []

  init(_ graph: DirectedGraph) {
    self.graph = graph
    predecessors = Array(repeating: 0, count: graph.nodeCount)
    reachedIn = predecessors
  }

  /// A shortest path, found breadth first, and the first of the shortest ones in the order of the numbers.
  ///
  /// - Parameter limit: Paths of more arcs than that are not looked for.
  /// - Returns: The nodes from `start` to `end`, both included; nil when there is no path within the limit.
  mutating func shortestPath(from start: Int, to end: Int, limit: Int) -> [Int]? {
    search += 1
    reachedIn[start] = search
    queue.removeAll(keepingCapacity: true)
    queue.append(start)
    var (next, length) = (0, 0)
    while reachedIn[end] != search, next < queue.count, length < limit {
      length += 1
      for index in next..<queue.count {
        let node = queue[index]
        for arc in graph.arcs(from: node) where reachedIn[graph.destinations[arc]] != search {
          let successor = graph.destinations[arc]
          reachedIn[successor] = search
          predecessors[successor] = node
          queue.append(successor)
        }
        next += 1
      }
    }
    guard reachedIn[end] == search else { return nil }
    var path = [end]
    var node = end
    while node != start {
      node = predecessors[node]
      path.append(node)
    }
    return path.reversed()
  }
}
