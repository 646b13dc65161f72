import NavigationModel

/// Collects edges and merges those that are the same transition at several places.
struct EdgeCollector {
  private var edges: [String: Edge] = [:]
  /// Why the destination is unknown at each place, by the ids of the edges.
  private var reasons: [String: [SourceLocation: String]] = [:]

  /// The ways of instances to every place of an edge, by its id; nothing for an edge with a place that each gets to.
  private(set) var modeWays: [String: ModeWays] = [:]

  /// - Parameter ways: What decides whether instances get to the place; nil where each does.
  mutating func add(_ edge: Edge, _ ways: ModeWays? = nil) {
    if edges[edge.id] == nil {
      modeWays[edge.id] = ways
    } else if let ways, modeWays[edge.id] != nil {
      modeWays[edge.id]?.ways += ways.ways
    } else {
      modeWays[edge.id] = nil
    }
    if let reason = edge.reason {
      // Of several reasons for one place the one that is the same on every run is kept.
      for site in edge.sites { reasons[edge.id, default: [:]].merge([site: reason], uniquingKeysWith: min) }
    }
    // In place: a copy of an edge would copy all its sites, for each place that is added.
    if edges[edge.id]?.merge(edge) == nil { edges[edge.id] = edge }
  }

  /// Joins edges that fill what others show with these others.
  ///
  /// - Parameter shown: The nodes between which both kinds of edges are one transition.
  /// - Returns: The nodes of those that were joined.
  mutating func joinRoots(between shown: Set<Ends>) -> Set<Ends> {
    var joined: Set<Ends> = []
    guard !shown.isEmpty else { return joined }
    for (ends, found) in Dictionary(
      grouping: edges.values, by: { Ends(source: $0.source, destination: $0.destination) }) where shown.contains(ends)
    {
      // As many sheets as fillings: of more, some fill other windows.
      let roots = found.filter { $0.kind == .root }
      guard roots.count == 1, let root = roots.first,
        let kept = found.filter({ $0.kind == .sheet }).min(by: { $0.id < $1.id }),
        Set(root.sites).count <= Set(kept.sites).count
      else { continue }
      edges[kept.id]?.sites += root.sites
      edges[root.id] = nil
      modeWays[root.id] = nil
      joined.insert(ends)
    }
    return joined
  }

  /// Joins edges to what is not known, for one reason, with the only edge by which their source fills something.
  mutating func joinUnknown(because reason: String) {
    let unknown = edges.values.filter { $0.reason == reason }
    guard !unknown.isEmpty else { return }
    let sources = Set(unknown.map(\.source))
    let roots = Dictionary(
      grouping: edges.values.filter { $0.kind == .root && $0.reason == nil && sources.contains($0.source) },
      by: \.source)
    for edge in unknown {
      guard let known = roots[edge.source], known.count == 1 else { continue }
      edges[known[0].id]?.sites += edge.sites
      edges[edge.id] = nil
      modeWays[edge.id] = nil
    }
  }

  /// The nodes that an edge joins.
  struct Ends: Hashable {
    let source: String
    let destination: String
  }

  /// The edges sorted by id, the sites of each sorted and without doubles.
  var sorted: [Edge] {
    edges.values.sorted { $0.id < $1.id }.map { edge in
      var edge = edge
      edge.sites = Set(edge.sites).sorted()
      let siteReasons = edge.sites.compactMap { reasons[edge.id]?[$0] }
      if Set(siteReasons).count > 1, siteReasons.count == edge.sites.count { edge.siteReasons = siteReasons }
      return edge
    }
  }
}

extension Edge {
  /// Takes up the same transition at another place.
  fileprivate mutating func merge(_ other: Edge) {
    sites += other.sites
    if modalStyle != other.modalStyle { modalStyle = nil }
    // Of several ways the surest counts, and of those the shortest; which of the places comes first does not.
    if other.confidence < confidence || (other.confidence == confidence && other.hasShorterWay(than: self)) {
      confidence = other.confidence
      via = other.via
    }
    // One place that puts the destination on top is enough for the stack to grow.
    if stackEffect != other.stackEffect {
      stackEffect = stackEffect == nil || other.stackEffect == nil ? nil : .exchange
    }
    reason = [reason, other.reason].compactMap { $0 }.min()
  }

  private func hasShorterWay(than other: Edge) -> Bool {
    via.count == other.via.count ? via.lexicographicallyPrecedes(other.via) : via.count < other.via.count
  }
}
