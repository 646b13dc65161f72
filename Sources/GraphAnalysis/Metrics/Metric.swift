import NavigationModel

/// Something that is measured and that a limit can be set on.
public enum Metric: String, Codable, Sendable, CaseIterable {
  /// Other nodes that lead to a node.
  case fanIn = "fan-in"
  /// Other nodes that a node leads to.
  case fanOut = "fan-out"
  /// The part of a node's neighbours that it leads to.
  case instability
  /// The fewest steps to a node from where the app starts.
  case depth
  /// The part of the shortest ways between others that pass through a node.
  case betweenness
  /// Screens of the app.
  case screens
  /// Parts of the graph between which nothing leads.
  case components
  /// Sets of screens that can all be reached from each other by going forward.
  case cycles
  /// The part of the forward transitions whose destination is unknown.
  case unresolved
  /// The part of the places that can be navigation which the graph does not explain.
  case unexplained
  /// The part of the screens that cannot be reached from the start of the app.
  case unreached

  /// Whether each node has a value of its own.
  public var isOfNodes: Bool {
    switch self {
    case .fanIn, .fanOut, .instability, .depth, .betweenness: true
    case .screens, .components, .cycles, .unresolved, .unexplained, .unreached: false
    }
  }

  /// Whether the values are parts of a whole, from 0 to 1; the others are counts.
  public var isShare: Bool {
    switch self {
    case .instability, .betweenness, .unresolved, .unexplained, .unreached: true
    case .fanIn, .fanOut, .depth, .screens, .components, .cycles: false
    }
  }

  /// What the metric measures, as the end of a sentence about a node or the graph.
  public var meaning: String {
    switch self {
    case .fanIn: "nodes that lead to it"
    case .fanOut: "nodes that it leads to"
    case .instability: "fan-out divided by the sum of fan-in and fan-out"
    case .depth: "steps from the app's entry points"
    case .betweenness: "the share of the shortest paths between other nodes that go through it"
    case .screens: "screens of the app"
    case .components: "parts of the graph that no transition connects"
    case .cycles: "sets of screens that all reach each other by forward transitions"
    case .unresolved: "the share of the forward transitions with an unknown destination"
    case .unexplained: "the share of the places that look like navigation and are unexplained"
    case .unreached: "the share of the screens that are unreachable from the entry points"
    }
  }

  /// The value for a node; nil for a metric of the graph, and where a node has none.
  func value(of metrics: NodeMetrics) -> Double? {
    switch self {
    case .fanIn: Double(metrics.fanIn)
    case .fanOut: Double(metrics.fanOut)
    case .instability: metrics.instability
    case .depth: metrics.depth.map(Double.init)
    case .betweenness: metrics.betweenness
    case .screens, .components, .cycles, .unresolved, .unexplained, .unreached: nil
    }
  }

  /// The value for the graph; nil for a metric of nodes, and where the graph was not measured.
  func value(of metrics: Metrics) -> Double? {
    switch self {
    case .screens: Double(metrics.screens)
    case .components: metrics.shape.map { Double($0.components) }
    case .cycles: metrics.shape.map { Double($0.cycles) }
    case .unresolved: metrics.shape?.unresolvedShare
    case .unexplained: metrics.shape?.unexplainedShare
    case .unreached: metrics.shape?.unreachedShare
    case .fanIn, .fanOut, .instability, .depth, .betweenness: nil
    }
  }
}
