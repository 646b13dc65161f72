import NavigationModel

/// Makes the graph of resolved transitions and of what storyboards say.
struct GraphBuilder {
  let program: Program
  /// The screens that chains of steps put into each container.
  let contentsOfChains: [TypeID: Set<TypeID>]
  /// What the segues of the program's own classes do.
  let segueClasses: SegueClasses
  /// What knows the values of the transitions that are being added.
  private(set) var evaluator: Evaluator
  var nodes: NodeFactory
  var edges = EdgeCollector()
  var showings: [Showing] = []
  /// Who shows plain windows as sheets, and what these show.
  var sheets: Set<EdgeCollector.Ends> = []
  var modes: InstanceModes
  var inlineNames: InlineNames

  /// The graph and what is known beside it, with what code says of names that no call has.
  ///
  /// - Parameter unnamed: functions that nothing runs, of which the parts know nothing.
  static func build(
    _ parts: [ResolvedPart], in program: Program, without unnamed: UnnamedFunctions, workers: some Workers
  ) -> (linked: LinkedProgram, mentions: ProgramMentions) {
    let makings = parts.flatMap(\.knowledge).filter {
      $0.kind == .creates && $0.knower.map { program[$0].isDeclared } == true
    }
    let makers = Dictionary(grouping: makings, by: \.known).mapValues { Set($0.map(\.body)) }
    var builder = GraphBuilder(
      program: program, contentsOfChains: StepAppearances.contents(of: parts),
      segueClasses: parts.first?.segueClasses ?? SegueClasses(),
      modes: InstanceModes(program: program, makers: makers))
    builder.addScreens()
    builder.addStoryboards()
    builder.addEntries()
    builder.addWatchEntries()
    builder.modes.find(for: parts, workers: workers)
    for part in parts {
      builder.evaluator = part.evaluator
      for transition in part.transitions { builder.add(transition) }
    }
    builder.joinSheets()
    builder.joinUnknownWindows()
    let knowledge = parts.flatMap(\.knowledge).compactMap { builder.name($0) }
    let ofHelpers = parts.flatMap(\.knowledge).filter { builder.knower(of: $0) == nil }
    let edges = builder.edgesWithModes()
    builder.removeEmptyContainers(edges)
    builder.markComponents(edges)
    let graph = NavigationGraph(nodes: builder.nodes.sorted, edges: edges)
    let (flowing, (storyboards, variants, made)) = workers.both { [builder] in
      builder.flows(edges, parts, without: unnamed, workers: workers)
    } _: { [nodes = builder.nodes] in
      let storyboards = StoryboardLinker.link(
        graph, program, nodes: nodes, requests: Set(parts.flatMap(\.storyboardRequests)),
        uncalled: parts.flatMap(\.dismissals).compactMap(\.cause.uncalledBody), without: unnamed, workers: workers)
      var data = InstanceData(evaluator: Evaluator(program: program))
      let variants = ScreenVariants(evaluator: data.evaluator).names(among: nodes)
      return (storyboards, variants, data.nodes(among: nodes))
    }
    builder.nodes = flowing.nodes
    for (node, names) in variants { builder.nodes.update(node) { $0.variesBy = names } }
    let linked = LinkedProgram(
      graph: NavigationGraph(nodes: builder.nodes.sorted, edges: edges, flows: flowing.flows),
      knowledge: knowledge.sorted {
        ($0.source, $0.site, $0.destination, $0.kind.rawValue, $0.property ?? "")
          < ($1.source, $1.site, $1.destination, $1.kind.rawValue, $1.property ?? "")
      },
      helperKnowledge: Set(ofHelpers.compactMap { builder.helperKnowledge($0) }).sorted(),
      storyboards: storyboards.storyboards, unmentionedScreens: storyboards.unmentionedScreens,
      deadNamers: storyboards.deadNamers,
      unknownNames: program.coverage.unknownNames,
      madeWithData: made, classes: ScreenClassFinder(program: program).classes(of: builder.nodes),
      fallbackPresentations: FallbackPresentations.ids(of: builder.showings),
      routeRegistrations: Set(parts.lazy.flatMap(\.transitions).filter(\.isRouteRegistration).map(\.location)).sorted())
    return (linked, storyboards.mentions)
  }

  var styles: ModalStyles { ModalStyles(program: program) }

  var appearances: StepAppearances { StepAppearances(evaluator: evaluator, contents: contentsOfChains) }

  private init(
    program: Program, contentsOfChains: [TypeID: Set<TypeID>], segueClasses: SegueClasses, modes: InstanceModes
  ) {
    self.program = program
    self.contentsOfChains = contentsOfChains
    self.segueClasses = segueClasses
    evaluator = Evaluator(program: program)
    nodes = NodeFactory(program: program)
    self.modes = modes
    inlineNames = InlineNames(program: program)
  }

  /// The edges, with what decides which instances of their sources go them.
  private mutating func edgesWithModes() -> [Edge] {
    let ways = edges.modeWays
    return withoutSecondReadings(edges.sorted).map { edge in
      guard let found = ways[edge.id] else { return edge }
      var edge = edge
      edge.variesBy = modes.names(deciding: found, evaluator)
      return edge
    }
  }

  /// The edges without those to an unknown root where the root is known: a hosting controller shows one view, which a
  /// generic class may read by its type and by what it hands on.
  private func withoutSecondReadings(_ edges: [Edge]) -> [Edge] {
    let roots = edges.filter { $0.kind == .root && $0.reason == nil }
    let known = Dictionary(grouping: roots, by: \.source).mapValues { Set($0.flatMap(\.sites)) }
    return edges.filter { edge in
      guard edge.kind == .root, edge.reason != nil, let sites = known[edge.source], isHosting(edge.source) else {
        return true
      }
      return !edge.sites.allSatisfy(sites.contains)
    }
  }

  private func isHosting(_ node: String) -> Bool {
    guard let type = nodes.nodes[node]?.type else { return false }
    return program.typesByName[type]?.contains { program.frameworkType(of: $0)?.role == .hosting } == true
  }

  /// What is known of a class that no source declares, and of a view, counts where something leads to its screen; what
  /// an object knows that is no screen, where it navigates.
  private mutating func name(_ knowledge: ScreenKnowledgeFinder.Knowledge) -> ScreenKnowledge? {
    guard let knower = knower(of: knowledge) else { return nil }
    let isScreenAnyway =
      program[knowledge.known].isDeclared && !program.isView(knowledge.known) && !evaluator.isShell(knowledge.known)
    let known: String
    if isScreenAnyway || nodes.nodes[nodes.id(of: knowledge.known)] != nil {
      known = nodes.node(for: knowledge.known)
    } else if let scene = onlyScene(of: knowledge.known) {
      known = nodes.node(for: scene)
    } else {
      return nil
    }
    let body = program[knowledge.body]
    return ScreenKnowledge(
      source: nodes.node(for: knower), destination: known, kind: knowledge.kind,
      inPrepare: body.name == "prepare" && body.parameters.first?.label == "for", property: knowledge.property,
      isReference: knowledge.isReference ? true : nil,
      site: program.location(knowledge.position, in: body.file))
  }

  /// The type with the code that knows a screen, if it is a node of the graph, and no helper.
  private func knower(of knowledge: ScreenKnowledgeFinder.Knowledge) -> TypeID? {
    guard let knower = knowledge.knower, program[knower].isDeclared else { return nil }
    return program.isController(knower) || nodes.nodes[nodes.id(of: knower)] != nil ? knower : nil
  }

  /// What a helper knows of a screen that is a node of the graph. Helpers get no node, and make none.
  private func helperKnowledge(_ knowledge: ScreenKnowledgeFinder.Knowledge) -> HelperKnowledge? {
    let known =
      nodes.nodes[nodes.id(of: knowledge.known)]?.id ?? onlyScene(of: knowledge.known).map { nodes.id(of: $0) }
    guard let known else { return nil }
    let body = program[knowledge.body]
    let name = body.kind == .function ? "\(body.name)()" : body.name
    return HelperKnowledge(
      helper: knowledge.knower.map { program[$0].name } ?? name, destination: known, kind: knowledge.kind,
      property: knowledge.property, site: program.location(knowledge.position, in: body.file))
  }

  /// The scene that stands in the graph for a class which no source declares; nil where there are several, or none.
  private func onlyScene(of type: TypeID) -> SceneID? {
    let scenes = program.storyboards.scenes(of: type)
    guard let scene = scenes.first, scenes.count == 1 else { return nil }
    return nodes.nodes[nodes.id(of: scene)].map { _ in scene }
  }

  /// All controllers and coordinators are nodes, so that those which nothing leads to can be seen.
  ///
  /// SwiftUI views are not: most of them are parts of others, and a screen is one that something leads to.
  private mutating func addScreens() {
    for type in program.declaredTypes where !program[type].isProtocol {
      let isScreen = program.isScreen(type) && !program.isView(type)
      guard isScreen || (program.isCoordinator(type) && program[type].kind != .enum) else { continue }
      // What only others inherit from is no screen of its own.
      if isScreen, program.subtypes[type] != nil, program.storyboards.scenes(of: type).isEmpty { continue }
      if isScreen, isScenePerNode(type) || evaluator.isShell(type) { continue }
      _ = nodes.node(for: type)
    }
  }

  private func isScenePerNode(_ type: TypeID) -> Bool {
    program.storyboards.scenes(of: type).count > 1 && program.frameworkType(of: type)?.role == .container
  }

  /// The flows, and all nodes with those that only flows name.
  private func flows(
    _ edges: [Edge], _ parts: [ResolvedPart], without unnamed: UnnamedFunctions, workers: some Workers
  ) -> (flows: [Flow], nodes: NodeFactory) {
    var nodes = nodes
    guard let sources = FlowSources(parts, without: unnamed) else { return ([], nodes) }
    let evaluators = parts.filter { $0.callbacks == nil }.prefix(TransitionParts.count).map(\.evaluator)
    let arriving = Set(edges.filter { !$0.kind.goesBack }.map(\.destination))
    let views = program.typeIDs.filter { program.isView($0) && arriving.contains(nodes.id(of: $0)) }
    let finder = FlowFinder(
      evaluator: Evaluator(program: program), nodes: nodes.nodes, edges: edges, destinations: Set(views),
      sources: sources)
    let flows = finder.flows(showings, naming: &nodes, evaluators: evaluators, workers: workers)
    markComponents(among: &nodes, arriving.union(flows.map(\.destination)))
    return (flows, nodes)
  }

  /// A view that only flows name, since what it calls navigates, is a part of other screens like any that nothing leads to.
  private func markComponents(among nodes: inout NodeFactory, _ destinations: Set<String>) {
    for node in nodes.nodes.values where self.nodes.nodes[node.id] == nil && !destinations.contains(node.id) {
      if node.kind == .screen, node.framework == .swiftui, node.role == nil {
        nodes.update(node.id) { $0.role = .component }
      }
    }
  }

  /// A class of containers whose instances have nodes of their own, by what they hold, is no screen beside them where
  /// no edge touches it.
  private mutating func removeEmptyContainers(_ edges: [Edge]) {
    let touched = Set(edges.flatMap { [$0.source, $0.destination] })
    let held = Set(nodes.nodes.values.filter { nodes.isInstance($0) }.compactMap(\.type))
    for type in program.declaredTypes where held.contains(program[type].name) {
      let id = nodes.id(of: type)
      if !touched.contains(id), program.frameworkType(of: type)?.role == .container { nodes.remove(id) }
    }
  }

  /// A view that navigates but that nothing leads to is a part of other screens.
  private mutating func markComponents(_ edges: [Edge]) {
    let destinations = Set(edges.filter { !$0.kind.goesBack }.map(\.destination))
    for node in nodes.nodes.values where node.kind == .screen && node.framework == .swiftui && node.role == nil {
      if !destinations.contains(node.id) { nodes.update(node.id) { $0.role = .component } }
    }
    // What is only around a view can go back, and is a part of whatever holds it all the same.
    for type in program.declaredTypes where evaluator.isShell(type) {
      nodes.update(nodes.id(of: type)) { $0.role = .component }
    }
  }
}
