import NavigationModel

/// Which of the screens that a screen leads to are details of it: nothing else leads to them, and they lead nowhere but to
/// details of their own, and not forward to the screen again. Nobody's way through the app goes on there.
struct OwnDetails {
  private let leaving: [String: [String]]
  private let arriving: [String: Set<String>]
  private let context: AnalysisContext

  /// The part of its destinations from which on a screen is taken for a list of its details.
  private static let share = 0.6

  init(_ context: AnalysisContext) {
    self.context = context
    let edges = context.program.graph.edges.filter { edge in
      !edge.kind.goesBack && edge.kind != .alert && edge.kind != .system
    }
    leaving = Dictionary(grouping: edges, by: \.source).mapValues { $0.map(\.destination) }
    let flows = context.program.graph.flows.filter { !$0.kind.goesBack && !$0.via.isEmpty }
    arriving = (edges.map { ($0.source, $0.destination) } + flows.map { ($0.source, $0.destination) })
      .reduce(into: [:]) { $0[$1.1, default: []].insert($1.0) }
  }

  /// Whether most of what a screen leads to are its details.
  ///
  /// - Parameter destinations: what the screen leads to, as a person sees it.
  func areMost(of destinations: [String], leadingFrom screen: String) -> Bool {
    let own = territory(of: screen)
    let details = destinations.count { own.contains($0) && reached(from: $0).isSubset(of: own) }
    return Double(details) >= Double(destinations.count) * Self.share
  }

  /// The nodes to which nobody gets but through a screen.
  private func territory(of screen: String) -> Set<String> {
    var own = reached(from: screen).subtracting([screen])
    var isSettled = false
    while !isSettled {
      let kept = own.filter { arriving[$0]?.isSubset(of: own.union([screen])) ?? false }
      isSettled = kept.count == own.count
      own = kept
    }
    return own
  }

  /// The nodes that forward transitions lead to from a node, beyond the node itself.
  private func reached(from start: String) -> Set<String> {
    var found: Set<String> = []
    var pending = [start]
    while let next = pending.popLast() {
      pending += (leaving[next] ?? []).filter { $0 != start && found.insert($0).inserted }
    }
    return found
  }
}
