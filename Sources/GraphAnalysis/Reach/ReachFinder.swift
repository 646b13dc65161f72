import NavigationModel

/// Finds the screens that cannot be reached from where the app starts, and where the ways to them break off.
public enum ReachFinder {
  /// How far one gets from the start of an app; nil for a program without a start, such as a library.
  public static func reach(of program: LinkedProgram) -> Reach? {
    let nodes = program.graph.nodes
    let entries = nodes.indices.filter { nodes[$0].kind == .entry }
    guard !entries.isEmpty else { return nil }
    let ways = graph(of: program)
    let distances = ways.distances(from: entries)
    let seen = Set(AnalysisContext(program).seenScreens.map(\.id))
    let screens = nodes.indices.filter { seen.contains(nodes[$0].id) }
    let lost = UnreachedNodes(ways, isReached: distances.map { $0 != nil })
    let places = BreakPlaces(program.account)
    let unreached = screens.compactMap { screen in
      lost.origin(of: screen).map { Reach.UnreachedScreen(screen: nodes[screen].id, breaksAt: nodes[$0].id) }
    }
    let counts = Dictionary(grouping: unreached, by: \.breaksAt).mapValues(\.count)
    let byID = Dictionary(nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let breaks = counts.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.map { id, count in
      let (site, reason) = places.breakingPlace(of: byID[id])
      return Reach.Break(node: id, screens: count, site: site, reason: reason)
    }
    return Reach(
      reached: screens.count - unreached.count, screens: screens.count, unreached: unreached, breaks: breaks)
  }

  /// Ids of the nodes that one gets to from where the app starts; nil for a program without a start, such as a library.
  static func reachedNodes(of program: LinkedProgram) -> Set<String>? {
    let nodes = program.graph.nodes
    let entries = nodes.indices.filter { nodes[$0].kind == .entry }
    guard !entries.isEmpty else { return nil }
    let distances = graph(of: program).distances(from: entries)
    return Set(nodes.indices.filter { distances[$0] != nil }.map { nodes[$0].id })
  }

  /// All ways forward: edges, flows, and from screens to what they hold.
  static func graph(of program: LinkedProgram) -> DirectedGraph {
    let nodes = program.graph.nodes
    let numbers = Dictionary(zip(nodes.map(\.id), nodes.indices), uniquingKeysWith: { first, _ in first })
    let edges = program.graph.edges.filter { !$0.kind.goesBack }.map { ($0.source, $0.destination) }
    let flows = program.graph.flows.filter { !$0.kind.goesBack }.map { ($0.source, $0.destination) }
    let parts = program.parts.map { ($0.screen, $0.part) }
    return DirectedGraph(
      nodeCount: nodes.count,
      arcs: (edges + flows + parts).compactMap { source, destination in
        guard let source = numbers[source], let destination = numbers[destination] else { return nil }
        return (source, destination)
      })
  }
}
