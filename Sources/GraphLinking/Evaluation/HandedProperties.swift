import NavigationModel

/// Reads properties into which the callers of the code at hand have just put something; see ``Handovers``.
extension Evaluator {
  /// What a property of the object at hand holds since a caller has put it there; nil where that says nothing.
  func handedOver(_ name: String, in scope: ScopeID, _ activation: ActivationID) -> [Candidate]? {
    guard program.handovers.concern(program[program[scope].body].owner) else { return nil }
    let run = self[rootActivation(of: activation)]
    if let stored = run.stored[name] {
      let values = evaluate(stored.value, in: stored.scope, stored.activation)
      // Of which class it is, as a cast says, does not tell what it is.
      guard self[rootActivation(of: stored.activation)].isOpen, values.allSatisfy(isOpenScreen) else { return values }
      return [.certain(.parameter(.body(program[stored.scope].body)))]
    }
    guard run.isOpen, program.handovers.properties(receivedBy: run.body).contains(name) else { return nil }
    return [.certain(.parameter(.body(run.body)))]
  }

  /// What a member of an expression is where that is the object at hand, and a caller has put something there; nil where
  /// that says nothing.
  func handedOver(_ name: String, of base: Expression, in scope: ScopeID, _ activation: ActivationID) -> [Candidate]? {
    let body = program[program[scope].body]
    guard program.handovers.concern(body.owner) else { return nil }
    if program.isObject(base, of: body), let found = handedOver(name, in: scope, activation) { return found }
    return isForOthers(base, in: scope, activation) ? [.certain(.nothing)] : nil
  }

  /// Whether a property of the object at hand is what a caller has just put there.
  func isHandedOver(_ name: String, in scope: ScopeID, _ activation: ActivationID) -> Bool {
    guard program.handovers.concern(program[program[scope].body].owner) else { return false }
    return self[rootActivation(of: activation)].stored[name] != nil
  }

  /// Whether an expression is a queue of the object at hand in which the callers have put nothing: what waits there is
  /// shown for those who put it there.
  func isForOthers(_ expression: Expression, in scope: ScopeID, _ activation: ActivationID) -> Bool {
    guard program.handovers.concern(program[program[scope].body].owner) else { return false }
    let run = self[rootActivation(of: activation)]
    guard !run.stored.isEmpty, let name = expression.readName, run.stored[name]?.value == .nothing else { return false }
    return program.isOwn(expression, named: name, in: program[program[scope].body])
  }

  /// Whether a method puts anything into a property that no caller gives: which of it is there cannot be told.
  private func putsElse(into name: String, _ method: BodyID) -> Bool {
    let body = program[method]
    let set = assignments(in: method).count { program.isOwn($0.target, named: name, in: body) }
    let added = program.calls(in: method).count { site in
      site.call.addition.map { program.isOwn($0.array, named: name, in: body) } == true
    }
    return set + added != program.handovers.count(of: name, by: method)
  }

  /// Whether of a screen, or of those in a collection, only the class is known.
  private func isOpenScreen(_ candidate: Candidate) -> Bool {
    switch candidate.value {
    case .some(let type): program.isController(type)
    case .array, .dictionary:
      elements(of: candidate).allSatisfy { if case .some = $0.value { true } else { false } }
    default: false
    }
  }

  /// What a caller has put into the properties that a method of the same object reads.
  func stored(
    for method: BodyID, by call: Call, in scope: ScopeID, _ activation: ActivationID
  ) -> [String: Activation.BoundArgument] {
    guard program.handovers.concern(program[method].owner) else { return [:] }
    let names = program.handovers.properties(receivedBy: method)
    let caller = program[program[scope].body]
    guard !names.isEmpty, let owner = caller.owner, owner == program[method].owner,
      let called = call.callee.calledName, program.isOwn(call.callee, named: called, in: caller)
    else { return [:] }
    let run = self[rootActivation(of: activation)]
    return names.reduce(into: [:]) { stored, name in
      if putsElse(into: name, caller.id) { return }
      let store = program.handovers.store(of: name, by: caller.id, before: call.position, in: scope, program)
      if let store {
        stored[name] = Activation.BoundArgument(
          value: store.content, scope: store.scope, activation: activation)
      } else if program.handovers.puts(into: name, caller.id) {
        // What another branch puts there is not there now.
        return
      } else if let known = run.stored[name] {
        stored[name] = known
      } else if run.isOpen, program.handovers.properties(receivedBy: run.body).contains(name) {
        stored[name] = Activation.BoundArgument(
          value: .member(.identifier("self"), name), scope: scope, activation: activation)
      } else if program.handovers.isQueue(name, of: owner) {
        stored[name] = Activation.BoundArgument(value: .nothing, scope: scope, activation: activation)
      }
    }
  }
}
