import NavigationModel

/// Tells what appears in one run of the code that sets a state.
extension Evaluator {
  /// What a view shows for the state that code sets; a parameter where only who calls the code knows whether it does.
  func shown(_ appearance: Appearance, setIn scope: ScopeID, askedFrom outermost: BodyID, _ activation: ActivationID)
    -> [Candidate]
  {
    let asker = program[outermost].owner
    // A view that shows it anyway has the edge, and an object that only keeps the state is no place to come from.
    if let asker, appearance.presenters.contains(asker) || asker == appearance.owner {
      return isOpen(appearance, in: scope, activation) ? [.inferred(.parameter(.body(program[scope].body)))] : []
    }
    if let decision = appearance.decision {
      switch appears(decision, in: scope, activation) {
      case false?: return []
      case nil:
        if isOpen(appearance, in: scope, activation) { return [.inferred(.parameter(.body(program[scope].body)))] }
        return content(of: appearance, asker).map { $0.weakened(to: .possible) }
      default: break
      }
    }
    return content(of: appearance, asker)
  }

  private func content(of appearance: Appearance, _ asker: TypeID?) -> [Candidate] {
    // What is not known there has been told there, and a screen that sets the flag of its own sheet goes away.
    shownViews(appearance.builder, in: appearance.scope, openActivation(of: program[appearance.scope].body))
      .filter { !$0.isUnknown && !$0.isParameter && type(of: $0.value) != asker }
      .map { $0.weakened(to: .inferred) }
  }

  /// Whether what is set has to do with an argument that only the callers know.
  private func isOpen(_ appearance: Appearance, in scope: ScopeID, _ activation: ActivationID) -> Bool {
    guard let decision = appearance.decision else { return false }
    let given = Set(program[program[scope].body].parameters.map(\.name))
    return decision.value.mentionedNames.intersection(given).contains { name in
      evaluate(.identifier(name), in: scope, activation).contains(where: \.isParameter)
    }
  }

  /// Whether a computed property gives something for an object of which another property is set so; nil where that
  /// cannot be told.
  private func appears(_ decision: Appearance.Decision, in scope: ScopeID, _ activation: ActivationID) -> Bool? {
    guard let owner = program[decision.getter].owner else { return nil }
    // The object is there already: where it was made does not matter.
    let call = Call(
      callee: .identifier(program[owner].name), arguments: [], position: Position(line: 0, column: 0))
    var made = Construction(call: call, scope: scope, activation: activation)
    made.changes[decision.property] = Activation.BoundArgument(
      value: decision.value, scope: scope, activation: activation)
    let run = intern(
      Activation(body: decision.getter, receiver: .object(owner, intern(made)), isOpen: false))
    // Which of several values it gives does not matter.
    let getter = program[decision.getter]
    let truths = program[getter.scope].results.values.filter { $0.value != .nothing && $0.value != .boolean(false) }
      .map { result -> Bool? in
        let reached = reaches(result.scope, from: getter.scope, run, knowing: decision.property)
        return reached == true ? gives(result, run) : reached
      }
    if truths.contains(true) { return true }
    return truths.contains(nil) ? nil : false
  }

  /// Whether a result is something; nil where that cannot be told.
  private func gives(_ result: BodyResults.Result, _ activation: ActivationID) -> Bool? {
    let values = evaluate(result.value, in: result.scope, activation)
    let isNothing = values.map { $0.value == .nothing || $0.value == .boolean(false) }
    if isNothing.allSatisfy(\.self) { return false }
    return isNothing.contains(true) ? nil : true
  }
}
