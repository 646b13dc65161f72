import NavigationModel

/// Which part of a graph a picture shows: what is around a screen, between two, or before one.
public struct PictureSelection: Hashable, Sendable {
  /// Names or patterns of nodes that are shown with their neighbours.
  public var focus: [String]
  /// How many steps before and after the focus are shown.
  public var depth: Int
  /// Names or patterns of nodes at which the ways that are shown begin.
  public var from: [String]
  /// Names or patterns of nodes at which they end.
  public var to: [String]
  /// Names or patterns of nodes: everything is shown from which one gets to them.
  public var reaches: [String]

  /// Selects nothing in particular, which is the whole graph, unless more is said.
  public init(focus: [String] = [], depth: Int = 1, from: [String] = [], to: [String] = [], reaches: [String] = []) {
    self.focus = focus
    self.depth = depth
    self.from = from
    self.to = to
    self.reaches = reaches
  }

  /// Whether the whole graph is shown.
  public var isEverything: Bool { focus.isEmpty && from.isEmpty && to.isEmpty && reaches.isEmpty }

  /// All names that nodes are looked up by.
  public var names: [String] { focus + from + to + reaches }

  /// The part of a result that is shown, with what is to be said of it.
  public func part(of result: AnalysisResult) -> PicturePart {
    guard !isEverything else { return PicturePart(result: result, title: nil, focus: [], notes: []) }
    let whole = result
    let lookup = NodeLookup(result.nodes)
    let asked = Set((focus + from + to + reaches).flatMap(lookup.nodes(meantBy:)).map(\.id))
    let result = focus.isEmpty ? whole : PartTransparency.folded(whole, besides: asked)
    let ways = ForwardWays(result)
    func numbers(_ names: [String]) -> [Int] {
      Set(names.flatMap(lookup.nodes(meantBy:)).compactMap { ways.numbers[$0.id] }).sorted()
    }
    var areas: [Area] = []
    if !focus.isEmpty { areas.append(Area(around: numbers(focus), depth: depth, in: ways, result)) }
    if !reaches.isEmpty { areas.append(Area(before: numbers(reaches), in: ways)) }
    if !from.isEmpty || !to.isEmpty {
      areas.append(
        Area(from: from.isEmpty ? nil : numbers(from), to: to.isEmpty ? nil : numbers(to), in: ways))
    }
    let nodes = Set(areas.flatMap { $0.nodes.map { ways.nodes[$0] } })
    var part = Self.restricted(result, to: nodes)
    func isShown(_ source: String, _ destination: String) -> Bool {
      guard let source = ways.numbers[source], let destination = ways.numbers[destination] else { return false }
      return areas.contains { $0.shows(source, destination) }
    }
    // Ways back lead the other way, and are shown where they are asked for.
    part.edges.removeAll { !$0.kind.goesBack && !isShown($0.source, $0.destination) }
    // What leads on through a coordinator is a line of the picture, or it would show screens and not how to get there.
    let drawn = Set(part.edges.map(\.id))
    let steps = ForwardWays.flowing(in: result).filter { isShown($0.source, $0.destination) }.map(Edge.init)
    part.edges += Dictionary(steps.filter { !drawn.contains($0.id) }.map { ($0.id, $0) }) { first, _ in first }.values
    part.edges.sort { $0.id < $1.id }
    part.flows = []
    part.parts?.removeAll { !isShown($0.screen, $0.part) }
    return PicturePart(
      result: Self.counted(part), title: "\(subject) in \(whole.root)", focus: asked, notes: areas.flatMap(\.notes))
  }

  /// What the picture is about, in the words of whoever asked.
  private var subject: String {
    func listed(_ names: [String]) -> String {
      names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and \(names.count - 3) more" : "")
    }
    let ways =
      from.isEmpty && to.isEmpty ? nil : [listed(from), "→", listed(to)].filter { !$0.isEmpty }.joined(separator: " ")
    return [focus.isEmpty ? nil : listed(focus), reaches.isEmpty ? nil : "what leads to \(listed(reaches))", ways]
      .compactMap(\.self).joined(separator: "; ")
  }

  /// The result with some of its nodes, what is between them, and the findings about them.
  static func restricted(_ result: AnalysisResult, to nodes: Set<String>) -> AnalysisResult {
    var part = result
    part.nodes.removeAll { !nodes.contains($0.id) }
    part.edges.removeAll { !nodes.contains($0.source) || !nodes.contains($0.destination) }
    part.flows.removeAll { !nodes.contains($0.source) || !nodes.contains($0.destination) }
    part.parts?.removeAll { !nodes.contains($0.screen) || !nodes.contains($0.part) }
    part.findings.removeAll { !($0.nodes.first.map(nodes.contains) ?? false) }
    part.told?.removeAll { !($0.nodes.first.map(nodes.contains) ?? false) }
    // Nobody may take the part for the whole.
    part.root += " (part)"
    return counted(part)
  }

  /// The result with counts of what is left of it.
  static func counted(_ result: AnalysisResult) -> AnalysisResult {
    var part = result
    part.metrics.screens = part.nodes.count { $0.kind == .screen && $0.role == nil }
    part.metrics.coordinators = part.nodes.count { $0.role == .coordinator }
    let forward = part.edges.filter { !$0.kind.goesBack && !$0.kind.isContainment }
    part.metrics.forwardTransitions = forward.count
    let unknown = Set(part.nodes.filter { $0.kind == .unknown }.map(\.id))
    part.metrics.unresolvedDestinations = forward.count { unknown.contains($0.destination) }
    return part
  }

  /// The same with the steps of ways as its only transitions, so that a way through coordinators is a line too.
  public static func restricted(
    _ result: AnalysisResult, to nodes: Set<String>, showing steps: [GraphPath.Step]
  ) -> AnalysisResult {
    var part = restricted(result, to: nodes)
    part.flows = []
    part.parts = []
    part.edges = Set(steps).map(Edge.init).sorted { $0.id < $1.id }
    return part
  }
}

extension Edge {
  /// A step as a transition, so that a picture has a line for it.
  fileprivate init(_ step: GraphPath.Step) {
    self.init(
      source: step.source, destination: step.destination, kind: step.kind, confidence: step.confidence,
      identifier: nil, via: step.via, sites: step.sites)
  }
}
