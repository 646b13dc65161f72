import NavigationModel

/// Nodes that can all be reached from each other by going forward.
struct Knot: Sendable {
  /// Ids of the nodes, ascending.
  let nodes: [String]
  /// Ids of the nodes of a shortest circle in the order of going, from the smallest on.
  let shortestCircle: [String]
  /// The links on that circle, parallel ones included, in the order of going, from one that moves on. Their numbers are
  /// positions in ``nodes``.
  let steps: [ForwardMap.Link]
  /// The fewest links whose removal leaves no circle. Their numbers are positions in ``nodes``.
  let cuts: [ForwardMap.Link]
  /// Whether it is proven that fewer would not do.
  let cutsAreFewest: Bool

  /// - Parameters:
  ///   - component: A map whose nodes can all be reached from each other.
  ///   - doubts: Ways that may be there as well.
  /// - Returns: Nil when no link in the component moves, so that there is no circle to go.
  init?(_ component: ForwardMap, doubts: DoubtfulWays) {
    guard let found = component.clearestCircle() else { return nil }
    let numbers = Dictionary(uniqueKeysWithValues: zip(component.nodes, component.nodes.indices))
    let circle = found.compactMap { numbers[$0] }
    let next = Dictionary(uniqueKeysWithValues: zip(circle, circle.dropFirst() + circle.prefix(1)))
    let leaving = Dictionary(grouping: component.links, by: \.source)
    nodes = component.nodes
    shortestCircle = found
    let steps = circle.flatMap { node in (leaving[node] ?? []).filter { $0.destination == next[node] } }
    let start = steps.firstIndex(where: \.moves) ?? 0
    self.steps = Array(steps[start...] + steps[..<start])
    (cuts, cutsAreFewest) = component.cuts(beside: doubts.pairs(among: component.nodes))
  }
}

extension ForwardMap {
  /// All knots, in the order of their first nodes. Every circle lies within one of them.
  ///
  /// - Parameter doubts: Ways that may be there as well, over which no circles are looked for.
  func knots(doubts: DoubtfulWays) -> [Knot] { components().compactMap { Knot($0, doubts: doubts) } }

  /// The parts whose nodes can all be reached from each other, in the order of their first nodes.
  private func components() -> [ForwardMap] {
    let components = graph(of: links).stronglyConnectedComponents()
    let component = membership(in: components)
    let inner = Dictionary(
      grouping: links.filter { component[$0.source] == component[$0.destination] }, by: { component[$0.source] })
    return components.indices.compactMap { index in
      inner[index].map { ForwardMap(nodes: components[index], links: $0, of: self) }
    }
  }

  /// The ids of the nodes of a shortest circle; of several that are as short one that explains itself: the code says its
  /// transitions directly, or the back button shows what they do to the stack.
  fileprivate func clearestCircle() -> [String]? {
    guard let shortest = shortestCircle() else { return nil }
    let clearer: [(Link) -> Bool] = [{ $0.isDirect && $0.isStacked }, \.isDirect, \.isStacked]
    return clearer.lazy.compactMap { shortestCircle(of: shortest.count, by: $0) }.first ?? shortest
  }

  /// A circle of so many nodes by some of the links only.
  private func shortestCircle(of length: Int, by isKept: (Link) -> Bool) -> [String]? {
    ForwardMap(nodes: Array(nodes.indices), links: links.filter(isKept), of: self).components().lazy
      .compactMap { $0.shortestCircle(atMost: length) }.first
  }

  /// The shortest way back from the end of a link that moves to its start, as ids of nodes, the smallest first; all nodes
  /// can be reached from each other.
  private func shortestCircle(atMost length: Int = .max) -> [String]? {
    let graph = graph(of: links)
    var search = PathSearch(graph)
    var best: [Int]?
    for link in closingLinks(in: graph) {
      let limit = (best?.count ?? min(length, nodes.count) + 1) - 2
      guard limit >= 0 else { break }
      if let path = search.shortestPath(from: link.destination, to: link.source, limit: limit) {
        best = path
      }
    }
    guard let circle = best, let first = circle.indices.min(by: { circle[$0] < circle[$1] }) else { return nil }
    return (circle[first...] + circle[..<first]).map { nodes[$0] }
  }

  /// Links that move, at least one of every circle that has one.
  ///
  /// Whoever takes a link to a node with a single way on takes that way too, so a search for the latter does for both.
  /// This keeps long chains of screens from being searched once for each of them.
  private func closingLinks(in graph: DirectedGraph) -> [Link] {
    let moving = links.filter(\.moves)
    let sources = Set(moving.map(\.source))
    let isRing = graph.successors.allSatisfy { $0.count == 1 }
    guard !isRing else { return Array(moving.prefix(1)) }
    return moving.filter { graph.successors[$0.destination].count > 1 || !sources.contains($0.destination) }
  }

  /// The links to remove so that no circle with a link that moves is left.
  ///
  /// Only links that move are removed. Parts that contain each other count as one node, so links that move between
  /// them are always removed. Where it makes no difference, it is those that leave the fewest circles over doubtful
  /// ways, and then the links that lead back towards the start.
  fileprivate func cuts(beside doubts: [(source: Int, destination: Int)]) -> (links: [Link], areFewest: Bool) {
    let groups = graph(of: links.filter { !$0.moves }).stronglyConnectedComponents()
    let group = membership(in: groups)
    let pairs = Dictionary(grouping: links) { Pair(source: group[$0.source], destination: group[$0.destination]) }
    let outer = pairs.filter { $0.key.source != $0.key.destination }.sorted { $0.key.precedes($1.key) }
    let arcs = outer.map { pair, links in
      FeedbackArcSet.Arc(
        source: pair.source, destination: pair.destination, weight: links.count,
        isFixed: links.contains { !$0.moves }, isPreferred: links.allSatisfy(\.returns))
    }
    let doubtful = Set(doubts.map { Pair(source: group[$0.source], destination: group[$0.destination]) })
      .filter { pairs[$0] == nil && $0.source != $0.destination }.sorted { $0.precedes($1) }
      .map {
        FeedbackArcSet.Arc(
          source: $0.source, destination: $0.destination, weight: 1, isFixed: false, isDoubtful: true)
      }
    let set = FeedbackArcSet.find(nodeCount: groups.count, arcs: arcs + doubtful)
    let removed = Set(set.arcs.map { outer[$0].key })
    let cuts = links.filter { link in
      let pair = Pair(source: group[link.source], destination: group[link.destination])
      return link.moves && (pair.source == pair.destination || removed.contains(pair))
    }
    return (cuts, set.isMinimum)
  }

  private func graph(of links: [Link]) -> DirectedGraph {
    DirectedGraph(nodeCount: nodes.count, arcs: links.map { ($0.source, $0.destination) })
  }

  /// For each node the position of its component.
  private func membership(in components: [[Int]]) -> [Int] {
    var membership = [Int](repeating: 0, count: nodes.count)
    for (index, component) in components.enumerated() {
      for node in component {
        membership[node] = index
      }
    }
    return membership
  }

  private struct Pair: Hashable {
    let source: Int
    let destination: Int

    func precedes(_ other: Pair) -> Bool { (source, destination) < (other.source, other.destination) }
  }
}
