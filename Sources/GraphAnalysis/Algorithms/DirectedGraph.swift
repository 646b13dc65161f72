/// A directed graph of numbered nodes, for the algorithms. At most one arc leads from one node to another.
struct DirectedGraph: Sendable {
  /// For each node the nodes that its arcs lead to, in ascending order.
  let successors: [[Int]]
  /// The destinations of all arcs, those of each node after those of the one before: searches that run thousands of
  /// times go through them without lending an array for each node.
  let destinations: [Int]
  /// Where the arcs of each node begin in ``destinations``, and at last where those of the last node end.
  private let firstArcs: [Int]

  /// - Parameter arcs: Pairs of numbers below `nodeCount`, in any order; repetitions count once.
  init(nodeCount: Int, arcs: some Sequence<(source: Int, destination: Int)>) {
    var successors = [Set<Int>](repeating: [], count: nodeCount)
    for arc in arcs {
      successors[arc.source].insert(arc.destination)
    }
    self.successors = successors.map { $0.sorted() }
    destinations = Array(self.successors.joined())
    firstArcs = self.successors.reduce(into: [0]) { first, next in first.append(first[first.count - 1] + next.count) }
  }

  /// The positions in ``destinations`` of the arcs that leave a node.
  func arcs(from node: Int) -> Range<Int> { firstArcs[node]..<firstArcs[node + 1] }

  var nodeCount: Int { successors.count }

  /// For each node the arcs on a shortest path from the nearest of some nodes; nil for what they do not reach.
  func distances(from starts: [Int]) -> [Int?] {
    var distances = [Int?](repeating: nil, count: nodeCount)
    var frontier = starts
    var distance = 0
    for start in starts {
      distances[start] = distance
    }
    while !frontier.isEmpty {
      distance += 1
      var next: [Int] = []
      for successor in frontier.lazy.flatMap({ successors[$0] }) where distances[successor] == nil {
        distances[successor] = distance
        next.append(successor)
      }
      frontier = next
    }
    return distances
  }
}
