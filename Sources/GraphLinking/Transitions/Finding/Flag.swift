import NavigationModel

/// A property whose value decides whether a view shows a sheet, a cover or a destination: of an object that several
/// views know, or the state of a view.
struct Flag: Hashable {
  let owner: TypeID
  let property: String
}

/// Tells which code sets a flag.
extension Evaluator {
  /// The places that set a property of the flag's name to something which makes something appear: `true`, or for an
  /// item anything but nothing.
  func settings(of flag: Flag) -> [AssignmentSite] {
    guard let declared = program[flag.owner].properties[flag.property] else { return [] }
    let isSwitch = declared.contains { property in
      property.fact.type?.name == "Bool" || property.fact.initializer?.isBoolean == true
    }
    let wrapped = (program.assignmentsByName[Self.wrappedValue] ?? []).filter { site in
      if case .member(let binding, _) = site.target { binding.readName == flag.property } else { false }
    }
    return ((program.assignmentsByName[flag.property] ?? []) + wrapped).filter { site in
      switch site.value {
      case .boolean(let shows): shows
      case .nothing: false
      default: !isSwitch
      }
    }
  }

  /// Whether code of the flag's own type names the flag, and no local of that name.
  func isOwn(_ target: Expression, _ flag: Flag, in scope: ScopeID) -> Bool {
    target.ownPropertyName == flag.property && program[program[scope].body].owner == flag.owner
      && (target != .identifier(flag.property) || program.locals(named: flag.property, from: scope) == nil)
  }

  /// Whether code of another object names the flag: `sheets.active`.
  func isOfObject(_ target: Expression, _ flag: Flag, in scope: ScopeID) -> Bool {
    // To set what a binding wraps is to set the binding: `sheets.isShown.wrappedValue = true`.
    if case .member(let binding, Self.wrappedValue) = target, flag.property != Self.wrappedValue {
      return isOfObject(binding, flag, in: scope)
    }
    guard case .member(let base, flag.property) = target, base != .identifier("self") else { return false }
    return staticType(of: base, in: scope, openActivation(of: program[scope].body)) == flag.owner
  }

  private static let wrappedValue = "wrappedValue"

  /// The calls that turn a flag over, `model.isShown.toggle()`, of all that a test of the flag's expression accepts.
  func toggles(of flag: Flag, where accepts: (Expression, ScopeID) -> Bool) -> [CallSite] {
    (program.togglesByName[flag.property] ?? []).map { program[$0] }.filter { site in
      guard case .member(let target, _) = site.call.callee else { return false }
      return accepts(target, site.scope)
    }
  }
}

extension Expression {
  fileprivate var isBoolean: Bool { if case .boolean = self { true } else { false } }
}
