import NavigationModel

/// Finds the shortest ways from some nodes to others.
public enum PathFinder {
  /// All shortest paths, sorted by the nodes on them, and whether there are more than were asked for.
  ///
  /// All steps are of the same length, so that a breadth-first search finds the paths (C. Y. Lee, "An Algorithm for Path
  /// Connections and Its Applications", 1961).
  ///
  /// - Parameters:
  ///   - sources: ids of the nodes that the ways begin at.
  ///   - destinations: ids of the nodes that they end at.
  ///   - limit: how many paths are wanted at most.
  public static func find(
    from sources: [String], to destinations: [String], in result: AnalysisResult, limit: Int
  ) -> (paths: [GraphPath], areAll: Bool) {
    let ways = ForwardWays(result)
    let starts = Set(sources.compactMap { ways.numbers[$0] })
    let ends = Set(destinations.compactMap { ways.numbers[$0] }).subtracting(starts)
    let passable = ways.passableObjects(from: starts.sorted())
    var distances = [Int?](repeating: nil, count: ways.nodes.count)
    var arriving = [[GraphPath.Step]](repeating: [], count: ways.nodes.count)
    for start in starts { distances[start] = 0 }
    var (level, distance) = (starts.sorted(), 0)
    while !level.isEmpty, ends.allSatisfy({ distances[$0] == nil }) {
      distance += 1
      var next: Set<Int> = []
      for node in level where !ways.isObject(node) || passable.contains(node) {
        for step in ways.steps[node] {
          guard let destination = ways.numbers[step.destination] else { continue }
          if distances[destination] == nil {
            distances[destination] = distance
            next.insert(destination)
          }
          if distances[destination] == distance { arriving[destination].append(step) }
        }
      }
      level = next.sorted()
    }
    let nearest = ends.filter { distances[$0] != nil }.sorted()
    return paths(to: nearest, arriving: arriving, numbers: ways.numbers, limit: limit)
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
