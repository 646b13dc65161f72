import NavigationModel

/// A graph without its coordinators: only what the user sees, with flows instead of the coordinators' transitions.
struct ScreenMap {
  private let whole: NavigationGraph
  /// The names of the parts of screens, by id.
  private let parts: [String: String]
  private let passages: Set<Passage>

  /// A flow leads to a screen through an object.
  private struct Passage: Hashable {
    let via: String
    let destination: String
    let kind: TransitionKind
  }

  /// An entry starts the app's coordinator, and that one the coordinator of the first screen.
  private static let startingCoordinators = 2

  init(_ graph: NavigationGraph) {
    whole = graph
    let components = graph.nodes.filter { $0.role == .component }
    parts = Dictionary(components.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    passages = Set(
      graph.flows.flatMap { flow in
        flow.via.map { Passage(via: $0, destination: flow.destination, kind: flow.kind) }
      })
  }

  /// The edges between screens, the flows through coordinators, and the first screens that those lead to by which the
  /// app starts.
  var graph: NavigationGraph {
    let coordinators = Set(whole.nodes.filter(\.isObject).map(\.id))
    let straight = whole.edges.filter { edge in
      !coordinators.contains(edge.source) && !coordinators.contains(edge.destination) && !isToldByFlow(edge)
    }
    // Flows that are only possible would hide those that are sure.
    let flows = whole.flows.filter { !$0.via.isEmpty && $0.confidence != .possible }.map { flow in
      Edge(
        source: flow.source, destination: flow.destination, kind: flow.kind, confidence: .inferred,
        via: flow.via,
        sites: [])
    }
    var edges = Dictionary(straight.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for edge in flows where edges[edge.id] == nil { edges[edge.id] = edge }
    let arriving = Set(edges.values.filter { !$0.kind.goesBack }.map(\.destination))
    for edge in firstScreens(coordinators) where edges[edge.id] == nil {
      // Further away from the start, a root is mostly that of something shown later.
      let isFirst = edge.kind == .root && edge.via.count <= Self.startingCoordinators
      if isFirst || !arriving.contains(edge.destination) { edges[edge.id] = edge }
    }
    // Containers that only coordinators show are not shown by anything in this picture; their contents are, by flows.
    let containers = Set(whole.nodes.filter { $0.kind == .container }.map(\.id))
    let shown = Set(edges.values.filter { !$0.kind.goesBack }.map(\.destination))
    edges = edges.filter { !containers.contains($0.value.source) || shown.contains($0.value.source) }
    let touched = Set(edges.values.flatMap { [$0.source, $0.destination] })
    return NavigationGraph(
      nodes: whole.nodes.filter {
        !coordinators.contains($0.id) && ($0.kind == .screen || $0.kind == .entry || touched.contains($0.id))
      },
      edges: edges.values.sorted { $0.id < $1.id })
  }

  /// Whether the flows of the screens that contain a part already include an edge of the part.
  private func isToldByFlow(_ edge: Edge) -> Bool {
    guard let part = parts[edge.source] else { return false }
    return passages.contains(Passage(via: part, destination: edge.destination, kind: edge.kind))
  }

  /// What the coordinators show that an entry starts, directly or through others, as shown by the entry.
  private func firstScreens(_ coordinators: Set<String>) -> [Edge] {
    let outgoing = Dictionary(grouping: whole.edges, by: \.source)
    let screens = Set(whole.nodes.filter { $0.kind == .screen }.map(\.id))
    let names = Dictionary(whole.nodes.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    return whole.nodes.filter { $0.kind == .entry }.flatMap { entry -> [Edge] in
      var found: [Edge] = []
      var via: [String: [String]] = [entry.id: []]
      var next = [entry.id]
      var index = 0
      while index < next.count {
        let starter = next[index]
        index += 1
        for edge in outgoing[starter] ?? [] where !edge.kind.goesBack {
          let passed = via[starter] ?? []
          if coordinators.contains(edge.destination) {
            guard via[edge.destination] == nil else { continue }
            via[edge.destination] = passed + [names[edge.destination] ?? ""]
            next.append(edge.destination)
          } else if starter != entry.id, screens.contains(edge.destination) {
            found.append(
              Edge(
                source: entry.id, destination: edge.destination, kind: edge.kind, confidence: edge.confidence,
                via: passed, sites: edge.sites))
          }
        }
      }
      return found
    }
  }
}

extension Sketch {
  /// Notes which lines stand for flows: only those pass something without a place in the sources, or begin at the
  /// start of the app.
  mutating func markFlows() {
    for index in strokes.indices where !strokes[index].via.isEmpty {
      strokes[index].isFlow = strokes[index].sites.isEmpty || nodes[strokes[index].source]?.kind == .entry
    }
  }
}
