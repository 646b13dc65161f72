import NavigationModel

/// A property of an object in which values come together that others show, alone or in a collection.
struct CollectedProperty: Hashable {
  let owner: TypeID
  let name: String
  /// The type of the values.
  let type: TypeID
}

/// Finds the property that a value comes from: `deck.stack` for a local that is `deck.card(at: 1)`, where the method
/// gives `stack[index]`.
struct CollectedPropertyFinder {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  /// Longer ways from a property to who shows its values have not been seen.
  private static let maximumSteps = 8
  /// What gives one of the elements of a collection.
  private static let elementMembers: Set<String> = ["first", "last", "popLast", "removeLast", "removeFirst"]

  /// The property of a class that holds values of a type, of which an expression is one.
  func property(holding expression: Expression, in scope: ScopeID, a type: TypeID) -> CollectedProperty? {
    property(holding: expression, in: scope, a: type, steps: Self.maximumSteps)
  }

  private func property(
    holding expression: Expression, in scope: ScopeID, a type: TypeID, steps: Int
  ) -> CollectedProperty? {
    guard steps > 0 else { return nil }
    let next = { [self] (part: Expression, place: ScopeID) in
      property(holding: part, in: place, a: type, steps: steps - 1)
    }
    switch expression {
    case .identifier(let name):
      guard let locals = program.locals(named: name, from: scope) else {
        return program[program[scope].body].owner.flatMap { member(name, of: $0, holding: type, steps: steps) }
      }
      return locals.lazy.compactMap { local in
        guard let value = local.value, value != .identifier(name) else { return nil }
        return next(value, local.scope)
      }.first
    case .member(let base, let name) where Self.elementMembers.contains(name):
      return next(base, scope)
    case .member(let base, let name):
      return owner(of: base, in: scope).flatMap { member(name, of: $0, holding: type, steps: steps) }
    case .subscripted(let base, _), .cast(let base, _, _):
      return next(base, scope)
    case .alternatives(let values):
      return values.lazy.compactMap { next($0, scope) }.first
    case .call(let call):
      switch call.callee {
      case .member(let base, let name) where Self.elementMembers.contains(name):
        return next(base, scope)
      case .member(let base, let name):
        return owner(of: base, in: scope).flatMap { method(name, of: $0, holding: type, steps: steps) }
      case .identifier(let name):
        return program[program[scope].body].owner.flatMap { method(name, of: $0, holding: type, steps: steps) }
      default:
        return nil
      }
    default:
      return nil
    }
  }

  private func owner(of base: Expression, in scope: ScopeID) -> TypeID? {
    evaluator.staticType(of: base, in: scope, evaluator.openActivation(of: program[scope].body))
  }

  private func member(_ name: String, of owner: TypeID, holding type: TypeID, steps: Int) -> CollectedProperty? {
    guard let property = program[owner].properties[name]?.first,
      evaluator.declaredType(ofMember: name, in: owner) == type
    else { return nil }
    if let getter = property.getter { return result(of: getter, holding: type, steps: steps) }
    // A view's own state is no object that others know.
    return program[owner].kind == .class ? CollectedProperty(owner: owner, name: name, type: type) : nil
  }

  private func method(_ name: String, of owner: TypeID, holding type: TypeID, steps: Int) -> CollectedProperty? {
    (program[owner].functions[name] ?? []).lazy.compactMap { result(of: $0, holding: type, steps: steps) }.first
  }

  private func result(of body: BodyID, holding type: TypeID, steps: Int) -> CollectedProperty? {
    program[program[body].scope].results.values.lazy.compactMap {
      property(holding: $0.value, in: $0.scope, a: type, steps: steps - 1)
    }.first
  }
}
