import NavigationModel

/// Compares the navigation of an app before and after a change.
///
/// Lines and files say nothing here: what moved within the code is the same. Every change is told once, so that what
/// belongs to a screen that came or went is told with the screen. What is compared are screens and objects, transitions,
/// ways through coordinators, parts of screens, and findings; not what else is known of a type, such as its storyboard, its
/// role, and who knows it.
public enum GraphComparison {
  /// What differs between two results.
  public static func difference(from base: AnalysisResult, to head: AnalysisResult) -> GraphDifference {
    let renamings = Renamings(from: base, to: head)
    let ids = renamings.ids
    let places = Places(from: base, to: head, ids)
    let edges = EdgeComparison(from: base, to: head, ids)
    let ways = WayComparison(from: base, to: head, ids, edges)
    let findings = FindingComparison(from: base, to: head, ids)
    let added = Belongings(of: places.added, in: head, edges.came, ways.addedWays, ways.addedParts)
    let removed = Belongings(of: places.removed, in: base, edges.went, ways.removedWays, ways.removedParts)
    return GraphDifference(
      added: added.places, removed: removed.places,
      // A type that is called the same has only another id, since there are others of its name now, or none.
      renamed: renamings.pairs.filter { $0.before.name != $0.after.name },
      addedTransitions: added.otherEdges, removedTransitions: removed.otherEdges, changedTransitions: edges.changes,
      lost: lost(from: base, to: head, ids, besides: Set(places.added.map(\.id))),
      newFindings: findings.new.map(NewestPlace(of: edges.came).moved), goneFindings: findings.gone,
      changedFindings: findings.changed,
      addedWays: added.otherWays, removedWays: removed.otherWays, changedWays: ways.changedWays,
      addedParts: added.otherParts, removedParts: removed.otherParts,
      namedTransitions: named(added.otherEdges, by: findings.new, head), newIDs: newIDs(from: base, to: head, ids))
  }

  private static func newIDs(
    from base: AnalysisResult, to head: AnalysisResult, _ ids: RenamedIDs
  ) -> [String: String] {
    let known = Set(head.nodes.map(\.id))
    let pairs = base.nodes.filter { !known.contains($0.id) }.map { ($0.id, ids.id($0.id)) }
    return Dictionary(pairs.filter { known.contains($0.1) }, uniquingKeysWith: { first, _ in first })
  }

  private static func lost(
    from base: AnalysisResult, to head: AnalysisResult, _ ids: RenamedIDs, besides added: Set<String>
  ) -> [Node] {
    guard let reach = base.reach else { return [] }
    let unreached = Set((head.reach?.unreached ?? []).map(\.screen))
    let before = Set(reach.unreached.map { ids.id($0.screen) })
    return head.nodes.filter { unreached.contains($0.id) && !before.contains($0.id) && !added.contains($0.id) }
  }

  /// The transitions that the messages of new findings name: the step that closes a cycle, whose two ends are told one
  /// after the other.
  private static func named(_ edges: [Edge], by findings: [Finding], _ head: AnalysisResult) -> [String] {
    let names = Dictionary(head.nodes.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    let added = Dictionary(edges.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let closing = findings.filter { $0.rule == NavigationCycle.description.identifier }.compactMap {
      finding -> String? in
      guard let edge = finding.edges.first.flatMap({ added[$0] }), let source = names[edge.source],
        let destination = names[edge.destination],
        [".", " "].contains(where: { finding.message.contains(" \(source) → \(destination)\($0)") })
      else { return nil }
      return edge.id
    }
    return Set(closing).sorted()
  }
}

/// What a person counts as a place and was not there, or is not there any more: screens, and objects that navigate.
private struct Places {
  let added: [Node]
  let removed: [Node]

  init(from base: AnalysisResult, to head: AnalysisResult, _ ids: RenamedIDs) {
    let old = Set(base.nodes.map { ids.id($0.id) })
    let new = Set(head.nodes.map(\.id))
    added = head.nodes.filter { Self.isPlace($0) && !old.contains($0.id) }
    removed = base.nodes.filter { Self.isPlace($0) && !new.contains(ids.id($0.id)) }
  }

  private static func isPlace(_ node: Node) -> Bool { node.kind == .screen || node.isObject || node.kind == .entry }
}

/// What is told with the screens that came or went, and what is left to be told by itself.
private struct Belongings {
  let places: [GraphDifference.Place]
  let otherEdges: [Edge]
  let otherWays: [GraphPath.Step]
  let otherParts: [ScreenPart]

  init(of nodes: [Node], in result: AnalysisResult, _ edges: [Edge], _ ways: [GraphPath.Step], _ parts: [ScreenPart]) {
    let ids = Set(nodes.map(\.id))
    let contents = ContainerContents(result)
    /// The ends of an edge: who shows the stack around a screen shows the screen.
    func ends(_ edge: Edge) -> [String] {
      Set([edge.source, edge.destination, contents.content(of: edge.destination)]).filter { ids.contains($0) }
    }
    var edgesOf: [String: [String]] = [:]
    var waysOf: [String: [GraphPath.Step]] = [:]
    var others: [Edge] = []
    for edge in edges {
      let ends = ends(edge)
      for end in ends { edgesOf[end, default: []].append(edge.id) }
      if ends.isEmpty { others.append(edge) }
    }
    let held = parts.map { part in
      GraphPath.Step(
        source: part.screen, destination: part.part, kind: .embed, confidence: .certain, via: [], sites: part.sites)
    }
    func isOther(_ way: GraphPath.Step) -> Bool { !ids.contains(way.source) && !ids.contains(way.destination) }
    for way in ways + held where !isOther(way) {
      for end in Set([way.source, way.destination]) where ids.contains(end) { waysOf[end, default: []].append(way) }
    }
    places = nodes.map { node in
      GraphDifference.Place(node: node, edges: (edgesOf[node.id] ?? []).sorted(), ways: waysOf[node.id] ?? [])
    }
    otherEdges = others
    otherWays = ways.filter(isOther)
    otherParts = parts.filter { !ids.contains($0.screen) && !ids.contains($0.part) }
  }
}
