import NavigationModel

/// Which part of a graph a picture shows: what is around a screen, between two, or before one.
public struct PictureSelection: Hashable, Sendable {
  /// Names or patterns of nodes that are shown with their neighbours.
  public var focus: [String]
  /// How many steps around the focus are shown, in both directions.
  public var depth: Int
  /// Names or patterns of nodes at which the ways that are shown begin.
  public var from: [String]
  /// Names or patterns of nodes at which they end.
  public var to: [String]
  /// Names or patterns of nodes: everything is shown from which one gets to them.
  public var reaches: [String]

  /// Selects nothing in particular, which is the whole graph, unless more is said.
  public init(focus: [String] = [], depth: Int = 1, from: [String] = [], to: [String] = [], reaches: [String] = []) {
    self.focus = focus
    self.depth = depth
    self.from = from
    self.to = to
    self.reaches = reaches
  }

  /// Whether the whole graph is shown.
  public var isEverything: Bool { focus.isEmpty && from.isEmpty && to.isEmpty && reaches.isEmpty }

  /// All names that nodes are looked up by.
  public var names: [String] { focus + from + to + reaches }

  /// The part of a result that is shown: the nodes that each demand selects, and what leads from one of them to another.
  public func applied(to result: AnalysisResult) -> AnalysisResult {
    guard !isEverything else { return result }
    let ways = ForwardWays(result)
    let lookup = NodeLookup(result.nodes)
    func numbers(_ names: [String]) -> [Int] {
      Set(names.flatMap(lookup.nodes(meantBy:)).compactMap { ways.numbers[$0.id] }).sorted()
    }
    let forward = ways.steps.map { $0.compactMap { ways.numbers[$0.destination] } }
    let both = zip(forward, Self.reversed(forward)).map { $0 + $1 }
    let (starts, ends) = (numbers(from), numbers(to))
    let free = Self.freeSteps(ways, result)
    var shown: Set<Int> = []
    if !focus.isEmpty { shown.formUnion(Self.within(depth, of: numbers(focus), by: both, free: free)) }
    if !reaches.isEmpty {
      shown.formUnion(Self.within(.max, of: numbers(reaches), by: ways.arrivals(endingAt: numbers(reaches))))
    }
    if !from.isEmpty || !to.isEmpty {
      // What a path may pass a picture of ways shows: no object that only others start.
      let passable = ways.passableObjects(from: starts)
      let leaving = forward.enumerated().map { !ways.isObject($0) || passable.contains($0) ? $1 : [] }
      let after = from.isEmpty ? nil : Self.within(.max, of: starts, by: leaving)
      let arrivals = ways.arrivals(endingAt: ends, passing: from.isEmpty ? nil : passable)
      let before = to.isEmpty ? nil : Self.within(.max, of: ends, by: arrivals)
      shown.formUnion(after.map { after in before.map(after.intersection) ?? after } ?? before ?? [])
    }
    return Self.restricted(result, to: Set(shown.map { ways.nodes[$0] }))
  }

  /// For each node those that lead to it.
  private static func reversed(_ steps: [[Int]]) -> [[Int]] {
    var reversed = [[Int]](repeating: [], count: steps.count)
    for (source, destinations) in steps.enumerated() {
      for destination in destinations { reversed[destination].append(source) }
    }
    return reversed
  }

  /// For each node those that a person sees at the same time, so that no step leads there: a plain container and the
  /// screen that it is made around. Of tabs a person sees one.
  private static func freeSteps(_ ways: ForwardWays, _ result: AnalysisResult) -> [[Int]] {
    let containers = Set(result.nodes.filter { $0.kind == .container }.compactMap { ways.numbers[$0.id] })
    var free = [[Int]](repeating: [], count: ways.nodes.count)
    for container in containers.sorted() {
      let contents = ways.steps[container].filter { $0.kind == .root }.compactMap { ways.numbers[$0.destination] }
      free[container] += contents
      for content in contents { free[content].append(container) }
    }
    return free
  }

  private static func within(
    _ depth: Int, of starts: [Int], by neighbours: [[Int]], free: [[Int]] = []
  ) -> Set<Int> {
    var seen = Set(starts)
    /// The nodes with what a person sees at the same time.
    func opened(_ nodes: [Int]) -> [Int] {
      guard !free.isEmpty else { return nodes }
      var (all, pending) = (nodes, nodes)
      while let node = pending.popLast() {
        let more = free[node].filter { seen.insert($0).inserted }
        all += more
        pending += more
      }
      return all
    }
    var (level, left) = (opened(starts), depth)
    while !level.isEmpty, left > 0 {
      level = opened(level.flatMap { neighbours[$0] }.filter { seen.insert($0).inserted })
      left -= 1
    }
    return seen
  }

  /// The result with some of its nodes, what is between them, and the findings about them.
  static func restricted(_ result: AnalysisResult, to nodes: Set<String>) -> AnalysisResult {
    var part = result
    part.nodes.removeAll { !nodes.contains($0.id) }
    part.edges.removeAll { !nodes.contains($0.source) || !nodes.contains($0.destination) }
    part.flows.removeAll { !nodes.contains($0.source) || !nodes.contains($0.destination) }
    part.parts?.removeAll { !nodes.contains($0.screen) || !nodes.contains($0.part) }
    part.findings.removeAll { !($0.nodes.first.map(nodes.contains) ?? false) }
    part.told?.removeAll { !($0.nodes.first.map(nodes.contains) ?? false) }
    // Nobody may take the part for the whole.
    part.root += " (part)"
    part.metrics.screens = part.nodes.count { $0.kind == .screen && $0.role == nil }
    part.metrics.coordinators = part.nodes.count { $0.role == .coordinator }
    let forward = part.edges.filter { !$0.kind.goesBack && !$0.kind.isContainment }
    part.metrics.forwardTransitions = forward.count
    let unknown = Set(part.nodes.filter { $0.kind == .unknown }.map(\.id))
    part.metrics.unresolvedDestinations = forward.count { unknown.contains($0.destination) }
    return part
  }

  /// The same with the steps of ways as its only transitions, so that a way through coordinators is a line too.
  public static func restricted(
    _ result: AnalysisResult, to nodes: Set<String>, showing steps: [GraphPath.Step]
  ) -> AnalysisResult {
    var part = restricted(result, to: nodes)
    part.flows = []
    part.parts = []
    part.edges = Set(steps).map { step in
      Edge(
        source: step.source, destination: step.destination, kind: step.kind, confidence: step.confidence,
        identifier: nil,
        via: step.via, sites: step.sites)
    }.sorted { $0.id < $1.id }
    return part
  }
}
