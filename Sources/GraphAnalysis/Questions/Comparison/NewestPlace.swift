import NavigationModel

/// Moves new findings to the code that made them, so that a review shows them in a file that the change touches.
///
/// A rule places a finding where one begins to repair it, and knows of no change. The last step of a cycle may be old,
/// and the one that closes it may be the new one.
struct NewestPlace {
  private let sites: [String: [SourceLocation]]

  /// - Parameter edges: the transitions that came.
  init(of edges: [Edge]) {
    sites = Dictionary(edges.map { ($0.id, $0.sites) }, uniquingKeysWith: { first, _ in first })
  }

  /// A finding at the first place of a transition that came. It stays where it is if it stands at such a place, and if no
  /// transition that it is about came.
  func moved(_ finding: Finding) -> Finding {
    let places = finding.edges.flatMap { sites[$0] ?? [] }
    guard let newest = places.first, finding.location.map(places.contains) != true else { return finding }
    var moved = finding
    moved.location = newest
    // The place that the finding had takes the room of the one that it has now, so that no place is told twice or lost.
    let others = [finding.location].compactMap(\.self) + finding.relatedLocations.filter { $0 != newest }
    moved.relatedLocations = others.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    return moved
  }
}
