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

extension Program {
  /// Whether a call is made on an object that the caller has made, or got, to keep it: a part of the caller. An object
  /// that others have given to it, or that it looks up, is mostly what the caller is in.
  func keepsReceiver(of site: CallSite) -> Bool {
    guard case .member(let receiver, _) = site.call.callee, let name = receiver.ownPropertyName,
      locals(named: name, from: site.scope) == nil, let owner = self[site.body].owner,
      let type = memberLineage(of: owner).first(where: { self[$0].properties[name] != nil }),
      let property = self[type].properties[name]?.first, !property.fact.isWeak, property.getter == nil
    else { return false }
    if let value = property.fact.initializer, value != .nothing { return true }
    return (assignmentsByName[name] ?? []).contains { assignment in
      guard assignment.target.isOwnProperty, self[assignment.body].owner == type else { return false }
      let value = assignment.value.uncast
      return value != .nothing && !self[assignment.body].parameters.contains { value == .identifier($0.name) }
    }
  }
}

extension TransitionKind {
  /// Whether what is shown becomes a part of what shows it.
  fileprivate var isContent: Bool { self == .root || self == .child || fillsContainer }
}
