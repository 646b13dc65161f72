import NavigationModel

/// The type of the standard library that a value has, such as a text, a number or the id of a model.
///
/// The program does not declare such types, so that they are known by their names.
struct BasicType: Hashable, Sendable {
  /// `String`, `Int`, `UUID` and their like.
  let name: String
  /// The model whose id it is; nil for any other value.
  let model: TypeID?

  /// Whether a name is that of such a type.
  static func isName(_ name: String) -> Bool { names.contains(name) }

  fileprivate static let names: Set<String> = [
    "Bool", "Character", "Data", "Date", "Double", "Float", "Int", "Int32", "Int64", "String", "UInt", "URL", "UUID",
  ]
}

extension Evaluator {
  /// The type that an expression names: `String.self`, `Order.ID.self`.
  func basicType(named expression: Expression, in scope: ScopeID) -> BasicType? {
    guard case .member(let type, "self") = expression, let path = type.dottedPath else { return nil }
    let body = program[program[scope].body]
    return basicType(.named(path, []), inside: body.owner.map { program[$0].name }, file: body.file)
  }

  /// The type of a literal, and of what is read of a property that is declared with such a type.
  func basicType(of expression: Expression, in scope: ScopeID) -> BasicType? {
    basicType(of: expression, in: scope, locals: 0)
  }

  /// Locals that are made of locals are not deeper than this, unless they go in cycles.
  private static let maximumLocals = 8

  private func basicType(of expression: Expression, in scope: ScopeID, locals: Int) -> BasicType? {
    switch expression {
    case .string, .interpolation: return BasicType(name: "String", model: nil)
    case .member(let collection, "first"), .member(let collection, "last"):
      guard let property = property(read: collection, in: scope), case .array(let element)? = property.fact.type else {
        return nil
      }
      return basicType(element, of: property)
    case .identifier(let name) where program.locals(named: name, from: scope)?.count == 1:
      guard let local = program.locals(named: name, from: scope)?.first, local.projections.isEmpty,
        let value = local.value, locals < Self.maximumLocals
      else { return nil }
      return basicType(of: value, in: local.scope, locals: locals + 1)
    case .identifier, .member:
      guard let property = property(read: expression, in: scope) else { return nil }
      if property.fact.name == "id", let owner = property.owner { return idType(of: owner) }
      return property.fact.type.flatMap { basicType($0, of: property) }
    default:
      return nil
    }
  }

  private func basicType(_ reference: TypeReference, of property: Property) -> BasicType? {
    basicType(reference, inside: property.owner.map { program[$0].name }, file: property.file)
  }

  private func basicType(_ reference: TypeReference, inside owner: String?, file: Int) -> BasicType? {
    guard let name = reference.name else { return nil }
    if BasicType.names.contains(name) { return BasicType(name: name, model: nil) }
    guard name.lastName == "ID", let model = name.enclosingName.map({ String($0) }) else { return nil }
    return program.resolve(model, inside: owner, file: file).flatMap(idType)
  }

  /// The type of the ids of a model, which `Identifiable` calls `ID`: that of its property `id`.
  private func idType(of model: TypeID) -> BasicType? {
    for type in program.memberLineage(of: model) {
      guard let property = program[type].properties["id"]?.first else { continue }
      if let name = property.fact.type?.name { return BasicType(name: name, model: model) }
      // `let id = UUID()`
      guard case .call(let call)? = property.fact.initializer, let name = call.callee.calledName else { return nil }
      return BasicType(name: name, model: model)
    }
    return nil
  }

  private func property(read expression: Expression, in scope: ScopeID) -> Property? {
    let owner: TypeID?
    let name: String
    switch expression {
    case .identifier(let read):
      guard program.locals(named: read, from: scope) == nil else { return nil }
      (owner, name) = (program[program[scope].body].owner, read)
    case .member(let base, let read):
      let activation = openActivation(of: program[scope].body)
      // The elements of a loop have no written type, but that of the array.
      let type =
        staticType(of: base, in: scope, activation)
        ?? evaluate(base, in: scope, activation).lazy.compactMap { self.type(of: $0.value) }.first
        ?? elementType(named: base, in: scope)
      (owner, name) = (type, read)
    default: return nil
    }
    return owner.flatMap { owner in
      program.memberLineage(of: owner).lazy.compactMap { self.program[$0].properties[name]?.first }.first
    }
  }
}
