import NavigationModel

/// The ways through coordinators, as far as they are sure enough to be part of a cycle.
struct FlowLinks {
  private let context: AnalysisContext
  private let includesPossible: Bool
  private let includesReplacements: Bool
  private let arriving: [String: [Edge]]
  private let companions: Companions
  /// Sources, destinations and coordinators of the flows by which a coordinator fills a stack afresh.
  private let exchanges: Set<[String]>
  /// Sources and destinations of the edges that put nothing on top of their source.
  private let replacements: Set<[String]>
  /// Names of coordinators and of those that they start only in the place of what was shown.
  private let replacingStarts: Set<[String]>
  /// Nil where flows need not be there for each object.
  private let callbacks: OwnCallbacks?

  /// A flow through more objects than this is mostly one that conditions on the way keep anybody from going.
  private static let longestFlow = 3

  init(_ context: AnalysisContext, includesPossible: Bool, includesReplacements: Bool) {
    self.context = context
    self.includesPossible = includesPossible
    self.includesReplacements = includesReplacements
    let edges = context.program.graph.edges.filter { includesPossible || $0.confidence != .possible }
    arriving = Dictionary(grouping: edges, by: \.destination)
    companions = Companions(context.program.graph)
    callbacks = includesPossible ? nil : OwnCallbacks(context)
    replacements = Set(
      context.program.graph.edges.filter { $0.stackEffect != nil }.map { [$0.source, $0.destination] })
    replacingStarts = Set(
      context.program.graph.edges.filter { $0.kind == .start && $0.stackEffect != nil }
        .map { [$0.source, $0.destination].compactMap(context.node).map { $0.type ?? $0.name } })
    exchanges = Set(context.program.graph.flows.filter { $0.kind == .root }.map(Self.way(of:)))
  }

  /// - Parameter numbers: The numbers of the nodes that links are made between.
  func links(numbers: [String: Int]) -> [ForwardMap.Link] {
    context.program.graph.flows.compactMap { flow in
      // A straight flow is what the edges say, and the first content of a container that a coordinator fills afresh is
      // put onto nothing.
      guard (1...Self.longestFlow).contains(flow.via.count), !flow.kind.isContainment else { return nil }
      guard let source = numbers[flow.source], let destination = numbers[flow.destination] else { return nil }
      guard includesPossible || flow.confidence != .possible, callbacks?.belong(to: flow) ?? true else { return nil }
      // Where a coordinator exchanges what is shown, if there is a stack, it puts nothing onto anything.
      guard includesReplacements || !exchanges.contains(Self.way(of: flow)) else { return nil }
      // What the screen's own code says of its way there is so of the flow as well.
      guard includesReplacements || !replacements.contains([flow.source, flow.destination]) else { return nil }
      guard
        includesReplacements
          || !zip(flow.via, flow.via.dropFirst()).contains(where: { replacingStarts.contains([$0, $1]) })
      else {
        return nil
      }
      guard companions.pass(flow.via), let shown = edges(showing: flow) else { return nil }
      let isExchange = !shown.isEmpty && shown.allSatisfy { $0.stackEffect != nil }
      guard includesReplacements || !isExchange else { return nil }
      return ForwardMap.Link(
        source: source, destination: destination, kind: flow.kind, isDirect: false,
        moves: ForwardMap.moves(flow.kind, from: context.node(flow.source)), via: flow.via, edges: shown.map(\.id),
        sites: shown.flatMap(\.sites).sorted())
    }
  }

  private static func way(of flow: Flow) -> [String] { [flow.source, flow.destination] + flow.via }

  /// The edges by which the coordinators on the way show the screen; nil where an edge says the flow already.
  private func edges(showing flow: Flow) -> [Edge]? {
    let sameKind = (arriving[flow.destination] ?? []).filter { $0.kind == flow.kind }
    guard !sameKind.contains(where: { $0.source == flow.source }) else { return nil }
    return sameKind.filter { edge in
      context.node(edge.source).map { flow.via.contains($0.name) || flow.via.contains($0.type ?? "") } ?? false
    }
  }
}

/// Which coordinators have to do with each other.
///
/// A coordinator that several screens start holds a callback of each of them, and each callback belongs to the one who
/// gave it. A flow that leaves by another's callback gets to coordinators that have nothing to do with each other.
private struct Companions {
  private let coordinators: [String: Set<String>]
  private let pairs: Set<[String]>

  init(_ graph: NavigationGraph) {
    var coordinators: [String: Set<String>] = [:]
    for node in graph.nodes where node.role == .coordinator {
      for name in [node.name, node.type ?? node.name] { coordinators[name, default: []].insert(node.id) }
    }
    let ids = Set(coordinators.values.joined())
    var pairs: Set<[String]> = []
    for edge in graph.edges where ids.contains(edge.source) {
      let asked: [String] = edge.via.flatMap { coordinators[$0].map(Array.init) ?? [] }
      for other in asked + [edge.destination] {
        pairs.formUnion([[edge.source, other], [other, edge.source]])
      }
    }
    self.coordinators = coordinators
    self.pairs = pairs
  }

  /// Whether each coordinator on the way starts or asks the next one, or the other way round.
  func pass(_ via: [String]) -> Bool {
    zip(via, via.dropFirst()).allSatisfy { here, there in
      guard let first = coordinators[here], let second = coordinators[there] else { return true }
      return first.contains { one in second.contains { pairs.contains([one, $0]) } }
    }
  }
}
