extension DirectedGraph {
  /// For each node how many nodes, itself among them, one gets to from some starts only through it; zero for what the
  /// starts do not lead to.
  ///
  /// - Parameter counted: which nodes are counted; all of them can be passed.
  func nodesBehind(from starts: [Int], counting counted: [Bool]) -> [Int] {
    let tree = DominatorTree(self, starts: starts)
    var counts = counted.map { $0 ? 1 : 0 }
    for node in successors.indices where tree.order[node] == nil { counts[node] = 0 }
    // A node is found after the one that all ways to it pass.
    for node in tree.found.reversed() {
      if let dominator = tree.dominators[node] { counts[dominator] += counts[node] }
    }
    return counts
  }
}

extension DirectedGraph {
  /// Which nodes all ways from some starts to each node pass.
  func dominance(from starts: [Int]) -> Dominance {
    Dominance(DominatorTree(self, starts: starts), count: nodeCount)
  }
}

/// Answers at once whether all ways to a node pass another one.
struct Dominance {
  /// The nodes in such an order that those which a node dominates follow it at once; nil for what no start leads to.
  private var positions: [Int?]
  /// How many nodes each node dominates, itself among them.
  private var sizes: [Int]

  fileprivate init(_ tree: DominatorTree, count: Int) {
    positions = [Int?](repeating: nil, count: count)
    sizes = [Int](repeating: 1, count: count)
    for node in tree.found.reversed() {
      if let dominator = tree.dominators[node] { sizes[dominator] += sizes[node] }
    }
    // The first position below each node that is free.
    var free = [Int](repeating: 0, count: count)
    var next = 0
    for node in tree.found {
      let position: Int
      if let dominator = tree.dominators[node] {
        position = free[dominator]
        free[dominator] += sizes[node]
      } else {
        position = next
        next += sizes[node]
      }
      positions[node] = position
      free[node] = position + 1
    }
  }

  /// Whether all ways from the starts to a node pass another one; not so where none leads to it.
  func dominates(_ dominator: Int, _ node: Int) -> Bool {
    guard let start = positions[dominator], let position = positions[node] else { return false }
    return position >= start && position < start + sizes[dominator]
  }
}

/// For each node the last one that all ways to it pass.
///
/// The nodes are gone through in the order of a depth-first search until nothing changes (K. D. Cooper, T. J. Harvey and
/// K. Kennedy, "A Simple, Fast Dominance Algorithm", 2001), which takes two or three rounds in graphs that people make.
private struct DominatorTree {
  /// The nodes that the starts lead to, each after its dominator.
  private(set) var found: [Int] = []
  /// Where each node is in ``found``.
  private(set) var order: [Int?]
  /// The nearest dominator of each node; nil for the starts, and where several starts lead without anything in common.
  private(set) var dominators: [Int?]

  init(_ graph: DirectedGraph, starts: [Int]) {
    order = [Int?](repeating: nil, count: graph.nodeCount)
    dominators = order
    search(graph, from: starts)
    var predecessors = [[Int]](repeating: [], count: graph.nodeCount)
    for node in found {
      for next in graph.successors[node] { predecessors[next].append(node) }
    }
    // A node of which nothing is known yet has no part in what the others have in common.
    var isKnown = [Bool](repeating: false, count: graph.nodeCount)
    for start in starts { isKnown[start] = true }
    let isStart = isKnown
    var isChanged = true
    while isChanged {
      isChanged = false
      for node in found where !isStart[node] {
        let known = predecessors[node].filter { isKnown[$0] }
        guard let first = known.first else { continue }
        let shared = known.dropFirst().reduce(Optional(first)) { common($0, $1) }
        if !isKnown[node] || dominators[node] != shared {
          (isKnown[node], dominators[node], isChanged) = (true, shared, true)
        }
      }
    }
  }

  /// The nodes in reverse postorder, with a stack of its own, since a chain of scenes can be long.
  private mutating func search(_ graph: DirectedGraph, from starts: [Int]) {
    var isSeen = [Bool](repeating: false, count: graph.nodeCount)
    var left: [Int] = []
    for start in starts.reversed() where !isSeen[start] {
      isSeen[start] = true
      var path = [(node: start, next: 0)]
      while let (node, next) = path.last {
        guard next < graph.successors[node].count else {
          path.removeLast()
          left.append(node)
          continue
        }
        path[path.count - 1].next += 1
        let successor = graph.successors[node][next]
        if !isSeen[successor] {
          isSeen[successor] = true
          path.append((successor, 0))
        }
      }
    }
    found = left.reversed()
    for (index, node) in found.enumerated() { order[node] = index }
  }

  /// The last node that all ways to either of two nodes pass; nil where they have none in common.
  private func common(_ left: Int?, _ right: Int?) -> Int? {
    var (left, right) = (left, right)
    while let one = left, let other = right, one != other {
      if (order[one] ?? 0) > (order[other] ?? 0) { left = dominators[one] } else { right = dominators[other] }
    }
    return left == nil || right == nil ? nil : left
  }
}
