import NavigationModel

/// Tells which screens code looks up on a stack, by the casts and the tests of their class:
/// `for screen in viewControllers { if screen.isKind(of: Home.self) { popToViewController(screen, animated: true) } }`.
extension Evaluator {
  /// What a name stands for by what has been made sure of it on the way to where it is read: screens of a class, or a
  /// parameter where the callers say the class. Nothing where no code asks for the class.
  ///
  /// - Parameter position: where the name is read.
  func lookedUpScreens(
    _ expression: Expression, before position: Position, in scope: ScopeID, _ activation: ActivationID
  ) -> [Candidate] {
    if let type = staticType(of: expression, in: scope, activation), program.namesScreen(type) {
      return [.inferred(.some(type))]
    }
    guard case .identifier(let name) = expression.uncast else { return [] }
    var next: ScopeID? = scope
    while let place = next {
      next = program[place].parent
      if let type = castType(of: name, in: place, before: position, activation) { return [.inferred(.some(type))] }
      guard case .branch(let conditions) = program[place].kind else { continue }
      for condition in conditions {
        let found = testedScreens(condition, name, in: place, activation)
        if !found.isEmpty { return found }
      }
    }
    return []
  }

  /// The class without which code does not go on: `guard let home = screen as? Home else { continue }`.
  private func castType(
    of name: String, in place: ScopeID, before position: Position, _ activation: ActivationID
  ) -> TypeID? {
    let types = program[place].locals.values.joined().compactMap { local -> TypeID? in
      guard let unwrapped = local.unwrappedAt, unwrapped < position,
        case .cast(.identifier(name), let type, _)? = local.value
      else { return nil }
      return resolve(type, in: local.scope, activation)
    }
    return types.filter { program.namesScreen($0) }.min { program[$0].name < program[$1].name }
  }

  private func testedScreens(
    _ condition: Condition, _ name: String, in scope: ScopeID, _ activation: ActivationID
  ) -> [Candidate] {
    switch condition {
    case .holds(let test):
      return testedScreens(test, name, in: scope, activation)
    case .matches(let subject, let patterns):
      guard subject == .identifier(name), patterns.count == 1, case .type(let type, _, _) = patterns[0] else {
        return []
      }
      return screens(of: resolve(type, in: scope, activation))
    case .fails, .matchesNone:
      return []
    }
  }

  private func testedScreens(
    _ test: Expression, _ name: String, in scope: ScopeID, _ activation: ActivationID
  ) -> [Candidate] {
    guard case .call(let call) = test, let first = call.arguments.first?.value, let last = call.arguments.last?.value
    else { return [] }
    switch call.callee {
    case .identifier("&&"):
      let found = testedScreens(first, name, in: scope, activation)
      return found.isEmpty ? testedScreens(last, name, in: scope, activation) : found
    case .identifier("is"):
      guard first == .identifier(name), case .type(let type) = last else { return [] }
      return screens(of: resolve(type, in: scope, activation))
    case .member(let base, let method):
      guard base == .identifier(name), method == "isKind" || method == "isMember" else { return [] }
      return evaluate(first, in: scope, activation).flatMap { candidate -> [Candidate] in
        switch candidate.value {
        case .metatype(let type): screens(of: type)
        case .parameter: [candidate]
        default: []
        }
      }
    default:
      return []
    }
  }

  private func screens(of type: TypeID?) -> [Candidate] {
    guard let type, program.namesScreen(type) else { return [] }
    return [.inferred(.some(type))]
  }
}
