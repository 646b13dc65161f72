import NavigationModel

extension Sketch {
  /// Keeps the part of a graph that the options select, and counts the rest.
  init(_ graph: NavigationGraph, options: DiagramOptions) {
    var nodes = Dictionary(graph.nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    // A JSON document is untrusted input: an edge to a missing node is drawn with an unknown end, not dropped.
    for end in graph.edges.flatMap({ [$0.source, $0.destination] }) where nodes[end] == nil {
      nodes[end] = Node(id: end, name: end, kind: .unknown)
    }
    self.init(nodes: nodes, strokes: [])
    var touched: Set<String> = []
    for edge in graph.edges {
      touched.formUnion([edge.source, edge.destination])
      let ends = [edge.source, edge.destination].compactMap { nodes[$0]?.kind }
      guard let reason = Self.reasonToOmit(edge.kind, between: ends, options) else {
        strokes.append(Stroke(edge))
        continue
      }
      omissions[keyPath: reason] += 1
    }
    for (id, node) in nodes {
      guard node.kind != .unknown, let reason = Self.reasonToOmit(node.kind, options) else { continue }
      self.nodes[id] = nil
      // The others are counted by their transitions.
      if !touched.contains(id) { omissions[keyPath: reason] += 1 }
    }
  }

  private typealias Reason = WritableKeyPath<Omissions, Int>

  private static func reasonToOmit(
    _ transition: TransitionKind, between ends: [Node.Kind], _ options: DiagramOptions
  ) -> Reason? {
    if transition.goesBack && !options.showBack { return \.waysBack }
    // Code rarely names the screen to which a transition back leads, so this is not an unresolved destination.
    let telling = transition.goesBack ? ends.filter { $0 != .unknown } : ends
    return telling.lazy.compactMap { reasonToOmit($0, options) }.first
  }

  private static func reasonToOmit(_ kind: Node.Kind, _ options: DiagramOptions) -> Reason? {
    switch kind {
    case .alert: options.showAlerts ? nil : \.alerts
    case .system: options.showSystem ? nil : \.systemScreens
    case .unknown: options.showUnresolved ? nil : \.unresolved
    case .screen, .container, .coordinator, .navigator, .entry: nil
    }
  }
}
