import NavigationModel

/// Takes views that are parts of screens out of a graph: what a row leads to, each screen that has the row leads to.
///
/// Who asks what is around a screen means screens. Objects that navigate for several screens stay, since each screen asks
/// them for something else.
enum PartTransparency {
  /// The graph without the parts that some screen is known to hold.
  ///
  /// - Parameter kept: ids of nodes that stay, whatever they are.
  static func folded(_ result: AnalysisResult, besides kept: Set<String>) -> AnalysisResult {
    let led = Set(result.edges.filter { !$0.kind.goesBack }.map(\.destination))
    // A culprit has to be seen, or a picture would lose its finding.
    let culprits = result.findings.compactMap(\.nodes.first)
    let views = Set(result.nodes.filter { $0.role == .component }.map(\.id)).subtracting(led).subtracting(kept)
      .subtracting(culprits)
    let parts = (result.parts ?? []).filter { views.contains($0.part) && !views.contains($0.screen) }
    let holders = Dictionary(grouping: parts, by: \.part)
    guard !holders.isEmpty else { return result }
    let names = Dictionary(result.nodes.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    var folded = result
    folded.nodes.removeAll { holders[$0.id] != nil }
    folded.parts = result.parts?.filter { holders[$0.part] == nil && holders[$0.screen] == nil }
    var edges: [String: Edge] = [:]
    var newIDs: [String: [String]] = [:]
    for edge in result.edges {
      for source in holders[edge.source].map({ $0.map(\.screen) }) ?? [edge.source] {
        var moved = edge
        if source != edge.source {
          moved = edge.moved(
            from: source, to: edge.destination, via: [names[edge.source]].compactMap(\.self) + edge.via)
        }
        newIDs[edge.id, default: []].append(moved.id)
        edges[moved.id] = edges[moved.id].map { $0.merged(with: [moved]) } ?? moved
      }
    }
    folded.edges = edges.values.sorted { $0.id < $1.id }
    for index in folded.findings.indices {
      folded.findings[index].edges = folded.findings[index].edges.flatMap { newIDs[$0] ?? [$0] }
    }
    return folded
  }
}
