import NavigationModel

/// Finds the calls of a function.
extension Evaluator {
  /// The calls that can mean a function, in source order.
  ///
  /// The receiver's declared type must be related to the type that declares the function. A receiver whose type is
  /// not known counts only where no other type declares a function of that name.
  func callers(of body: BodyID) -> [CallSiteID] {
    if let known = callerCache[body] { return known }
    let function = program[body]
    let name = function.name == "init" ? function.owner.map { program[$0].bareName } : function.name
    var result: [CallSiteID] = []
    if let name {
      result = (program.callsByName[name] ?? []).filter { calls(program[$0], function) }
      if function.name == "init" {
        result += (program.callsByName["init"] ?? []).filter { calls(program[$0], function) }
      }
    }
    callerCache[body] = result
    return result
  }

  private func calls(_ site: CallSite, _ function: Body) -> Bool {
    guard ArgumentMatching.match(site.call.arguments, to: function.parameters) != nil else { return false }
    let caller = program[site.body]
    switch site.call.callee {
    case .identifier(let name):
      if function.enclosing != nil { return local(function, named: name, from: site.scope) }
      guard let owner = function.owner else { return !isShadowed(name, from: caller) }
      if function.name == "init" {
        return program.resolve(name, inside: caller.owner.map { program[$0].name }, file: caller.file) == owner
      }
      return caller.owner.map { reaches(owner, from: $0) } ?? false
    case .member(let base, _):
      guard function.enclosing == nil else { return false }
      guard let owner = function.owner else { return false }
      let receiver = staticType(of: base, in: site.scope, openActivation(of: site.body))
      if let receiver { return reaches(owner, from: receiver) }
      return isDistinctive(function)
    case .specialized(let base, _):
      let plain = Call(callee: base, arguments: site.call.arguments, position: site.call.position)
      return calls(CallSite(id: site.id, call: plain, scope: site.scope, body: site.body), function)
    default:
      return false
    }
  }

  /// Whether a method of `owner` can be called on a value of the type: as its own, inherited, or as that of a subtype.
  private func reaches(_ owner: TypeID, from type: TypeID) -> Bool {
    if program.inherits(type, from: owner) { return true }
    // A protocol's requirement is implemented by the owner; a class's method may be overridden by it.
    guard program.inherits(owner, from: type) else { return false }
    return program[type].isDeclared
  }

  private func local(_ function: Body, named name: String, from scope: ScopeID) -> Bool {
    var next: ScopeID? = scope
    while let place = next {
      if let found = program[place].functions[name] { return found == function.id }
      next = program.enclosing(place)
    }
    return false
  }

  /// Whether a method of the caller's own type has the name of a free function.
  private func isShadowed(_ name: String, from caller: Body) -> Bool {
    guard let owner = caller.owner else { return false }
    return program.lineage(of: owner).contains { program[$0].functions[name] != nil }
  }

  /// Whether only one family of types declares a function of that name, and no framework idiom has it.
  private func isDistinctive(_ function: Body) -> Bool {
    guard let owner = function.owner, program.frameworks.patternsByCall[function.name] == nil else { return false }
    // Names as short as `show` are used by everybody; longer ones are made for one purpose.
    guard function.name.count > 8 else { return false }
    let lineage = Set(program.lineage(of: owner))
    return (program.ownersOfFunctions[function.name] ?? []).allSatisfy { type in
      lineage.contains(type) || program.inherits(type, from: owner)
        || !lineage.isDisjoint(with: program[type].supertypes.filter { program[$0].isDeclared })
    }
  }
}
