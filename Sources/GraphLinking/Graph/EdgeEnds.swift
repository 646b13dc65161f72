import NavigationModel

/// Finds the nodes at which transitions end.
extension GraphBuilder {
  /// A destination with what it does to the edge.
  struct End {
    let node: String
    var confidence: Confidence
    var kind: TransitionKind?
    var reason: String?
    var stackEffect: StackEffect?
    /// Types that show another screen on the way.
    var via: [TypeID] = []
  }

  /// The nodes that a value stands for; one for what could not be resolved.
  mutating func ends(of value: Value, _ transition: ResolvedTransition, source: String) -> [End] {
    if let asker = file(of: transition.source), program.isOfAnotherApp(value, thanThatOf: asker) { return [] }
    switch value {
    case .object(let type, let construction):
      return object(type, isMade: construction != nil, transition, source: source)
    case .some(let type), .given(let type):
      return some(type, transition, source: source)
    case .scene(let scene):
      return [End(node: nodes.node(for: scene), confidence: .certain)]
    case .container(let type, let contents, let kind):
      return container(type, contents, kind, transition, source: source)
    case .external(let name, _):
      return [End(node: nodes.external(name), confidence: .certain)]
    case .inlineView(let name):
      return [inline(name, transition, source: source)]
    case .array(let values):
      return values.flatMap { ends(of: $0, transition, source: source) }
    case .dictionary(let entries):
      return entries.flatMap { ends(of: $0.value, transition, source: source) }
    case .metatype(let type) where program[type].isDeclared && program.isScreen(type):
      // A framework that is given an initializer makes an object of the class: `destination: Detail.init`.
      return [End(node: nodes.node(for: type), confidence: .inferred)]
    case .tuple, .closure, .function, .metatype, .enumCase, .string, .boolean, .storyboard:
      return unresolved("the value is not a screen", source)
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

  /// Why a window leads to nothing.
  static let unknownWindow = "nothing is known of what the window shows"

  private mutating func inline(_ view: String, _ transition: ResolvedTransition, source: String) -> End {
    let name = inlineNames.name(of: view, shownBy: transition)
    return End(node: nodes.inline(name, source: source), confidence: .certain)
  }

  private mutating func unresolved(_ reason: String, _ source: String) -> [End] {
    [End(node: nodes.unknown(source: source), confidence: .certain, reason: reason)]
  }

  private mutating func object(
    _ type: TypeID, isMade: Bool, _ transition: ResolvedTransition, source: String
  ) -> [End] {
    if transition.kind == .start {
      return program.isCoordinator(type) || program[type].isDeclared
        ? [End(node: nodes.node(for: type), confidence: .certain)] : []
    }
    if starts(type, transition) { return [End(node: nodes.node(for: type), confidence: .certain, kind: .start)] }
    guard let framework = program.frameworkType(of: type) else {
      if Evaluator.viewsOfSwiftUI.contains(program[type].name) {
        return [inline(program[type].name, transition, source: source)]
      }
      // A class of a library that the program extends is shown as any other of a library: an extension declares nothing.
      // What others inherit from or conform to may be a protocol.
      if !program[type].isDeclared, OutsideClasses.superclass(ofClassNamed: program[type].name) == nil,
        isMade && program.subtypes[type] == nil || program[type].name.hasSuffix("Controller")
      {
        return [End(node: nodes.external(program[type].name), confidence: .certain)]
      }
      return unresolved("\(program[type].name) is not a screen", source)
    }
    if program[type].isDeclared {
      return program.isController(type) || program.isView(type)
        ? [End(node: nodes.node(for: type), confidence: .certain)]
        : unresolved("\(program[type].name) is not a screen", source)
    }
    // A controller of a library or in Objective-C is a screen of its own.
    if framework.role == .controller, program.frameworks.types[program[type].name] == nil {
      return [End(node: nodes.external(program[type].name), confidence: .certain)]
    }
    if program.isPlainWindow(type) { return unresolved(Self.unknownWindow, source) }
    switch framework.role {
    case .container: return [End(node: nodes.container(type, contents: [], source: source), confidence: .certain)]
    case .alert, .systemScreen: return [End(node: nodes.node(for: type), confidence: .certain)]
    case .controller, .hosting, .view, .wrapperView, .choiceView:
      return [inline(program[type].name, transition, source: source)]
    case .entry, .coordinator, .coordinatorReference, .other:
      return unresolved("\(program[type].name) is not a screen", source)
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
      guard isWanted(type) || role == .alert else { return unresolved("\(program[type].name) is not a screen", source) }
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
    return unresolved("only its type, \(program[type].name), is known", source)
  }

  /// More candidates than these say nothing to anybody.
  private static let maximumPossible = 6

  private mutating func container(
    _ type: TypeID, _ contents: [Value], _ kind: TransitionKind, _ transition: ResolvedTransition, source: String
  ) -> [End] {
    let inner = contents.flatMap { ends(of: $0, transition, source: source) }
    if program.isPlainWindow(type) || evaluator.framesAnyView(type) {
      return opened(inner, isWindow: contents.contains(where: isOwnWindow), transition, source: source)
    }
    let role = program.frameworkType(of: type)?.role
    // Around any view, it is no place but that of the view.
    if role == .hosting, !program[type].isDeclared || evaluator.isShell(type) { return inner }
    // One of several that it may be around gives it no name.
    let isOpen = inner.count > 1 && inner.allSatisfy { $0.confidence == .possible }
    let known = isOpen ? [] : inner.filter { $0.reason == nil }.map(\.node)
    let node = nodes.container(type, contents: Array(Set(known)).sorted(), source: source)
    for end in inner where end.node != node {
      edges.add(
        Edge(
          source: node, destination: end.node, kind: kind, confidence: max(transition.confidence, end.confidence),
          sites: [transition.location], reason: end.reason))
    }
    return [End(node: node, confidence: inner.map(\.confidence).max() ?? .certain)]
  }

  /// Whether a value is a window of a class of the program's own, which its controller only keeps.
  private func isOwnWindow(_ value: Value) -> Bool {
    guard let type = evaluator.type(of: value) else { return false }
    return program[type].isDeclared && program.inherits(type, fromAnyNamed: ["NSWindow"])
  }

  /// Who opens a plain window makes what it shows its root, as who fills a window of UIKit does: a window has one content,
  /// and nothing leads from one to the next.
  private mutating func opened(
    _ contents: [End], isWindow: Bool, _ transition: ResolvedTransition, source: String
  ) -> [End] {
    contents.map { end in
      var end = end
      end.confidence = max(end.confidence, .inferred)
      if transition.kind == .window {
        end.kind = end.kind ?? (isWindow ? nil : .root)
      } else if end.reason == nil {
        sheets.insert(EdgeCollector.Ends(source: source, destination: end.node))
      }
      return end
    }
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
}
