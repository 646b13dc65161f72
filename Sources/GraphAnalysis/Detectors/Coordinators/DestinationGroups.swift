import NavigationModel

/// Groups into which the screens of a coordinator could be cut.
struct DestinationGroups: Sendable {
  /// What the groups have in common.
  enum Basis: Sendable {
    /// The coordinator shows the members in a file of their own, which extends it.
    case files
    /// Most transitions and flows that are known lead from one member to another, and few or none to other groups.
    case links
    /// The types of the members are declared in the same folder, or their scenes have one storyboard.
    case folders
  }

  /// Screens that belong together.
  struct Group: Sendable {
    /// The file, the folder or the storyboard that has them; nil where transitions join them.
    let home: String?
    /// Ids of screens, ascending.
    let members: [String]
  }

  let basis: Basis
  /// The largest group first. Groups of one or two are left out.
  let groups: [Group]

  /// Fewer screens are no flow of their own.
  private static let smallest = 3

  /// A division with less modularity tells hardly more than chance (Newman, 2004).
  private static let leastModularity = 0.3

  /// The groups by files, or at least two groups by links or else by folders; nil when there are no such groups.
  ///
  /// - Parameter byLinks: whether transitions can tell, as they cannot where all screens are one scenario.
  static func propose(
    for reach: CoordinatorReach, byLinks: Bool, in context: AnalysisContext
  ) -> DestinationGroups? {
    let screens = Set(reach.screens(in: context))
    let extending = byFile(screens, of: reach, in: context)
    if !extending.isEmpty { return DestinationGroups(basis: .files, groups: extending) }
    let graph = graph(of: reach, in: context)
    if byLinks, !hasHub(graph) {
      let linked = groups(graph.stronglyConnectedComponents(), of: reach, screens)
      if tells(linked, of: screens) { return DestinationGroups(basis: .links, groups: linked) }
      if let division = Communities.find(in: graph), division.modularity >= leastModularity {
        let hardlyLinked = groups(division.groups, of: reach, screens)
        if tells(hardlyLinked, of: screens) { return DestinationGroups(basis: .links, groups: hardlyLinked) }
      }
    }
    let declared = screens.filter { context.node($0)?.location?.isInCode == true }
    let folders = sorted(
      Dictionary(grouping: declared) { folder(of: context.node($0)) }, in: "folder",
      among: Set(context.program.graph.nodes.compactMap { folder(of: $0) }))
    // A scene that has no class is only in its storyboard.
    let scenes = Dictionary(grouping: screens.subtracting(declared)) { context.node($0)?.storyboard }
    let kept = ordered(folders + sorted(scenes, in: "storyboard"))
    return tells(kept, of: screens) ? DestinationGroups(basis: .folders, groups: kept) : nil
  }

  /// The screens that only one file is about, which extends the coordinator beside the file that declares it.
  private static func byFile(
    _ screens: Set<String>, of reach: CoordinatorReach, in context: AnalysisContext
  ) -> [Group] {
    guard let declaring = context.node(reach.coordinator)?.location?.file else { return [] }
    let files = Dictionary(grouping: screens) { screen -> String? in
      let files = Set((reach.places[screen] ?? []).map(\.file))
      return files.count == 1 ? files.first : nil
    }
    // Without any screen in the file that declares it nothing tells which of the files is an extension.
    guard files[declaring] != nil else { return [] }
    return sorted(files.filter { $0.key != declaring })
  }

  /// Whether groups say how to cut: there are at least two, they hold at least half of the screens, and none holds nearly
  /// all.
  private static func tells(_ groups: [Group], of screens: Set<String>) -> Bool {
    groups.count > 1 && groups.flatMap(\.members).count * 2 >= screens.count
      && groups.allSatisfy { $0.members.count * 4 <= screens.count * 3 }
  }

  /// Whether one destination, such as a menu, has links to most of the others: a part of its rows is no scenario.
  private static func hasHub(_ graph: DirectedGraph) -> Bool {
    graph.successors.contains { $0.count * 2 > graph.nodeCount }
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

  /// The screens of each part. Coordinators, which are cut out already, only join them.
  private static func groups(_ members: [[Int]], of reach: CoordinatorReach, _ screens: Set<String>) -> [Group] {
    ordered(
      members.map { numbers in
        Group(home: nil, members: numbers.map { reach.destinations[$0] }.filter(screens.contains).sorted())
      })
  }

  /// - Parameter others: what else has names of the kind, from which the names must tell a group apart.
  private static func sorted(
    _ groups: [String?: [String]], in kind: String? = nil, among others: Set<String> = []
  ) -> [Group] {
    ordered(
      groups.compactMap { home, members in
        // The analyzed folder itself has no name, and says nothing of what lies in it.
        guard let home, !home.isEmpty else { return nil }
        let name = PathEnding.shortest(of: home, among: others)
        return Group(home: kind.map { "\($0) \(name)" } ?? name, members: members.sorted())
      })
  }

  private static func ordered(_ groups: [Group]) -> [Group] {
    groups.filter { $0.members.count >= smallest }.sorted {
      (-$0.members.count, $0.members.first ?? "") < (-$1.members.count, $1.members.first ?? "")
    }
  }

  /// The folder of the source that declares the class.
  private static func folder(of node: Node?) -> String? {
    node?.location?.file.split(separator: "/").dropLast().joined(separator: "/")
  }
}
