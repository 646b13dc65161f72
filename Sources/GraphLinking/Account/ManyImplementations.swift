import NavigationModel

/// What a protocol requires of more types than are followed: which of them is meant is only known while the app runs.
extension AccountBuilder {
  /// Why it is not known who shows what a place makes that is the value of such a requirement; nil for all other places.
  func reason(ofOneAmongMany made: CallSite) -> String? {
    guard let owner = program[made.body].owner, let name = property(holding: made) else { return nil }
    for ancestor in program.lineage(of: owner) where program[ancestor].isProtocol {
      guard program[ancestor].properties[name]?.contains(where: { !$0.isGiven }) == true else { continue }
      let count = program.concreteSubtypes(of: ancestor).count { program[$0].properties[name] != nil }
      guard count > Evaluator.maximumImplementations else { continue }
      return "it is the \(name) of one of \(count) types that conform to \(program[ancestor].name), too many to follow"
    }
    return nil
  }

  /// The property of the object whose code it is that gets what a place makes, at once or in a hosting controller.
  private func property(holding made: CallSite) -> String? {
    let body = program.outermost(made.body)
    if body.kind == .getter || body.kind == .initialValue { return body.name }
    return ([made] + receivers.hosts(of: made)).firstNonNil { site in
      let names = receivers.locals(holding: site)
      return program.propertyUses.assignments(in: site.body).firstNonNil { assignment in
        receivers.holds(assignment.value, site.call, names) ? assignment.target.ownPropertyName : nil
      }
    }
  }
}
