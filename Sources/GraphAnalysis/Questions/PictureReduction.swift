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

  /// What findings are about: of each the transitions that it names, or what is between the nodes that it names. Of a
  /// finding about many only the culprit is shown, since the others are no finding.
  private static func found(in result: AnalysisResult) -> AnalysisResult {
    let edges = Dictionary(result.edges.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var shown: Set<String> = []
    var nodes: Set<String> = []
    let leaving = Dictionary(grouping: result.edges, by: \.source)
    var pairs: Set<[String]> = []
    // What is said of a storyboard as a whole has no culprit among its scenes.
    let (whole, others) = (
      result.findings.filter { $0.rule == OversizedStoryboard.description.identifier },
      result.findings.filter { $0.rule != OversizedStoryboard.description.identifier }
    )
    for finding in others.isEmpty ? whole : others {
      let own = finding.edges.compactMap { edges[$0] }
      let isRound = finding.isRing
      guard isRound || finding.nodes.count <= mostNodes else {
        nodes.formUnion(finding.nodes.prefix(1))
        continue
      }
      nodes.formUnion(finding.nodes)
      if isRound || (1...mostNodes).contains(own.count) {
        nodes.formUnion(own.flatMap { [$0.source, $0.destination] })
        shown.formUnion(own.map(\.id))
      } else {
        let meant = Set(finding.nodes)
        shown.formUnion(meant.flatMap { leaving[$0] ?? [] }.filter { meant.contains($0.destination) }.map(\.id))
      }
      for source in finding.nodes.prefix(mostNodesOfPairs) {
        pairs.formUnion(finding.nodes.prefix(mostNodesOfPairs).map { [source, $0] })
      }
    }
    var part = PictureSelection.restricted(result, to: nodes)
    part.edges.removeAll { !shown.contains($0.id) }
    part.flows.removeAll { !pairs.contains([$0.source, $0.destination]) }
    part.parts = part.parts.map { _ in [] }
    return PictureSelection.counted(part)
  }

  /// Flows are shown between so many nodes of a finding, so that long cycles cost no more than they have steps.
  private static let mostNodesOfPairs = 32
  /// A finding about more nodes is one about the first of them.
  private static let mostNodes = 4

  /// The transitions of some kinds with their ends: a screen that only others lead to says nothing about these.
  ///
  /// A picture draws the transitions of a part as those of its screen, and what leads to a container as what leads to its
  /// content. So the screens of parts stay, and the content of containers.
  private static func restricted(_ result: AnalysisResult, to kinds: Set<TransitionKind>) -> AnalysisResult {
    var part = result
    part.edges = edges(of: result, kinds)
    part.flows.removeAll { !kinds.contains($0.kind) }
    var ends = Set(
      (part.edges.map { [$0.source, $0.destination] } + part.flows.map { [$0.source, $0.destination] }).joined())
    var holders = part.parts ?? []
    // What is a part of a part has the screen of that.
    while true {
      let new = holders.filter { ends.contains($0.part) && !ends.contains($0.screen) }.map(\.screen)
      if new.isEmpty { break }
      ends.formUnion(new)
    }
    holders.removeAll { !ends.contains($0.part) }
    part.parts = part.parts.map { _ in holders }
    return PictureSelection.restricted(part, to: ends)
  }

  /// The transitions of some kinds, and what is in the containers to which they lead.
  private static func edges(of result: AnalysisResult, _ kinds: Set<TransitionKind>) -> [Edge] {
    let containers = Set(result.nodes.filter { $0.kind == .container }.map(\.id))
    let content = Dictionary(
      grouping: result.edges.filter { containers.contains($0.source) && $0.kind.isContainment }, by: \.source)
    var shown: Set<String> = []
    var open = result.edges.filter { kinds.contains($0.kind) }
    while let edge = open.popLast() {
      if shown.insert(edge.id).inserted { open += content[edge.destination] ?? [] }
    }
    return result.edges.filter { shown.contains($0.id) }
  }

  /// The result with one box in place of all nodes that a pattern means. What is between them is left out; where the app
  /// starts stays a box of its own.
  private static func collapsed(_ result: AnalysisResult, _ pattern: String) -> AnalysisResult {
    let meant = Set(NodeLookup(result.nodes).nodes(meantBy: pattern).filter { $0.kind != .entry }.map(\.id))
    guard meant.count > 1 else { return result }
    let id = "collapsed:\(pattern)"
    func end(_ node: String) -> String { meant.contains(node) ? id : node }
    var part = result
    let collapsed = result.nodes.filter { meant.contains($0.id) }
    part.nodes.removeAll { meant.contains($0.id) }
    // Where all of them are in one frame, the box in their place is too.
    part.nodes.append(
      Node(
        id: id, name: "\(pattern) (\(meant.count))", kind: .screen, role: .inline,
        module: common(collapsed.map(\.module)), storyboard: common(collapsed.map(\.storyboard))))
    part.nodes.sort { $0.id < $1.id }
    let moved = result.edges.map { edge in
      let ends = (end(edge.source), end(edge.destination))
      return ends == (edge.source, edge.destination) ? edge : edge.moved(from: ends.0, to: ends.1)
    }
    let newIDs = Dictionary(zip(result.edges.map(\.id), moved.map(\.id)), uniquingKeysWith: { first, _ in first })
    part.edges = merged(moved.filter { $0.source != id || $0.destination != id }, by: \.id) { same, edge in
      if same.count > 1 { edge = edge.merged(with: Array(same.dropFirst())) }
    }.sorted { $0.id < $1.id }
    let flows = result.flows.map { flow in
      var moved = flow
      moved.source = end(flow.source)
      moved.destination = end(flow.destination)
      return moved
    }.filter { $0.source != id || $0.destination != id }
    part.flows = merged(flows, by: flowKey) { same, flow in
      // Without a confidence it is a sure one.
      flow.confidence = same.contains { $0.confidence == nil } ? nil : same.compactMap(\.confidence).min()
    }.sorted { flowKey($0).lexicographicallyPrecedes(flowKey($1)) }
    part.parts = result.parts?.map { part in
      ScreenPart(screen: end(part.screen), part: end(part.part), sites: part.sites)
    }.filter { $0.screen != $0.part }
    part.findings = result.findings.map { finding in
      var moved = finding
      moved.nodes = finding.nodes.map(end)
      moved.edges = finding.edges.map { newIDs[$0] ?? $0 }
      return moved
    }
    // Counts what is left, as for every other part.
    part = PictureSelection.restricted(part, to: Set(part.nodes.map(\.id)))
    return part
  }

  /// What all of them are; nil where they differ.
  private static func common(_ names: [String?]) -> String? {
    guard let first = names.first, names.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  private static func flowKey(_ flow: Flow) -> [String] {
    [flow.source, flow.destination, flow.kind.rawValue] + flow.via
  }

  /// One of each that are the same by a key, in no order, with what all of them say.
  private static func merged<Element, Key: Hashable>(
    _ elements: [Element], by key: (Element) -> Key, _ merge: ([Element], inout Element) -> Void
  ) -> [Element] {
    Dictionary(grouping: elements, by: key).values.compactMap { same in
      guard var first = same.first else { return nil }
      merge(same, &first)
      return first
    }
  }
}
