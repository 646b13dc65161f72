import NavigationModel

/// Fills the empty navigation controllers that code shows and hands to a coordinator, which it starts there.
///
///     let stack = UINavigationController()
///     present(stack, animated: true)
///     DetailCoordinator(stack).start()
///
/// What a person sees is what the coordinator sets as the root of the stack, or pushes first.
struct StartedContents {
  private let parts: [ResolvedPart]
  private let program: Program
  /// What coordinators set as a root at any time, what they show when they start, and what they start then.
  private var roots: [TypeID: [Value]] = [:]
  private var firstRoots: [TypeID: [Value]] = [:]
  private var firstPushes: [TypeID: [Value]] = [:]
  private var startedFirst: [TypeID: [TypeID]] = [:]
  /// The coordinators that a body starts.
  private var startedBy: [BodyID: [TypeID]] = [:]

  /// Coordinators that only start another one on the same stack are not deeper than this.
  private static let maximumDepth = 4

  init(_ parts: [ResolvedPart], in program: Program) {
    self.parts = parts
    self.program = program
    for part in parts {
      for transition in part.transitions { collect(transition, part.evaluator) }
    }
  }

  private mutating func collect(_ transition: ResolvedTransition, _ evaluator: Evaluator) {
    guard case .type(let source) = transition.source, case .value(let value) = transition.destination else { return }
    switch transition.kind {
    case .start:
      guard let started = evaluator.type(of: value), let body = transition.body else { return }
      startedBy[body, default: []].append(started)
      if runsAtStart(body) { startedFirst[source, default: []].append(started) }
    case .root, .push:
      guard program.isCoordinator(source), isContent(value) else { return }
      let isFirst = transition.body.map(runsAtStart) == true
      if transition.kind == .root { roots[source, default: []].append(value) }
      if isFirst, transition.kind == .root { firstRoots[source, default: []].append(value) }
      if isFirst, transition.kind == .push { firstPushes[source, default: []].append(value) }
    default:
      break
    }
  }

  /// The parts with the contents that could be found.
  func filled() -> [ResolvedPart] {
    parts.map { part in
      var part = part
      for index in part.transitions.indices {
        guard let value = filledValue(of: part.transitions[index]) else { continue }
        part.transitions[index].destination = .value(value)
      }
      return part
    }
  }

  private func filledValue(of transition: ResolvedTransition) -> Value? {
    guard transition.kind != .push, transition.kind != .start, let body = transition.body,
      case .value(let value) = transition.destination, let stack = emptyStack(value), let started = startedBy[body]
    else { return nil }
    var contents: [Value] = []
    for content in started.flatMap({ self.contents(of: $0, depth: 0) }) where !contents.contains(content) {
      contents.append(content)
    }
    return contents.isEmpty ? nil : .container(stack, contents: contents, kind: .root)
  }

  /// The class of a navigation controller of which no content is known.
  private func emptyStack(_ value: Value) -> TypeID? {
    switch value {
    case .some(let type), .object(let type, _), .container(let type, contents: [], _):
      return isPlainStack(type) ? type : nil
    case .scene(let id):
      let scene = program.storyboards[id]
      guard scene.controller.element == "navigationController", scene.controller.segues.isEmpty else { return nil }
      let type = scene.type ?? program.typesByName["UINavigationController"]?.first
      return type.flatMap { isPlainStack($0) ? $0 : nil }
    default:
      return nil
    }
  }

  private func isPlainStack(_ type: TypeID) -> Bool {
    !program[type].isDeclared && program.inherits(type, fromAnyNamed: ["UINavigationController"])
  }

  private func contents(of coordinator: TypeID, depth: Int) -> [Value] {
    // What a coordinator starts besides showing something itself may have a stack of its own.
    if let own = firstRoots[coordinator] ?? firstPushes[coordinator] { return own }
    guard depth < Self.maximumDepth else { return [] }
    let started = (startedFirst[coordinator] ?? []).flatMap { contents(of: $0, depth: depth + 1) }
    return started.isEmpty ? roots[coordinator] ?? [] : started
  }

  private func isContent(_ value: Value) -> Bool {
    switch value {
    case .object, .scene, .some, .inlineView, .external: true
    default: false
    }
  }

  /// Whether a body is the start of its coordinator, or called by it.
  private func runsAtStart(_ body: BodyID) -> Bool {
    let name = program[body].name
    if CoordinatorMethods.starts(name) { return true }
    guard let owner = program[body].owner else { return false }
    return program[owner].functions.contains { method, bodies in
      CoordinatorMethods.starts(method)
        && bodies.contains { start in program.calls(in: start).contains { $0.call.callee.calledName == name } }
    }
  }
}
