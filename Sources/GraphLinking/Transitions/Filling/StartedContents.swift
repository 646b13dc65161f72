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
      let origin = evaluator.stackOrigin(of: value), origin != .elsewhere, let stack = plainStack(value)
    else { return nil }
    for place in places(of: transition, showing: origin) {
      let contents = contents(of: origin, startedAt: place, evaluator)
      if !contents.isEmpty { return .container(stack, contents: contents, kind: .root) }
    }
    return nil
  }

  /// Code that may start a coordinator on a stack that it makes or shows.
  private struct Place {
    let body: BodyID
    /// Where in the code: only what runs together with that counts.
    let scope: ScopeID?
  }

  /// The code that may start a coordinator on the stack which a transition shows: that which makes the stack, be it asked
  /// to show it or to give it back, or else the code of the transition itself, where a property makes the stack.
  private func places(of transition: ResolvedTransition, showing stack: StackOrigin) -> [Place] {
    let scopes = transition.path.map { path in [path.scope] + path.calls.map { program[$0.site].scope } } ?? []
    let own = transition.body.map { body in Place(body: body, scope: scopes.first { program[$0].body == body }) }
    guard case .call(let made, _) = stack else { return own.map { [$0] } ?? [] }
    let maker = program[made].body
    if let scope = scopes.first(where: { program[$0].body == maker }) { return [Place(body: maker, scope: scope)] }
    return [Place(body: maker, scope: made)] + (own.map { [$0] } ?? [])
  }

  /// What the coordinators show first that code starts on a stack.
  private func contents(of stack: StackOrigin, startedAt place: Place, _ evaluator: Evaluator) -> [Value] {
    guard let starts = startedIn[place.body] else { return [] }
    let run = place.scope.flatMap { evaluator.laterClosure(around: $0) }
    var contents: [Value] = []
    for start in starts where laterClosure(around: start.transition, start.evaluator) == run {
      guard isStarted(start, on: stack, in: place.body) else { continue }
      for content in firstContents(of: start, in: place.body, run) where !contents.contains(content) {
        contents.append(content)
      }
    }
    return contents
  }

  /// Whether a coordinator is started on a stack, as far as what it is made with tells.
  private func isStarted(_ start: Known, on stack: StackOrigin, in body: BodyID) -> Bool {
    let given = start.evaluator.stackOrigins(givenTo: start.value, startedIn: body)
    return given.isEmpty || given.contains(stack)
  }

  /// What a coordinator shows first on its stack: what its start shows, and each root that the starting code asks it to
  /// set in addition. If the start shows nothing, it is what that code asks it to push, or else any of its roots.
  private func firstContents(of start: Known, in body: BodyID, _ run: ScopeID?) -> [Value] {
    let own = contents(of: start, depth: 0)
    let told = told(start, in: body, run)
    let roots = told.filter { $0.transition.kind == .root }.map(\.value)
    if !own.isEmpty { return own + roots }
    if !told.isEmpty { return roots.isEmpty ? told.map(\.value) : roots }
    return anyRoots(of: start)
  }

  /// What the code that starts a coordinator asks it to show in addition: `flow.start(); flow.show(.detail)`.
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

  /// The expressions for a coordinator at the place that starts it: what the start is called on, or what the method gets
  /// that starts it, as in `addChild(help)` and `coordinate(from: self, to: help)`. The starter is none of them.
  private func startedObjects(of start: Known, in place: ScopeID) -> [Expression] {
    let body = program[place].body
    let started = program.calls(in: body).first { site in
      program.location(site.call.position, in: Int(place.file)) == start.transition.location
    }
    guard let started, let coordinator = start.evaluator.type(of: start.value) else { return [] }
    start.evaluator.resetBudget()
    let given = started.call.arguments.map(\.value).filter { argument in
      argument != .identifier("self")
        && start.evaluator.evaluate(argument, in: started.scope, start.evaluator.openActivation(of: body))
          .contains { start.evaluator.type(of: $0.value) == coordinator }
    }
    let receiver = started.call.callee.receiver
    return given.isEmpty && receiver != .identifier("self") ? [receiver] : given
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
    guard let path = known.transition.path else {
      return known.transition.body.map(program.isStart) ?? false
    }
    if program.isStart(outerBody(of: path)) { return true }
    var paths = [path]
    for depth in 1...Self.maximumStartCalls where !paths.isEmpty {
      let longer = paths.flatMap { path in
        callsAtOnce(of: outerBody(of: path), coordinator, known.evaluator).map { path.called(from: $0) }
      }
      let runs = { (path: CodePath) in known.evaluator.run(along: path) != nil }
      // Starts are looked for among all callers, and only of those that are followed further there is a limit.
      if longer.contains(where: { program.isStart(outerBody(of: $0)) && runs($0) }) {
        return true
      }
      guard depth < Self.maximumStartCalls else { break }
      let sorted = longer.count > Self.maximumStartPaths ? sortedByName(longer) : longer
      paths = Array(sorted.lazy.filter(runs).prefix(Self.maximumStartPaths))
    }
    return false
  }

  private func outerBody(of path: CodePath) -> BodyID { program[program.outerScope(of: path)].body }

  private func sortedByName(_ paths: [CodePath]) -> [CodePath] {
    paths.map { path in
      let position = path.calls.last.map { program[$0.site].call.position } ?? Position(line: 0, column: 0)
      return (key: CodeKey(outerBody(of: path), at: position, in: program), path: path)
    }.sorted { $0.key < $1.key }.map(\.path)
  }

  /// The calls of a function by others of the coordinator, or of a protocol that it conforms to, that run when those are
  /// called.
  private func callsAtOnce(
    of body: BodyID, _ coordinator: StartedCoordinator, _ evaluator: Evaluator
  ) -> [Evaluator.Caller] {
    guard let type = coordinator.type else { return [] }
    return evaluator.callers(of: body).filter { caller in
      let site = program[caller.site]
      return site.body != body && !caller.isHanding
        && program[site.body].owner.map { program.inherits(type, from: $0) } == true
        && coordinator.runsAtOnce(site.scope)
    }
  }

  private func laterClosure(around transition: ResolvedTransition, _ evaluator: Evaluator) -> ScopeID? {
    transition.path.flatMap { evaluator.laterClosure(around: program.outerScope(of: $0)) }
  }
}
