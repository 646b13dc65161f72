import NavigationModel

/// The places that say what is shown for each route of a type, as SwiftUI's `navigationDestination(for:)` does, and who
/// has them: a coordinator, but also a screen or a modifier.
struct Registrations {
  private let places: Set<SourceLocation>
  /// By the ids of the nodes whose code registers them, the transitions.
  private let registering: [String: [Edge]]
  /// The ids of all that is registered.
  private let registered: Set<String>

  /// - Parameter edges: the transitions that count.
  init(_ context: AnalysisContext, edges: [Edge]) {
    let places = Set(context.program.routeRegistrations)
    self.places = places
    let found = places.isEmpty ? [] : edges.filter { !places.isDisjoint(with: $0.sites) }
    registering = Dictionary(grouping: found, by: \.source)
    registered = Set(found.map(\.destination))
  }

  /// The transitions that the code of a node registers.
  func edges(of node: String) -> [Edge] { registering[node] ?? [] }

  /// Whether the code of a node registers anything.
  func isRegistrar(_ node: String) -> Bool { registering[node] != nil }

  /// The transitions without those for a route that the code is handed, as by a link from outside: whatever it is, who
  /// registers it for the route shows it. A route that the code itself names leads to one screen at its place.
  func withoutOpenRoutes(_ edges: [Edge], named: Set<String>) -> [Edge] {
    guard !registered.isEmpty else { return edges }
    let open = edges.filter { edge in
      edge.kind == .push && edge.confidence != .certain && registered.contains(edge.destination)
        && !named.contains(edge.destination) && places.isDisjoint(with: edge.sites)
    }
    let shown = open.reduce(into: [SourceLocation: Int]()) { shown, edge in
      for site in edge.sites { shown[site, default: 0] += 1 }
    }
    let left = Set(
      open.filter { edge in edge.sites.allSatisfy { (shown[$0] ?? 0) >= Self.several } }.map(\.id))
    return edges.filter { !left.contains($0.id) }
  }

  /// A condition can choose between two routes at one place.
  private static let several = 3
}
