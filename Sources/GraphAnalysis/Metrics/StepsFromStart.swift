import NavigationModel

/// How many steps a person takes from where the app starts to each node.
///
/// What a screen contains, what an app or a coordinator starts with, and a coordinator that starts another cost no step.
struct StepsFromStart: Sendable {
  private let distances: [String: Int]

  /// - Parameter map: The ways forward, flows included.
  init(_ map: ForwardMap, in context: AnalysisContext) {
    let arriving = Set(map.links.map(\.destination))
    let entries = map.nodes.indices.filter { context.node(map.nodes[$0])?.kind == .entry }
    let starts = entries.isEmpty ? map.nodes.indices.filter { !arriving.contains($0) } : entries
    let shownByFlows = Set(
      context.program.graph.flows.filter { !$0.via.isEmpty && !$0.kind.goesBack }.map(\.destination))
    // A screen that coordinators show where another screen asks for it is as deep as that screen says. The coordinator
    // itself is nearer, but no person is ever at a coordinator.
    let asked = map.links.filter { link in
      context.node(map.nodes[link.source])?.isObject != true || !shownByFlows.contains(map.nodes[link.destination])
    }
    let counted = Self.distances(over: asked, from: starts, count: map.nodes.count, map: map, context: context)
    let rest = Self.distances(over: map.links, from: starts, count: map.nodes.count, map: map, context: context)
    distances = map.nodes.indices.reduce(into: [:]) { distances, node in
      distances[map.nodes[node]] = counted[node] ?? rest[node]
    }
  }

  /// The steps to a node; nil where nothing leads to it from where the app starts.
  func steps(to node: String) -> Int? { distances[node] }

  /// Breadth first, where links without a step are followed before the others.
  private static func distances(
    over links: [ForwardMap.Link], from starts: [Int], count: Int, map: ForwardMap, context: AnalysisContext
  ) -> [Int?] {
    let leaving = Dictionary(grouping: links, by: \.source)
    var distances = [Int?](repeating: nil, count: count)
    var frontier = starts
    var steps = 0
    while !frontier.isEmpty {
      var next: [Int] = []
      while let node = frontier.popLast() {
        guard distances[node] == nil else { continue }
        distances[node] = steps
        for link in leaving[node] ?? [] where distances[link.destination] == nil {
          if isStep(link, from: context.node(map.nodes[node])) {
            next.append(link.destination)
          } else {
            frontier.append(link.destination)
          }
        }
      }
      frontier = next
      steps += 1
    }
    return distances
  }

  /// The first screen that an app shows is where the person is, not a step away.
  private static func isStep(_ link: ForwardMap.Link, from source: Node?) -> Bool {
    link.moves && source?.kind != .entry
  }
}
