import NavigationModel

/// The types of what closures are given and give, by what is declared of where they go.
extension Evaluator {
  /// The type that a closure is given for a parameter without a type of its own, by what is declared of where the closure
  /// goes: a property, or a parameter of the functions that the call may mean, all of which have to say the same.
  func typeGiven(to index: Int, of closure: ScopeID, _ activation: ActivationID, depth: Int) -> TypeID? {
    declaredArgument(index, ofStored: closure)
      ?? typeDeclared(forPassed: closure, activation, depth: depth) { types, _ in
        index < types.count ? types[index] : nil
      }
  }

  /// The type of what a closure gives, by what is declared of where it goes as an argument.
  func declaredResult(ofPassed closure: ScopeID) -> TypeID? {
    askingForType {
      typeDeclared(forPassed: closure, openActivation(of: program[closure].body), depth: 0) { _, result in result }
    }
  }

  /// A part of the type of the parameter that a closure is given for, where all functions that the call may mean say the
  /// same of it.
  ///
  /// - Parameter part: what is asked for, of the types of the arguments and that of the result.
  private func typeDeclared(
    forPassed closure: ScopeID, _ activation: ActivationID, depth: Int,
    _ part: ([TypeReference], TypeReference) -> TypeReference?
  ) -> TypeID? {
    guard let passedTo = program[closure].passedTo else { return nil }
    let call = program[passedTo.site].call
    let around = program[passedTo.site].scope
    var given: TypeID?
    for function in functions(named: call.callee, in: around, activation, depth: depth) {
      let body = program[function]
      guard let mapping = ArgumentMatching.match(call.arguments, to: body.parameters),
        let parameter = mapping.first(where: { $0.value == passedTo.argument })?.key,
        case .function(let types, let result)? = body.parameters[parameter].type.map({ named($0, in: body) }),
        let wanted = part(types, result),
        let type = resolve(wanted, in: body.scope, openActivation(of: function))
      else { continue }
      guard given == nil || given == type else { return nil }
      given = type
    }
    if let given { return given }
    guard let carried = carriedFunction(passedTo), let wanted = part(carried.arguments, carried.result) else {
      return nil
    }
    return resolve(wanted, in: around, openActivation(of: program[passedTo.site].body))
  }

  /// The functions and initializers that a call may mean by what it is called on, whatever they are given.
  private func functions(
    named callee: Expression, in scope: ScopeID, _ activation: ActivationID, depth: Int
  ) -> [BodyID] {
    let body = program[program[scope].body]
    if let path = callee.unspecialized.dottedPath, program.mayNameType(path.lastName),
      let type = program.resolve(path, inside: body.owner.map { program[$0].name }, file: body.file)
    {
      return program[type].functions["init"] ?? []
    }
    switch callee {
    case .identifier(let name):
      let own = body.owner.flatMap { functions(named: name, of: $0, from: scope) } ?? []
      return own.isEmpty
        ? (program.globalFunctions[name] ?? []).filter { program.isVisible($0, fromFile: scope.file) } : own
    case .member(let base, let name):
      guard let owner = staticType(of: base, in: scope, activation, depth: depth) else { return [] }
      return functions(named: name, of: owner, from: scope)
    default:
      return []
    }
  }

  /// The functions of a name that the nearest type has which has any, from a class upwards.
  private func functions(named name: String, of type: TypeID, from scope: ScopeID) -> [BodyID] {
    for ancestor in program.memberLineage(of: type) {
      let found = (program[ancestor].functions[name] ?? []).filter { program.isVisible($0, fromFile: scope.file) }
      if !found.isEmpty { return found }
    }
    return []
  }
}
