import NavigationModel

/// What one coordinator or router shows and starts.
struct CoordinatorReach: Sendable {
  /// The id of the coordinator's node.
  let coordinator: String
  /// Ids of screens and coordinators, ascending.
  let destinations: [String]
  /// Ids of the edges that lead there, ascending.
  let edges: [String]
  /// Where that happens, in order.
  let sites: [SourceLocation]

  /// The reach of every coordinator and router, in the order of the graph.
  static func all(in context: AnalysisContext, includingPossible: Bool) -> [CoordinatorReach] {
    let graph = context.program.graph
    let edges = graph.edges.filter { edge in
      !edge.kind.goesBack && edge.kind != .alert && edge.kind != .system
        && (includingPossible || edge.confidence != .possible)
    }
    let leaving = Dictionary(grouping: edges, by: \.source)
    let knowledge = Dictionary(grouping: context.program.knowledge, by: \.source)
    return graph.nodes.filter { $0.kind == .coordinator }.map { node in
      let own = leaving[node.id] ?? []
      let routed = routedEdges(through: node, knowing: knowledge[node.id] ?? [], edges: edges)
      let reached = (own + routed).map { edge in
        (edge: edge, ends: context.unfolded(edge.destination).filter { $0 != node.id && counts(context.node($0)) })
      }
      .filter { !$0.ends.isEmpty }
      return CoordinatorReach(
        coordinator: node.id, destinations: Set(reached.flatMap(\.ends)).sorted(),
        edges: Set(reached.map(\.edge.id)).sorted(), sites: Set(reached.flatMap(\.edge.sites)).sorted())
    }
  }

  /// The transitions of others that the router carries out and whose destination its own code names.
  ///
  /// A wrapper that shows whatever it is given knows no screen, however many transitions pass through it.
  private static func routedEdges(through node: Node, knowing knowledge: [ScreenKnowledge], edges: [Edge]) -> [Edge] {
    let known = Set(knowledge.map(\.destination))
    guard !known.isEmpty else { return [] }
    return edges.filter { edge in
      known.contains(edge.destination) && (edge.via.contains(node.name) || edge.via.contains(node.type ?? node.name))
    }
  }

  /// Screens of the app and coordinators; no parts of screens, no views without a name.
  private static func counts(_ node: Node?) -> Bool {
    guard let node else { return false }
    return node.kind == .coordinator || (node.kind == .screen && node.role == nil)
  }
}
