import NavigationModel

/// The places at which edges stand, and what they lead to.
struct EdgePlaces {
  /// What stands at a place.
  enum State: Hashable {
    /// No edge.
    case none
    /// At least one edge with a known destination.
    case resolved
    /// Only edges whose destination is not known, for this reason.
    case unresolved(String)
  }

  private var states: [SourceLocation: State] = [:]
  /// The places of edges that do not go back.
  private var forward: Set<SourceLocation> = []
  private var destinations: Set<String> = []
  private var sources: Set<String> = []
  private var typesLedTo: Set<String> = []
  /// The nodes from which the known edges at a place lead.
  private var sourcesAt: [SourceLocation: Set<String>] = [:]
  /// The types of the nodes that edges lead to from each node, with the places of these edges.
  private var typesLedToByNode: [String: [String: Set<SourceLocation>]] = [:]
  /// The types by way of which edges lead from each node.
  private var typesOnTheWay: [String: Set<String>] = [:]
  /// The types by way of which edges lead from anywhere, also to what is not known.
  private var typesOnAnyWay: Set<String> = []

  init(_ graph: NavigationGraph, nodes: [String: Node]) {
    for edge in graph.edges {
      for (index, site) in edge.sites.enumerated() {
        if !edge.kind.goesBack { forward.insert(site) }
        guard let reason = edge.siteReasons?[index] ?? edge.reason, !edge.kind.goesBack else {
          states[site] = .resolved
          sourcesAt[site, default: []].insert(edge.source)
          continue
        }
        if states[site] == nil { states[site] = .unresolved(reason) }
      }
      guard !edge.kind.goesBack else { continue }
      destinations.insert(edge.destination)
      sources.insert(edge.source)
      typesOnAnyWay.formUnion(edge.via)
      if edge.reason == nil { typesOnTheWay[edge.source, default: []].formUnion(edge.via) }
      if let type = nodes[edge.destination]?.type {
        typesLedTo.insert(type)
        typesLedToByNode[edge.source, default: [:]][type, default: []].formUnion(edge.sites)
      }
    }
    addContents(of: graph, nodes)
  }

  /// An edge to a screen or a container leads to its contents, too: to the screen in a stack that is a tab.
  private mutating func addContents(of graph: NavigationGraph, _ nodes: [String: Node]) {
    let ways = graph.edges.filter { !$0.kind.goesBack && $0.source != $0.destination }
    let held = Dictionary(grouping: ways.filter(\.kind.isContainment), by: \.source).mapValues { $0.map(\.destination) }
    var known: [String: Set<String>] = [:]
    for way in ways where held[way.destination] != nil {
      let inside = known[way.destination] ?? Self.types(in: way.destination, held, nodes)
      known[way.destination] = inside
      for type in inside {
        typesLedToByNode[way.source, default: [:]][type, default: []].formUnion(way.sites)
      }
    }
  }

  /// The types of all that a node holds, through any number of containers.
  private static func types(in node: String, _ held: [String: [String]], _ nodes: [String: Node]) -> Set<String> {
    var seen: Set<String> = [node]
    var next = [node]
    var types: Set<String> = []
    while let holder = next.popLast() {
      for content in held[holder] ?? [] where seen.insert(content).inserted {
        if let type = nodes[content]?.type { types.insert(type) }
        next.append(content)
      }
    }
    return types
  }

  func state(at site: SourceLocation) -> State { states[site] ?? .none }

  /// Whether a known edge leads from a node where the code has a place.
  func leads(from source: String, at site: SourceLocation) -> Bool { sourcesAt[site]?.contains(source) == true }

  /// Whether an edge stands at a place that does not go back.
  func leadsForward(at site: SourceLocation) -> Bool { forward.contains(site) }

  /// Whether an edge leads forward to a node.
  func leadsTo(_ node: String) -> Bool { destinations.contains(node) }

  /// Whether an edge leads forward from a node.
  func leadsOn(from source: String) -> Bool { sources.contains(source) }

  /// Whether an edge leads forward from one node to one of a type.
  func leads(from source: String, toTypeNamed name: String) -> Bool {
    typesLedToByNode[source]?[name] != nil
  }

  /// The places at which edges lead forward from one node to one of a type.
  func sites(from source: String, toTypeNamed name: String) -> Set<SourceLocation> {
    typesLedToByNode[source]?[name] ?? []
  }

  /// Whether a known edge leads forward from a node by way of a type.
  func leads(from source: String, byWayOf name: String) -> Bool { typesOnTheWay[source]?.contains(name) == true }

  /// Whether an edge leads forward by way of a type.
  func lead(byWayOf name: String) -> Bool { typesOnAnyWay.contains(name) }

  /// Whether an edge leads forward to a node of a type, alone or around something.
  func leadsTo(typeNamed name: String) -> Bool { typesLedTo.contains(name) }
}
