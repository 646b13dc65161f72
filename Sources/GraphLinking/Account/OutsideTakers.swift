import NavigationModel

/// Whether what a place makes is passed to code that the program does not declare.
extension AccountBuilder {
  /// The call of a library's that gets what a place makes, at once or through functions of the program that only hand it
  /// on; nil where an idiom may show it on the way.
  func outsideTaker(among takers: [CallSite], of made: CallSite) -> CallSite? {
    if let taker = takers.first(where: isOutside) { return taker }
    let distant = receivers.distantCalls(given: made)
    if distant.contains(where: mayBeTransition) { return nil }
    return distant.first(where: isOutside)
  }

  /// Whether a call has the form of an idiom that shows what the call is given.
  private func mayBeTransition(_ site: CallSite) -> Bool {
    let patterns = site.call.callee.calledName.flatMap { program.frameworks.patternsByCall[$0] } ?? []
    return patterns.contains { $0.destination != .receiver && $0.matches(site.call) }
  }

  /// Whether a call means no function and no type of the program, and no idiom's. Who puts something into a collection
  /// shows it elsewhere, if at all.
  func isOutside(_ site: CallSite) -> Bool {
    guard let name = site.call.callee.calledName, name != "init", !mayBeTransition(site),
      !Collecting.isOnlyCollecting(site.call), !callsGiven(site),
      !isDeclared(name, takenBy: site), !isProperty(name, in: program[site.body].owner)
    else { return false }
    return !program.declares(name, seenFrom: program[site.body].file) && program.frameworks.types[name] == nil
  }

  /// Whether the program declares a function of a name that takes the arguments of a call.
  private func isDeclared(_ name: String, takenBy site: CallSite) -> Bool {
    func takes(_ function: BodyID) -> Bool {
      program.isVisible(function, fromFile: site.body.file)
        && ArgumentMatching.match(site.call.arguments, to: program[function].parameters) != nil
    }
    let owners = program.ownersOfFunctions[name] ?? []
    return owners.contains { program[$0].functions[name]?.contains(where: takes) == true }
      || (program.globalFunctions[name] ?? []).contains(where: takes)
  }

  /// Whether code of a type calls what a property of it holds.
  private func isProperty(_ name: String, in owner: TypeID?) -> Bool {
    owner.map { program.memberLineage(of: $0).contains { program[$0].properties[name] != nil } } ?? false
  }

  /// Whether a call is one of a local, or of an argument of the code around it, such as `completion`.
  private func callsGiven(_ site: CallSite) -> Bool {
    guard case .identifier(let name) = site.call.callee else { return false }
    var next: ScopeID? = site.scope
    while let place = next {
      if program[place].locals[name] != nil { return true }
      if case .closure(let closure) = program[place].kind, closure.parameters.contains(where: { $0.name == name }) {
        return true
      }
      if program[place].parent == nil,
        program[program[place].body].parameters.contains(where: { $0.name == name })
      {
        return true
      }
      next = program.enclosing(place)
    }
    return false
  }
}
