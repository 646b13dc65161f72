import NavigationModel

/// Tells menus from screens that know too many others: settings and the like, whose rows lead on.
///
/// A menu is opened from few places, and nothing else leads to most of what it leads to. However long it is, nothing is
/// tangled by it. A screen that is put together from several others is no menu, nor is an app's home: what the app starts with, a screen that more than half of the app's screens
/// lie behind, and what either of them is put together from. A tab can be one, such as that for everything else.
struct Menus {
  /// The screens, coordinators and starts of the app that lead to each screen.
  private let arriving: [String: Set<String>]
  /// Those of them that lead there, rather than to have the screen in a tab or as a child.
  private let opening: [String: Set<String>]
  private let homes: Set<String>
  /// The screens that are put together from several others.
  private let composed: Set<String>

  /// From how many screens a menu can be opened at most.
  private static let mostWaysIn = 3
  /// A header or a banner makes a menu no less a menu.
  private static let fewestParts = 2
  /// What part of the screens that it knows nothing but the menu leads to, at least.
  private static let leastOwnShare = 0.5
  /// What part of the app's screens lies behind a home that is not what the app starts with, as behind a login, at least.
  private static let leastShareOfHome = 0.5

  init(_ context: AnalysisContext) {
    var arriving: [String: Set<String>] = [:]
    var opening: [String: Set<String>] = [:]
    let graph = context.program.graph
    let representatives = ScreenAcquaintances.representatives(graph.nodes)
    let edges = graph.edges.filter { !$0.kind.goesBack && $0.confidence != .possible }
    let flows = graph.flows.filter { !$0.kind.goesBack && $0.confidence != .possible }
    for (source, destination, kind) in edges.map({ ($0.source, $0.destination, $0.kind) })
      + flows.map({ ($0.source, $0.destination, $0.kind) })
    where Self.leads(context.node(source)) && !context.isWrapper(source) {
      let start = representatives[source] ?? source
      for end in context.unfolded(destination).map({ representatives[$0] ?? $0 }) where end != start {
        arriving[end, default: []].insert(start)
        if kind != .child, kind != .tab { opening[end, default: []].insert(start) }
      }
    }
    self.arriving = arriving
    self.opening = opening
    composed = Self.composed(edges, representatives: representatives, context)
    homes = Set(
      Self.homes(context, arriving: arriving, representatives: representatives).map { representatives[$0] ?? $0 })
  }

  /// The screens that contain several screens of the app: children, pages, tabs and columns.
  private static func composed(
    _ edges: [Edge], representatives: [String: String], _ context: AnalysisContext
  ) -> Set<String> {
    var parts: [String: Set<String>] = [:]
    for edge in edges where edge.kind.isContainment && edge.kind != .root && edge.via.isEmpty {
      for end in context.unfolded(edge.destination).map({ representatives[$0] ?? $0 })
      where context.node(end)?.kind == .screen && context.node(end)?.role == nil {
        parts[representatives[edge.source] ?? edge.source, default: []].insert(end)
      }
    }
    return Set(parts.filter { $0.value.count >= fewestParts }.keys)
  }

  /// Where people are when they have arrived in an app, and what that is put together from.
  private static func homes(
    _ context: AnalysisContext, arriving: [String: Set<String>], representatives: [String: String]
  ) -> Set<String> {
    let graph = context.program.graph
    let entries = Set(graph.nodes.filter { $0.kind == .entry }.map(\.id))
    let edges = graph.edges.filter { $0.confidence != .possible }
    let started = edges.filter { entries.contains($0.source) && context.node($0.destination)?.isObject == true }
    let tabs = Set(
      edges.filter { $0.kind == .tab }.flatMap { context.unfolded($0.destination) }.map { representatives[$0] ?? $0 })
    let shownByEntries = arriving.filter { $0.value.isSubset(of: entries) && !tabs.contains($0.key) }.map(\.key)
    let contained = Dictionary(
      // What is put into an object that takes in anything is not a part of whoever makes that object.
      grouping: edges.filter { $0.kind.isContainment && $0.kind != .tab && ($0.kind != .child || $0.via.isEmpty) },
      by: \.source)
    var homes = entries.union(started.map(\.destination)).union(shownByEntries).union(screensBeforeMost(context))
    var pending = homes.sorted()
    while let next = pending.popLast() {
      pending += (contained[next] ?? []).map(\.destination).filter { homes.insert($0).inserted }
    }
    return homes
  }

  /// The screens that one gets to more than half of the app's screens through.
  private static func screensBeforeMost(_ context: AnalysisContext) -> [String] {
    let nodes = context.program.graph.nodes
    let seen = Set(context.seenScreens.map(\.id))
    let isScreen = nodes.map { seen.contains($0.id) }
    let behind = ReachFinder.graph(of: context.program).nodesBehind(
      from: nodes.indices.filter { nodes[$0].kind == .entry }, counting: isScreen)
    let least = Double(isScreen.count(where: \.self)) * leastShareOfHome
    return nodes.indices.filter { isScreen[$0] && Double(behind[$0]) > least }.map { nodes[$0].id }
  }

  /// What takes a person somewhere, and not an object that passes on what screens ask for.
  private static func leads(_ node: Node?) -> Bool {
    node?.kind == .screen || node?.kind == .entry || node?.role == .coordinator
  }

  /// Whether a screen is an app's home, or what that is put together from.
  func isHome(_ screen: String) -> Bool { homes.contains(screen) }

  /// Whether a screen is a menu of the screens that it knows.
  func isMenu(_ screen: String, knowing known: [ScreenAcquaintance]) -> Bool {
    isMenu(screen, of: known.map(\.destination))
  }

  /// Whether a screen is a menu of others, each of which is given once.
  func isMenu(_ screen: String, of destinations: [String]) -> Bool {
    // Who opens a screen that nobody is known to open is unknown.
    guard !destinations.isEmpty, arriving[screen] != nil, (opening[screen]?.count ?? 0) <= Self.mostWaysIn,
      !homes.contains(screen), !composed.contains(screen)
    else { return false }
    let own = destinations.count { (arriving[$0] ?? []).subtracting([screen]).isEmpty }
    return Double(own) >= Double(destinations.count) * Self.leastOwnShare
  }
}
