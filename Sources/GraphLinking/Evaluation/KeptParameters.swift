import NavigationModel

/// Reads the structs of parameters that objects are made with and keep:
///
///     init(parameters: Parameters) { self.parameters = parameters }
///     func makeView() -> AnyView { parameters.isBrief ? AnyView(Brief()) : AnyView(Full()) }
///
/// As a value such a property says only of which type it is. A condition wants to know what is in it.
extension Evaluator {
  /// The values of what a condition reads, which does not change while the app runs.
  func conditionValues(
    of expression: Expression, in scope: ScopeID, _ activation: ActivationID, expected: TypeID? = nil
  ) -> [Candidate] {
    if let kept = keptParameters(expression, in: scope, activation) { return kept }
    if case .member(let base, let name) = expression, let kept = keptParameters(base, in: scope, activation) {
      return unique(kept.flatMap { member(name, of: $0) })
    }
    if let made = madeMember(expression, in: scope, activation) {
      return evaluate(
        made.origin.value, in: made.origin.scope, made.origin.activation, expected: made.type ?? expected)
    }
    return evaluate(expression, in: scope, activation, expected: expected)
  }

  /// The structs that a property of the objects at hand was given when they were made; nil for everything else.
  private func keptParameters(_ read: Expression, in scope: ScopeID, _ activation: ActivationID) -> [Candidate]? {
    let receivers = self[activation].receivers
    let kept = receivers.compactMap { keptParameters(read, of: $0, in: scope) }
    return kept.isEmpty || kept.count < receivers.count ? nil : unique(kept)
  }

  /// The struct that a property of an object was given when the object was made; nil for everything else.
  private func keptParameters(_ read: Expression, of receiver: Value, in scope: ScopeID) -> Candidate? {
    guard let name = read.ownPropertyName, case .object(let owner, _?) = receiver,
      read != .identifier(name) || program.locals(named: name, from: scope) == nil,
      let property = program.lineage(of: owner).lazy.compactMap({ self.program[$0].properties[name]?.first }).first,
      let type = declaredType(of: property), program[type].isDeclared, program[type].kind == .struct,
      isGivenOnce(name, to: owner)
    else { return nil }
    let values = assignedValues(of: property, in: owner, receiver: receiver, declared: type)
    guard values.count == 1, let only = values.first, case .object(type, _?) = only.value else { return nil }
    return only.weakened(to: .inferred)
  }
}
