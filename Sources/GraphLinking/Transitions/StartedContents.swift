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
  private let frames: RouterFrames
  /// What code sets as the root of routers of the program's own, by where they are made.
  private var framed: [RouterFrames.Origin: [Value]] = [:]
  /// The coordinators to which such routers are handed, by where the routers are made.
  private var handed: [RouterFrames.Origin: [TypeID]] = [:]
  /// What coordinators set as a root at any time, what they show when they start, and what they start then.
  private var roots: [TypeID: [Value]] = [:]
  private var firstRoots: [TypeID: [Value]] = [:]
  private var firstPushes: [TypeID: [Value]] = [:]
  private var startedFirst: [TypeID: [TypeID]] = [:]
  /// The coordinators that a body starts.
  private var startedBy: [BodyID: [TypeID]] = [:]

  /// Coordinators that only start another one on the same stack are not deeper than this.
  private static let maximumDepth = 4

  init(_ parts: [ResolvedPart], in program: Program, frames: RouterFrames) {
    self.parts = parts
    self.program = program
    self.frames = frames
    for part in parts {
      for transition in part.transitions { collect(transition, part.evaluator) }
    }
  }

  private mutating func collect(_ transition: ResolvedTransition, _ evaluator: Evaluator) {
    guard case .type(let source) = transition.source, case .value(let value) = transition.destination else { return }
    if let router = frames.origin(ofRouterFilledBy: transition, evaluator) {
      // Who makes a router of its own and fills it shows it somewhere else.
      framed[router, default: []].append(value)
      return
    }
    switch transition.kind {
    case .start:
      guard let started = evaluator.type(of: value), let body = transition.body else { return }
      startedBy[body, default: []].append(started)
      for router in frames.origins(ofRoutersHandedTo: value, evaluator) { handed[router, default: []].append(started) }
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
      part.transitions = part.transitions.flatMap { transition -> [ResolvedTransition] in
        filledValues(of: transition, part.evaluator)?.map { value in
          var transition = transition
          transition.destination = .value(value)
          return transition
        } ?? [transition]
      }
      return part
    }
  }

  private func filledValues(of transition: ResolvedTransition, _ evaluator: Evaluator) -> [Value]? {
    guard case .value(let value) = transition.destination, frames.isFrame(value) else {
      return filledValue(of: transition).map { [$0] }
    }
    guard let router = frames.origin(ofRouterIn: value, evaluator) else { return nil }
    let found = framed[router] ?? (handed[router] ?? []).flatMap { firstRoots[$0] ?? roots[$0] ?? [] }
    return found.isEmpty ? nil : unique(found)
  }

  private func filledValue(of transition: ResolvedTransition) -> Value? {
    guard case .value(let value) = transition.destination, let stack = emptyStack(value) else { return nil }
    guard transition.kind != .push, transition.kind != .start, let body = transition.body else { return nil }
    let contents = unique((startedBy[body] ?? []).flatMap { self.contents(of: $0, depth: 0) })
    return contents.isEmpty ? nil : .container(stack, contents: contents, kind: .root)
  }

  private func unique(_ values: [Value]) -> [Value] {
    values.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
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
