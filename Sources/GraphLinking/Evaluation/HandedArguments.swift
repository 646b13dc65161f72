import NavigationModel

/// Follows a value in a property back to the callers, through functions that only pass on an argument, such as those of
/// a presenter that makes a screen around any argument.
extension Evaluator {
  /// Longer ways of an argument have not been seen.
  private static let maximumLinks = 3
  /// What more places give can be anything.
  private static let maximumGivers = 12
  /// The steps of a question that may be spent on it: the rest of the question must not suffer.
  private static let budgetForHanding = 600

  /// What the callers of those who call an initializer or a setter give them.
  func handedOn(to property: Property, of type: TypeID) -> [Candidate] {
    spending(atMost: Self.budgetForHanding) {
      let sites = assignments(to: property.fact.name, of: type).filter { site in
        guard case .identifier(let name) = site.value else { return false }
        return program[site.body].parameters.contains { $0.name == name }
      }
      return candidates(of: sites, atMost: Self.maximumGivers) { site in
        givers(of: site.body, chain: []).flatMap { given(site.value, in: site.scope, by: [$0]) }
      }
    }
  }

  private func givers(of body: BodyID, chain: [Caller]) -> [Caller] {
    let found = callers(of: body)
    guard found.count <= Self.maximumGivers, chain.count < Self.maximumLinks,
      !chain.dropLast().contains(where: { program[$0.site].body == body })
    else { return [] }
    return found
  }

  /// The values of an expression in a run by a chain of calls. If it is an argument of the outermost function, the
  /// callers of that function extend the chain.
  ///
  /// - Parameter chain: the calls from the expression's body outwards.
  private func given(_ expression: Expression, in scope: ScopeID, by chain: [Caller]) -> [Candidate] {
    let called = [program[scope].body] + chain.map { program[$0.site].body }
    let outermost = called[chain.count]
    var activation = openActivation(of: outermost)
    for (link, body) in zip(chain, called).reversed() {
      guard let next = run(of: body, from: link, activation) else { return [] }
      activation = next
    }
    return evaluate(expression, in: scope, activation).flatMap { candidate -> [Candidate] in
      guard candidate.value == .parameter(.body(outermost)) else { return [candidate] }
      return givers(of: outermost, chain: chain).flatMap { given(expression, in: scope, by: chain + [$0]) }
    }
  }
}
