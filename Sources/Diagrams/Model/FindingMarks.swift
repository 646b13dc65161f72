import NavigationModel

/// What the findings say of each node and edge.
struct FindingMarks {
  private(set) var nodes: [String: FindingMark] = [:]
  private var edges: Set<String> = []
  private var messagesByID: [String: [String]] = [:]

  init(_ findings: [Finding]) {
    for finding in findings {
      for (index, id) in finding.nodes.enumerated() {
        // A circle has no main node: its edges show the way around, so that each node on it is equal.
        let mark: FindingMark = index == 0 || !finding.edges.isEmpty ? .main : .involved
        nodes[id] = max(nodes[id] ?? .none, mark)
      }
      edges.formUnion(finding.edges)
      edges.formUnion(Self.flows(around: finding))
      let message = "\(finding.severity.rawValue): \(finding.message) [\(finding.rule)]"
      for id in Set(finding.nodes.prefix(1) + finding.edges) { messagesByID[id, default: []].append(message) }
    }
  }

  /// The ids that flows around a circle have in a picture: through coordinators they stand for several edges.
  private static func flows(around finding: Finding) -> [String] {
    let steps = zip(finding.nodes, finding.nodes.dropFirst() + finding.nodes.prefix(1))
    let isCircle =
      finding.nodes.count > 1 && finding.nodes.count == finding.edges.count
      && zip(finding.edges, steps).allSatisfy { edge, step in edge.hasSuffix(" " + step.1) }
    guard isCircle else { return [] }
    return steps.flatMap { source, destination in
      TransitionKind.allCases.map { Edge.id(source: source, destination: destination, kind: $0, identifier: nil) }
    }
  }

  /// The ids of the nodes that findings are about, rather than about something that these are a part of.
  var mainNodes: Set<String> { Set(nodes.filter { $0.value == .main }.keys) }

  /// The mark of a line that stands for edges and folded nodes.
  func mark(of represented: Set<String>) -> FindingMark {
    if !edges.isDisjoint(with: represented) { return .main }
    return represented.contains { nodes[$0] == .main } ? .main : .none
  }

  /// What the findings say about any of these nodes and edges, sorted.
  func messages(about ids: Set<String>) -> [String] {
    ids.flatMap { messagesByID[$0] ?? [] }.sortedUnique
  }
}
