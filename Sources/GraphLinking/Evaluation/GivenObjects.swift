import NavigationModel

/// Finds the objects behind a protocol as the program hands them on: through parameters, and through properties that
/// initializers fill.
///
/// A flow that is given a strategy, such as a router that pushes or one that presents, calls only what it is given,
/// although many types implement the protocol.
extension Evaluator {
  /// Longer ways of an object from where it is made to where it is used have not been seen.
  private static let maximumHandovers = 6
  /// What more places give is a service that can be anything.
  private static let maximumGivers = 32

  /// Whether a call cannot mean a function, since the objects that it is made on are all of other types.
  ///
  /// Only calls on a protocol that several types implement leave that open.
  func isMadeOnOthers(_ caller: Caller, than function: Body) -> Bool {
    guard caller.confidence == .possible, caller.route == nil, caller.sent == nil, let owner = function.owner,
      case .member(let base, _) = program[caller.site].call.callee,
      let types = givenTypes(ofReceiver: base, at: caller.site), !types.isEmpty
    else { return false }
    return types.allSatisfy { !program.inherits($0, from: owner) && !program.inherits(owner, from: $0) }
  }

  private func givenTypes(ofReceiver base: Expression, at site: CallSiteID) -> Set<TypeID>? {
    if let known = givenTypeCache[site] { return known }
    let types = givenTypes(of: base, in: program[site].scope, expected: nil, depth: 0)
    givenTypeCache[site] = .some(types)
    return types
  }

  /// The types of all objects that an expression can give; nil where one of them is not known.
  private func givenTypes(
    of expression: Expression, in scope: ScopeID, expected: TypeID?, depth: Int
  ) -> Set<TypeID>? {
    guard depth < Self.maximumHandovers else { return nil }
    switch expression {
    case .identifier(let name) where program.locals(named: name, from: scope) == nil:
      let body = program[program[scope].body]
      if let index = body.parameters.firstIndex(where: { $0.name == name }) {
        return givenTypes(ofParameter: index, of: body, depth: depth)
      }
      if let sites = fillings(of: name, of: body.owner) { return givenTypes(by: sites, depth: depth) }
    case .member(.identifier("self"), let name):
      if let sites = fillings(of: name, of: program[program[scope].body].owner) {
        return givenTypes(by: sites, depth: depth)
      }
    default:
      break
    }
    resetBudget()
    return objectTypes(evaluate(expression, in: scope, openActivation(of: program[scope].body), expected: expected))
  }

  private func givenTypes(ofParameter index: Int, of body: Body, depth: Int) -> Set<TypeID>? {
    let callers = callers(of: body.id)
    guard !callers.isEmpty, callers.count <= Self.maximumGivers else { return nil }
    let expected = body.parameters[index].type.flatMap { resolve($0, in: body.scope, openActivation(of: body.id)) }
    return union(callers) { caller in
      let site = program[caller.site]
      guard caller.route == nil, caller.sent == nil,
        let mapping = ArgumentMatching.match(site.call.arguments, to: body.parameters),
        let argument = mapping[index]
      else { return nil }
      return givenTypes(of: site.call.arguments[argument].value, in: site.scope, expected: expected, depth: depth + 1)
    }
  }

  private func givenTypes(by sites: [AssignmentSite], depth: Int) -> Set<TypeID>? {
    union(sites) { givenTypes(of: $0.value, in: $0.scope, expected: nil, depth: depth + 1) }
  }

  /// Where a type fills a property of its own, if that is the only way in which it gets a value; nil for others.
  private func fillings(of name: String, of owner: TypeID?) -> [AssignmentSite]? {
    guard let owner,
      let holder = program.memberLineage(of: owner).first(where: { program[$0].properties[name] != nil }),
      let property = program[holder].properties[name]?.first, property.getter == nil, property.initialValue == nil,
      !property.fact.isStatic
    else { return nil }
    let sites = program.assignmentsByName[name] ?? []
    // Where somebody else sets a property of that name, it may be this one.
    guard sites.allSatisfy({ $0.target.ownPropertyName != nil }) else { return nil }
    let own = sites.filter { site in program[site.body].owner.map { program.inherits($0, from: holder) } == true }
    return own.isEmpty ? nil : own
  }

  /// The types of values that are all objects of the program's own types; nil for others.
  private func objectTypes(_ candidates: [Candidate]) -> Set<TypeID>? {
    union(candidates) { candidate in
      guard case .object(let type, _) = candidate.value, program[type].isDeclared else { return nil }
      return [type]
    }
  }

  /// All that parts give; nil where one of them gives nothing.
  private func union<Part>(_ parts: [Part], _ types: (Part) -> Set<TypeID>?) -> Set<TypeID>? {
    parts.reduce(Set()) { known, part in known.flatMap { known in types(part).map(known.union) } }
  }
}
