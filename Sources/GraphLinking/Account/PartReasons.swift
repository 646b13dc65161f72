import NavigationModel

/// Why an object that is no screen is a part of something: who holds it, or what code does with it.
extension AccountBuilder {
  /// Why an object is a part of another one.
  ///
  /// - Parameters:
  ///   - isFar: whether the holder has the object that makes this one, rather than this one itself.
  ///   - isUsed: whether the code that makes it gives it to nobody and does not keep it.
  func reason(ofHolder holder: String, isFar: Bool, isUsed: Bool, _ made: CallSite) -> String {
    let body = program[made.body]
    guard isFar, let maker = body.owner.map({ program[$0].name }) else {
      return isUsed ? "\(holder) uses it" : "\(holder) holds it"
    }
    if body.kind == .initialValue, body.isStatic {
      return "\(maker).\(body.name) holds it for the code that reads the property"
    }
    if isUsed { return "\(maker) uses it" }
    return receivers.givesBack(what: made)
      ? "\(maker) makes it for the callers of \(program.outermost(made.body).signature)" : "\(holder) holds it"
  }

  /// Why an object is a part of something, where only what the code does with it is known: it keeps it, sets something to
  /// it, passes it to something or gives it back.
  func reason(ofPart type: TypeID, at made: CallSite, _ takers: [CallSite]) -> String {
    if receivers.isKept(made), let owner = program[made.body].owner { return "\(program[owner].name) keeps it" }
    let names = receivers.locals(holding: made)
    let assigned = program.propertyUses.assignments(in: made.body).firstNonNil { site in
      receivers.holds(site.value, made.call, names) ? site.target.dottedPath : nil
    }
    if let assigned { return "\(assigned) is set to it" }
    if let taker = takers.compactMap(\.call.callee.calledName).first(where: { $0 != "init" }) {
      return "it is passed to \(taker)"
    }
    if receivers.givesBack(what: made) {
      return "\(program.outermost(made.body).signature) makes it for its callers"
    }
    return "other code holds objects of \(program[type].name)"
  }

  /// Whether code only calls a method of what a call makes, and does not keep that: `TabRouter(tab: .home).route()`.
  func isUsedAtOnce(_ made: CallSite) -> Bool {
    program.calls(in: made.body).contains { site in
      guard case .member(.call(let call), _) = site.call.callee, call.position == made.call.position else {
        return false
      }
      // What a builder gives back is the object itself, with something set.
      return !receivers.isKept(site) && receivers.locals(holding: site).isEmpty && receivers.calls(given: site).isEmpty
    }
  }
}
