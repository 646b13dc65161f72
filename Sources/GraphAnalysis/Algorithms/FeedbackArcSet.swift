/// Arcs whose removal leaves a graph without circles.
struct FeedbackArcSet: Hashable, Sendable {
  /// An arc with its price.
  struct Arc: Hashable, Sendable {
    let source: Int
    let destination: Int
    /// What the removal costs, from one up: the number of transitions that the arc stands for.
    let weight: Int
    /// Whether the arc must stay. Such arcs alone must not form a circle.
    let isFixed: Bool
    /// Whether the arc is rather removed than others where that makes no difference to the weight.
    var isPreferred = false
    /// Whether it is not known that the arc is there. It costs nothing, but of sets of the same weight the one is found
    /// that leaves the fewest circles over such arcs.
    var isDoubtful = false
  }

  /// Positions in the list of arcs, ascending; doubtful ones are not among them.
  let arcs: [Int]
  /// Whether it is proven that no set of less weight would do.
  let isMinimum: Bool

  /// Graphs of up to this many nodes are solved exactly: 2¹⁵ sets of nodes are a few milliseconds and half a megabyte.
  static let largestExactSize = 15

  /// A feedback arc set of least weight where the graph is small, and a light one elsewhere.
  ///
  /// The problem is NP-hard. Small graphs are solved by Lawler's dynamic programme, larger ones by the heuristic of
  /// Eades, Lin and Smyth with local improvement. A heuristic answer still counts as a minimum when there are as many
  /// circles without a common arc, since each of them has to be opened.
  ///
  /// - Parameters:
  ///   - arcs: No arc from a node to itself, and at most one from one node to another.
  ///   - exactSize: The largest graph that is solved exactly; a smaller number than the default is for tests.
  static func find(nodeCount: Int, arcs: [Arc], exactSize: Int = largestExactSize) -> FeedbackArcSet {
    let priced = priced(arcs)
    if nodeCount <= min(exactSize, largestExactSize),
      let order = LinearArrangement.best(nodeCount: nodeCount, arcs: priced)
    {
      return FeedbackArcSet(arcs: known(backwardArcs(arcs, in: order), of: arcs), isMinimum: true)
    }
    let order = LinearArrangement.greedy(nodeCount: nodeCount, arcs: priced)
    let removed = withoutNeedless(known(backwardArcs(arcs, in: order), of: arcs), of: priced, nodeCount: nodeCount)
    let weight = removed.reduce(0) { $0 + arcs[$1].weight }
    let bound = CirclePacking.weight(nodeCount: nodeCount, arcs: arcs.filter { !$0.isDoubtful })
    return FeedbackArcSet(arcs: removed, isMinimum: weight <= bound)
  }

  /// Arcs whose weights count doubtful ones and then prefer the preferred, without ever preferring a heavier set.
  private static func priced(_ arcs: [Arc]) -> [Arc] {
    let unit = arcs.count + 1
    return arcs.map { arc in
      let choice = arc.isPreferred ? 0 : 1
      return Arc(
        source: arc.source, destination: arc.destination,
        weight: arc.isDoubtful ? unit : arc.weight * unit * unit + choice, isFixed: arc.isFixed,
        isDoubtful: arc.isDoubtful)
    }
  }

  private static func known(_ removed: [Int], of arcs: [Arc]) -> [Int] { removed.filter { !arcs[$0].isDoubtful } }

  private static func backwardArcs(_ arcs: [Arc], in order: [Int]) -> [Int] {
    var position = [Int](repeating: 0, count: order.count)
    for (index, node) in order.enumerated() {
      position[node] = index
    }
    return arcs.indices.filter { position[arcs[$0].source] > position[arcs[$0].destination] }
  }

  /// The steps that the search for needless arcs may take, a fraction of a second of them.
  private static let largestEffort = 20_000_000

  /// Puts back, heaviest first, every arc that closes no circle without the others.
  private static func withoutNeedless(_ removed: [Int], of arcs: [Arc], nodeCount: Int) -> [Int] {
    guard removed.count * arcs.count <= largestEffort else { return removed }
    var missing = Set(removed)
    for index in removed.sorted(by: { (arcs[$0].weight, $1) > (arcs[$1].weight, $0) }) {
      let rest = arcs.indices.lazy.filter { !missing.contains($0) && !arcs[$0].isDoubtful }
      let graph = DirectedGraph(
        nodeCount: nodeCount, arcs: rest.map { (source: arcs[$0].source, destination: arcs[$0].destination) })
      var search = PathSearch(graph)
      if search.shortestPath(from: arcs[index].destination, to: arcs[index].source, limit: nodeCount) == nil {
        missing.remove(index)
      }
    }
    return missing.sorted()
  }
}
