extension DirectedGraph {
  /// The strongly connected components: the largest sets of nodes that can all be reached from each other.
  ///
  /// Tarjan's algorithm ("Depth-first search and linear graph algorithms", SIAM Journal on Computing 1, 1972) with a
  /// stack of its own, since a long chain of screens must not exhaust the thread's.
  ///
  /// - Returns: Every node in exactly one component; the nodes of a component in ascending order, and the components in
  ///   the order of their first nodes.
  func stronglyConnectedComponents() -> [[Int]] {
    var search = TarjanSearch(nodeCount: nodeCount)
    for node in 0..<nodeCount where !search.isVisited(node) {
      search.visit(from: node, in: self)
    }
    return search.components.map { $0.sorted() }.sorted { ($0.first ?? 0) < ($1.first ?? 0) }
  }
}

private struct TarjanSearch {
  private(set) var components: [[Int]] = []

  /// When a node was found, counted from zero; -1 before that.
  private var order: [Int]
  /// The earliest node on the stack that is known to be reachable, by order.
  private var lowLink: [Int]
  private var isOnStack: [Bool]
  private var stack: [Int] = []
  private var found = 0

  init(nodeCount: Int) {
    order = Array(repeating: -1, count: nodeCount)
    lowLink = order
    isOnStack = Array(repeating: false, count: nodeCount)
  }

  func isVisited(_ node: Int) -> Bool { order[node] >= 0 }

  mutating func visit(from start: Int, in graph: DirectedGraph) {
    var path = [(node: start, next: 0)]
    enter(start)
    while let (node, next) = path.last {
      guard next < graph.successors[node].count else {
        path.removeLast()
        leave(node, towards: path.last?.node)
        continue
      }
      path[path.count - 1].next += 1
      let successor = graph.successors[node][next]
      if !isVisited(successor) {
        enter(successor)
        path.append((successor, 0))
      } else if isOnStack[successor] {
        lowLink[node] = min(lowLink[node], order[successor])
      }
    }
  }

  private mutating func enter(_ node: Int) {
    order[node] = found
    lowLink[node] = found
    found += 1
    stack.append(node)
    isOnStack[node] = true
  }

  private mutating func leave(_ node: Int, towards parent: Int?) {
    if let parent {
      lowLink[parent] = min(lowLink[parent], lowLink[node])
    }
    guard lowLink[node] == order[node], let start = stack.lastIndex(of: node) else { return }
    let component = Array(stack[start...])
    stack.removeSubrange(start...)
    for member in component {
      isOnStack[member] = false
    }
    components.append(component)
  }
}
