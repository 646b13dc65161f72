import NavigationModel

/// Finds the shortest ways from some nodes to others.
public enum PathFinder {
  /// All shortest paths, sorted by the nodes on them, and whether there are more than were asked for.
  ///
  /// A way that nobody must ask for is shorter than any other, however many steps it has: what an object shows when a
  /// screen asks for it counts only where there is no other way. Of the rest all steps are of the same length, so that the
  /// search goes breadth first (C. Y. Lee, "An Algorithm for Path Connections and Its Applications", 1961), once for each
  /// number of steps that must be asked for. What a start does itself is what is meant by it, whoever asks for it.
  ///
  /// - Parameters:
  ///   - sources: ids of the nodes that the ways begin at.
  ///   - destinations: ids of the nodes that they end at; for those that are sources too, ways that lead round.
  ///   - limit: how many paths are wanted at most.
  public static func find(
    from sources: [String], to destinations: [String], in result: AnalysisResult, limit: Int
  ) -> (paths: [GraphPath], areAll: Bool) {
    let ways = ForwardWays(result)
    let search = PathSearchByAsking(
      ways, from: Set(sources.compactMap { ways.numbers[$0] }), to: Set(destinations.compactMap { ways.numbers[$0] }))
    return paths(to: search.nearest, arriving: search.arriving, numbers: ways.numbers, limit: limit)
  }

  /// The steps that paths are made of, for whoever searches by the same rules elsewhere: the clearest between any two
  /// nodes, sorted by source and destination.
  public static func steps(in result: AnalysisResult) -> [GraphPath.Step] { ForwardWays(result).steps.flatMap(\.self) }

  /// The paths that end at some nodes, walked backwards.
  private static func paths(
    to ends: [Int], arriving: [[GraphPath.Step]], numbers: [String: Int], limit: Int
  ) -> (paths: [GraphPath], areAll: Bool) {
    var found: [GraphPath] = []
    var pending = ends.reversed().map { (node: $0, steps: [GraphPath.Step]()) }
    while let (node, steps) = pending.popLast() {
      if arriving[node].isEmpty, !steps.isEmpty {
        guard found.count < limit else { return (sorted(found), false) }
        found.append(GraphPath(steps: steps.reversed()))
      }
      for step in arriving[node].reversed() {
        if let source = numbers[step.source] { pending.append((source, steps + [step])) }
      }
    }
    return (sorted(found), true)
  }

  private static func sorted(_ paths: [GraphPath]) -> [GraphPath] {
    paths.sorted { left, right in
      left.steps.map(\.destination).lexicographicallyPrecedes(right.steps.map(\.destination))
    }
  }
}

/// A search for the ways with the fewest steps that must be asked for, and of these the shortest.
private struct PathSearchByAsking {
  /// The ends that are nearest, ascending.
  private(set) var nearest: [Int] = []
  /// For each node the last steps of the best ways to it. An end at which ways start too has a second number, higher by
  /// the count of the nodes, for those that come back to it.
  private(set) var arriving: [[GraphPath.Step]]

  private let ways: ForwardWays
  private let starts: Set<Int>
  private let ends: Set<Int>
  private let passable: Set<Int>
  private var best: [Cost?]

  private struct Cost: Comparable {
    var asked: Int
    var length: Int

    static func < (left: Cost, right: Cost) -> Bool {
      (left.asked, left.length) < (right.asked, right.length)
    }
  }

  init(_ ways: ForwardWays, from starts: Set<Int>, to ends: Set<Int>) {
    let count = ways.nodes.count
    self.ways = ways
    self.starts = starts
    self.ends = Set(ends.map { starts.contains($0) ? $0 + count : $0 })
    passable = ways.passableObjects(from: starts.sorted())
    arriving = [[GraphPath.Step]](repeating: [], count: 2 * count)
    best = [Cost?](repeating: nil, count: 2 * count)
    for start in starts { best[start] = Cost(asked: 0, length: 0) }
    var round: [Int: Set<Int>] = [0: starts]
    var asked = 0
    while !round.isEmpty, nearest.isEmpty {
      round = search(round, asked: asked)
      asked += 1
    }
  }

  /// Goes on from nodes, known by the lengths of the ways to them, without asking for anything more.
  ///
  /// - Returns: what one more asking leads to.
  private mutating func search(_ found: [Int: Set<Int>], asked: Int) -> [Int: Set<Int>] {
    var levels = found
    var next: [Int: Set<Int>] = [:]
    var length = levels.keys.min() ?? 0
    while !levels.isEmpty {
      let cost = Cost(asked: asked, length: length)
      let level = (levels.removeValue(forKey: length) ?? []).filter { best[$0] == cost }
      nearest = level.filter(ends.contains).sorted()
      guard nearest.isEmpty else { break }
      for node in level.sorted() where !ways.isObject(node) || passable.contains(node) {
        for step in ways.steps[node] {
          let isAsked = step.isAsked == true && !starts.contains(node)
          let after = Cost(asked: asked + (isAsked ? 1 : 0), length: length + 1)
          guard let destination = number(of: step), arrive(at: destination, by: step, after) else { continue }
          if isAsked {
            next[after.length, default: []].insert(destination)
          } else {
            levels[after.length, default: []].insert(destination)
          }
        }
      }
      length += 1
    }
    return next
  }

  /// The number of the node that a step leads to; nil for a start that is no end.
  private func number(of step: GraphPath.Step) -> Int? {
    guard let node = ways.numbers[step.destination] else { return nil }
    guard starts.contains(node) else { return node }
    let again = node + ways.nodes.count
    return ends.contains(again) ? again : nil
  }

  /// Notes a way to a node if none is better; whether it is the first of its cost.
  private mutating func arrive(at node: Int, by step: GraphPath.Step, _ cost: Cost) -> Bool {
    if let known = best[node], known < cost { return false }
    let isFirst = best[node] != cost
    if isFirst { arriving[node] = [] }
    best[node] = cost
    arriving[node].append(step)
    return isFirst
  }
}
