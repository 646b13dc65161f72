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
  ///
  /// - Parameter isByMethods: whether only methods count: what an object is made with is its own.
  func handedOn(to property: Property, of type: TypeID, isByMethods: Bool = false) -> [Candidate] {
    spending(atMost: Self.budgetForHanding) {
      let sites = assignments(to: property.fact.name, of: type).filter { site in
        guard program.isVisible(property, fromFile: site.body.file), case .identifier(let name) = site.value else {
          return false
        }
        if isByMethods, program[site.body].kind != .function || reads(property.fact.name, in: site.body, site.scope) {
          return false
        }
        if program[site.body].parameters.contains(where: { $0.name == name }) { return true }
        // A part of an argument may have a name of its own: `case .ready(let pages): self.pages = pages`.
        return program.locals(named: name, from: site.scope)?.contains { !$0.projections.isEmpty } == true
      }
      return candidates(of: sites, atMost: Self.maximumGivers) { site in
        givers(of: site.body, chain: []).flatMap { giver -> [Candidate] in
          let place = program[giver.site]
          if isByMethods, reads(property.fact.name, in: place.body, place.scope) { return [] }
          return given(site.value, in: site.scope, by: [giver], throughClosures: isByMethods)
        }
      }
    }
  }

  /// Whether code that sets a property, or hands on what it is set to, reads it as well.
  ///
  /// What such a property is handed is what it holds, with something more or less: a stack, which depends on all that has
  /// happened.
  private func reads(_ name: String, in body: BodyID, _ scope: ScopeID) -> Bool {
    let isHidden =
      program[body].parameters.contains { $0.name == name } || program.locals(named: name, from: scope) != nil
    let property = Expression.member(.identifier("self"), name)
    var mentions = 0
    CodeWalk(
      statement: { statement in
        if case .assignment(let target, _, _) = statement,
          target == property || !isHidden && target == .identifier(name)
        {
          mentions -= 1
        }
      },
      expression: { expression in
        if expression == property || !isHidden && expression == .identifier(name) { mentions += 1 }
        return expression != property
      }
    ).walk(program[body].statements)
    return mentions > 0
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
  /// - Parameters:
  ///   - chain: the calls from the expression's body outwards.
  ///   - start: the run of the outermost function; nil where that is open.
  ///   - throughClosures: whether what a closure of the outermost function is called with counts.
  private func given(
    _ expression: Expression, in scope: ScopeID, by chain: [Caller], from start: ActivationID? = nil,
    throughClosures: Bool
  ) -> [Candidate] {
    let called = [program[scope].body] + chain.map { program[$0.site].body }
    let outermost = called[chain.count]
    var activation = start ?? openActivation(of: outermost)
    for (link, body) in zip(chain, called).reversed() {
      guard let next = run(of: body, from: link, activation) else { return [] }
      activation = next
    }
    return evaluate(expression, in: scope, activation).flatMap { candidate -> [Candidate] in
      switch candidate.value {
      case .parameter(.body(let body)) where body == outermost && start == nil:
        return givers(of: outermost, chain: chain).flatMap {
          given(expression, in: scope, by: chain + [$0], throughClosures: throughClosures)
        }
      // A closure that hears what others send, or that is called with it, hands that on.
      case .parameter(.storedClosure(let closure))
      where throughClosures && program[closure].body == outermost && start == nil:
        return runs(ofStored: closure).prefix(Self.maximumGivers).flatMap {
          given(expression, in: scope, by: chain, from: $0, throughClosures: true)
        }
      default:
        return [candidate]
      }
    }
  }
}
