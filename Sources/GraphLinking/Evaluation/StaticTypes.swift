import NavigationModel

/// Finds the declared type of an expression without evaluating it, which is cheap enough to ask for every call.
extension Evaluator {
  func staticType(of expression: Expression, in scope: ScopeID, _ activation: ActivationID) -> TypeID? {
    askingForType { staticType(of: expression, in: scope, activation, depth: 0) }
  }

  /// Steps for the type of one expression, with all types that it depends on. Of seventy-five real apps, one asks
  /// for types that take more than 400, and its graph is the same.
  private static let maximumTypeSteps = 2_000

  /// Asks for a type, as a question of its own or as a part of the one that is asked already.
  ///
  /// What is declared again and again, in each branch of a condition, is looked at for each that reads it, and those
  /// are read as well. Such a type is not known once the steps are spent.
  func askingForType(_ question: () -> TypeID?) -> TypeID? {
    if typeSteps != nil { return question() }
    typeSteps = Self.maximumTypeSteps
    defer { typeSteps = nil }
    return question()
  }

  func takeTypeStep() -> Bool {
    guard let left = typeSteps, left > 0 else { return false }
    typeSteps = left - 1
    return true
  }

  func staticType(
    of expression: Expression, in scope: ScopeID, _ activation: ActivationID, depth: Int
  ) -> TypeID? {
    guard depth < TypeDistance.maximum, takeTypeStep() else { return nil }
    let body = program[program[scope].body]
    switch expression {
    case .identifier("self"), .identifier("Self"):
      return body.owner
    case .member(let base, "self"):
      return staticType(of: base, in: scope, activation, depth: depth + TypeDistance.step)
    case .identifier("super"):
      return body.owner.flatMap { owner in program[owner].supertypes.first }
    case .identifier(let name):
      return staticType(ofName: name, in: scope, activation, depth: depth)
    case .member(let base, let name):
      if let path = expression.dottedPath, path.first?.isUppercase == true,
        let type = program.resolve(path, inside: body.owner.map { program[$0].name }, file: body.file)
      {
        return type
      }
      guard let owner = staticType(of: base, in: scope, activation, depth: depth + TypeDistance.step) else {
        return compositionParts(of: base, in: scope).firstNonNil { typeOfRequirement(name, of: $0, depth: depth) }
      }
      if program[owner].cases[name] != nil { return owner }
      if let type = declaredType(ofMember: name, in: owner, depth: depth, readIn: scope.file) { return type }
      // What an array holds has the type that is known of the array, and what a binding is for that of the binding.
      if name == "wrappedValue" || CollectionMembers.properties.contains(name) { return owner }
      if name == CollectionMembers.valuesOfDictionary, hasKnownMembers(owner) { return owner }
      if base == .identifier("self"), let type = typeAssignedOutside(to: name, of: owner, depth: depth) { return type }
      let parts = compositionParts(of: base, in: scope)
      return parts.firstNonNil { declaredType(ofMember: name, in: $0, depth: depth, readIn: scope.file) }
        ?? (parts.isEmpty ? [owner] : parts).firstNonNil { typeOfRequirement(name, of: $0, depth: depth) }
    case .call(let call):
      return staticType(ofCall: call, in: scope, activation, depth: depth)
    case .cast(_, let type, _):
      return resolve(type, in: scope, activation)
    case .specialized(let base, _):
      return staticType(of: base, in: scope, activation, depth: depth + TypeDistance.step)
    case .subscripted(let base, _):
      return staticType(of: base, in: scope, activation, depth: depth + TypeDistance.step)
    case .alternatives(let values):
      return values.firstNonNil { staticType(of: $0, in: scope, activation, depth: depth + TypeDistance.step) }
    case .type(let type):
      return resolve(type, in: scope, activation)
    case .string, .interpolation:
      return program.typesByName["String"]?.first
    default:
      return nil
    }
  }

  /// Whether all members of a type are known. One of a library may have a property `values` itself.
  private func hasKnownMembers(_ type: TypeID) -> Bool {
    program[type].isDeclared || program.frameworkType(of: type) != nil
  }

  /// The declared type of the object whose property an assignment sets; nil where that is not known.
  func receiver(of site: AssignmentSite) -> TypeID? {
    guard case .member(let base, _) = site.target else { return program[site.body].owner }
    return staticType(of: base, in: site.scope, openActivation(of: site.body))
  }

  private func staticType(
    ofName name: String, in scope: ScopeID, _ activation: ActivationID, depth: Int
  ) -> TypeID? {
    var next: ScopeID? = scope
    while let place = next {
      for local in program[place].locals[name] ?? [] {
        if let type = local.type { return resolve(type, in: local.scope, activation) }
        for case .cast(let type) in local.projections.reversed() { return resolve(type, in: local.scope, activation) }
        if case .tupleElement(let index, _)? = local.projections.first, local.projections.count == 1 {
          if let type = elementType(index, of: local, activation, depth: depth) { return type }
          continue
        }
        if case .payload(let name, let index)? = local.projections.first, local.projections.count == 1 {
          if let value = local.value,
            let type = staticType(of: value, in: local.scope, activation, depth: depth + TypeDistance.step),
            let payload = payloadType(index, of: name, in: type)
          {
            return payload
          }
          continue
        }
        guard let value = local.value, local.projections.isEmpty || local.projections == [.element] else { continue }
        // `if let name = name` means the outer name.
        let start = value == .identifier(name) ? program.enclosing(place) : local.scope
        if let start, let type = staticType(of: value, in: start, activation, depth: depth + TypeDistance.step) {
          return type
        }
      }
      if case .closure(let closure) = program[place].kind, let index = closure.index(ofParameter: name) {
        if index < closure.parameters.count, let type = closure.parameters[index].type {
          return resolve(type, in: place, activation)
        }
        if let type = typeGiven(to: index, of: place, activation, depth: depth + TypeDistance.step) { return type }
      }
      if program[place].parent == nil {
        let declaration = program[program[place].body]
        if let parameter = declaration.parameters.first(where: { $0.name == name }) {
          return parameter.type.flatMap { resolve($0, in: declaration.scope, activation) }
        }
      }
      next = program.enclosing(place)
    }
    let body = program[program[scope].body]
    if let owner = body.owner,
      let type = declaredType(ofMember: name, in: owner, depth: depth, readIn: scope.file)
        ?? typeAssignedOutside(to: name, of: owner, depth: depth)
    {
      return type
    }
    if let property = program.globalProperty(name, seenFrom: body.file) {
      if let type = property.fact.type { return resolve(type, inside: nil, file: property.file) }
      if let value = property.initialValue, let result = program[program[value].scope].results.values.first {
        return staticType(of: result.value, in: result.scope, activation, depth: depth + TypeDistance.step)
      }
    }
    guard program.mayNameType(name) else { return nil }
    return program.resolve(name, inside: body.owner.map { program[$0].name }, file: body.file)
  }
}
