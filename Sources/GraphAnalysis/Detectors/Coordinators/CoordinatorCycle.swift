import NavigationModel

/// Finds coordinators that start each other in a cycle.
struct CoordinatorCycle: Detector {
  static let possible = RuleOption.toggle(
    "possible", false,
    "Whether to count starts that are only possible: one of several candidates, or starts that only some instances "
      + "perform.")

  static let otherData = RuleOption.toggle(
    "other-data", false,
    "Whether to count coordinators that can be created with data, although each instance can lead elsewhere.")

  private let countsPossible: Bool
  private let countsOtherData: Bool

  init(values: RuleValues) {
    countsPossible = values.isOn(Self.possible)
    countsOtherData = values.isOn(Self.otherData)
  }

  /// One finding for each set of coordinators that can all start each other.
  func findings(in context: AnalysisContext) -> [Finding] {
    let madeWithData = countsOtherData ? [] : Set(context.program.madeWithData)
    let starts = context.program.graph.edges.filter { edge in
      edge.kind == .start && edge.source != edge.destination
        && (countsPossible || edge.confidence != .possible && edge.variesBy == nil)
        && !madeWithData.contains(edge.destination) && context.node(edge.source)?.role == .coordinator
        && context.node(edge.destination)?.role == .coordinator
    }
    let nodes = Set(starts.flatMap { [$0.source, $0.destination] }).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: zip(nodes, nodes.indices))
    let graph = DirectedGraph(
      nodeCount: nodes.count,
      arcs: starts.compactMap { edge in
        numbers[edge.source].flatMap { source in numbers[edge.destination].map { (source, $0) } }
      })
    return graph.stronglyConnectedComponents().filter { $0.count > 1 }.map { component in
      finding(cycle: Self.shortestCycle(within: component, of: graph).map { nodes[$0] }, starts, context: context)
    }
  }

  /// The shortest way from a coordinator of the component back to itself, the one with the smallest numbers first.
  private static func shortestCycle(within component: [Int], of graph: DirectedGraph) -> [Int] {
    let members = Set(component)
    var search = PathSearch(graph)
    var best: [Int] = []
    for source in component {
      for destination in graph.successors[source] where members.contains(destination) {
        let limit = best.isEmpty ? component.count : best.count - 2
        if let path = search.shortestPath(from: destination, to: source, limit: limit) { best = path }
      }
    }
    guard let first = best.indices.min(by: { best[$0] < best[$1] }) else { return component }
    return Array(best[first...] + best[..<first])
  }

  private func finding(cycle: [String], _ starts: [Edge], context: AnalysisContext) -> Finding {
    let next = Dictionary(uniqueKeysWithValues: zip(cycle, cycle.dropFirst() + cycle.prefix(1)))
    let edges = cycle.flatMap { node in starts.filter { $0.source == node && $0.destination == next[node] } }
    let sites = edges.flatMap(\.sites)
    return Finding(
      rule: Self.description.identifier, severity: .warning,
      message: Wording.cycle(cycle.map(context.name)) { "Coordinators start each other in a cycle: \($0)." },
      help: Self.description.remedy, nodes: cycle, edges: edges.map(\.id), location: sites.first,
      relatedLocations: Array(sites.dropFirst()),
      fingerprint: Self.fingerprint(cycle))
  }
}

extension CoordinatorCycle {
  static let description = RuleDescription(
    identifier: "coordinator-cycle",
    name: "Coordinator cycle", category: .coordinators,
    summary: """
      Finds coordinators that start each other: A starts B, and B, or what B starts, starts A. It reports the shortest \
      such cycle. A coordinator that only tells its parent that it is done, by a closure or a delegate, does not start \
      the parent. The rule ignores starts that only some instances of a coordinator perform, and coordinators that can \
      be created with data, such as a chat room.
      """,
    rationale: """
      Each round creates new coordinators on top of the old ones, the owner of the flow is unclear, and no coordinator \
      can be removed, tested or reused without the others.
      """,
    remedy: "Let a coordinator report to its parent when it is done, and let the parent decide what starts next.",
    triggeringExamples: [
      RuleExample(
        "signing in and the main flow start each other",
        """
        coordinator Login
        coordinator Main
        Login start Main
        Main start Login
        """),
      RuleExample(
        "through a third",
        """
        coordinator Shop
        coordinator Cart
        coordinator Product
        Shop start Product
        Product start Cart
        Cart start Shop
        """),
    ],
    nonTriggeringExamples: [
      RuleExample(
        "a parent that starts both",
        """
        coordinator App
        coordinator Login
        coordinator Main
        App start Login
        App start Main
        """),
      RuleExample(
        "two that start the same third",
        """
        coordinator Shop
        coordinator Cart
        coordinator Product
        Shop start Product
        Shop start Cart
        Cart start Product
        """),
    ],
    options: [possible, otherData]
  )
}
