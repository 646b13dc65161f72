import NavigationModel

/// The shortest ways from where an app starts to each of its nodes.
struct ShortestWays: Sendable {
  /// A way with the transitions that it takes.
  struct Way: Sendable {
    /// Ids of the screens that a person is on before the first and after each transition. Containers and coordinators
    /// between are left out, and of screens that are parts of each other all but the innermost.
    let nodes: [String]
    let edges: [String]
    let sites: [SourceLocation]
    let transitions: Int
  }

  private let map: ForwardMap
  /// The link by which a node is reached first, by the number of the node; nil for starts and for what is not reached.
  private var arrival: [ForwardMap.Link?]
  private var depth: [Int?]
  private let isScreen: [Bool]

  /// Dijkstra's algorithm for links that take one step or none ("0-1 breadth-first search").
  ///
  /// - Parameter includesStrangers: Whether the app may also start with what nothing is known to lead to. The ways are
  ///   as long as they are at least, then.
  init(_ context: AnalysisContext, includesStrangers: Bool = false) {
    map = ForwardMap(context, selection: ForwardMap.Selection())
    arrival = Array(repeating: nil, count: map.nodes.count)
    depth = Array(repeating: nil, count: map.nodes.count)
    isScreen = map.nodes.map { context.node($0)?.kind == .screen }
    let leaving = Dictionary(grouping: Self.links(of: map, context), by: \.source)
    let arriving = Set(map.links.map(\.destination))
    var frontier = map.nodes.indices.filter { node in
      context.node(map.nodes[node])?.kind == .entry || (includesStrangers && !arriving.contains(node))
    }
    for start in frontier { depth[start] = 0 }
    var distance = 0
    while !frontier.isEmpty {
      var next: [Int] = []
      // What takes no step is reached in the same round.
      var position = 0
      while position < frontier.count {
        let node = frontier[position]
        position += 1
        for link in leaving[node] ?? [] where depth[link.destination] == nil && !Self.takesStep(link, context, map) {
          depth[link.destination] = distance
          arrival[link.destination] = link
          frontier.append(link.destination)
        }
      }
      distance += 1
      for link in frontier.flatMap({ leaving[$0] ?? [] }) where depth[link.destination] == nil {
        depth[link.destination] = distance
        arrival[link.destination] = link
        next.append(link.destination)
      }
      frontier = next
    }
  }

  /// The links without those from coordinators to what a screen leads to by them: a coordinator shows that later.
  private static func links(of map: ForwardMap, _ context: AnalysisContext) -> [ForwardMap.Link] {
    let isScreen = map.nodes.map { context.node($0)?.kind == .screen }
    let isCoordinator = map.nodes.map { context.node($0)?.isObject == true }
    let later = Set(map.links.filter { $0.moves && isScreen[$0.source] }.map(\.destination))
    return map.links.filter { !isCoordinator[$0.source] || !later.contains($0.destination) }
  }

  /// What an entry or a coordinator shows takes no step: that was taken to get to it.
  private static func takesStep(_ link: ForwardMap.Link, _ context: AnalysisContext, _ map: ForwardMap) -> Bool {
    let source = context.node(map.nodes[link.source])?.kind
    return link.moves && link.kind != .replace && source != .entry && source != .coordinator
  }

  /// How many transitions the way to a node takes; nil for one that is not reached.
  func depth(of id: String) -> Int? { map.nodes.firstIndex(of: id).flatMap { depth[$0] } }

  /// The ways of more transitions than a limit behind whose ends no way goes on, in the order of their ends.
  func deepest(beyond limit: Int) -> [Way] {
    let passed = Set(arrival.compactMap { $0?.source })
    return map.nodes.indices.compactMap { node in
      guard let depth = depth[node], depth > limit, !passed.contains(node) else { return nil }
      return way(to: node, depth)
    }
  }

  private func way(to end: Int, _ depth: Int) -> Way {
    var links: [ForwardMap.Link] = []
    var node = end
    while let link = arrival[node] {
      links.append(link)
      node = link.source
    }
    links.reverse()
    var stops: [Int: Int] = [:]
    for node in [node] + links.map(\.destination) {
      guard let depth = self.depth[node], isScreen[node] || stops[depth] == nil else { continue }
      stops[depth] = node
    }
    return Way(
      nodes: stops.sorted { $0.key < $1.key }.map { map.nodes[$0.value] }, edges: links.flatMap(\.edges),
      sites: links.compactMap(\.sites.first), transitions: depth)
  }
}
