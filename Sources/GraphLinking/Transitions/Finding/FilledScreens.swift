import NavigationModel

/// Tells which code puts something into the screen that it belongs to.
extension PatternFit {
  /// Whether a transition puts something into the screen whose code it is, or into a container that the screen keeps.
  ///
  /// - Parameter member: what is called or assigned: `addChild`, `pager.setViewControllers`, `viewControllers`.
  func fillsOwnScreen(_ member: Expression, _ transition: Transition, _ pattern: TransitionPattern) -> Bool {
    let program = evaluator.program
    guard transition.kind.isContent, let owner = program[transition.body].owner, program[owner].isDeclared,
      program.isController(owner) || program.inherits(owner, fromAnyNamed: pattern.receivers)
    else { return false }
    if isOnSelf(member, in: transition.scope) { return true }
    guard case .member(let container, _) = member, let name = container.ownPropertyName,
      program.locals(named: name, from: transition.scope) == nil
    else { return false }
    // A view of the screen gets the view of another one.
    if case .viewOwner = pattern.destination { return true }
    let activation = evaluator.openActivation(of: transition.body)
    let type = evaluator.staticType(of: container, in: transition.scope, activation)
    return type.flatMap { program.frameworkType(of: $0) }?.role == .container
  }

  /// Whether a member is one of the object itself, which a closure may have under another name.
  func isOnSelf(_ member: Expression, in scope: ScopeID) -> Bool {
    if case .member(.identifier(let name), _) = member, name != "self", name != "super" {
      let locals = evaluator.program.locals(named: name, from: scope) ?? []
      return !locals.isEmpty && locals.allSatisfy { $0.value == .identifier("self") && $0.projections.isEmpty }
    }
    return member.isOnSelf
  }
}

extension Evaluator {
  /// Whether a call is made on an object that the caller has made, or got, to keep it: a part of the caller, or of such a
  /// part. An object that others have given to it, or that it looks up, is mostly what the caller is in.
  func keepsReceiver(of site: CallSite) -> Bool {
    guard case .member(let receiver, _) = site.call.callee else { return false }
    return isPart(receiver, in: site.scope, of: site.body, depth: 0)
  }

  /// Names for names for parts of parts are not deeper than this.
  private static let maximumPartDepth = 5

  private func isPart(_ value: Expression, in scope: ScopeID, of body: BodyID, depth: Int) -> Bool {
    guard depth < Self.maximumPartDepth else { return false }
    if case .identifier(let name) = value, let found = program.locals(named: name, from: scope) {
      guard found.count == 1, let local = found.first, let named = local.value?.uncast else { return false }
      let isWhole = local.projections.allSatisfy { if case .cast = $0 { true } else { false } }
      guard isWhole else { return false }
      // `if let sub = sub` means the outer one.
      guard named == value else { return isPart(named, in: local.scope, of: body, depth: depth + 1) }
      guard let outer = program.enclosing(local.scope) else { return keepsProperty(name, in: body) }
      return isPart(named, in: outer, of: body, depth: depth + 1)
    }
    if let name = value.ownPropertyName { return keepsProperty(name, in: body) }
    guard case .member(let whole, let name) = value, keepsMember(name, of: whole, in: scope) else { return false }
    return isPart(whole, in: scope, of: body, depth: depth + 1)
  }

  /// Whether a part may have made, or got, what it has under a name to keep it. What a window or a container of a
  /// framework shows is mostly what the object is in.
  private func keepsMember(_ name: String, of whole: Expression, in scope: ScopeID) -> Bool {
    guard let type = staticType(of: whole, in: scope, openActivation(of: program[scope].body)) else { return true }
    return program.memberLineage(of: type).contains { ancestor in
      program[ancestor].properties[name]?.contains { $0.getter == nil && !$0.fact.isWeak } == true
    }
  }

  /// Whether a property of the object whose code it is holds what the object itself has made, or got, to keep it.
  private func keepsProperty(_ name: String, in body: BodyID) -> Bool {
    guard let owner = program[body].owner,
      let type = program.memberLineage(of: owner).first(where: { program[$0].properties[name] != nil }),
      let property = program[type].properties[name]?.first, property.getter == nil
    else { return false }
    if let value = property.fact.initializer, value != .nothing { return true }
    return (program.assignmentsByName[name] ?? []).contains { assignment in
      guard assignment.target.isOwnProperty, program[assignment.body].owner == type else { return false }
      let value = assignment.value.uncast
      // What nothing but a weak property had would be gone: what is made is a local first.
      if property.fact.isWeak { return isMadeLocal(value, in: assignment.scope) }
      return value != .nothing && !program[assignment.body].parameters.contains { value == .identifier($0.name) }
    }
  }

  private func isMadeLocal(_ value: Expression, in scope: ScopeID) -> Bool {
    guard case .identifier(let name) = value, let found = program.locals(named: name, from: scope), found.count == 1,
      found[0].projections.isEmpty, case .call? = found[0].value
    else { return false }
    return true
  }
}

extension TransitionKind {
  /// Whether what is shown becomes a part of what shows it.
  fileprivate var isContent: Bool { self == .root || self == .child || fillsContainer }
}
