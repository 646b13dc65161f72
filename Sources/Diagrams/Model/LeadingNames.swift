import NavigationModel

/// The names by which a person knows what is in a group of an overview.
struct LeadingNames {
  private let arrivals: [String: Int]
  private let departures: [String: Int]

  init(_ strokes: [Stroke]) {
    let forward = strokes.filter { !$0.kind.goesBack }
    arrivals = Dictionary(forward.map { ($0.destination, $0.count) }, uniquingKeysWith: +)
    departures = Dictionary(forward.map { ($0.source, $0.count) }, uniquingKeysWith: +)
  }

  /// The screens that most transitions lead to; where there are none, the objects that most transitions leave; at last
  /// any. No name stands there twice, nor does the title of the group.
  ///
  /// - Parameters:
  ///   - limit: how many names there are at most.
  ///   - amongEndsOnly: whether only nodes that a transition leads to or from are named.
  func names(of group: OverviewGroup, limit: Int = 2, amongEndsOnly: Bool = false) -> [String] {
    let nodes = group.nodes.filter { !amongEndsOnly || arrivals[$0.id] != nil || departures[$0.id] != nil }
    let ranked = nodes.map { (rank: rank(of: $0), node: $0) }.sorted {
      ($0.rank.class, -$0.rank.weight, $0.node.name, $0.node.id)
        < ($1.rank.class, -$1.rank.weight, $1.node.name, $1.node.id)
    }
    // A group that is called by its leading names does not tell them twice.
    let told = Set(group.title.split(separator: ", ").map(String.init))
    return ranked.reduce(into: []) { names, entry in
      let name = entry.node.name
      if names.count < limit, !told.contains(name), !names.contains(name) { names.append(name) }
    }
  }

  private func rank(of node: Node) -> (class: Int, weight: Int) {
    let arrivals = arrivals[node.id] ?? 0
    if node.kind == .screen, arrivals > 0 { return (0, arrivals) }
    let departures = departures[node.id] ?? 0
    return departures > 0 ? (1, departures) : (2, arrivals)
  }
}
