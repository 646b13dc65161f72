import NavigationModel

/// Nodes that can all be reached from each other by going forward.
struct CyclicComponent: Sendable {
  /// Ids of the nodes, ascending.
  let nodes: [String]
  /// The positions in ``nodes`` of those of a shortest cycle in the order of going, from the smallest on.
  let cycle: [Int]
  /// The links on that cycle, parallel ones included, in the order of going: from the one that closes it, or where none
  /// is known to from one that moves. Their numbers are positions in ``nodes``.
  let steps: [ForwardMap.Link]

  /// The ids of the nodes of the shortest cycle. One stands there several times if it goes through scenes of one class.
  var shortestCycle: [String] { cycle.map { nodes[$0] } }

  /// The link that closes the shortest cycle: the one that leads most steps back to where a person certainly was; nil
  /// where none does.
  var closing: ForwardMap.Link? { steps.first.flatMap { $0.moves && $0.returns ? $0 : nil } }

  /// - Parameter component: A map whose nodes can all be reached from each other.
  /// - Returns: Nil when no link in the component moves, so that there is no cycle to go.
  init?(_ component: ForwardMap) {
    guard let found = component.clearestCycle() else { return nil }
    let positions = Dictionary(uniqueKeysWithValues: zip(component.numbers, component.nodes.indices))
    let cycle = found.compactMap { positions[$0] }
    let next = Dictionary(uniqueKeysWithValues: zip(cycle, cycle.dropFirst() + cycle.prefix(1)))
    let leaving = Dictionary(grouping: component.links, by: \.source)
    nodes = component.nodes
    self.cycle = cycle
    let steps = cycle.flatMap { node in
      (leaving[node] ?? []).filter { $0.destination == next[node] }.sorted { $0.isDirect && !$1.isDirect }
    }
    let closing = Self.closing(of: steps)
    self.steps = Array(steps[closing...] + steps[..<closing])
  }

  /// The position of the link that closes a cycle; where none is known to, of one that moves, in code if there is such a
  /// one.
  private static func closing(of steps: [ForwardMap.Link]) -> Int {
    let moving = steps.indices.filter { steps[$0].moves }
    let candidates = [
      moving.filter { steps[$0].returns }, moving.filter { steps[$0].sites.contains(where: \.isInCode) }, moving,
    ].first { !$0.isEmpty }
    let most = candidates?.map { steps[$0].stepsBack }.max()
    return candidates?.first { steps[$0].stepsBack == most } ?? 0
  }
}

extension ForwardMap {
  /// All strongly connected components with a cycle, in the order of their first nodes. Every cycle lies within one of them.
  var cyclicComponents: [CyclicComponent] { components().compactMap { CyclicComponent($0) } }

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

  /// The numbers of the nodes of a shortest cycle; of several that are as short one that explains itself: the code says its
  /// transitions directly, or the back button shows what they do to the stack.
  fileprivate func clearestCycle() -> [Int]? {
    guard let shortest = shortestCycle() else { return nil }
    let clearer: [(Link) -> Bool] = [{ $0.isDirect && $0.isStacked }, \.isDirect, \.isStacked]
    return clearer.lazy.compactMap { shortestCycle(of: shortest.count, by: $0) }.first ?? shortest
  }

  /// A cycle of so many nodes by some of the links only.
  private func shortestCycle(of length: Int, by isKept: (Link) -> Bool) -> [Int]? {
    ForwardMap(nodes: Array(nodes.indices), links: links.filter(isKept), of: self).components().lazy
      .compactMap { $0.shortestCycle(atMost: length) }.first
  }

  /// In a component with more links than these the cycle is the shortest of those through some of them, evenly spread, so that
  /// the time grows with the graph and not with its square.
  private static let maximumSearches = 1_000

  /// The shortest way back from the end of a link that moves to its start, as numbers of nodes, the smallest first; all
  /// nodes can be reached from each other.
  private func shortestCycle(atMost length: Int = .max) -> [Int]? {
    let graph = graph(of: links)
    var search = PathSearch(graph)
    var best: [Int]?
    for link in Self.spread(closingLinks(in: graph)) {
      let limit = (best?.count ?? min(length, nodes.count) + 1) - 2
      guard limit >= 0 else { break }
      if let path = search.shortestPath(from: link.destination, to: link.source, limit: limit) {
        best = path
      }
    }
    guard let cycle = best, let first = cycle.indices.min(by: { cycle[$0] < cycle[$1] }) else { return nil }
    return (cycle[first...] + cycle[..<first]).map { numbers[$0] }
  }

  /// As many links as are searched from, each between other nodes.
  private static func spread(_ links: [Link]) -> [Link] {
    // Links are sorted by their ends.
    let distinct = links.enumerated().filter { index, link in
      index == 0 || (links[index - 1].source, links[index - 1].destination) != (link.source, link.destination)
    }.map(\.element)
    let count = min(distinct.count, maximumSearches)
    return (0..<count).map { distinct[$0 * distinct.count / count] }
  }

  /// Links that move, at least one of every cycle that has one.
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
}
