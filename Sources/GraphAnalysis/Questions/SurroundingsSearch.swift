import NavigationModel

extension Surroundings {
  /// Gathers what a result says of one of its nodes.
  public init(of node: Node, in result: AnalysisResult) {
    let steps = ForwardWays.all(of: result)
    let arriving = Dictionary(grouping: steps, by: \.destination)
    let containers = Set(result.nodes.filter { $0.kind == .container || $0.id.hasSuffix(")") }.map(\.id))
    let waysIn = Self.sorted(Self.arrivals(at: node.id, arriving, through: containers), by: \.source)
    let waysOut = Self.sorted(steps.filter { $0.source == node.id }, by: \.destination)
    let back = result.edges.filter { $0.source == node.id && $0.kind.goesBack }
    let waysBack = Self.sorted(
      back.map { edge in
        GraphPath.Step(
          source: edge.source, destination: edge.destination, kind: edge.kind, confidence: edge.confidence,
          via: edge.via, sites: edge.sites)
      }, by: \.destination)
    let holders = Set((result.parts ?? []).filter { $0.part == node.id }.map(\.screen)).sorted()
    self.init(
      node: node, waysIn: waysIn, waysOut: waysOut, waysBack: waysBack, holders: holders,
      namings: (result.knowledge ?? []).filter { $0.destination == node.id && $0.source != node.id },
      findings: result.findings.filter { $0.nodes.first == node.id })
  }

  /// The steps that lead to a node. What leads to a container that is made around it leads to it.
  private static func arrivals(
    at node: String, _ arriving: [String: [GraphPath.Step]], through containers: Set<String>
  ) -> [GraphPath.Step] {
    var found: [GraphPath.Step] = []
    var seen: Set<String> = [node]
    var pending = [node]
    while let next = pending.popLast() {
      for step in arriving[next] ?? [] {
        if step.kind.isContainment, containers.contains(step.source) {
          if seen.insert(step.source).inserted { pending.append(step.source) }
        } else {
          var step = step
          step.destination = node
          found.append(step)
        }
      }
    }
    return found
  }

  private static func sorted(_ steps: [GraphPath.Step], by end: (GraphPath.Step) -> String) -> [GraphPath.Step] {
    // What an edge says of a way through objects, a flow can say again.
    let distinct = Dictionary(grouping: steps) {
      [$0.source, $0.destination, $0.kind.rawValue, $0.via.joined(separator: " ")]
    }
    let merged = distinct.values.compactMap { same -> GraphPath.Step? in
      var step = same.first
      step?.sites = Set(same.flatMap(\.sites)).sorted()
      return step
    }
    return merged.sorted { left, right in
      (end(left), left.kind.rawValue, left.via.joined(separator: " "), left.sites.first ?? .none)
        < (end(right), right.kind.rawValue, right.via.joined(separator: " "), right.sites.first ?? .none)
    }
  }
}

extension SourceLocation {
  fileprivate static let none = SourceLocation(file: "", line: 0, column: 0)
}
