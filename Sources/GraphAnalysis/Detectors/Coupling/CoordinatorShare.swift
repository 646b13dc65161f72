import NavigationModel

/// How much of an app's navigation its coordinators carry out: whether the app plays the game whose rules are judged.
struct CoordinatorShare {
  /// The part of the transitions to controllers that coordinators make or pass on, from 0 to 1; 0 where there are none.
  ///
  /// What SwiftUI's views lead to does not count, since a link names its destination there, nor do the parts of screens,
  /// alerts, ways back, and what a coordinator starts.
  let value: Double

  init(_ context: AnalysisContext) {
    let coordinators = OwnNavigation.coordinatorNames(context.program.graph.nodes)
    let transitions = context.program.graph.edges.filter { edge in
      guard let source = context.node(edge.source), source.framework != .swiftui, source.kind != .entry else {
        return false
      }
      let kind = context.node(edge.destination)?.kind
      return !edge.kind.goesBack && !edge.kind.isContainment && edge.kind != .start
        && (kind == .screen || kind == .container)
    }
    let carried = transitions.count { edge in
      context.node(edge.source)?.role == .coordinator || edge.via.contains(where: coordinators.contains)
    }
    let others = transitions.count {
      context.node($0.source)?.kind == .screen && !$0.via.contains(where: coordinators.contains)
    }
    value = carried + others == 0 ? 0 : Double(carried) / Double(carried + others)
  }
}
