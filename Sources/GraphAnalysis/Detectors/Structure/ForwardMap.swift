import NavigationModel

/// The ways forward through an app, as the search for cycles sees them: numbered nodes and links between them.
struct ForwardMap: Sendable {
  /// A way from one node to another: an edge, or a flow through coordinators.
  struct Link: Sendable {
    fileprivate(set) var source: Int
    fileprivate(set) var destination: Int
    let kind: TransitionKind
    /// Whether an edge says it, and not only a flow through coordinators.
    let isDirect: Bool
    /// Whether the destination lies on the stack of the source or within it, with nothing modal between them.
    var isStacked: Bool {
      switch kind {
      case .present, .popover, .sheet, .fullScreenCover, .window: false
      default: true
      }
    }
    /// Whether the link takes a person on. The others, containment and coordinators that start coordinators, can be
    /// part of a cycle but make none on their own, and nobody would remove them to open one.
    let moves: Bool
    /// Types that the transition passes through.
    let via: [String]
    /// Ids of the edges that stand for the link.
    fileprivate(set) var edges: [String]
    let sites: [SourceLocation]
    /// Whether nothing shows the destination: the source holds it, and it leads on for the source.
    var holds = false
    /// How many steps nearer the destination is to where the app starts than the source; negative for a link that leads
    /// away from there. What leads nearer is probably a way back in disguise.
    fileprivate(set) var stepsBack = 0
    /// Whether all ways from where the app starts to the source pass the destination, so that a person who takes the
    /// link certainly was there. What only is nearer to the start can be the end of a side way.
    fileprivate(set) var returns = false

    /// What tells links between the same nodes apart in their order.
    var id: String { edges.first ?? "" }

    /// The same link between other nodes.
    func between(_ source: Int, _ destination: Int) -> Link {
      var link = self
      (link.source, link.destination) = (source, destination)
      return link
    }

    /// The link to what the link's destination holds.
    func leading(to content: Link) -> Link {
      var link = self
      link.destination = content.destination
      link.edges += content.edges
      return link
    }
  }

  /// What is taken into account.
  struct Selection: Sendable {
    var includesFlows = true
    var includesReplacements = true
    var includesPossible = false
    var includesSelfLoops = false
    /// Windows are no stack: one that comes to the front lies on none of the others, and is part of no cycle.
    var includesWindows = false
    /// Whether all objects of a class are taken for one. That is right for what can be reached at all; a cycle that
    /// comes in by one object and goes on by another is none that anybody can go.
    var joinsInstances = true
    /// Whether screens count that are made with data, each of which shows something else: a cycle from an article to its
    /// author and to another article shows nothing again.
    var includesOtherData = true
    /// Whether what is put into the detail of a split view counts, where it takes the place of what was there.
    var includesDetails = true
    /// Whether a container that only holds screens is passed over: whoever gets to it is on its screen.
    var foldsContainers = false

    /// Whether objects that screens use lead on for all screens that hold them. One screen asks a router for this and
    /// another one for that, so that a cycle through it is none that anybody can go; a view in a view is always there.
    var passesHeldObjects = true

    /// Whether the scenes of a class that has several are nodes of their own.
    var splitsScenes = false

    /// The ways on which cycles are looked for: those that put one screen onto another, as a person knows them.
    static let cycles = Selection(
      joinsInstances: false, includesOtherData: false, includesDetails: false, foldsContainers: true,
      passesHeldObjects: false, splitsScenes: true)

    /// All ways on which cycles could be.
    static let widest = {
      var widest = cycles
      (widest.includesPossible, widest.joinsInstances) = (true, true)
      return widest
    }()

    fileprivate func includes(_ kind: TransitionKind) -> Bool {
      switch kind {
      case .window: includesWindows
      case .replace: includesReplacements
      case .showDetail: includesDetails
      case .alert, .system: false
      default: !kind.goesBack
      }
    }
  }

  /// Ids of the nodes, ascending, so that a node's number says where it stands among them. An id stands there several
  /// times where the scenes of a class are split.
  let nodes: [String]
  /// The numbers that the nodes have in the whole map.
  let numbers: [Int]
  /// Sorted by source and destination.
  let links: [Link]

  init(_ context: AnalysisContext, selection: Selection) {
    let nodes = Set(context.program.graph.nodes.filter(Self.canBePassed).map(\.id)).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: zip(nodes, nodes.indices))
    let scenes = selection.splitsScenes ? SceneWays(context) : nil
    var links = Self.links(context, selection, nodes, numbers, scenes)
    if !selection.joinsInstances {
      let instances = InstanceWays(context, followsFlows: selection.includesFlows)
      links = links.filter { instances.holds($0, from: nodes[$0.source], to: nodes[$0.destination]) }
    }
    if !selection.includesOtherData {
      let madeWithData = Set(context.program.madeWithData.compactMap { numbers[$0] })
      links = links.filter { !madeWithData.contains($0.destination) }
    }
    let all = (nodes: nodes, links: links)
    let split = scenes?.split(nodes, links, keepsLoops: selection.includesSelfLoops) ?? all
    self.nodes = split.nodes
    self.numbers = Array(split.nodes.indices)
    guard selection.foldsContainers else {
      self.links = split.links
      return
    }
    let ways = Self.links(context, .widest, nodes, numbers, scenes)
    self.links = Self.measuringSteps(
      split.links, by: scenes?.split(nodes, ways, keepsLoops: false).links ?? ways, context, split.nodes)
  }

  /// The links of a selection, sorted.
  ///
  /// - Parameter scenes: What tells the scenes of a class apart, so that links between them count.
  private static func links(
    _ context: AnalysisContext, _ selection: Selection, _ nodes: [String], _ numbers: [String: Int],
    _ scenes: SceneWays? = nil
  ) -> [Link] {
    var links = direct(context, selection, numbers) + holding(context, selection, numbers)
    if selection.includesFlows {
      links += FlowLinks(
        context, includesPossible: selection.includesPossible, includesReplacements: selection.includesReplacements
      ).links(numbers: numbers)
    }
    links = links.filter { selection.includes($0.kind) }
    if selection.foldsContainers {
      links = FoldedContainers(of: links) { context.isWrapper(nodes[$0]) }.folded(links)
    }
    return links.filter { link in
      link.source != link.destination
        || link.moves && (selection.includesSelfLoops || scenes?.areSeveral(at: nodes[link.source]) == true)
    }
    .sorted { ($0.source, $0.destination, $0.id) < ($1.source, $1.destination, $1.id) }
  }

  /// The links that edges stand for.
  private static func direct(
    _ context: AnalysisContext, _ selection: Selection, _ numbers: [String: Int]
  ) -> [Link] {
    let replaced = selection.includesReplacements ? nil : ReplacedContents(context)
    return context.program.graph.edges.compactMap { edge -> Link? in
      guard selection.includesPossible || edge.confidence != .possible else { return nil }
      guard let source = numbers[edge.source], let destination = numbers[edge.destination] else { return nil }
      let starter = context.node(edge.source)
      // What a screen has another object put somewhere becomes no part of the screen itself.
      if edge.kind.isContainment, !edge.via.isEmpty, starter?.kind == .screen { return nil }
      if edge.stackEffect != nil, !selection.includesReplacements { return nil }
      if replaced?.precede(edge) == true { return nil }
      // Which parts an object has can differ with every instance.
      if edge.kind.isContainment, edge.confidence != .certain, !selection.joinsInstances,
        !context.isWrapper(edge.source)
      {
        return nil
      }
      return Link(
        source: source, destination: destination, kind: edge.kind, isDirect: true,
        moves: moves(edge.kind, from: starter), via: edge.via, edges: [edge.id], sites: edge.sites)
    }
  }

  /// The links by which the parts of screens lead on for them.
  private static func holding(
    _ context: AnalysisContext, _ selection: Selection, _ numbers: [String: Int]
  ) -> [Link] {
    guard selection.passesHeldObjects else { return throughViews(context, selection, numbers) }
    return context.program.parts.compactMap { part in
      guard let source = numbers[part.screen], let destination = numbers[part.part] else { return nil }
      return Link(
        source: source, destination: destination, kind: .embed, isDirect: true, moves: false, via: [], edges: [],
        sites: part.sites, holds: true)
    }
  }

  /// Where the views in a screen lead, as where the screen leads: no person is ever at a row. Flows that say so already
  /// are left to themselves. What a view contains, such as tabs, stays its own: a person at the screen is in none of it.
  private static func throughViews(
    _ context: AnalysisContext, _ selection: Selection, _ numbers: [String: Int]
  ) -> [Link] {
    let graph = context.program.graph
    let leaving = Dictionary(grouping: graph.edges, by: \.source)
    let flows = Set(graph.flows.map { [$0.source, $0.destination] })
    return context.program.parts.flatMap { part -> [Link] in
      guard let view = context.node(part.part), view.role == .component, let source = numbers[part.screen] else {
        return []
      }
      return (leaving[part.part] ?? []).compactMap { edge in
        guard moves(edge.kind, from: context.node(part.screen)), let destination = numbers[edge.destination],
          !flows.contains([part.screen, edge.destination]),
          selection.includesPossible || edge.confidence != .possible,
          selection.includesReplacements || edge.stackEffect == nil
        else { return nil }
        return Link(
          source: source, destination: destination, kind: edge.kind, isDirect: true, moves: true,
          via: [view.name] + edge.via, edges: [edge.id], sites: edge.sites)
      }
    }
  }

  /// Notes how far the links lead back to the start: to the nodes that are entries or that nothing leads to, on whatever
  /// ways may be there.
  private static func measuringSteps(
    _ links: [Link], by ways: [Link], _ context: AnalysisContext, _ nodes: [String]
  ) -> [Link] {
    let kinds = nodes.map { context.node($0)?.kind }
    let isObject = nodes.map { context.node($0)?.isObject == true }
    // A scene that nothing leads to is no start where others of its class are reached.
    let arriving = Set(ways.map { nodes[$0.destination] })
    let starts = kinds.indices.filter { kinds[$0] == .entry || !arriving.contains(nodes[$0]) }
    // A coordinator shows the last screen of a flow by itself as it does the first: what others lead to through it is as
    // far as they are.
    let asked = Set(ways.lazy.filter { !$0.isDirect }.map(\.destination))
    let steps = ways.filter { !isObject[$0.source] || $0.kind == .start || !asked.contains($0.destination) }
    let distances = DirectedGraph(nodeCount: kinds.count, arcs: steps.map { ($0.source, $0.destination) })
      .distances(from: starts)
    let entries = starts.filter { kinds[$0] == .entry }
    let dominance = DirectedGraph(nodeCount: kinds.count, arcs: steps.map { ($0.source, $0.destination) })
      .dominance(from: entries.isEmpty ? starts : entries)
    return links.map { link in
      guard let here = distances[link.source], let there = distances[link.destination] else { return link }
      var link = link
      link.stepsBack = here - there
      link.returns = link.stepsBack > 0 && dominance.dominates(link.destination, link.source)
      return link
    }
  }

  /// The part of a map that consists of some of its nodes, numbered afresh.
  ///
  /// - Parameters:
  ///   - nodes: Numbers in `map`, ascending.
  ///   - links: Links of `map` between these nodes.
  init(nodes: [Int], links: [Link], of map: ForwardMap) {
    let numbers = Dictionary(uniqueKeysWithValues: zip(nodes, nodes.indices))
    self.nodes = nodes.map { map.nodes[$0] }
    self.numbers = nodes.map { map.numbers[$0] }
    self.links = links.compactMap { link in
      guard let source = numbers[link.source], let destination = numbers[link.destination] else { return nil }
      var link = link
      link.source = source
      link.destination = destination
      return link
    }
  }

  private static func canBePassed(_ node: Node) -> Bool {
    switch node.kind {
    case .screen, .container, .coordinator, .navigator, .entry: true
    case .system, .alert, .unknown: false
    }
  }

  /// A screen that starts a coordinator takes the person into another part of the app. Coordinators that start each
  /// other show nothing by that.
  static func moves(_ kind: TransitionKind, from source: Node?) -> Bool {
    switch kind {
    case .push, .show, .showDetail, .present, .popover, .sheet, .fullScreenCover, .window, .replace, .custom: true
    case .start: source?.kind == .screen
    case .root, .entry, .column, .tab, .embed, .child, .page: false
    case .pop, .popTo, .popToRoot, .dismiss, .unwind, .alert, .system: false
    }
  }
}
