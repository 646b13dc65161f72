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
    let named = Dictionary(grouping: context.program.knowledge, by: \.source).mapValues { Set($0.map(\.destination)) }
    let ids = Dictionary(grouping: context.program.graph.nodes.filter { $0.role == .coordinator }, by: \.name)
    // Who makes the controller performs the transition, though a coordinator pushes whatever it is handed.
    let isHandedOn = { (edge: Edge) -> Bool in
      let ends = context.unfolded(edge.destination)
      let names = { (id: String) -> Bool in named[id]?.isDisjoint(with: ends) == false }
      return names(edge.source) && !edge.via.flatMap { ids[$0] ?? [] }.contains { names($0.id) }
    }
    let carried = transitions.count { edge in
      context.node(edge.source)?.role == .coordinator
        || edge.via.contains(where: coordinators.contains) && !isHandedOn(edge)
    }
    let others = transitions.count { edge in
      context.node(edge.source)?.kind == .screen
        && (!edge.via.contains(where: coordinators.contains) || isHandedOn(edge))
    }
    value = carried + others == 0 ? 0 : Double(carried) / Double(carried + others)
  }
}
