import NavigationModel

/// What the program keeps of the screens that containers hold, to set it again later: a split view that collapses keeps the
/// stack of each tab in a dictionary, and gives it back when it expands.
extension Evaluator {
  /// Whether an expression is what a property keeps of the content of containers, and nothing else: the property, an element
  /// of it, or what a method gives of it.
  ///
  /// - Parameter isHeld: whether an expression is of the content of a container.
  func isKeptContent(_ expression: Expression, in scope: ScopeID, isHeld: (Expression, ScopeID) -> Bool) -> Bool {
    switch expression {
    case .identifier(let name):
      guard program.locals(named: name, from: scope) == nil, !isArgument(name, in: scope),
        let owner = program[program[scope].body].owner
      else { return false }
      return keepsContent(name, of: owner, isHeld: isHeld)
    case .member(let base, let name):
      guard program.assignmentsByName[name] != nil || !program.propertyUses.elementSettings(of: name).isEmpty else {
        return false
      }
      return type(of: base, in: scope).map { keepsContent(name, of: $0, isHeld: isHeld) } ?? false
    case .subscripted(let whole, _):
      return isKeptContent(whole, in: scope, isHeld: isHeld)
    case .call(let call):
      return property(givenBy: call, in: scope).map { keepsContent($0.name, of: $0.owner, isHeld: isHeld) } ?? false
    default:
      return false
    }
  }

  /// The declared type of an expression, which is the object around for `self`.
  private func type(of base: Expression, in scope: ScopeID) -> TypeID? {
    if base == .identifier("self") { return program[program[scope].body].owner }
    return staticType(of: base, in: scope, openActivation(of: program[scope].body))
  }

  /// The property that a method of the program gives, or an element of it, and its owner; nil for all other calls.
  private func property(givenBy call: Call, in scope: ScopeID) -> (name: String, owner: TypeID)? {
    guard let method = call.callee.calledName, program.ownersOfFunctions[method] != nil else { return nil }
    let receiver: TypeID?
    switch call.callee {
    case .identifier: receiver = program[program[scope].body].owner
    case .member(let base, _): receiver = type(of: base, in: scope)
    default: receiver = nil
    }
    guard let owner = receiver else { return nil }
    let functions = program.memberLineage(of: owner).flatMap { program[$0].functions[method] ?? [] }
      .filter { ArgumentMatching.match(call.arguments, to: program[$0].parameters) != nil }
    guard functions.count == 1, let function = functions.first else { return nil }
    let given = program[program[function].scope].results.values.map(\.value)
    let names = Set(given.filter { !$0.isEmptyCollection }.map { $0.nameOfOwnCollection ?? "" })
    guard let name = names.first, names.count == 1, !name.isEmpty,
      program.locals(named: name, from: program[function].scope) == nil,
      !isArgument(name, in: program[function].scope)
    else { return nil }
    return (name, owner)
  }

  /// Of a property that more code fills than this, nobody says what all of it puts in.
  private static var maximumSettings: Int { 8 }

  /// Whether all that the program puts into a property of objects of a type is of the content of containers.
  private func keepsContent(_ name: String, of type: TypeID, isHeld: (Expression, ScopeID) -> Bool) -> Bool {
    guard let property = program.memberLineage(of: type).firstNonNil({ program[$0].properties[name]?.first }),
      let owner = property.owner, program[owner].isDeclared, property.getter == nil,
      property.fact.initializer?.isEmptyCollection ?? true, holdsControllers(property, of: owner)
    else { return false }
    guard !isFilledOtherwise(property, of: owner) else { return false }
    let own = program.propertyUses.elementSettings(of: name).filter { mayFill(property, of: owner, at: $0.scope) }
    let assigned = assignments(to: name, of: owner)
    guard own.count + assigned.count <= Self.maximumSettings else { return false }
    var values: [(value: Expression, scope: ScopeID)] = assigned.map { ($0.value, $0.scope) }
    for site in own {
      guard let setting = site.call.elementSetting else { return false }
      values.append((setting.value, site.scope))
    }
    let filling = values.filter { !$0.value.isEmptyCollection }
    return !filling.isEmpty && filling.allSatisfy { isHeldOrGiven($0.value, in: $0.scope, isHeld: isHeld) }
  }

  /// Whether a property is a collection of controllers, by its written type.
  private func holdsControllers(_ property: Property, of owner: TypeID) -> Bool {
    guard let written = property.fact.type else { return false }
    switch written {
    case .array, .dictionary: break
    default: return false
    }
    return written.allNames.contains { name in
      program.resolve(name, inside: program[owner].name, file: property.file).map { program.isController($0) } ?? false
    }
  }

  /// Whether code may put something into a property but by setting it or one of its elements: by a method that adds
  /// to it or to an element, `stacks[tab]?.append(page)`, by a function that changes what it is given, or by a key path.
  private func isFilledOtherwise(_ property: Property, of owner: TypeID) -> Bool {
    let name = property.fact.name
    let changes = program.propertyUses.changes
    if changes.isInKeyPath(name) { return true }
    return (changes.filled(named: name) + changes.handed(named: name)).contains { change in
      if case .identifier = change.target, program.locals(named: name, from: change.scope) != nil { return false }
      return mayFill(property, of: owner, at: change.scope)
    }
  }

  /// Whether code that changes something with the name of a property may mean that property.
  private func mayFill(_ property: Property, of owner: TypeID, at scope: ScopeID) -> Bool {
    let body = program[program[scope].body]
    guard program.isVisible(property, fromFile: scope.file) else { return false }
    // Other code would have to name the object; whose code has it, it may be another property of the name.
    return !property.fact.isFilePrivate || body.owner.map { program.inherits($0, from: owner) } ?? true
  }

  /// Whether a value is of the content of a container, or a parameter to which all callers give such.
  private func isHeldOrGiven(_ value: Expression, in scope: ScopeID, isHeld: (Expression, ScopeID) -> Bool) -> Bool {
    if isHeld(value, scope) { return true }
    let function = program[program[scope].body]
    guard case .identifier(let name) = value.uncast, program.locals(named: name, from: scope) == nil,
      let parameter = function.parameters.firstIndex(where: { $0.name == name })
    else { return false }
    let callers = callers(of: function.id)
    return !callers.isEmpty && callers.count <= Self.maximumSettings
      && callers.allSatisfy { caller in
        let site = program[caller.site]
        guard caller.isCall, let mapping = ArgumentMatching.match(site.call.arguments, to: function.parameters),
          let argument = mapping[parameter]
        else { return false }
        return isHeld(site.call.arguments[argument].value, site.scope)
      }
  }
}

extension Expression {
  /// Whether it is nothing, or a collection without elements.
  fileprivate var isEmptyCollection: Bool {
    switch self {
    case .nothing: return true
    case .array(let elements): return elements.isEmpty
    case .dictionary(let entries): return entries.isEmpty
    case .call(let call):
      guard call.arguments.isEmpty else { return false }
      switch call.callee {
      case .array, .dictionary: return true
      default: return false
      }
    default: return false
    }
  }

  /// The name of the property of the object around of which it is an element, or which it is: `stacks[tab] ?? []`.
  fileprivate var nameOfOwnCollection: String? {
    switch self {
    case .identifier, .member: return ownPropertyName
    case .subscripted(let whole, _): return whole.nameOfOwnCollection
    case .cast(let value, _, _): return value.nameOfOwnCollection
    case .alternatives(let values):
      guard let first = values.first, values.dropFirst().allSatisfy(\.isEmptyCollection) else { return nil }
      return first.nameOfOwnCollection
    case .call(let call):
      // `stacks.removeValue(forKey: tab)`
      guard case .member(let whole, "removeValue") = call.callee else { return nil }
      return whole.nameOfOwnCollection
    default: return nil
    }
  }
}
