import NavigationModel

/// Finds the places that set a property which shows what it is set to: `container.content = DetailViewController()`,
/// where the observer of `content` adds the controller as a child.
///
/// Such a property is to whoever sets it what a method that shows its argument is to whoever calls it.
struct ObservedProperties {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  /// The transitions with those that setting a property makes, given those that the program's idioms make by themselves.
  ///
  /// What an observer shows of a route is known to those who set it, and to nobody else.
  func adding(to shown: [Transition]) -> [Transition] {
    var result: [Transition] = []
    var seen: Set<Shown> = []
    for transition in shown {
      result.append(transition)
      guard !transition.kind.goesBack, let property = property(shownBy: transition),
        seen.insert(property).inserted
      else { continue }
      let set = (program.assignmentsByName[property.name] ?? []).filter {
        $0.value != .nothing && isSet(property.owner, by: $0)
      }
      if case .registered = transition.shown, !set.isEmpty { result.removeLast() }
      result += set.map { site in
        var made = Transition(
          shown: transition.shown.replacing(with: site.value), kind: transition.kind, isAskedFor: false,
          scope: site.scope, body: site.body, position: site.position)
        if case .registered = transition.shown { made.expected = property.type }
        return made
      }
    }
    return result
  }

  private struct Shown: Hashable {
    let owner: TypeID
    let name: String
    let kind: TransitionKind
    let type: TypeID?
  }

  /// The property that a transition shows as soon as it is set.
  private func property(shownBy transition: Transition) -> Shown? {
    let expression: Expression
    switch transition.shown {
    case .values(let shown), .registered(let shown): expression = shown
    default: return nil
    }
    guard let owner = program[transition.body].owner else { return nil }
    let body = program[transition.body]
    let name: String
    switch expression {
    case .identifier("newValue") where body.kind == .observers: name = body.name
    case .identifier(let read), .member(.identifier("self"), let read): name = read
    default: return nil
    }
    guard program[owner].properties[name] != nil, runsWhenSet(name, body) else { return nil }
    return Shown(
      owner: owner, name: name, kind: transition.kind, type: evaluator.declaredType(ofMember: name, in: owner))
  }

  /// Whether a body is an observer of the property, or a function that one calls.
  private func runsWhenSet(_ name: String, _ body: Body) -> Bool {
    if body.kind == .observers { return body.name == name }
    return (program.callsByName[body.name] ?? []).contains { id in
      let caller = program[program[id].body]
      return caller.kind == .observers && caller.name == name && caller.owner == body.owner
    }
  }

  /// Whether an assignment from elsewhere sets a property of objects of a type, or a class below the type sets what it
  /// inherits. What a type sets itself is known from the transition within.
  private func isSet(_ owner: TypeID, by site: AssignmentSite) -> Bool {
    if case .identifier(let name) = site.target, program.locals(named: name, from: site.scope) != nil { return false }
    guard let target = evaluator.receiver(of: site) else { return false }
    guard program.inherits(target, from: owner) else { return false }
    return program[site.body].owner != owner || !site.target.isOnSelf || handsOn(site)
  }

  /// Whether a function sets the property to what it is given, as a setter does: its callers know what that is.
  private func handsOn(_ site: AssignmentSite) -> Bool {
    let body = program[site.body]
    guard case .identifier(let name) = site.value, body.kind == .function,
      program.locals(named: name, from: site.scope) == nil
    else { return false }
    return body.parameters.contains { $0.name == name }
  }
}

extension Transition.Shown {
  /// The same of another value.
  fileprivate func replacing(with value: Expression) -> Transition.Shown {
    if case .registered = self { .registered(value) } else { .values(value) }
  }
}
