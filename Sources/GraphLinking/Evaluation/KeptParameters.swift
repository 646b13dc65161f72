import NavigationModel

/// Reads the structs of parameters that objects are made with and keep:
///
///     init(parameters: Parameters) { self.parameters = parameters }
///     func makeView() -> AnyView { parameters.isBrief ? AnyView(Brief()) : AnyView(Full()) }
///
/// As a value such a property says only of which type it is. A condition wants to know what is in it.
extension Evaluator {
  /// The values of what a condition reads.
  func conditionValues(
    of expression: Expression, in scope: ScopeID, _ activation: ActivationID, expected: TypeID? = nil
  ) -> [Candidate] {
    if let kept = keptParameters(expression, in: scope, activation) { return [kept] }
    if case .member(let base, let name) = expression, let kept = keptParameters(base, in: scope, activation) {
      return member(name, of: kept)
    }
    return evaluate(expression, in: scope, activation, expected: expected)
  }

  /// The struct that a property of the object at hand was given when the object was made; nil for everything else.
  private func keptParameters(_ read: Expression, in scope: ScopeID, _ activation: ActivationID) -> Candidate? {
    guard let name = read.ownPropertyName, case .object(let owner, _?)? = self[activation].receiver,
      read != .identifier(name) || program.locals(named: name, from: scope) == nil,
      let property = program.lineage(of: owner).lazy.compactMap({ self.program[$0].properties[name]?.first }).first,
      let type = declaredType(of: property), program[type].isDeclared, program[type].kind == .struct,
      isGivenOnce(name, to: owner), let receiver = self[activation].receiver
    else { return nil }
    let values = assignedValues(of: property, in: owner, receiver: receiver, declared: type)
    guard values.count == 1, let only = values.first, case .object(type, _?) = only.value else { return nil }
    return only.weakened(to: .inferred)
  }
}
