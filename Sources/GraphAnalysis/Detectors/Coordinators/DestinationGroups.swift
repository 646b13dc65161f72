import NavigationModel

/// Groups into which the destinations of a coordinator could be cut.
struct DestinationGroups: Sendable {
  /// What the groups have in common.
  enum Basis: Sendable {
    /// Transitions and flows lead from one member to another, and to no other group.
    case links
    /// The members' types or scenes are kept in the same folder or storyboard.
    case folders
  }

  let basis: Basis
  /// Ids of nodes; the largest group first. Groups of one are left out.
  let groups: [[String]]

  /// At least two groups of at least two, by links or else by folders; nil when there are no such groups.
  static func propose(for reach: CoordinatorReach, in context: AnalysisContext) -> DestinationGroups? {
    let linked = groups(reach.destinations, linked: links(among: reach, in: context))
    if linked.count > 1 {
      return DestinationGroups(basis: .links, groups: linked)
    }
    let kept = sorted(
      Dictionary(grouping: reach.destinations) { home(of: context.node($0)) }.filter { $0.key != nil }.map(\.value))
    return kept.count > 1 ? DestinationGroups(basis: .folders, groups: kept) : nil
  }

  private static func links(among reach: CoordinatorReach, in context: AnalysisContext) -> [(String, String)] {
    let members = Set(reach.destinations)
    let edges = context.program.graph.edges.filter { !$0.kind.goesBack && members.contains($0.source) }
      .flatMap { edge in context.unfolded(edge.destination).map { (edge.source, $0) } }
    let flows = context.program.graph.flows.filter { !$0.kind.goesBack }.map { ($0.source, $0.destination) }
    return (edges + flows).filter { members.contains($0.0) && members.contains($0.1) }
  }

  /// The connected components, regardless of direction: strongly connected ones of a graph with every arc both ways.
  private static func groups(_ members: [String], linked: [(String, String)]) -> [[String]] {
    let numbers = Dictionary(uniqueKeysWithValues: zip(members, members.indices))
    let arcs = linked.compactMap { link in
      numbers[link.0].flatMap { source in numbers[link.1].map { (source: source, destination: $0) } }
    }
    let graph = DirectedGraph(
      nodeCount: members.count, arcs: arcs + arcs.map { (source: $0.destination, destination: $0.source) })
    return sorted(graph.stronglyConnectedComponents().map { $0.map { members[$0] } })
  }

  private static func sorted(_ groups: [[String]]) -> [[String]] {
    groups.filter { $0.count > 1 }.sorted { (-$0.count, $0.first ?? "") < (-$1.count, $1.first ?? "") }
  }

  /// The storyboard, or the folder of the declaration.
  private static func home(of node: Node?) -> String? {
    if let storyboard = node?.storyboard { return storyboard }
    guard let file = node?.location?.file, let slash = file.lastIndex(of: "/") else { return nil }
    return String(file[..<slash])
  }
}
