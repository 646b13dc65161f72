import NavigationModel

/// Makes edges of resolved transitions.
extension GraphBuilder {
  mutating func add(_ transition: ResolvedTransition) {
    let source = node(for: transition.source, of: transition)
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

  private mutating func node(for source: TransitionSource, of transition: ResolvedTransition) -> String {
    switch source {
    case .type(let type): return nodes.node(for: type)
    case .external(let name): return nodes.external(name)
    case .scene(let scene): return nodes.node(for: scene)
    case .function(let body): return nodes.function(body)
    case .outside(let type, let name): return nodes.outside(name, handledBy: type)
    case .container(let type, let contents, let maker):
      let asker = node(for: maker, of: transition)
      let held = contents.flatMap { ends(of: $0, transition, source: asker) }.filter { $0.reason == nil }
      return nodes.container(type, contents: Set(held.map(\.node)).sorted(), source: asker)
    }
  }

  /// A destination that the idiom itself names: for a screen, the program's class of that name if there is one.
  private mutating func fixed(_ name: String, _ transition: ResolvedTransition) -> String {
    if transition.kind == .alert { return nodes.alert(name) }
    if transition.kind == .system { return nodes.system(name) }
    let type = file(of: transition.source).flatMap { program.resolve(name, inside: nil, file: $0) }
    guard let type, program[type].isDeclared else {
      return nodes.external(name)
    }
    return nodes.node(for: type)
  }

  /// The file with what asks for a transition, as far as it has one.
  func file(of source: TransitionSource) -> Int? {
    switch source {
    case .type(let type), .outside(let type, _): program[type].file
    case .function(let body): program[body].file
    case .scene(let scene): program.storyboards[scene].file
    case .container(_, _, let maker): file(of: maker)
    case .external: nil
    }
  }

  mutating func add(_ transition: ResolvedTransition, from source: String, to end: End) {
    var kind = end.kind ?? transition.kind
    // A coordinator that starts itself begins; one that makes another of its class and starts that leads on.
    if kind == .start, end.node == source, !transition.startsWhatIsMade { return }
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
    edges.add(edge, modes.ways(to: transition, evaluator))
    showings.append(
      Showing(
        origin: source, destination: end.node, kind: kind, confidence: confidence, via: transition.via + end.via,
        transition: transition))
  }
}

extension ResolvedTransition {
  /// Whether it is known where the code makes what it leads to.
  fileprivate var startsWhatIsMade: Bool {
    if case .value(.object(_, .some)) = destination { true } else { false }
  }
}
