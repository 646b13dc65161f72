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
      case .never: return []
      // Where nobody says what is set, nothing is known to appear, unless whoever calls the code says it.
      case .open:
        return isOpen(appearance, in: scope, activation) ? [.inferred(.parameter(.body(program[scope].body)))] : []
      case .perhaps: return content(of: appearance, asker).map { $0.weakened(to: .possible) }
      case .always: break
      }
    }
    return content(of: appearance, asker)
  }

  private func content(of appearance: Appearance, _ asker: TypeID?) -> [Candidate] {
    // What is not known there has been told there, and a screen that sets the flag of its own sheet goes away.
    views(of: appearance)
      .filter { !$0.isUnknown && !$0.isParameter && type(of: $0.value) != asker }
      .map { $0.weakened(to: .inferred) }
  }

  /// What the builder of an appearance gives; of several views those for the item that is set, where that is known.
  private func views(of appearance: Appearance) -> [Candidate] {
    let activation = openActivation(of: program[appearance.scope].body)
    guard let item = appearance.item, let owner = program[item.body].owner,
      let name = item.target.ownPropertyName, let type = declaredType(ofMember: name, in: owner),
      let value = single(evaluate(item.value, in: item.scope, openActivation(of: item.body), expected: type)),
      value.isCase
    else { return shownViews(appearance.builder, in: appearance.scope, activation) }
    return evaluate(appearance.builder, in: appearance.scope, activation).flatMap { candidate -> [Candidate] in
      guard case .closure(let inner, let captured) = candidate.value else { return shownViews(candidate) }
      var run = self[captured]
      run.closureArguments[inner] = [[value]]
      return shownViews(Candidate(value: .closure(inner, intern(run)), confidence: candidate.confidence))
    }
  }

  /// Whether what is set has to do with an argument that only the callers know.
  private func isOpen(_ appearance: Appearance, in scope: ScopeID, _ activation: ActivationID) -> Bool {
    guard let decision = appearance.decision else { return false }
    let given = Set(program[program[scope].body].parameters.map(\.name))
    return decision.value.mentionedNames.intersection(given).contains { name in
      evaluate(.identifier(name), in: scope, activation).contains(where: \.isParameter)
    }
  }

  /// Whether a computed property gives something for an object of which another property is set so.
  private func appears(_ decision: Appearance.Decision, in scope: ScopeID, _ activation: ActivationID) -> Reach {
    guard let owner = program[decision.getter].owner else { return .open }
    // The object is there already: where it was made does not matter.
    let receiver = object(of: owner, with: decision.property, setTo: decision.value, in: scope, activation)
    let run = intern(Activation(body: decision.getter, receiver: receiver, isOpen: false))
    // Which of several values it gives does not matter.
    let getter = program[decision.getter]
    let ways = program[getter.scope].results.values.filter { $0.value != .nothing && $0.value != .boolean(false) }
      .map { result -> Reach in
        let reach = reach(result.scope, from: getter.scope, run, knowing: decision.property)
        return reach == .never ? .never : gives(result, run, reach)
      }
    return [Reach.always, .perhaps, .open].first(where: ways.contains) ?? .never
  }

  /// Whether a result that control gets to is something.
  private func gives(_ result: BodyResults.Result, _ activation: ActivationID, _ reach: Reach) -> Reach {
    let values = evaluate(result.value, in: result.scope, activation)
    let isNothing = values.map { $0.value == .nothing || $0.value == .boolean(false) }
    if isNothing.isEmpty { return .open }
    if isNothing.allSatisfy(\.self) { return .never }
    if case .conditional = result.value, isNothing.contains(true) { return .open }
    return reach
  }
}
