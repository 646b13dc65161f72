import NavigationModel

/// Collects edges and merges those that are the same transition at several places.
struct EdgeCollector {
  private var edges: [String: Edge] = [:]

  mutating func add(_ edge: Edge) {
    guard var known = edges[edge.id] else {
      edges[edge.id] = edge
      return
    }
    known.sites += edge.sites
    if edge.confidence < known.confidence || (edge.confidence == known.confidence && edge.via.count < known.via.count) {
      known.confidence = edge.confidence
      known.via = edge.via
    }
    // The reasons of several places differ; one that is the same on every run is kept.
    known.reason = [known.reason, edge.reason].compactMap { $0 }.min()
    edges[edge.id] = known
  }

  /// The edges sorted by id, the sites of each sorted and without doubles.
  var sorted: [Edge] {
    edges.values.sorted { $0.id < $1.id }.map { edge in
      var edge = edge
      edge.sites = Set(edge.sites).sorted()
      return edge
    }
  }
}
