import NavigationModel

/// What a picture leaves out of the graph, or draws as one box.
public struct PictureReduction: Hashable, Sendable {
  /// The kinds of transitions that are drawn; empty for all.
  public var kinds: [TransitionKind]
  /// Names or patterns of nodes that are not drawn.
  public var hide: [String]
  /// Names or patterns: the nodes that one of them means are drawn as one box.
  public var collapse: [String]
  /// Whether only what findings are about is drawn.
  public var onlyFindings: Bool

  /// Leaves nothing out unless more is said.
  public init(kinds: [TransitionKind] = [], hide: [String] = [], collapse: [String] = [], onlyFindings: Bool = false) {
    self.kinds = kinds
    self.hide = hide
    self.collapse = collapse
    self.onlyFindings = onlyFindings
  }

  /// All names that nodes are looked up by.
  public var names: [String] { hide + collapse }

  /// What is left of a result.
  public func applied(to result: AnalysisResult) -> AnalysisResult {
    var part = result
    if onlyFindings { part = Self.found(in: part) }
    if !hide.isEmpty {
      let hidden = Set(hide.flatMap(NodeLookup(part.nodes).nodes(meantBy:)).map(\.id))
      part = PictureSelection.restricted(part, to: Set(part.nodes.map(\.id)).subtracting(hidden))
    }
    if !kinds.isEmpty { part = Self.restricted(part, to: Set(kinds)) }
    for pattern in collapse { part = Self.collapsed(part, pattern) }
    // However many parts are taken out, the title says once that the picture shows no whole.
    if part != result { part.root = result.root.hasSuffix(" (part)") ? result.root : result.root + " (part)" }
    return part
  }

  /// The nodes that findings are about, with what leads from one to another.
  private static func found(in result: AnalysisResult) -> AnalysisResult {
    let edges = Set(result.findings.flatMap(\.edges))
    let ends = result.edges.filter { edges.contains($0.id) }.flatMap { [$0.source, $0.destination] }
    return PictureSelection.restricted(result, to: Set(result.findings.flatMap(\.nodes) + ends))
  }

  /// The transitions of some kinds with their ends: a screen that only others lead to says nothing about these.
  private static func restricted(_ result: AnalysisResult, to kinds: Set<TransitionKind>) -> AnalysisResult {
    var part = result
    part.edges.removeAll { !kinds.contains($0.kind) }
    part.flows.removeAll { !kinds.contains($0.kind) }
    part.parts = part.parts.map { _ in [] }
    let ends = Set(
      (part.edges.map { [$0.source, $0.destination] } + part.flows.map { [$0.source, $0.destination] }).joined())
    return PictureSelection.restricted(part, to: ends)
  }

  /// The result with one box in place of all nodes that a pattern means. What is between them is left out.
  private static func collapsed(_ result: AnalysisResult, _ pattern: String) -> AnalysisResult {
    let meant = Set(NodeLookup(result.nodes).nodes(meantBy: pattern).map(\.id))
    guard meant.count > 1 else { return result }
    let id = "collapsed:\(pattern)"
    func end(_ node: String) -> String { meant.contains(node) ? id : node }
    var part = result
    part.nodes.removeAll { meant.contains($0.id) }
    part.nodes.append(Node(id: id, name: "\(pattern) (\(meant.count))", kind: .screen, role: .inline))
    part.nodes.sort { $0.id < $1.id }
    let edges = result.edges.map { edge in
      var moved = Edge(
        source: end(edge.source), destination: end(edge.destination), kind: edge.kind, confidence: edge.confidence,
        identifier: edge.identifier, modalStyle: edge.modalStyle, via: edge.via, sites: edge.sites,
        reason: edge.reason)
      moved.stackEffect = edge.stackEffect
      return moved
    }.filter { $0.source != id || $0.destination != id }
    part.edges = Dictionary(grouping: edges, by: \.id).values.compactMap { same in
      var edge = same.first
      edge?.confidence = same.map(\.confidence).min() ?? .certain
      edge?.sites = Set(same.flatMap(\.sites)).sorted()
      return edge
    }.sorted { $0.id < $1.id }
    part.flows = Set(
      result.flows.map { flow in
        var moved = flow
        moved.source = end(flow.source)
        moved.destination = end(flow.destination)
        return moved
      }
    ).filter { $0.source != id || $0.destination != id }
      .sorted {
        ($0.source, $0.destination, $0.kind.rawValue, $0.via.joined(separator: " ")) < (
          $1.source, $1.destination, $1.kind.rawValue, $1.via.joined(separator: " ")
        )
      }
    part.parts = result.parts?.map { part in
      ScreenPart(screen: end(part.screen), part: end(part.part), sites: part.sites)
    }.filter { $0.screen != $0.part }
    part.findings = result.findings.map { finding in
      var moved = finding
      moved.nodes = finding.nodes.map(end)
      return moved
    }
    return part
  }
}
