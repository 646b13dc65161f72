import NavigationModel

extension Edge {
  /// The same transition between other nodes, which stand for its own in a picture. What only its own source decides
  /// (``Edge/variesBy``) is not kept.
  func moved(from source: String, to destination: String, via: [String]? = nil) -> Edge {
    var moved = Edge(
      source: source, destination: destination, kind: kind, confidence: confidence, identifier: identifier,
      modalStyle: modalStyle, via: via ?? self.via, sites: sites, reason: reason)
    moved.siteReasons = siteReasons
    moved.stackEffect = stackEffect
    return moved
  }

  /// One transition for several between the same nodes; it is as sure as the surest of them.
  func merged(with others: [Edge]) -> Edge {
    var merged = self
    merged.confidence = others.reduce(confidence) { min($0, $1.confidence) }
    // The reasons go by the places: with each place stays its own.
    let all = ([self] + others).flatMap { edge in
      zip(edge.sites, edge.siteReasons ?? edge.sites.map { _ in edge.reason ?? "" })
    }
    let reasons = Dictionary(all.map { ($0.0, $0.1) }, uniquingKeysWith: { first, _ in first })
    merged.sites = reasons.keys.sorted()
    let told = merged.sites.compactMap { reasons[$0] }
    merged.siteReasons = Set(told).count > 1 && !told.contains("") ? told : nil
    return merged
  }
}
