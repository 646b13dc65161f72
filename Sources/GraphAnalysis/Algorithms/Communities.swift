/// Groups of nodes with many links within and few between them.
enum Communities {
  /// A division of a graph into groups.
  struct Division: Sendable {
    /// Every node in exactly one group; ascending, the groups in the order of their first nodes.
    let groups: [[Int]]
    /// How much more of the links are within groups than chance would have put there: 0 for no more, below 1 at best.
    let modularity: Double
  }

  /// Graphs with more nodes than that are not divided, since time grows with the cube of them.
  static let largestSize = 300

  /// Joins, again and again, the two groups whose union raises the modularity most, until no union does.
  ///
  /// M. E. J. Newman, "Fast algorithm for detecting community structure in networks", Physical Review E 69 (2004).
  /// Links have no direction here, and several between two nodes count once.
  ///
  /// - Returns: Nil for a graph without links, and for one that is too large.
  static func find(in graph: DirectedGraph) -> Division? {
    let links = Set(
      graph.successors.indices.flatMap { node in
        graph.successors[node].filter { $0 != node }.map { Link(min(node, $0), max(node, $0)) }
      })
    guard !links.isEmpty, graph.nodeCount <= largestSize else { return nil }
    var merging = Merging(nodeCount: graph.nodeCount, links: links)
    while merging.mergeBest() {}
    return Division(
      groups: merging.groups.values.map { $0.sorted() }.sorted { $0[0] < $1[0] }, modularity: merging.modularity)
  }

  fileprivate struct Link: Hashable {
    let first: Int
    let second: Int

    init(_ first: Int, _ second: Int) { (self.first, self.second) = (first, second) }
  }
}

/// Groups while they are being joined; a group is named by one of its nodes.
private struct Merging {
  private(set) var groups: [Int: [Int]]
  private(set) var modularity: Double
  /// The part of the link ends that are in each group.
  private var ends: [Int: Double]
  /// The part of the links that lead between two groups, for groups with any.
  private var between: [Int: [Int: Double]] = [:]

  init(nodeCount: Int, links: Set<Communities.Link>) {
    groups = Dictionary(uniqueKeysWithValues: (0..<nodeCount).map { ($0, [$0]) })
    ends = Dictionary(uniqueKeysWithValues: (0..<nodeCount).map { ($0, 0) })
    let whole = Double(links.count)
    for link in links {
      for (here, there) in [(link.first, link.second), (link.second, link.first)] {
        ends[here, default: 0] += 1 / (2 * whole)
        between[here, default: [:]][there, default: 0] += 1 / whole
      }
    }
    modularity = -ends.values.sorted().reduce(0) { $0 + $1 * $1 }
  }

  /// Says whether two groups were joined.
  mutating func mergeBest() -> Bool {
    var best: (gain: Double, first: Int, second: Int)?
    for (first, neighbours) in between.sorted(by: { $0.key < $1.key }) {
      for (second, share) in neighbours.sorted(by: { $0.key < $1.key }) where first < second {
        let gain = share - 2 * ends[first, default: 0] * ends[second, default: 0]
        if gain > (best?.gain ?? Self.leastGain) { best = (gain, first, second) }
      }
    }
    guard let best else { return false }
    merge(best.second, into: best.first)
    modularity += best.gain
    return true
  }

  private mutating func merge(_ second: Int, into first: Int) {
    groups[first, default: []] += groups.removeValue(forKey: second) ?? []
    ends[first, default: 0] += ends.removeValue(forKey: second) ?? 0
    for (neighbour, share) in between.removeValue(forKey: second) ?? [:] {
      between[neighbour]?[second] = nil
      guard neighbour != first else { continue }
      between[first, default: [:]][neighbour, default: 0] += share
      between[neighbour, default: [:]][first, default: 0] += share
    }
  }

  /// Less than this is what is left of nothing after rounding.
  private static let leastGain = 1e-9
}
