import NavigationModel

/// Fills the empty navigation controllers that code shows and hands to a coordinator, which it starts there.
///
///     let stack = UINavigationController()
///     present(stack, animated: true)
///     DetailCoordinator(stack).start()
///
/// What a person sees is what the coordinator sets as the root of the stack, or pushes first. A stack that is not made
/// here has its root already, and what happens later comes on top of one.
struct StartedContents {
  private let parts: [ResolvedPart]
  private let program: Program
  /// What coordinators set as a root or push, and whom they start.
  private var shown: [TypeID: [Known]] = [:]
  private var started: [TypeID: [Known]] = [:]
  /// Whom a body starts.
  private var startedIn: [BodyID: [Known]] = [:]

  /// A transition whose destination is known, with what knows it.
  private struct Known {
    let transition: ResolvedTransition
    let value: Value
    let evaluator: Evaluator
  }

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
    let known = Known(transition: transition, value: value, evaluator: evaluator)
    switch transition.kind {
    case .start:
      guard let body = transition.body else { return }
      startedIn[body, default: []].append(known)
      started[source, default: []].append(known)
    case .root, .push:
      guard program.isCoordinator(source), isContent(value) else { return }
      shown[source, default: []].append(known)
    default:
      break
    }
  }

  /// The parts with the contents that could be found.
  func filled() -> [ResolvedPart] {
    parts.map { part in
      var part = part
      for index in part.transitions.indices {
        guard let value = filledValue(of: part.transitions[index], part.evaluator) else { continue }
        part.transitions[index].destination = .value(value)
      }
      return part
    }
  }

  private func filledValue(of transition: ResolvedTransition, _ evaluator: Evaluator) -> Value? {
    guard transition.kind != .push, transition.kind != .start, let body = transition.body,
      let starts = startedIn[body], case .value(let value) = transition.destination,
      let origin = evaluator.stackOrigin(of: value), origin != .elsewhere, let stack = plainStack(value)
    else { return nil }
    let run = laterClosure(around: transition, evaluator)
    var contents: [Value] = []
    for start in starts where laterClosure(around: start.transition, start.evaluator) == run {
      guard isStarted(start, on: origin, in: body) else { continue }
      for content in self.contents(of: start, depth: 0) where !contents.contains(content) { contents.append(content) }
    }
    return contents.isEmpty ? nil : .container(stack, contents: contents, kind: .root)
  }

  /// Whether a coordinator is started on a stack, as far as what it is made with tells.
  private func isStarted(_ start: Known, on stack: StackOrigin, in body: BodyID) -> Bool {
    let given = start.evaluator.stackOrigins(givenTo: start.value, startedIn: body)
    return given.isEmpty || given.contains(stack)
  }

  /// The framework's class of a navigation controller.
  private func plainStack(_ value: Value) -> TypeID? {
    switch value {
    case .object(let type, _):
      return program[type].isDeclared ? nil : type
    case .scene(let id):
      let type = program.storyboards[id].type ?? program.typesByName["UINavigationController"]?.first
      return type.flatMap { program[$0].isDeclared ? nil : $0 }
    default:
      return nil
    }
  }

  // MARK: - What a coordinator shows first

  private func contents(of start: Known, depth: Int) -> [Value] {
    let coordinator = StartedCoordinator(start.value, start.evaluator)
    guard let type = coordinator.type else { return [] }
    let shown = (shown[type] ?? []).filter { canShow($0, coordinator) }
    let roots = shown.filter { $0.transition.kind == .root }
    // What a coordinator starts besides showing something itself may have a stack of its own.
    for candidates in [roots, shown.filter { $0.transition.kind == .push }] {
      let first = candidates.filter { isFirst($0, coordinator) }.map(\.value)
      if !first.isEmpty { return first }
    }
    guard depth < Self.maximumDepth else { return [] }
    let inner = (started[type] ?? []).filter { canShow($0, coordinator) && isFirst($0, coordinator) }.flatMap {
      contents(of: $0, depth: depth + 1)
    }
    return inner.isEmpty ? roots.map(\.value) : inner
  }

  /// What a coordinator sets as a root when it is started, else at any time.
  ///
  /// - Parameter isMeant: tells the roots that count.
  func roots(of coordinator: StartedCoordinator, where isMeant: (ResolvedTransition, Evaluator) -> Bool) -> [Value] {
    let roots = (coordinator.type.flatMap { shown[$0] } ?? []).filter {
      $0.transition.kind == .root && canShow($0, coordinator) && isMeant($0.transition, $0.evaluator)
    }
    let first = roots.filter { isFirst($0, coordinator) }
    return (first.isEmpty ? roots : first).map(\.value)
  }

  /// Whether what a coordinator is made with lets its code get to where it shows something.
  private func canShow(_ known: Known, _ coordinator: StartedCoordinator) -> Bool {
    known.transition.path.map { coordinator.canReach(program.outerScope(of: $0)) } ?? true
  }

  private func isContent(_ value: Value) -> Bool {
    switch value {
    case .object, .scene, .some, .inlineView, .external: true
    default: false
    }
  }

  /// Whether a coordinator shows something when it is started, and not when something happens later.
  private func isFirst(_ known: Known, _ coordinator: StartedCoordinator) -> Bool {
    guard let body = known.transition.body else { return false }
    let places = known.transition.path.map { [$0.scope] + $0.calls.map { program[$0.site].scope } } ?? []
    return places.allSatisfy { known.evaluator.laterClosure(around: $0) == nil } && runsAtStart(body, coordinator)
  }

  /// Whether a body is the start of its coordinator, or called by it at once.
  private func runsAtStart(_ body: BodyID, _ coordinator: StartedCoordinator) -> Bool {
    let name = program[body].name
    if CoordinatorMethods.starts(name) { return true }
    guard let owner = program[body].owner else { return false }
    return program[owner].functions.contains { method, bodies in
      CoordinatorMethods.starts(method)
        && bodies.contains { start in
          program.calls(in: start).contains { call in
            call.call.callee.calledName == name && coordinator.runsAtOnce(call.scope)
          }
        }
    }
  }

  private func laterClosure(around transition: ResolvedTransition, _ evaluator: Evaluator) -> ScopeID? {
    transition.path.flatMap { evaluator.laterClosure(around: program.outerScope(of: $0)) }
  }
}
