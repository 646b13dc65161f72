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
  /// What a body has others set as a root or push.
  private var asked: [BodyID: [Known]] = [:]

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
      guard isContent(value) else { return }
      if program.isCoordinator(source) { shown[source, default: []].append(known) }
      if let body = transition.body, transition.path?.calls.isEmpty == false { asked[body, default: []].append(known) }
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
    guard transition.kind != .push, transition.kind != .start, case .value(let value) = transition.destination,
      let origin = evaluator.stackOrigin(of: value), origin != .elsewhere, let stack = plainStack(value),
      let place = place(of: transition, showing: origin), let starts = startedIn[place.body]
    else { return nil }
    let body = place.body
    let run = place.scope.flatMap { evaluator.laterClosure(around: $0) }
    var contents: [Value] = []
    for start in starts where laterClosure(around: start.transition, start.evaluator) == run {
      guard isStarted(start, on: origin, in: body) else { continue }
      for content in firstContents(of: start, in: body, run) where !contents.contains(content) {
        contents.append(content)
      }
    }
    return contents.isEmpty ? nil : .container(stack, contents: contents, kind: .root)
  }

  /// The code that shows a stack, and where it does: that which makes the stack, where others ask it to show it, or else
  /// the code of the transition itself.
  private func place(
    of transition: ResolvedTransition, showing stack: StackOrigin
  ) -> (body: BodyID, scope: ScopeID?)? {
    let places = transition.path.map { path in [path.scope] + path.calls.map { program[$0.site].scope } } ?? []
    if let maker = stack.body(in: program), let scope = places.first(where: { program[$0].body == maker }) {
      return (maker, scope)
    }
    return transition.body.map { body in (body, places.first { program[$0].body == body }) }
  }

  /// Whether a coordinator is started on a stack, as far as what it is made with tells.
  private func isStarted(_ start: Known, on stack: StackOrigin, in body: BodyID) -> Bool {
    let given = start.evaluator.stackOrigins(givenTo: start.value, startedIn: body)
    return given.isEmpty || given.contains(stack)
  }

  /// What a coordinator shows first on its stack: what its start shows, and each root that the code which starts it has
  /// it set besides. Only where the start shows nothing is it what that code has it push, or else any of its roots.
  private func firstContents(of start: Known, in body: BodyID, _ run: ScopeID?) -> [Value] {
    let own = contents(of: start, depth: 0)
    let told = told(start, in: body, run)
    let roots = told.filter { $0.transition.kind == .root }.map(\.value)
    if !own.isEmpty { return own + roots }
    if !told.isEmpty { return roots.isEmpty ? told.map(\.value) : roots }
    return anyRoots(of: start)
  }

  /// What the code that starts a coordinator has it show besides: `flow.start(); flow.show(.detail)`.
  private func told(_ start: Known, in body: BodyID, _ run: ScopeID?) -> [Known] {
    let asked = asked[body] ?? []
    guard !asked.isEmpty, let place = start.transition.path.map({ program.outerScope(of: $0) }) else { return [] }
    let objects = startedObjects(of: start, in: place)
    let coordinator = StartedCoordinator(start.value, start.evaluator)
    return asked.filter { known in
      guard laterClosure(around: known.transition, known.evaluator) == run,
        let call = known.transition.path?.calls.last.map({ program[$0.site].call })
      else { return false }
      return objects.contains(call.callee.receiver) && canShow(known, coordinator)
    }
  }

  /// The expressions for a coordinator at the place that starts it: what the start is called on, or what a method of the
  /// starter itself is given, as in `addChild(help)`.
  private func startedObjects(of start: Known, in place: ScopeID) -> [Expression] {
    let started = program.calls(in: program[place].body).first { site in
      program.location(site.call.position, in: Int(place.file)) == start.transition.location
    }
    guard let call = started?.call else { return [] }
    let receiver = call.callee.receiver
    return receiver == .identifier("self") ? call.arguments.map(\.value) : [receiver]
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
    return (started[type] ?? []).filter { canShow($0, coordinator) && isFirst($0, coordinator) }.flatMap { inner in
      let contents = contents(of: inner, depth: depth + 1)
      return contents.isEmpty ? anyRoots(of: inner) : contents
    }
  }

  /// The roots that a coordinator sets at any time.
  private func anyRoots(of start: Known) -> [Value] {
    let coordinator = StartedCoordinator(start.value, start.evaluator)
    return (coordinator.type.flatMap { shown[$0] } ?? []).filter {
      $0.transition.kind == .root && canShow($0, coordinator)
    }.map(\.value)
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
    // A view of SwiftUI comes in a controller that hosts it.
    case .container(let type, let contents, _):
      program.frameworkType(of: type)?.role == .hosting && contents.allSatisfy { isContent($0) }
    default: false
    }
  }

  /// Whether a coordinator shows something when it is started, and not when something happens later.
  private func isFirst(_ known: Known, _ coordinator: StartedCoordinator) -> Bool {
    let places = known.transition.path.map { [$0.scope] + $0.calls.map { program[$0.site].scope } } ?? []
    return places.allSatisfy { known.evaluator.laterClosure(around: $0) == nil } && runsAtStart(known, coordinator)
  }

  /// From its start a coordinator gets to where it shows something through no more calls than these.
  private static let maximumStartCalls = 4
  /// Of more ways than these from the start of a coordinator no more are followed: what they lead to is no first screen.
  private static let maximumStartPaths = 64

  /// Whether the start of a coordinator comes at once to where it shows something, with what it asks for on the way.
  private func runsAtStart(_ known: Known, _ coordinator: StartedCoordinator) -> Bool {
    guard var paths = known.transition.path.map({ [$0] }) else {
      return known.transition.body.map { CoordinatorMethods.starts(program[$0].name) } ?? false
    }
    for depth in 0...Self.maximumStartCalls where !paths.isEmpty {
      let bodies = paths.map { program[program.outerScope(of: $0)].body }
      if bodies.contains(where: { CoordinatorMethods.starts(program[$0].name) }) { return true }
      guard depth < Self.maximumStartCalls else { break }
      let longer = zip(paths, bodies).lazy.flatMap { path, body in
        callsAtOnce(of: body, coordinator, known.evaluator).map { path.called(from: $0) }
          .filter { known.evaluator.run(along: $0) != nil }
      }
      paths = Array(longer.prefix(Self.maximumStartPaths))
    }
    return false
  }

  /// The calls of a function by others of the coordinator, or of a protocol that it conforms to, that run when those are
  /// called.
  private func callsAtOnce(
    of body: BodyID, _ coordinator: StartedCoordinator, _ evaluator: Evaluator
  ) -> [Evaluator.Caller] {
    guard let type = coordinator.type else { return [] }
    return evaluator.callers(of: body).filter { caller in
      let site = program[caller.site]
      return site.body != body && program[site.body].owner.map { program.inherits(type, from: $0) } == true
        && coordinator.runsAtOnce(site.scope)
    }
  }

  private func laterClosure(around transition: ResolvedTransition, _ evaluator: Evaluator) -> ScopeID? {
    transition.path.flatMap { evaluator.laterClosure(around: program.outerScope(of: $0)) }
  }
}
