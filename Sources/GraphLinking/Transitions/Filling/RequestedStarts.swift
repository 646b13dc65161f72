import NavigationModel

/// Finds the coordinators that code starts by asking them for something at once.
///
///     let flow = NoteFlowCoordinator(stack: stack)
///     noteFlow = flow
///     flow.open(.note(id))
///
/// Who makes a coordinator, keeps it and asks it to show something starts it, as if the method were called `start`. What
/// appears is shown by the coordinator then, and not by who asks it. Only what all transitions together tell says
/// whether a method of a coordinator leads to one.
struct RequestedStarts {
  private let parts: [ResolvedPart]
  private let evaluator: Evaluator
  private var program: Program { evaluator.program }
  /// The places at which coordinators show something by themselves, by the body around them.
  private var showing: [BodyID: [ScopeID]] = [:]

  /// Methods that call methods, or tell an object that calls them back, are not deeper than this.
  private static let maximumCalls = 6

  /// A coordinator that is made to be asked.
  private struct Start {
    let coordinator: Value
    let type: TypeID
    /// The first call that asks it.
    let request: CallSite
    /// The calls that ask it where it is made, and the methods by which they begin it.
    let requests: Set<CallSiteID>
    let methods: Set<String>
    /// The properties of who makes it that keep it.
    let keepers: Set<String>
  }

  init(_ parts: [ResolvedPart], in program: Program) {
    self.parts = parts
    evaluator = Evaluator(program: program)
    for transition in parts.lazy.flatMap(\.transitions) where !transition.kind.goesBack && transition.kind != .alert {
      guard case .type(let source) = transition.source, program.isCoordinator(source), isKnown(transition.destination),
        let body = transition.body, let path = transition.path
      else { continue }
      showing[body, default: []].append(program.outerScope(of: path))
    }
  }

  /// Whether a coordinator says itself what appears, rather than to pass on what it is given.
  private func isKnown(_ destination: ResolvedTransition.Destination) -> Bool {
    switch destination {
    case .unresolved: false
    case .value(.some(let type)): !program[type].isProtocol
    default: true
    }
  }

  /// The parts with these starts, and without what only the coordinators themselves show.
  func added() -> [ResolvedPart] {
    let owners = Set(showing.keys.compactMap { program[$0].owner })
    let types = owners.union(owners.flatMap { program.concreteSubtypes(of: $0) }).filter { program.isCoordinator($0) }
    let starts = types.sorted().flatMap { type in makers(of: type).compactMap { start(of: type, madeBy: $0) } }
    guard !starts.isEmpty else { return parts }
    var own = ResolvedPart(evaluator: evaluator)
    own.transitions = starts.map { transition($0) }
    return parts.map { part in
      var part = part
      part.transitions.removeAll { transition in starts.contains { isShown(transition, by: $0) } }
      return part
    } + [own]
  }

  // MARK: - Who makes, keeps and asks a coordinator

  private func makers(of type: TypeID) -> [CallSite] {
    (program.callsByName[program[type].bareName] ?? []).map { program[$0] }.filter {
      program[$0.body].owner.map { !program.inherits($0, from: type) } ?? true
    }
  }

  private func start(of type: TypeID, madeBy made: CallSite) -> Start? {
    let locals = self.locals(holding: made)
    let keepers = self.keepers(of: made, or: locals)
    let calls = program.calls(in: made.body).filter { made.call.position < $0.call.position }
    guard !keepers.isEmpty || calls.contains(where: { passes(locals, $0) }) else { return nil }
    let asking = calls.filter { call in
      guard case .member(let base, _) = call.call.callee else { return false }
      if case .identifier(let name) = base, locals.contains(name) { return true }
      return base.ownPropertyName.map { keepers.contains($0) } ?? false
    }
    guard !asking.contains(where: { $0.call.callee.calledName.map(CoordinatorMethods.starts) ?? false }),
      let coordinator = value(madeBy: made, type)
    else { return nil }
    let run = evaluator.laterClosure(around: made.scope)
    let requests = asking.filter { call in
      evaluator.laterClosure(around: call.scope) == run
        && evaluator.methods(named: call.call.callee.calledName ?? "", on: coordinator, call.call).contains {
          leadsToScreen($0.body)
        }
    }
    guard let first = requests.first else { return nil }
    return Start(
      coordinator: coordinator, type: type, request: first, requests: Set(requests.map(\.id)),
      methods: Set(requests.compactMap(\.call.callee.calledName)), keepers: keepers)
  }

  private func value(madeBy made: CallSite, _ type: TypeID) -> Value? {
    evaluator.resetBudget()
    let values = evaluator.evaluate(.call(made.call), in: made.scope, evaluator.openActivation(of: made.body))
    guard values.count == 1, let value = values.first?.value, case .object(type, _?) = value else { return nil }
    return value
  }

  /// The names of the locals that are what a call makes.
  private func locals(holding made: CallSite) -> Set<String> {
    var names: Set<String> = []
    var next: ScopeID? = made.scope
    while let place = next {
      for (name, locals) in program[place].locals where locals.contains(where: { $0.value == .call(made.call) }) {
        names.insert(name)
      }
      next = program[place].parent
    }
    return names
  }

  /// The properties that code sets to what it makes.
  private func keepers(of made: CallSite, or locals: Set<String>) -> Set<String> {
    let sites = evaluator.assignments(in: made.body).filter { site in
      if case .identifier(let name) = site.value { return locals.contains(name) }
      return site.value == .call(made.call)
    }
    return Set(sites.compactMap { isOwn($0.target, in: made.body) ? $0.target.ownPropertyName : nil })
  }

  /// Whether an expression is a property of the object whose code it stands in.
  private func isOwn(_ expression: Expression, in body: BodyID) -> Bool {
    guard let name = expression.ownPropertyName, let owner = program[body].owner else { return false }
    return program.memberLineage(of: owner).contains { program[$0].properties[name] != nil }
  }

  /// Whether a call hands on one of the locals, as to a list of children.
  private func passes(_ locals: Set<String>, _ site: CallSite) -> Bool {
    site.call.arguments.contains { argument in
      if case .identifier(let name) = argument.value { locals.contains(name) } else { false }
    }
  }

  // MARK: - What a method leads to

  /// Whether a method shows something: by itself, by others of the same object, or by what they have told another
  /// object to do, such as a state machine.
  private func leadsToScreen(_ method: BodyID) -> Bool {
    var seen: Set<ScopeID> = []
    var next = [program[method].scope]
    for _ in 0...Self.maximumCalls {
      if next.contains(where: { shows($0) }) { return true }
      seen.formUnion(next)
      next = next.flatMap { continuations(of: $0) }.filter { !seen.contains($0) }
    }
    return false
  }

  private func shows(_ place: ScopeID) -> Bool {
    (showing[program[place].body] ?? []).contains { runs($0, with: place) }
  }

  private func continuations(of place: ScopeID) -> [ScopeID] {
    program.calls(in: program[place].body).filter { runs($0.scope, with: place) }.flatMap { call in
      evaluator.ownMethods(calledBy: call).map { program[$0].scope } + handlers(toldBy: call)
    }
  }

  private func runs(_ scope: ScopeID, with place: ScopeID) -> Bool {
    program.isScope(scope, within: place)
      && evaluator.laterClosure(around: scope) == evaluator.laterClosure(around: place)
  }

  /// The closures that the code of a type has given to the object in a property that a call tells something.
  private func handlers(toldBy call: CallSite) -> [ScopeID] {
    guard case .member(let base, _) = call.call.callee, let property = base.ownPropertyName, isOwn(base, in: call.body),
      let owner = program[call.body].owner
    else { return [] }
    let bodies = program.lineage(of: owner).flatMap { program[$0].functions.values.joined() }
    return bodies.flatMap { program.calls(in: $0) }.filter { other in
      guard other.id != call.id, case .member(let told, _) = other.call.callee else { return false }
      return told.ownPropertyName == property
    }.flatMap { other in
      other.call.arguments.compactMap { argument in
        guard case .closure(let closure) = argument.value else { return nil }
        return program.scope(of: closure, in: other.body)
      }
    }
  }

  // MARK: - Transitions

  private func transition(_ start: Start) -> ResolvedTransition {
    let body = program[start.request.body]
    let source: TransitionSource =
      body.owner.map { .type(program.represented(by: $0) ?? $0) } ?? .function(start.request.body)
    return ResolvedTransition(
      source: source, destination: .value(start.coordinator), kind: .start, confidence: .certain, via: [],
      location: program.location(start.request.call.position, in: body.file), body: start.request.body,
      path: CodePath(scope: start.request.scope), home: body.owner)
  }

  /// Whether a transition of who asks is what the coordinator shows that was asked.
  private func isShown(_ transition: ResolvedTransition, by start: Start) -> Bool {
    guard case .type(let source) = transition.source, let home = transition.home, home != source,
      program.inherits(start.type, from: home), let asking = transition.path?.calls.last?.site
    else { return false }
    if start.requests.contains(asking) { return true }
    // Who asks again in the same way begins it again.
    let site = program[asking]
    guard case .member(let base, let method) = site.call.callee, start.methods.contains(method),
      program[site.body].owner == program[start.request.body].owner
    else { return false }
    return base.ownPropertyName.map { start.keepers.contains($0) } ?? false
  }
}
