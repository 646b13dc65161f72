import NavigationModel

/// Finds the type that the code around a call without one wants: `entries = [.init(title: "a")]` makes entries.
extension Evaluator {
  /// The type of `.name(…)`: that of what the value is assigned to, or that of a local which is declared with one;
  /// otherwise the one that the body gives back.
  func wantedType(ofCall id: CallSiteID) -> TypeID? {
    let site = program[id]
    return assignedType(of: site) ?? localType(of: site) ?? implicitBase(in: site.body)
  }

  private func assignedType(of site: CallSite) -> TypeID? {
    program.propertyUses.assignments(in: site.body).first { $0.value.isOrHolds(site.call) }.flatMap {
      staticType(of: $0.target, in: $0.scope, openActivation(of: $0.body))
    }
  }

  private func localType(of site: CallSite) -> TypeID? {
    var next: ScopeID? = site.scope
    while let place = next {
      for local in program[place].locals.values.joined() {
        guard let type = local.type, local.value?.isOrHolds(site.call) == true else { continue }
        return resolve(type, in: local.scope, openActivation(of: site.body))
      }
      next = program[place].parent
    }
    return nil
  }
}

extension Expression {
  /// Whether it is a call, or a collection or a choice with the call in it; what the call is an argument of is neither.
  fileprivate func isOrHolds(_ call: Call) -> Bool {
    switch self {
    case .call(let other): other.position == call.position
    case .array(let elements), .alternatives(let elements): elements.contains { $0.isOrHolds(call) }
    case .dictionary(let entries): entries.contains { $0.value.isOrHolds(call) }
    default: false
    }
  }
}
