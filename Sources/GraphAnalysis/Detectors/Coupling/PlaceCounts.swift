import NavigationModel

/// At how many places code leads to each of some nodes: a message names those first that it leads to most often.
struct PlaceCounts {
  private var places: [String: Set<SourceLocation>] = [:]

  /// The ids of the nodes.
  var nodes: Set<String> { Set(places.keys) }

  /// Notes that transitions or namings at some places lead to a node.
  mutating func add(_ node: String, at sites: [SourceLocation]) { places[node, default: []].formUnion(sites) }

  /// Where code leads to a node, in order.
  func sites(of node: String) -> [SourceLocation] { (places[node] ?? []).sorted() }

  /// The ids, those that most places lead to first, and by their names where as many do.
  func mostFirst(_ context: AnalysisContext) -> [String] {
    let ranked = places.map { (id: $0.key, rank: -$0.value.count, name: context.name(of: $0.key)) }
    return ranked.sorted { ($0.rank, $0.name, $0.id) < ($1.rank, $1.name, $1.id) }.map(\.id)
  }
}
