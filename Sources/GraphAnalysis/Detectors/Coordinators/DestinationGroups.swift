import NavigationModel

/// Groups into which the destinations of a coordinator could be cut.
struct DestinationGroups: Sendable {
  /// What the groups have in common.
  enum Basis: Sendable {
    /// Most transitions and flows that are known lead from one member to another, and few or none to other groups.
    case links
    /// The members are screens whose types are declared in the same folder, or whose scenes have one storyboard.
    case folders
  }

  let basis: Basis
  /// Ids of nodes; the largest group first. Groups of one or two are left out.
  let groups: [[String]]

  /// Fewer destinations are no flow of their own.
  private static let smallest = 3

  /// A division with less modularity tells hardly more than chance (Newman, 2004).
  private static let leastModularity = 0.3

  /// At least two groups of at least three, by links or else by folders; nil when there are no such groups.
  static func propose(for reach: CoordinatorReach, in context: AnalysisContext) -> DestinationGroups? {
    let graph = graph(of: reach, in: context)
    let linked = groups(graph.stronglyConnectedComponents(), of: reach)
    if tells(linked, of: reach) { return DestinationGroups(basis: .links, groups: linked) }
    if let division = Communities.find(in: graph), division.modularity >= leastModularity {
      let hardlyLinked = groups(division.groups, of: reach)
      if tells(hardlyLinked, of: reach) { return DestinationGroups(basis: .links, groups: hardlyLinked) }
    }
    // Coordinators are cut out already, and mostly kept together for being coordinators.
    let screens = reach.destinations.filter { context.node($0)?.kind == .screen }
    let kept = sorted(
      Dictionary(grouping: screens) { home(of: context.node($0)) }.filter { $0.key != nil }.map(\.value))
    return tells(kept, of: reach) ? DestinationGroups(basis: .folders, groups: kept) : nil
  }

  /// Whether groups say how to cut: there are at least two, they hold at least half of the destinations, and none holds
  /// nearly all.
  private static func tells(_ groups: [[String]], of reach: CoordinatorReach) -> Bool {
    let all = reach.destinations.count
    return groups.count > 1 && groups.joined().count * 2 >= all && groups.allSatisfy { $0.count * 4 <= all * 3 }
  }

  private static func links(among reach: CoordinatorReach, in context: AnalysisContext) -> [(String, String)] {
    let members = members(of: reach, in: context)
    let edges = context.program.graph.edges.filter { !$0.kind.goesBack && members[$0.source] != nil }
      .flatMap { edge in context.unfolded(edge.destination).map { (edge.source, $0) } }
    let flows = context.program.graph.flows.filter { !$0.kind.goesBack }.map { ($0.source, $0.destination) }
    return (edges + flows).compactMap { source, destination in
      guard let start = members[source], let end = members[destination], start != end else { return nil }
      return (start, end)
    }
  }

  /// The destination that stands for each node: itself, or the one coordinator among the destinations that shows it, by
  /// itself or through coordinators below it.
  private static func members(of reach: CoordinatorReach, in context: AnalysisContext) -> [String: String] {
    let destinations = Set(reach.destinations)
    var members = Dictionary(uniqueKeysWithValues: reach.destinations.map { ($0, $0) })
    let leaving = Dictionary(grouping: context.program.graph.edges.filter { !$0.kind.goesBack }, by: \.source)
    var owners: [String: Set<String>] = [:]
    for destination in reach.destinations where context.node(destination)?.isObject == true {
      var seen: Set<String> = [reach.coordinator, destination]
      var pending = [destination]
      while let coordinator = pending.popLast() {
        let ends = (leaving[coordinator] ?? []).flatMap { context.unfolded($0.destination) }
        for end in ends where !destinations.contains(end) && seen.insert(end).inserted {
          owners[end, default: []].insert(destination)
          if context.node(end)?.isObject == true { pending.append(end) }
        }
      }
    }
    for (node, coordinators) in owners where coordinators.count == 1 { members[node] = coordinators.first }
    return members
  }

  /// The links among the destinations, both ways: which way a person goes does not matter for what belongs together.
  ///
  /// The strongly connected components of such a graph are its connected ones.
  private static func graph(of reach: CoordinatorReach, in context: AnalysisContext) -> DirectedGraph {
    let numbers = Dictionary(uniqueKeysWithValues: zip(reach.destinations, reach.destinations.indices))
    let arcs = links(among: reach, in: context).compactMap { link in
      numbers[link.0].flatMap { source in numbers[link.1].map { (source: source, destination: $0) } }
    }
    return DirectedGraph(
      nodeCount: reach.destinations.count,
      arcs: arcs + arcs.map { (source: $0.destination, destination: $0.source) })
  }

  private static func groups(_ members: [[Int]], of reach: CoordinatorReach) -> [[String]] {
    sorted(members.map { $0.map { reach.destinations[$0] } })
  }

  private static func sorted(_ groups: [[String]]) -> [[String]] {
    groups.filter { $0.count >= smallest }.sorted { (-$0.count, $0.first ?? "") < (-$1.count, $1.first ?? "") }
  }

  /// The folder of the source that declares the class, or the storyboard of a scene that has none.
  private static func home(of node: Node?) -> String? {
    guard let location = node?.location, location.isInCode else { return node?.storyboard }
    return location.file.split(separator: "/").dropLast().joined(separator: "/")
  }
}
