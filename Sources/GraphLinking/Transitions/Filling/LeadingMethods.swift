import NavigationModel

/// Tells which methods of coordinators lead to a screen that the coordinator shows itself.
struct LeadingMethods {
  private let evaluator: Evaluator
  private var program: Program { evaluator.program }
  /// The places at which coordinators show something by themselves, by the body around them.
  private var showing: [BodyID: [ScopeID]] = [:]

  /// Methods that call methods, or tell an object that calls them back, are not deeper than this.
  private static let maximumCalls = 6

  init(_ parts: [ResolvedPart], evaluator: Evaluator) {
    self.evaluator = evaluator
    for transition in parts.lazy.flatMap(\.transitions) where !transition.kind.goesBack && transition.kind != .alert {
      guard case .type(let source) = transition.source, isKnown(transition.destination), let body = transition.body,
        let path = transition.path, program.isCoordinator(source) || isContainer(source, filledBy: body)
      else { continue }
      showing[body, default: []].append(program.outerScope(of: path))
    }
  }

  /// Whether a coordinator puts into a container what that shows from then on.
  private func isContainer(_ type: TypeID, filledBy body: BodyID) -> Bool {
    guard program.frameworkType(of: type)?.role == .container, let owner = program[body].owner else { return false }
    return program.isCoordinator(owner)
  }

  /// Whether a coordinator says itself what appears, rather than to pass on what it is given.
  private func isKnown(_ destination: ResolvedTransition.Destination) -> Bool {
    switch destination {
    case .unresolved: false
    case .value(.some(let type)): !program[type].isProtocol
    default: true
    }
  }

  /// The coordinators that show something, by themselves or as what they inherit from does, sorted.
  var coordinators: [TypeID] {
    let owners = Set(showing.keys.compactMap { program[$0].owner })
    return owners.union(owners.flatMap { program.concreteSubtypes(of: $0) }).filter { program.isCoordinator($0) }
      .sorted()
  }

  /// Whether a method shows something: by itself, by others of the same object, or by what they have told another
  /// object to do, such as a state machine.
  func leadsToScreen(_ method: BodyID) -> Bool {
    var seen: Set<ScopeID> = [program[method].scope]
    var next = [program[method].scope]
    for _ in 0...Self.maximumCalls {
      if next.contains(where: { shows($0) }) { return true }
      next = next.flatMap { continuations(of: $0) }.filter { seen.insert($0).inserted }
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
    evaluator.resetBudget()
    return program.isScope(scope, within: place)
      && evaluator.laterClosure(around: scope) == evaluator.laterClosure(around: place)
  }

  /// The closures that the code of a type has given to the object in a property that a call tells something.
  private func handlers(toldBy call: CallSite) -> [ScopeID] {
    guard case .member(let base, _) = call.call.callee, let property = base.ownPropertyName,
      program.isOwnProperty(base, in: call.body), let owner = program[call.body].owner
    else { return [] }
    let bodies = program.lineage(of: owner).flatMap { type in
      program[type].functions.sorted { $0.key < $1.key }.flatMap(\.value)
    }
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
}

extension Program {
  /// Whether an expression is a property of the object whose code it stands in.
  func isOwnProperty(_ expression: Expression, in body: BodyID) -> Bool {
    guard let name = expression.ownPropertyName, let owner = self[body].owner else { return false }
    return memberLineage(of: owner).contains { self[$0].properties[name] != nil }
  }
}
