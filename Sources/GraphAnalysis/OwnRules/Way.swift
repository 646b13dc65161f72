import NavigationModel

/// All transitions from one node to another, as a team's rule sees them.
struct Way: Sendable {
  let source: Node
  let destination: Node
  /// In the order of the model, each once.
  fileprivate(set) var kinds: [TransitionKind] = []
  /// Names of the coordinators in between, where the way is only a flow.
  fileprivate(set) var via: [String] = []
  /// Ids of the edges, ascending.
  fileprivate(set) var edges: [String] = []
  /// Where the transitions are asked for, in order.
  fileprivate(set) var sites: [SourceLocation] = []

  /// The ways that are direct transitions, sorted by source and destination.
  ///
  /// A plain container stands for what it holds. What is only one of several possibilities does not count: a rule
  /// that a team gates on must not fail for a guess.
  ///
  /// - Parameter kinds: Kinds that count; without any, all that lead forward.
  static func direct(in context: AnalysisContext, kinds: [TransitionKind] = []) -> [Way] {
    var ways: [Pair: Way] = [:]
    for edge in context.program.graph.edges
    where edge.confidence != .possible && (kinds.isEmpty ? !edge.kind.goesBack : kinds.contains(edge.kind)) {
      guard let source = context.node(edge.source), source.kind != .container else { continue }
      for end in context.unfolded(edge.destination) {
        guard let destination = context.node(end), end != source.id else { continue }
        let pair = Pair(source: source.id, destination: end)
        ways[pair, default: Way(source: source, destination: destination)].add(edge)
      }
    }
    return sorted(ways.values)
  }

  /// The ways through coordinators that are no direct transitions as well.
  static func flows(in context: AnalysisContext, kinds: [TransitionKind] = []) -> [Way] {
    let known = Set(
      direct(in: context, kinds: kinds).map { Pair(source: $0.source.id, destination: $0.destination.id) })
    let arriving = Dictionary(grouping: context.program.graph.edges, by: \.destination)
    var ways: [Pair: Way] = [:]
    for flow in context.program.graph.flows
    where !flow.via.isEmpty && (kinds.isEmpty ? !flow.kind.goesBack : kinds.contains(flow.kind)) {
      let pair = Pair(source: flow.source, destination: flow.destination)
      guard let source = context.node(flow.source), let destination = context.node(flow.destination),
        source.id != destination.id, !known.contains(pair)
      else { continue }
      let shown = (arriving[flow.destination] ?? []).filter { edge in
        context.node(edge.source).map { flow.via.contains($0.name) } ?? false
      }
      ways[pair, default: Way(source: source, destination: destination)].add(flow, shownBy: shown)
    }
    return sorted(ways.values)
  }

  private struct Pair: Hashable {
    let source: String
    let destination: String
  }

  private mutating func add(_ edge: Edge) {
    add(edge.kind)
    edges = Set(edges + [edge.id]).sorted()
    sites = Set(sites + edge.sites).sorted()
  }

  private mutating func add(_ flow: Flow, shownBy shown: [Edge]) {
    add(flow.kind)
    via = Set(via + flow.via).sorted()
    edges = Set(edges + shown.map(\.id)).sorted()
    sites = Set(sites + shown.flatMap(\.sites)).sorted()
  }

  private mutating func add(_ kind: TransitionKind) {
    kinds = TransitionKind.allCases.filter { kinds.contains($0) || $0 == kind }
  }

  private static func sorted(_ ways: some Sequence<Way>) -> [Way] {
    ways.sorted { ($0.source.id, $0.destination.id) < ($1.source.id, $1.destination.id) }
  }
}
