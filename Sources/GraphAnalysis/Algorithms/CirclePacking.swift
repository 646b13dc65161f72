/// Circles that share no arc, each of which any feedback arc set has to open: a lower bound for its weight.
enum CirclePacking {
  /// Graphs with more arcs than that get the trivial bound, since the search takes time with the square of them.
  static let largestSize = 1_500

  /// How many circles fit into the graph when an arc can serve as many of them as its weight says; greedy, so there may
  /// be more. Fixed arcs serve any number.
  static func weight(nodeCount: Int, arcs: [FeedbackArcSet.Arc]) -> Int {
    guard arcs.count <= largestSize else { return 0 }
    var packing = Packing(nodeCount: nodeCount, arcs: arcs)
    // Short circles first: they use up the fewest arcs.
    for length in [2, 3, 4, nodeCount] {
      for index in arcs.indices {
        packing.pack(through: index, longest: length)
      }
    }
    return packing.weight
  }
}

private struct Packing {
  private(set) var weight = 0
  private let arcs: [FeedbackArcSet.Arc]
  private let leaving: [[Int]]
  private var capacity: [Int]

  init(nodeCount: Int, arcs: [FeedbackArcSet.Arc]) {
    self.arcs = arcs
    var leaving = [[Int]](repeating: [], count: nodeCount)
    for (index, arc) in arcs.enumerated() {
      leaving[arc.source].append(index)
    }
    self.leaving = leaving
    capacity = arcs.map { $0.isFixed ? Int.max : $0.weight }
  }

  /// Packs circles through an arc until it is used up or no circle of that length is left.
  mutating func pack(through index: Int, longest length: Int) {
    while capacity[index] > 0, !arcs[index].isFixed, let path = returnPath(of: index, limit: length - 1) {
      let circle = path + [index]
      let width = circle.map { capacity[$0] }.min() ?? 0
      for arc in circle where !arcs[arc].isFixed {
        capacity[arc] -= width
      }
      weight += width
    }
  }

  /// The arcs of a shortest path from an arc's end to its start over arcs with capacity.
  private func returnPath(of index: Int, limit: Int) -> [Int]? {
    let (start, end) = (arcs[index].destination, arcs[index].source)
    var arrival: [Int: Int] = [:]
    var frontier = [start]
    var length = 0
    while arrival[end] == nil, !frontier.isEmpty, length < limit {
      length += 1
      var next: [Int] = []
      for arc in frontier.flatMap({ leaving[$0] }) where capacity[arc] > 0 {
        let node = arcs[arc].destination
        guard node != start, arrival[node] == nil else { continue }
        arrival[node] = arc
        next.append(node)
      }
      frontier = next
    }
    var path: [Int] = []
    var node = end
    while node != start {
      guard let arc = arrival[node] else { return nil }
      path.append(arc)
      node = arcs[arc].source
    }
    return path
  }
}
