import NavigationModel

/// The steps forward between the nodes of a graph: edges, flows through coordinators, and what screens hold.
struct ForwardWays {
  /// Ids of the nodes, ascending; a node is known by its position here.
  let nodes: [String]
  /// The position of each node.
  let numbers: [String: Int]
  /// For each node the steps that leave it, one to each destination, sorted by destination.
  let steps: [[GraphPath.Step]]
  private let kinds: [Node.Kind]

  init(_ result: AnalysisResult) {
    // A saved graph can come from anybody, with the same node twice.
    nodes = Set(result.nodes.map(\.id)).sorted()
    numbers = Dictionary(uniqueKeysWithValues: zip(nodes, nodes.indices))
    let byID = Dictionary(result.nodes.map { ($0.id, $0.kind) }, uniquingKeysWith: { first, _ in first })
    kinds = nodes.map { byID[$0] ?? .unknown }
    let clearest = Dictionary(Self.all(of: result).map { ([$0.source, $0.destination], $0) }) { left, right in
      Self.order(left) <= Self.order(right) ? left : right
    }
    var steps = [[GraphPath.Step]](repeating: [], count: nodes.count)
    for step in clearest.values {
      if let source = numbers[step.source], numbers[step.destination] != nil { steps[source].append(step) }
    }
    self.steps = steps.map { $0.sorted { $0.destination < $1.destination } }
  }

  /// For each node where its steps lead.
  var destinations: [[Int]] { steps.map { $0.compactMap { numbers[$0.destination] } } }

  /// Every step there is; between two nodes there can be several.
  static func all(of result: AnalysisResult) -> [GraphPath.Step] {
    let edges = result.edges.filter { !$0.kind.goesBack }
    let asked = AskedEdges(result)
    let direct = edges.map { edge in
      GraphPath.Step(
        source: edge.source, destination: edge.destination, kind: edge.kind, confidence: edge.confidence, via: edge.via,
        sites: edge.sites, isAsked: asked.contains(edge) ? true : nil, edges: [edge.id])
    }
    let held = (result.parts ?? []).map { part in
      GraphPath.Step(
        source: part.screen, destination: part.part, kind: .embed, confidence: .certain, via: [], sites: part.sites)
    }
    return direct + flowing(in: result) + held
  }

  /// The ways through objects, with where the last of them shows the destination, or a container around it.
  static func flowing(in result: AnalysisResult) -> [GraphPath.Step] {
    let edges = FlowEdges(result)
    return result.flows.filter { !$0.kind.goesBack && !$0.via.isEmpty }.map { flow in
      let shown = edges.edges(showing: flow)
      return GraphPath.Step(
        source: flow.source, destination: flow.destination, kind: flow.kind, confidence: flow.confidence ?? .inferred,
        via: flow.via, sites: Set(shown.edges.flatMap(\.sites)).sorted(), edges: shown.edges.map(\.id),
        viaNodes: shown.objects)
    }
  }

  /// The clearest step comes first: one that nobody must ask for, a sure one, one that the code says directly.
  private static func order(_ step: GraphPath.Step) -> (Int, Int, Int, String) {
    let confidence = [.certain: 0, .inferred: 1, .possible: 2][step.confidence] ?? 2
    return (step.isAsked == true ? 1 : 0, confidence, step.via.count, step.kind.rawValue)
  }

  /// The objects that a way from a node can pass: those that it starts before any screen is shown. Once a person is on a
  /// screen, what a coordinator does for it is a flow; what it does for others leads nobody on.
  func passableObjects(from starts: [Int]) -> Set<Int> {
    var seen = Set(starts)
    var pending = starts
    while let node = pending.popLast() {
      guard kinds[node] == .entry || isObject(node) else { continue }
      for next in steps[node].compactMap({ numbers[$0.destination] }) where isObject(next) {
        if seen.insert(next).inserted { pending.append(next) }
      }
    }
    return seen
  }

  /// For each node those that a way comes from: to an object only from a start of the app or from an object, unless the
  /// way ends there.
  ///
  /// - Parameter passable: the objects that ways may pass; nil for all.
  func arrivals(endingAt ends: [Int], passing passable: Set<Int>? = nil) -> [[Int]] {
    let ends = Set(ends)
    var arrivals = [[Int]](repeating: [], count: nodes.count)
    for (source, steps) in steps.enumerated() where !isObject(source) || passable?.contains(source) != false {
      let starts = kinds[source] == .entry || isObject(source)
      for destination in steps.compactMap({ numbers[$0.destination] })
      where starts || !isObject(destination) || ends.contains(destination) {
        arrivals[destination].append(source)
      }
    }
    return arrivals
  }

  /// Whether a node moves between screens and is none itself.
  func isObject(_ node: Int) -> Bool { kinds[node] == .coordinator || kinds[node] == .navigator }
}
