import NavigationModel

/// A part of a graph that a picture shows.
public struct PicturePart: Sendable {
  /// The part, as a result.
  public var result: AnalysisResult
  /// What the picture shows, in words; nil for the whole graph.
  public var title: String?
  /// Ids of the nodes that were asked for.
  public var focus: Set<String>
  /// What the picture leaves out of what was asked for, a sentence each.
  public var notes: [String]
}

/// The nodes that one demand selects, and the transitions between them that answer it.
struct Area {
  private(set) var nodes: Set<Int>
  private(set) var notes: [String] = []
  private let isShown: (Int, Int) -> Bool

  /// Whether a transition is shown that leads from one node to another.
  func shows(_ source: Int, _ destination: Int) -> Bool {
    nodes.contains(source) && nodes.contains(destination) && isShown(source, destination)
  }

  /// What leads to some nodes, and where they lead: each up to some steps. Transitions that go neither towards them nor away
  /// from them are left out, since who asks what is around a screen does not ask what its neighbours have to do with each
  /// other.
  ///
  /// A picture that would have too many nodes has fewer steps.
  init(around focus: [Int], depth: Int, in ways: ForwardWays, _ result: AnalysisResult) {
    let (opened, openedBack) = Self.freeSteps(ways, result)
    let forward = ways.destinations
    var after = Self.levels(from: focus, by: forward, free: opened, limit: depth)
    var before = Self.levels(from: focus, by: Self.reversed(forward), free: openedBack, limit: depth)
    let count = Set(after.keys).union(before.keys).count
    var steps = depth
    while steps > 1, Set(after.keys).union(before.keys).count > Self.mostNodes {
      steps -= 1
      after = after.filter { $0.value <= steps }
      before = before.filter { $0.value <= steps }
    }
    if steps < depth {
      notes = ["\(depth) steps would be \(count) nodes; only \(steps == 1 ? "1 step is" : "\(steps) steps are") drawn"]
    }
    nodes = Set(after.keys).union(before.keys)
    isShown = { [after, before] source, destination in
      if let start = after[source], let end = after[destination],
        end == start + 1 || opened[source].contains(destination) || start == 0 && end == 0
      {
        return true
      }
      guard let start = before[source], let end = before[destination] else { return false }
      return start == end + 1 || openedBack[destination].contains(source)
    }
  }

  /// What one gets to some nodes from.
  init(before ends: [Int], in ways: ForwardWays) {
    nodes = Set(Self.levels(from: ends, by: ways.arrivals(endingAt: ends)).keys)
    isShown = { _, _ in true }
  }

  /// What lies on ways. Where both ends are known, these are the shortest ways and those that are little longer, as far as
  /// a person can follow them: on some way or other lies half of an app.
  ///
  /// - Parameters:
  ///   - starts: where ways begin; nil for anywhere.
  ///   - ends: where they end; nil for anywhere.
  init(from starts: [Int]?, to ends: [Int]?, in ways: ForwardWays) {
    // What a path may pass a picture of ways shows: no object that only others start.
    let passable = ways.passableObjects(from: starts ?? [])
    let leaving = ways.destinations.enumerated().map { !ways.isObject($0) || passable.contains($0) ? $1 : [] }
    let after = starts.map { Self.levels(from: $0, by: leaving) }
    let arrivals = ways.arrivals(endingAt: ends ?? [], passing: starts == nil ? nil : passable)
    let before = ends.map { Self.levels(from: $0, by: arrivals) }
    guard let after, let before else {
      nodes = Set((after ?? before ?? [:]).keys)
      isShown = { _, _ in true }
      return
    }
    let lengths = after.compactMap { node, level in before[node].map { (node: node, length: level + $0) } }
    guard let shortest = lengths.map(\.length).min() else {
      nodes = []
      isShown = { _, _ in false }
      return
    }
    func near(_ longer: Int) -> Set<Int> { Set(lengths.filter { $0.length <= shortest + longer }.map(\.node)) }
    let longer = [2, 1].first { near($0).count <= Self.mostNodesOnWays } ?? 0
    nodes = near(longer)
    if nodes.count < lengths.count { notes = ["ways of more than \(shortest + longer) steps left out"] }
    isShown = { source, destination in
      guard let start = after[source], let end = before[destination] else { return false }
      return start + 1 + end <= shortest + longer
    }
  }

  /// More nodes around a screen are no answer any more.
  private static let mostNodes = 120
  /// More nodes on the ways between two screens cannot be followed.
  private static let mostNodesOnWays = 40

  /// How many steps each node is away from some.
  private static func levels(
    from starts: [Int], by neighbours: [[Int]], free: [[Int]] = [], limit: Int = .max
  ) -> [Int: Int] {
    var levels: [Int: Int] = [:]
    /// Those of the nodes that are new, with what a person sees at the same time.
    func opened(_ nodes: [Int], _ level: Int) -> [Int] {
      var all: [Int] = []
      var pending = nodes
      while let node = pending.popLast() {
        guard levels[node] == nil else { continue }
        levels[node] = level
        all.append(node)
        if !free.isEmpty { pending += free[node] }
      }
      return all
    }
    var (nodes, level) = (opened(starts, 0), 0)
    while !nodes.isEmpty, level < limit {
      level += 1
      nodes = opened(nodes.flatMap { neighbours[$0] }, level)
    }
    return levels
  }

  /// For each node those that lead to it.
  private static func reversed(_ steps: [[Int]]) -> [[Int]] {
    var reversed = [[Int]](repeating: [], count: steps.count)
    for (source, destinations) in steps.enumerated() {
      for destination in destinations { reversed[destination].append(source) }
    }
    return reversed
  }

  /// For each plain container the screen that it is made around: a person sees both at the same time, so that no step
  /// leads there. Of tabs a person sees one. Then the same the other way round.
  private static func freeSteps(_ ways: ForwardWays, _ result: AnalysisResult) -> ([[Int]], [[Int]]) {
    var free = [[Int]](repeating: [], count: ways.nodes.count)
    for container in Set(result.nodes.filter { $0.kind == .container }.compactMap { ways.numbers[$0.id] }).sorted() {
      free[container] += ways.steps[container].filter { $0.kind == .root }.compactMap { ways.numbers[$0.destination] }
    }
    return (free, reversed(free))
  }
}
