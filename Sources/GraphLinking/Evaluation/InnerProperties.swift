import NavigationModel

/// Follows what a property is set to into the objects that its own object hands it on to.
extension Evaluator {
  /// A property of a type.
  struct OwnedProperty: Hashable {
    let name: String
    let owner: TypeID
    /// Whether the object is of just that class, and of none below it.
    var isExact = false
  }

  /// The properties of other objects that the setter or an observer of a property sets to the same value:
  /// `var onOpen: Action? { get { field.onOpen } set { field.onOpen = newValue } }`.
  func innerProperties(of name: String, in owner: TypeID) -> [OwnedProperty] {
    observers(of: name, in: owner).flatMap { body in
      assignments(in: body).compactMap { site -> OwnedProperty? in
        guard case .member(let base, let inner) = site.target, base != .identifier("self"),
          site.value == .identifier("newValue") || site.value.ownPropertyName == name
        else { return nil }
        return staticType(of: base, in: site.scope, openActivation(of: body)).map {
          OwnedProperty(name: inner, owner: $0, isExact: isExactly($0, base, in: site.scope))
        }
      }
    }
  }

  /// Whether an expression is an object that the code makes as one of a class: what overrides and adds to that class has
  /// nothing to do with it.
  func isExactly(_ type: TypeID, _ expression: Expression, in scope: ScopeID) -> Bool {
    guard program[type].kind == .class, let name = expression.ownPropertyName else { return false }
    if program.locals(named: name, from: scope) != nil {
      guard case .identifier(name) = expression, let locals = program.locals(named: name, from: scope),
        locals.count == 1, let only = locals.first, only.projections.isEmpty, let value = only.value
      else { return false }
      return makes(type, value, in: program[only.scope].body)
    }
    guard !program[program[scope].body].parameters.contains(where: { $0.name == name }),
      let owner = program[program[scope].body].owner,
      let declaring = program.memberLineage(of: owner).first(where: { program[$0].properties[name] != nil }),
      let property = program[declaring].properties[name]?.first, let made = property.initialValue,
      let value = property.fact.initializer, (program.assignmentsByName[name] ?? []).isEmpty
    else { return false }
    return makes(type, value, in: made)
  }

  /// Whether an expression in a body is a call that makes an object of a class by its name.
  private func makes(_ type: TypeID, _ value: Expression, in body: BodyID) -> Bool {
    guard case .call(let call) = value, case .identifier(let name) = call.callee else { return false }
    let owner = program[body].owner
    return program.resolve(name, inside: owner.map { program[$0].name }, file: program[body].file) == type
  }
}
