import NavigationModel

/// Finds out what is around the nodes of one result.
public struct SurroundingsSearch {
  private let arriving: [String: [GraphPath.Step]]
  private let leaving: [String: [GraphPath.Step]]
  private let back: [String: [GraphPath.Step]]
  private let holders: [String: [ScreenPart]]
  private let namings: [String: [ScreenKnowledge]]
  private let helpers: [String: [HelperKnowledge]]
  private let findings: [String: [Finding]]
  /// Ids of nodes that are made around others.
  private let containers: Set<String>

  /// Indexes a result by its nodes, so that all of them can be asked about.
  public init(_ result: AnalysisResult) {
    let steps = ForwardWays.all(of: result)
    arriving = Dictionary(grouping: steps, by: \.destination)
    leaving = Dictionary(grouping: steps, by: \.source)
    let goingBack = result.edges.filter(\.kind.goesBack).map { edge in
      GraphPath.Step(
        source: edge.source, destination: edge.destination, kind: edge.kind, confidence: edge.confidence,
        via: edge.via, sites: edge.sites, edges: [edge.id])
    }
    back = Dictionary(grouping: goingBack, by: \.source)
    holders = Dictionary(grouping: result.parts ?? [], by: \.part)
    namings = Dictionary(grouping: result.knowledge ?? [], by: \.destination)
    helpers = Dictionary(grouping: result.helperKnowledge ?? [], by: \.destination)
    findings = Dictionary(grouping: result.findings) { $0.nodes.first ?? "" }
    containers = Set(result.nodes.filter { $0.kind == .container || $0.id.hasSuffix(")") }.map(\.id))
  }

  /// Gathers what the result says of one of its nodes.
  public func surroundings(of node: Node) -> Surroundings {
    Surroundings(
      node: node, waysIn: Self.sorted(arrivals(at: node.id), by: \.source),
      waysOut: Self.sorted(departures(from: node.id), by: \.destination),
      waysBack: Self.sorted(back[node.id] ?? [], by: \.destination),
      holders: Set((holders[node.id] ?? []).map(\.screen)).sorted(),
      namings: (namings[node.id] ?? []).filter { $0.source != node.id }, helpers: helpers[node.id] ?? [],
      findings: findings[node.id] ?? [])
  }

  /// The steps that lead to a node. What leads to a container that is made around it leads to it.
  private func arrivals(at node: String) -> [GraphPath.Step] {
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

  /// The steps that leave a node. What leads to a container leads to what that is made around.
  private func departures(from node: String) -> [GraphPath.Step] {
    var found: [GraphPath.Step] = []
    for step in leaving[node] ?? [] {
      var seen: Set<String> = []
      var pending = [step.destination]
      while let end = pending.popLast() {
        let contents = containers.contains(end) ? (leaving[end] ?? []).filter(\.kind.isContainment) : []
        if contents.isEmpty {
          var step = step
          step.destination = end
          found.append(step)
        }
        pending += contents.map(\.destination).filter { seen.insert($0).inserted }
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
      let edges = Set(same.flatMap { $0.edges ?? [] }).sorted()
      step?.edges = edges.isEmpty ? nil : edges
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
