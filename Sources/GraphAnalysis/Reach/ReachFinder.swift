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
    let screens = nodes.indices.filter { nodes[$0].kind == .screen && nodes[$0].role == nil }
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

  /// All ways forward: edges, flows, and from screens to what they hold.
  private static func graph(of program: LinkedProgram) -> DirectedGraph {
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

/// The nodes that cannot be reached, each with the one at which the ways to it break off.
struct UnreachedNodes {
  private let origins: [Int?]

  /// The origin of a node is one that no unreached node outside of its circle leads to. Of several origins of a node
  /// that counts which explains most.
  init(_ graph: DirectedGraph, isReached: [Bool]) {
    let lost = isReached.indices.filter { !isReached[$0] }
    let numbers = Dictionary(zip(lost, lost.indices), uniquingKeysWith: { first, _ in first })
    let part = DirectedGraph(
      nodeCount: lost.count,
      arcs: lost.flatMap { node in
        graph.successors[node].compactMap { successor -> (source: Int, destination: Int)? in
          guard let source = numbers[node], let destination = numbers[successor] else { return nil }
          return (source, destination)
        }
      })
    let components = part.stronglyConnectedComponents()
    var component = [Int](repeating: 0, count: lost.count)
    for (index, members) in components.enumerated() { for member in members { component[member] = index } }
    var isEntered = [Bool](repeating: false, count: components.count)
    for node in part.successors.indices {
      for successor in part.successors[node] where component[successor] != component[node] {
        isEntered[component[successor]] = true
      }
    }
    let tops = components.indices.filter { !isEntered[$0] }
      .map { index -> (start: Int, reached: [Int]) in
        // Of a circle the node that leads to most others stands for it.
        let start =
          components[index].max { left, right in
            (part.successors[left].count, right) < (part.successors[right].count, left)
          } ?? 0
        return (start, part.distances(from: [start]).enumerated().filter { $0.element != nil }.map(\.offset))
      }
    var origins = [Int?](repeating: nil, count: isReached.count)
    for top in tops.sorted(by: { (-$0.reached.count, $0.start) < (-$1.reached.count, $1.start) }) {
      for node in top.reached where origins[lost[node]] == nil { origins[lost[node]] = lost[top.start] }
    }
    self.origins = origins
  }

  /// The node at which the ways to a node break off; nil for one that can be reached.
  func origin(of node: Int) -> Int? { origins[node] }
}

/// The places of the account by what is made there, for telling where a way breaks off.
struct BreakPlaces {
  private let makings: [String: [NavigationAccount.Place]]

  init(_ account: NavigationAccount) {
    makings = Dictionary(grouping: account.places.filter { $0.kind == .making }, by: \.name)
  }

  /// Where code makes a node without anything that leads to it, with the reason; no place where no code does.
  func breakingPlace(of node: Node?) -> (site: SourceLocation?, reason: String) {
    guard let node else { return (nil, "the graph does not hold it") }
    let name = node.type?.split(separator: ".").last.map(String.init) ?? node.name
    let places = makings[name] ?? []
    let first = places.first { $0.outcome == .unexplained } ?? places.first { $0.outcome != .unreachable } ?? places.first
    if let first { return (first.site, first.reason) }
    if node.type == nil, node.storyboard != nil { return (node.location, "nothing was seen to show the scene") }
    return (node.location, "no code was seen that makes it")
  }
}
