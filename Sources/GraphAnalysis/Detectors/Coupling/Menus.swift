import NavigationModel

/// Tells menus from screens that are a knot: settings and the like, whose rows lead on.
///
/// A menu is opened from few places, and nothing else leads to most of what it leads to. However long it is, nothing is
/// tangled by it.
struct Menus {
  /// The screens, coordinators and starts of the app that lead to each screen.
  private let arriving: [String: Set<String>]
  private let entries: Set<String>

  /// From how many screens a menu can be opened at most.
  private static let mostWaysIn = 3
  /// What part of the screens that it knows nothing but the menu leads to, at least.
  private static let leastOwnShare = 0.5

  init(_ context: AnalysisContext) {
    var arriving: [String: Set<String>] = [:]
    let graph = context.program.graph
    let representatives = ScreenAcquaintances.representatives(graph.nodes)
    let edges = graph.edges.filter { !$0.kind.goesBack && $0.confidence != .possible }
    let flows = graph.flows.filter { !$0.kind.goesBack && $0.confidence != .possible }
    for (source, destination) in edges.map({ ($0.source, $0.destination) }) + flows.map({ ($0.source, $0.destination) })
    where Self.leads(context.node(source)) && !context.isWrapper(source) {
      let start = representatives[source] ?? source
      for end in context.unfolded(destination).map({ representatives[$0] ?? $0 }) where end != start {
        arriving[end, default: []].insert(start)
      }
    }
    self.arriving = arriving
    entries = Set(graph.nodes.filter { $0.kind == .entry }.map(\.id))
  }

  /// What takes a person somewhere, and not an object that passes on what screens ask for.
  private static func leads(_ node: Node?) -> Bool {
    node?.kind == .screen || node?.kind == .entry || node?.role == .coordinator
  }

  /// Whether a screen is a menu of the screens that it knows.
  func isMenu(_ screen: String, knowing known: [ScreenAcquaintance]) -> Bool {
    let sources = arriving[screen] ?? []
    // Where the app starts is no menu: nothing but the start leads there, and nobody else leads on.
    let isStart = !sources.isEmpty && sources.isSubset(of: entries)
    guard !known.isEmpty, !isStart, sources.count <= Self.mostWaysIn else { return false }
    let own = known.count { (arriving[$0.destination] ?? []).subtracting([screen]).isEmpty }
    return Double(own) >= Double(known.count) * Self.leastOwnShare
  }
}
