import NavigationModel

/// Makes the graph of resolved transitions and of what storyboards say.
struct GraphBuilder {
  let program: Program
  /// The screens that chains of steps put into each container.
  private let contentsOfChains: [TypeID: Set<TypeID>]
  /// What knows the values of the transitions that are being added.
  private var evaluator: Evaluator
  var nodes: NodeFactory
  var edges = EdgeCollector()
  private var showings: [Showing] = []

  static func build(_ parts: [ResolvedPart], in program: Program, workers: some Workers) -> LinkedProgram {
    var builder = GraphBuilder(program: program, contentsOfChains: StepAppearances.contents(of: parts))
    builder.addScreens()
    builder.addStoryboards()
    builder.addEntries()
    for part in parts {
      builder.evaluator = part.evaluator
      for transition in part.transitions { builder.add(transition) }
    }
    let knowledge = parts.flatMap(\.knowledge).map { builder.name($0) }
    let edges = builder.edges.sorted
    builder.markComponents(edges)
    builder.markVariants()
    let graph = NavigationGraph(nodes: builder.nodes.sorted, edges: edges)
    let (flowing, storyboards) = workers.both { [builder] in
      builder.flows(edges, parts, workers: workers)
    } _: { [nodes = builder.nodes] in
      StoryboardLinker.link(
        graph, program, nodes: nodes, requests: Set(parts.flatMap(\.storyboardRequests)), workers: workers)
    }
    return LinkedProgram(
      graph: NavigationGraph(nodes: flowing.nodes.sorted, edges: edges, flows: flowing.flows),
      knowledge: knowledge.sorted {
        ($0.source, $0.site, $0.destination, $0.kind.rawValue) < ($1.source, $1.site, $1.destination, $1.kind.rawValue)
      },
      storyboards: storyboards.knowledge, unmentionedScreens: storyboards.unmentionedScreens)
  }

  private var styles: ModalStyles { ModalStyles(program: program) }

  private var appearances: StepAppearances { StepAppearances(evaluator: evaluator, contents: contentsOfChains) }

  private init(program: Program, contentsOfChains: [TypeID: Set<TypeID>]) {
    self.program = program
    self.contentsOfChains = contentsOfChains
    evaluator = Evaluator(program: program)
    nodes = NodeFactory(program: program)
  }

  private mutating func name(_ knowledge: ScreenKnowledgeFinder.Knowledge) -> ScreenKnowledge {
    let body = program[knowledge.body]
    return ScreenKnowledge(
      source: nodes.node(for: knowledge.knower), destination: nodes.node(for: knowledge.known), kind: knowledge.kind,
      inPrepare: body.name == "prepare" && body.parameters.first?.label == "for",
      site: program.location(knowledge.position, in: body.file))
  }

  /// All controllers and coordinators are nodes, so that those which nothing leads to can be seen.
  ///
  /// SwiftUI views are not: most of them are parts of others, and a screen is one that something leads to.
  private mutating func addScreens() {
    for type in program.types where type.isDeclared && !type.isProtocol {
      let isScreen = program.isScreen(type.id) && !program.isView(type.id)
      guard isScreen || (program.isCoordinator(type.id) && type.kind != .enum) else { continue }
      // What only others inherit from is no screen of its own.
      if isScreen, program.subtypes[type.id] != nil, program.storyboards.scenes(of: type.id).isEmpty { continue }
      if isScreen, isScenePerNode(type.id) { continue }
      _ = nodes.node(for: type.id)
    }
  }

  private func isScenePerNode(_ type: TypeID) -> Bool {
    program.storyboards.scenes(of: type).count > 1 && program.frameworkType(of: type)?.role == .container
  }

  // MARK: - Storyboards

  private mutating func addStoryboards() {
    for scene in program.storyboards.scenes where scene.controller.placeholder == nil {
      let element = scene.controller.element
      guard element != "application" || !scene.controller.segues.isEmpty else { continue }
      guard scene.document == .storyboard || !scene.controller.segues.isEmpty else { continue }
      let source = nodes.node(for: scene.id)
      for index in scene.controller.segues.indices { addSegue(scene.id, index, from: source, at: nil) }
    }
  }

  /// Adds the edge of a segue; `site` is a place in the code that performs it.
  private mutating func addSegue(
    _ sceneID: SceneID, _ index: Int, from source: String, at site: SourceLocation?,
    confidence: Confidence = .certain, via: [TypeID] = [], of transition: ResolvedTransition? = nil
  ) {
    let scene = program.storyboards[sceneID]
    let segue = scene.controller.segues[index]
    let location = site ?? program.location(segue.position, in: scene.file)
    let kind = SegueKinds.transition(for: segue, in: scene.controller.element)
    if kind == .unwind {
      addUnwind(segue, in: scene, from: source, at: location)
      return
    }
    let target = program.storyboards.scene(withControllerID: segue.destination, inFile: scene.file)
    if let target, let end = program.storyboards.target(of: target) {
      let destination = nodes.node(for: end)
      edges.add(
        Edge(
          source: source, destination: destination, kind: kind, confidence: confidence,
          identifier: segue.identifier,
          modalStyle: kind == .present ? styles.style(of: segue, to: program.storyboards[end]) : nil,
          via: via.map { program[$0].name }, sites: [location]))
      showings.append(
        Showing(
          origin: source, destination: destination, kind: kind, confidence: confidence, via: via,
          transition: transition))
      return
    }
    let placeholder = target.flatMap { program.storyboards[$0].controller.placeholder }
    edges.add(
      Edge(
        source: source, destination: nodes.unknown(source: source), kind: kind, confidence: confidence,
        identifier: segue.identifier, sites: [location], reason: Self.reason(placeholder)))
  }

  private static func reason(_ placeholder: ControllerFact.Placeholder?) -> String {
    guard let placeholder else { return "the segue's destination is not in the document" }
    guard let name = placeholder.storyboardName else { return "the storyboard reference names no storyboard" }
    if let bundle = placeholder.bundleIdentifier { return "the storyboard \(name) is in the bundle \(bundle)" }
    if let identifier = placeholder.referencedIdentifier {
      return "no scene has the identifier \(identifier) in the storyboard \(name)"
    }
    return "the storyboard \(name) has no initial controller in the analyzed files"
  }

  /// An unwind segue leads to whichever class implements its action.
  private mutating func addUnwind(_ segue: SegueFact, in scene: Scene, from source: String, at location: SourceLocation)
  {
    let action = segue.unwindAction.map { String($0.prefix { $0 != ":" }) } ?? ""
    let name = action.hasSuffix("WithSegue") ? String(action.dropLast("WithSegue".count)) : action
    let owners =
      (program.ownersOfFunctions[action] ?? []) + (name == action ? [] : program.ownersOfFunctions[name] ?? [])
    let screens = owners.filter { program.isScreen($0) }
    for owner in screens {
      edges.add(
        Edge(
          source: source, destination: nodes.node(for: owner), kind: .unwind,
          confidence: screens.count == 1 ? .certain : .possible, identifier: segue.identifier, sites: [location]))
    }
    if screens.isEmpty {
      edges.add(
        Edge(
          source: source, destination: nodes.previous(), kind: .unwind, confidence: .certain,
          identifier: segue.identifier, sites: [location], reason: "no screen implements \(action)"))
    }
  }

  // MARK: - Transitions

  private mutating func add(_ transition: ResolvedTransition) {
    let source: String
    switch transition.source {
    case .type(let type): source = nodes.node(for: type)
    case .scene(let scene): source = nodes.node(for: scene)
    case .function(let body): source = nodes.function(body)
    case .outside(let type, let name): source = nodes.outside(name, handledBy: type)
    }
    switch transition.destination {
    case .segue(let scene, let index):
      addSegue(
        scene, index, from: source, at: transition.location, confidence: transition.confidence, via: transition.via,
        of: transition)
    case .fixed(let name):
      add(transition, from: source, to: End(node: fixed(name, transition), confidence: .certain))
    case .previous:
      add(transition, from: source, to: End(node: nodes.previous(), confidence: .certain))
    case .unresolved(let reason):
      add(transition, from: source, to: End(node: nodes.unknown(source: source), confidence: .certain, reason: reason))
    case .value(let value):
      for end in ends(of: value, transition, source: source) { add(transition, from: source, to: end) }
    }
  }

  /// A destination that the idiom itself names: for a screen, the program's class of that name if there is one.
  private mutating func fixed(_ name: String, _ transition: ResolvedTransition) -> String {
    if transition.kind == .alert { return nodes.alert(name) }
    if transition.kind == .system { return nodes.system(name) }
    let file: Int? =
      switch transition.source {
      case .type(let type), .outside(let type, _): program[type].file
      case .function(let body): program[body].file
      case .scene(let scene): program.storyboards[scene].file
      }
    guard let type = file.flatMap({ program.resolve(name, inside: nil, file: $0) }), program[type].isDeclared else {
      return nodes.external(name)
    }
    return nodes.node(for: type)
  }

  /// A destination with what it does to the edge.
  private struct End {
    let node: String
    let confidence: Confidence
    var kind: TransitionKind?
    var reason: String?
    var stackEffect: StackEffect?
    /// Types that show another screen on the way.
    var via: [TypeID] = []
  }

  private mutating func add(_ transition: ResolvedTransition, from source: String, to end: End) {
    var kind = end.kind ?? transition.kind
    if kind == .start, end.node == source { return }
    if let node = nodes.nodes[end.node] {
      if node.kind == .alert { kind = .alert }
      if node.kind == .system { kind = .system }
    }
    let confidence = max(transition.confidence, end.confidence)
    var edge = Edge(
      source: source, destination: end.node, kind: kind, confidence: confidence,
      identifier: transition.identifier, modalStyle: styles.style(of: transition, as: kind, evaluator),
      via: (transition.via + end.via).map { program[$0].name }, sites: [transition.location], reason: end.reason)
    if kind != .alert, kind != .system { edge.stackEffect = transition.closesSource ? .exchange : end.stackEffect }
    edges.add(edge)
    showings.append(
      Showing(
        origin: source, destination: end.node, kind: kind, confidence: confidence, via: transition.via + end.via,
        transition: transition))
  }

  private mutating func ends(of value: Value, _ transition: ResolvedTransition, source: String) -> [End] {
    switch value {
    case .object(let type, _):
      return object(type, transition, source: source)
    case .some(let type):
      return some(type, transition, source: source)
    case .scene(let scene):
      return [End(node: nodes.node(for: scene), confidence: .certain)]
    case .container(let type, let contents, let kind):
      return container(type, contents, kind, transition, source: source)
    case .external(let name):
      return [End(node: nodes.external(name), confidence: .certain)]
    case .inlineView(let name):
      return [End(node: nodes.inline(name, source: source), confidence: .certain)]
    case .array(let values):
      return values.flatMap { ends(of: $0, transition, source: source) }
    case .tuple, .closure, .function, .metatype, .enumCase, .string, .boolean, .storyboard:
      return unresolved("the value is no screen", source)
    case .step(let id):
      return step(id, transition, source: source)
    case .parameter:
      return unresolved("it is an argument that could not be followed", source)
    case .nothing:
      return []
    case .unknown(let reason):
      return unresolved(reason, source)
    }
  }

  private mutating func unresolved(_ reason: String, _ source: String) -> [End] {
    [End(node: nodes.unknown(source: source), confidence: .certain, reason: reason)]
  }

  private mutating func object(_ type: TypeID, _ transition: ResolvedTransition, source: String) -> [End] {
    if transition.kind == .start {
      return program.isCoordinator(type) || program[type].isDeclared
        ? [End(node: nodes.node(for: type), confidence: .certain)] : []
    }
    if starts(type, transition) { return [End(node: nodes.node(for: type), confidence: .certain, kind: .start)] }
    guard let framework = program.frameworkType(of: type) else {
      // A class of a library that the program extends: its name says what it is.
      if !program[type].isDeclared, program[type].name.hasSuffix("Controller") {
        return [End(node: nodes.external(program[type].name), confidence: .certain)]
      }
      return unresolved("\(program[type].name) is no screen", source)
    }
    if program[type].isDeclared {
      return program.isController(type) || program.isView(type)
        ? [End(node: nodes.node(for: type), confidence: .certain)]
        : unresolved("\(program[type].name) is no screen", source)
    }
    // A controller of a library or in Objective-C is a screen of its own.
    if framework.role == .controller, program.frameworks.types[program[type].name] == nil {
      return [End(node: nodes.external(program[type].name), confidence: .certain)]
    }
    switch framework.role {
    case .container: return [End(node: nodes.container(type, contents: [], source: source), confidence: .certain)]
    case .alert, .systemScreen: return [End(node: nodes.node(for: type), confidence: .certain)]
    case .controller, .hosting, .view, .wrapperView, .choiceView:
      return [End(node: nodes.inline(program[type].name, source: source), confidence: .certain)]
    case .entry, .coordinator, .coordinatorReference, .other:
      return unresolved("\(program[type].name) is no screen", source)
    }
  }

  /// Who shows a coordinator starts it: the screens that appear are those that it shows.
  private func starts(_ type: TypeID, _ transition: ResolvedTransition) -> Bool {
    !transition.kind.goesBack && program[type].isDeclared && !program[type].isProtocol && program.isCoordinator(type)
  }

  private mutating func some(_ type: TypeID, _ transition: ResolvedTransition, source: String) -> [End] {
    if starts(type, transition) { return [End(node: nodes.node(for: type), confidence: .inferred, kind: .start)] }
    let role = program.frameworkType(of: type)?.role
    let isWanted: (TypeID) -> Bool = { [program] candidate in
      transition.kind == .start ? program.isCoordinator(candidate) : program.isScreen(candidate)
    }
    if program[type].isDeclared, !program[type].isProtocol {
      guard isWanted(type) || role == .alert else { return unresolved("\(program[type].name) is no screen", source) }
      return [End(node: nodes.node(for: type), confidence: .inferred)]
    }
    if role == .alert || role == .systemScreen { return [End(node: nodes.node(for: type), confidence: .inferred)] }
    if role == .controller, !program[type].isDeclared, program.frameworks.types[program[type].name] == nil {
      return [End(node: nodes.external(program[type].name), confidence: .inferred)]
    }
    if program[type].isProtocol {
      let candidates = program.concreteSubtypes(of: type).filter(isWanted)
      if candidates.count == 1 { return [End(node: nodes.node(for: candidates[0]), confidence: .inferred)] }
      if !candidates.isEmpty, candidates.count <= Self.maximumPossible {
        return candidates.map { End(node: nodes.node(for: $0), confidence: .possible) }
      }
    }
    return unresolved("nothing but its type, \(program[type].name), is known", source)
  }

  /// More candidates than these say nothing to anybody.
  private static let maximumPossible = 6

  private mutating func container(
    _ type: TypeID, _ contents: [Value], _ kind: TransitionKind, _ transition: ResolvedTransition, source: String
  ) -> [End] {
    let inner = contents.flatMap { ends(of: $0, transition, source: source) }
    let role = program.frameworkType(of: type)?.role
    if role == .hosting, !program[type].isDeclared { return inner }
    let known = inner.filter { $0.reason == nil }.map(\.node)
    let node = nodes.container(type, contents: Array(Set(known)).sorted(), source: source)
    for end in inner where end.node != node {
      edges.add(
        Edge(
          source: node, destination: end.node, kind: kind, confidence: max(transition.confidence, end.confidence),
          sites: [transition.location], reason: end.reason))
    }
    return [End(node: node, confidence: inner.map(\.confidence).max() ?? .certain)]
  }

  /// The screen that a chain of steps shows, in each way in which the chain can show it.
  private mutating func step(_ id: StepID, _ transition: ResolvedTransition, source: String) -> [End] {
    var asker: TypeID?
    if case .type(let type) = transition.source, program.isScreen(type) { asker = type }
    var result: [End] = []
    for appearance in appearances.appearances(of: id, to: asker) {
      for end in appearance.screens.flatMap({ ends(of: $0, transition, source: source) }) {
        result += appearance.kinds.map { kind in
          End(
            node: end.node, confidence: end.confidence, kind: end.kind ?? kind, reason: end.reason,
            stackEffect: appearance.isSought ? .reuse : nil, via: appearance.interceptors)
        }
      }
    }
    return result
  }

  /// The flows, and all nodes with those that only flows name.
  private func flows(
    _ edges: [Edge], _ parts: [ResolvedPart], workers: some Workers
  ) -> (flows: [Flow], nodes: NodeFactory) {
    var nodes = nodes
    guard let sources = FlowSources(parts) else { return ([], nodes) }
    let evaluators = parts.filter { $0.callbacks == nil }.prefix(TransitionParts.count).map(\.evaluator)
    let arriving = Set(edges.filter { !$0.kind.goesBack }.map(\.destination))
    let views = program.types.map(\.id).filter { program.isView($0) && arriving.contains(nodes.id(of: $0)) }
    let finder = FlowFinder(
      evaluator: Evaluator(program: program), nodes: nodes.nodes, edges: edges, destinations: Set(views),
      sources: sources)
    let flows = finder.flows(showings, naming: &nodes, evaluators: evaluators, workers: workers)
    return (flows, nodes)
  }

  private mutating func markVariants() {
    let variants = ScreenVariants(evaluator: evaluator)
    for type in program.types where program.isScreen(type.id) && nodes.nodes[nodes.id(of: type.id)] != nil {
      let names = variants.names(of: type.id)
      if !names.isEmpty { nodes.update(nodes.id(of: type.id)) { $0.variesBy = names } }
    }
  }

  /// A view that navigates but that nothing leads to is a part of other screens.
  private mutating func markComponents(_ edges: [Edge]) {
    let destinations = Set(edges.filter { !$0.kind.goesBack }.map(\.destination))
    for node in nodes.nodes.values where node.kind == .screen && node.framework == .swiftui && node.role == nil {
      if !destinations.contains(node.id) { nodes.update(node.id) { $0.role = .component } }
    }
  }
}
