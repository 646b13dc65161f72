import NavigationModel

/// The marks of findings on nodes and edges.
struct FindingMarks {
  private(set) var nodes: [String: FindingMark] = [:]
  private var edges: [String: FindingMark] = [:]
  private var messagesByID: [String: [String]] = [:]
  private var rulesByID: [String: Set<String>] = [:]
  private var mentionsByID: [String: Set<String>] = [:]
  private var rulesByStoryboard: [String: Set<String>] = [:]
  private var rulesByEdge: [String: Set<String>] = [:]

  init(_ findings: [Finding], of nodesByID: [String: Node]) {
    for finding in findings {
      if Self.rulesOfStoryboards.contains(finding.rule) {
        let storyboard = finding.nodes.first.flatMap { nodesByID[$0]?.storyboard }
        if let storyboard { rulesByStoryboard[storyboard, default: []].insert(finding.rule) }
        continue
      }
      let around = Self.flows(around: finding)
      // If a screen leads to thirty others, the screen is the problem; marks on the thirty, or on its lines, would hide
      // this.
      let isRound = !around.isEmpty || finding.isRing
      let isOfMany = !isRound && finding.nodes.count > 1 + Self.mostMarked
      for (index, id) in finding.nodes.enumerated() where index == 0 || !isOfMany {
        // A cycle has no main node: its lines show the way around, and the one that closes it is to go.
        let mark: FindingMark = index == 0 && !isRound ? .main : .involved
        nodes[id] = max(nodes[id] ?? .none, mark)
        if index > 0, !isRound { mentionsByID[id, default: []].insert(finding.rule) }
      }
      // The culprit bears the rule's name; on a cycle that is the transition which closes it.
      let closing = isRound ? Array(finding.edges.prefix(1) + Self.flows(closing: finding)) : []
      for id in isRound ? closing : Array(finding.nodes.prefix(1)) { rulesByID[id, default: []].insert(finding.rule) }
      for id in finding.edges + around where isRound || finding.edges.count <= Self.mostMarked {
        let mark: FindingMark = !isRound || closing.contains(id) ? .main : .involved
        edges[id] = max(edges[id] ?? .none, mark)
        if mark == .main { rulesByEdge[id, default: []].insert(finding.rule) }
      }
      let message = "\(finding.severity.rawValue): \(finding.message) [\(finding.rule)]"
      for id in Set(finding.nodes.prefix(1) + finding.edges) { messagesByID[id, default: []].append(message) }
    }
  }

  /// Rules whose findings are about a storyboard as a whole, so that none of its scenes is the culprit.
  private static let rulesOfStoryboards: Set<String> = ["oversized-storyboard"]

  /// The rules of the findings that are about a storyboard as a whole, sorted.
  func rules(aboutStoryboard name: String) -> [String] { rulesByStoryboard[name, default: []].sorted() }

  /// Lines, and boxes beside the first, that a finding can mark so that they still stand out.
  private static let mostMarked = 3

  /// The ids that flows around a cycle have in a picture: through coordinators they stand for several edges.
  private static func flows(around finding: Finding) -> [String] {
    let steps = zip(finding.nodes, finding.nodes.dropFirst() + finding.nodes.prefix(1))
    let isCycle =
      finding.nodes.count > 1 && finding.nodes.count == finding.edges.count
      && zip(finding.edges, steps).allSatisfy { edge, step in edge.hasSuffix(" " + step.1) }
    guard isCycle else { return [] }
    return steps.flatMap { source, destination in
      TransitionKind.allCases.map { Edge.id(source: source, destination: destination, kind: $0, identifier: nil) }
    }
  }

  /// The ids that the flow can have in a picture which closes a cycle: the first step that a finding names.
  private static func flows(closing finding: Finding) -> [String] {
    guard let first = finding.edges.first else { return [] }
    let around = flows(around: finding)
    return around.filter { id in finding.nodes.contains { id.hasSuffix(" " + $0) && first.hasSuffix(" " + $0) } }
  }

  /// The rules of the findings whose main node or edge is among these, sorted, as far as a picture has room.
  func rules(about ids: Set<String>) -> [String] {
    Array(ids.reduce(into: Set()) { $0.formUnion(rulesByID[$1] ?? []) }.sorted().prefix(Self.mostRules))
  }

  /// The rules for which these edges are marked, sorted, as far as a picture has room: for a picture in which the culprit
  /// that bears them has no box.
  func rules(marking edges: Set<String>) -> [String] {
    Array(edges.reduce(into: Set()) { $0.formUnion(rulesByEdge[$1] ?? []) }.sorted().prefix(Self.mostRules))
  }

  private static let mostRules = 2

  /// The rules of the findings that mention one of these nodes beside their culprit, sorted, as far as there is room.
  func mentions(of ids: Set<String>) -> [String] {
    let rules = ids.reduce(into: Set()) { $0.formUnion(mentionsByID[$1] ?? []) }
    let own = ids.reduce(into: Set()) { $0.formUnion(rulesByID[$1] ?? []) }
    return Array(rules.subtracting(own).sorted().prefix(Self.mostRules))
  }

  /// The ids of the nodes that findings are about, rather than about something that these are a part of.
  var mainNodes: Set<String> { Set(nodes.filter { $0.value == .main }.keys) }

  /// The mark of a line that stands for edges: the strongest of theirs.
  func mark(of represented: Set<String>) -> FindingMark {
    represented.compactMap { edges[$0] }.max() ?? .none
  }

  /// What the findings say about any of these nodes and edges, sorted.
  func messages(about ids: Set<String>) -> [String] {
    ids.flatMap { messagesByID[$0] ?? [] }.sortedUnique
  }
}
