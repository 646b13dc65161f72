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
