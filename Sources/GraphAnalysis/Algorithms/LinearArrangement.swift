/// Orders of a graph's nodes with few arcs that lead backwards. Those arcs are a feedback arc set.
enum LinearArrangement {
  typealias Arc = FeedbackArcSet.Arc

  /// An order whose backward arcs weigh least.
  ///
  /// Lawler, "A comment on minimum feedback arc sets", IEEE Transactions on Circuit Theory 11 (1964): the best order of
  /// a set of nodes ends with one of them and has the best order of the others before it.
  ///
  /// - Parameter nodeCount: At most ``FeedbackArcSet/largestExactSize``, since time and memory double with every node.
  /// - Returns: Nil when the fixed arcs alone form a circle.
  static func best(nodeCount: Int, arcs: [Arc]) -> [Int]? {
    let outgoing = Dictionary(grouping: arcs, by: \.source)
    let unreachable = Int.max
    var weights = [Int](repeating: unreachable, count: 1 << nodeCount)
    var lastNodes = [Int](repeating: 0, count: 1 << nodeCount)
    weights[0] = 0
    for set in weights.indices where weights[set] != unreachable {
      for node in 0..<nodeCount where set & (1 << node) == 0 {
        let backward = (outgoing[node] ?? []).filter { set & (1 << $0.destination) != 0 }
        guard !backward.contains(where: \.isFixed) else { continue }
        let weight = backward.reduce(weights[set]) { $0 + $1.weight }
        let extended = set | (1 << node)
        if weight < weights[extended] {
          weights[extended] = weight
          lastNodes[extended] = node
        }
      }
    }
    var set = weights.count - 1
    guard weights[set] != unreachable else { return nil }
    var order: [Int] = []
    while set != 0 {
      order.append(lastNodes[set])
      set &= ~(1 << lastNodes[set])
    }
    return order.reversed()
  }

  /// An order whose backward arcs weigh little.
  ///
  /// Eades, Lin and Smyth, "A fast and effective heuristic for the feedback arc set problem", Information Processing
  /// Letters 47 (1993), with weights: sinks go to the end, sources to the front, then the node with the greatest
  /// surplus of leaving over arriving weight. Afterwards single nodes move to where they do best.
  static func greedy(nodeCount: Int, arcs: [Arc]) -> [Int] {
    var peeling = Peeling(nodeCount: nodeCount, arcs: arcs)
    var sifting = Sifting(order: peeling.order(), arcs: arcs)
    sifting.improve()
    return sifting.order
  }
}

/// Takes nodes from a graph's ends until none is left.
private struct Peeling {
  private let arcs: [FeedbackArcSet.Arc]
  private let leaving: [[Int]]
  private let arriving: [[Int]]
  private var isTaken: [Bool]
  private var leavingCount: [Int]
  private var arrivingCount: [Int]
  private var fixedArrivingCount: [Int]
  private var surplus: [Int]

  init(nodeCount: Int, arcs: [FeedbackArcSet.Arc]) {
    var leaving = [[Int]](repeating: [], count: nodeCount)
    var arriving = leaving
    for (index, arc) in arcs.enumerated() {
      leaving[arc.source].append(index)
      arriving[arc.destination].append(index)
    }
    self.arcs = arcs
    self.leaving = leaving
    self.arriving = arriving
    isTaken = Array(repeating: false, count: nodeCount)
    leavingCount = leaving.map(\.count)
    arrivingCount = arriving.map(\.count)
    fixedArrivingCount = arriving.map { $0.count { arcs[$0].isFixed } }
    surplus = (0..<nodeCount).map { node in
      leaving[node].reduce(0) { $0 + arcs[$1].weight } - arriving[node].reduce(0) { $0 + arcs[$1].weight }
    }
  }

  mutating func order() -> [Int] {
    var (front, back): ([Int], [Int]) = ([], [])
    var ends = Array(isTaken.indices)
    while front.count + back.count < isTaken.count {
      while let node = ends.popLast() {
        guard !isTaken[node], leavingCount[node] == 0 || arrivingCount[node] == 0 else { continue }
        if leavingCount[node] == 0 {
          back.append(node)
        } else {
          front.append(node)
        }
        ends += take(node)
      }
      if let node = richest() {
        front.append(node)
        ends = take(node)
      }
    }
    return front + back.reversed()
  }

  /// The node that is best put in front. A fixed arc from a node that is still there would have to be removed, so
  /// nodes with one wait; fixed arcs form no circle, hence there is always a node without.
  private func richest() -> Int? {
    let waiting = isTaken.indices.lazy.filter { !isTaken[$0] }
    let free = waiting.filter { fixedArrivingCount[$0] == 0 }
    return free.max { (surplus[$0], $1) < (surplus[$1], $0) } ?? waiting.first
  }

  /// Takes a node from the graph and gives its neighbours, which may be ends now.
  private mutating func take(_ node: Int) -> [Int] {
    isTaken[node] = true
    for index in leaving[node] {
      let neighbour = arcs[index].destination
      arrivingCount[neighbour] -= 1
      fixedArrivingCount[neighbour] -= arcs[index].isFixed ? 1 : 0
      surplus[neighbour] += arcs[index].weight
    }
    for index in arriving[node] {
      let neighbour = arcs[index].source
      leavingCount[neighbour] -= 1
      surplus[neighbour] -= arcs[index].weight
    }
    return leaving[node].map { arcs[$0].destination } + arriving[node].map { arcs[$0].source }
  }
}

/// Moves single nodes of an order to better places until none is left or the effort is spent.
private struct Sifting {
  private(set) var order: [Int]
  private let neighbours: [[Neighbour]]

  private struct Neighbour {
    let node: Int
    /// What it costs when the neighbour stands before the node, and when it stands after it.
    var costBefore = 0
    var costAfter = 0
    var mustStandBefore = false
    var mustStandAfter = false
  }

  /// Rounds over all nodes. Improvements are mostly done after two.
  private static let largestRounds = 8
  /// The steps that all rounds together may take, a fraction of a second of them.
  private static let largestEffort = 200_000_000

  init(order: [Int], arcs: [FeedbackArcSet.Arc]) {
    self.order = order
    var neighbours = [[Neighbour]](repeating: [], count: order.count)
    for arc in arcs {
      neighbours[arc.source].append(
        Neighbour(node: arc.destination, costBefore: arc.weight, mustStandAfter: arc.isFixed))
      neighbours[arc.destination].append(
        Neighbour(node: arc.source, costAfter: arc.weight, mustStandBefore: arc.isFixed))
    }
    self.neighbours = neighbours
  }

  mutating func improve() {
    let effort = max(1, order.count * order.count)
    for _ in 0..<min(Self.largestRounds, max(1, Self.largestEffort / effort)) {
      var hasImproved = false
      for node in neighbours.indices where sift(node) {
        hasImproved = true
      }
      guard hasImproved else { return }
    }
  }

  /// Moves a node to the place where its arcs cost least; says whether that is cheaper than before.
  private mutating func sift(_ node: Int) -> Bool {
    guard let current = order.firstIndex(of: node) else { return false }
    var rest = order
    rest.remove(at: current)
    var position = [Int](repeating: -1, count: order.count)
    for (index, other) in rest.enumerated() {
      position[other] = index
    }
    let around = neighbours[node].sorted { position[$0.node] < position[$1.node] }
    let earliest = around.last { $0.mustStandBefore }.map { position[$0.node] + 1 } ?? 0
    let latest = around.first { $0.mustStandAfter }.map { position[$0.node] } ?? rest.count
    guard earliest <= latest else { return false }
    // Between two neighbours all places are alike, so the places right after each neighbour are enough.
    let places = Set([0, current] + around.map { position[$0.node] + 1 }).sorted()
    let costs = places.filter { earliest <= $0 && $0 <= latest }.map { place in
      (place: place, cost: around.reduce(0) { $0 + (position[$1.node] < place ? $1.costBefore : $1.costAfter) })
    }
    guard let best = costs.min(by: { $0.cost < $1.cost }),
      let now = costs.first(where: { $0.place == current }), best.cost < now.cost
    else { return false }
    rest.insert(node, at: best.place)
    order = rest
    return true
  }
}
