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
  private let methods: LeadingMethods

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
    methods = LeadingMethods(parts, evaluator: evaluator)
  }

  /// The parts with these starts, and without what only the coordinators themselves show.
  func added() -> [ResolvedPart] {
    guard program.frameworks.patterns.contains(where: { $0.kind == .start }) else { return parts }
    let starts = methods.coordinators.flatMap { type in makers(of: type).compactMap { start(of: type, madeBy: $0) } }
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
    let locals = Receivers(program: program).locals(holding: made)
    let keepers = self.keepers(of: made, or: locals)
    let calls = program.calls(in: made.body).filter { made.call.position < $0.call.position }
    guard !keepers.isEmpty || calls.contains(where: { passes(locals, $0) }) else { return nil }
    let asking = calls.filter { isMade($0, on: locals, or: keepers) }
    guard !asking.contains(where: { $0.call.callee.calledName.map { program.isStart($0, of: type) } ?? false }),
      let coordinator = value(madeBy: made, type)
    else { return nil }
    let run = evaluator.laterClosure(around: made.scope)
    let requests = asking.filter { evaluator.laterClosure(around: $0.scope) == run && leads($0, of: coordinator) }
    guard let first = requests.first else { return nil }
    return Start(
      coordinator: coordinator, type: type, request: first, requests: Set(requests.map(\.id)),
      methods: Set(requests.compactMap(\.call.callee.calledName)), keepers: keepers)
  }

  /// Whether a call is made on one of the locals or on one of the object's own properties.
  private func isMade(_ site: CallSite, on locals: Set<String>, or properties: Set<String>) -> Bool {
    guard case .member(let base, _) = site.call.callee else { return false }
    if case .identifier(let name) = base, locals.contains(name) { return true }
    return base.ownPropertyName.map { properties.contains($0) } ?? false
  }

  /// Whether a call asks a coordinator for something that leads to a screen.
  private func leads(_ site: CallSite, of coordinator: Value) -> Bool {
    guard let name = site.call.callee.calledName else { return false }
    return evaluator.methods(named: name, on: coordinator, site.call, in: site.scope).contains {
      methods.leadsToScreen($0.body)
    }
  }

  private func value(madeBy made: CallSite, _ type: TypeID) -> Value? {
    evaluator.resetBudget()
    let values = evaluator.evaluate(.call(made.call), in: made.scope, evaluator.openActivation(of: made.body))
    guard values.count == 1, let value = values.first?.value, case .object(type, _?) = value else { return nil }
    return value
  }

  /// The properties that code sets to what it makes.
  private func keepers(of made: CallSite, or locals: Set<String>) -> Set<String> {
    let sites = evaluator.assignments(in: made.body).filter { site in
      if case .identifier(let name) = site.value { return locals.contains(name) }
      return site.value == .call(made.call)
    }
    return Set(sites.compactMap { program.isOwnProperty($0.target, in: made.body) ? $0.target.ownPropertyName : nil })
  }

  /// Whether a call hands on one of the locals, as to a list of children.
  private func passes(_ locals: Set<String>, _ site: CallSite) -> Bool {
    site.call.arguments.contains { argument in
      if case .identifier(let name) = argument.value { locals.contains(name) } else { false }
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
    return start.methods.contains(site.call.callee.calledName ?? "") && isMade(site, on: [], or: start.keepers)
      && program[site.body].owner == program[start.request.body].owner
  }
}
