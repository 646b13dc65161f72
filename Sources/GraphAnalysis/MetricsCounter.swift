import NavigationModel

/// Counts and measures what is in a graph.
public enum MetricsCounter {
  /// What the program alone gives: its counts, its shape and the measures of its nodes.
  public static func measure(_ program: LinkedProgram) -> Metrics {
    let context = AnalysisContext(program)
    var metrics = count(program.graph)
    metrics.screens = context.seenScreens.count
    let whole = max(metrics.forwardTransitions, 1)
    metrics.shape = NodeMeasurement.shape(
      of: context, unresolvedShare: Double(metrics.unresolvedDestinations) / Double(whole))
    metrics.shape?.unexplainedShare = NodeMeasurement.rounded(program.account.unexplainedShare)
    metrics.shape?.unreachedShare = ReachFinder.reach(of: program).map {
      NodeMeasurement.rounded(Double($0.unreached.count) / Double(max($0.screens, 1)))
    }
    metrics.nodes = NodeMeasurement.metrics(of: context)
    return metrics
  }

  /// The counts that the graph alone gives. The files that were read and skipped are for the caller to fill in.
  public static func count(_ graph: NavigationGraph) -> Metrics {
    let kinds = Dictionary(graph.nodes.map { ($0.id, $0.kind) }, uniquingKeysWith: { first, _ in first })
    let forward = graph.edges.filter { isForward($0.kind) }
    return Metrics(
      screens: graph.nodes.count { $0.kind == .screen && $0.role == nil },
      coordinators: graph.nodes.count { $0.kind == .coordinator && $0.role == .coordinator },
      transitions: graph.edges.reduce(into: [:]) { $0[$1.kind.rawValue, default: 0] += 1 },
      unresolvedDestinations: forward.count { kinds[$0.destination] == .unknown },
      forwardTransitions: forward.count
    )
  }

  /// Whether a transition takes a person to a screen of the app: the whole of which the unresolved ones are a part.
  ///
  /// Alerts and system screens have no destination that could stay unresolved, and a started coordinator is no screen.
  static func isForward(_ kind: TransitionKind) -> Bool {
    !kind.goesBack && kind != .alert && kind != .system && kind != .start
  }
}
