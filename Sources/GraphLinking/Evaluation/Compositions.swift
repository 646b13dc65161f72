import NavigationModel

/// The types that something has all of: `any Router & Tracker`.
extension Evaluator {
  /// The types of which a local, a parameter or a property has all: the static type is only the one that says most.
  func compositionParts(of expression: Expression, in scope: ScopeID) -> [TypeID] {
    let name: String
    switch expression {
    case .identifier(let read), .member(.identifier("self"), let read): name = read
    default: return []
    }
    var next: ScopeID? = scope
    while let place = next {
      let body = program[program[place].body]
      if let locals = program[place].locals[name] {
        return parts(of: locals.lazy.compactMap(\.type).first, inside: body.owner, body.file)
      }
      guard program[place].parent == nil else {
        next = program[place].parent
        continue
      }
      if let parameter = body.parameters.first(where: { $0.name == name }) {
        return parts(of: parameter.type, inside: body.owner, body.file)
      }
      next = body.enclosing
    }
    guard let owner = program[program[scope].body].owner else { return [] }
    for ancestor in program.memberLineage(of: owner) {
      guard let property = program[ancestor].properties[name]?.first else { continue }
      return parts(of: property.fact.type, inside: ancestor, property.file)
    }
    return []
  }

  private func parts(of type: TypeReference?, inside owner: TypeID?, _ file: Int) -> [TypeID] {
    guard case .composition(let parts)? = type.map({ unaliased($0, inside: owner) }) else { return [] }
    return parts.compactMap { resolve($0, inside: owner.map { program[$0].name }, file: file) }
  }

  /// What an alias of the type around stands for, or of one that it inherits from; any other type as it is.
  private func unaliased(_ type: TypeReference, inside owner: TypeID?) -> TypeReference {
    guard case .named(let name, _) = type else { return type }
    if program.memberAliases.contains(name), let owner {
      for ancestor in program.lineage(of: owner) {
        if let found = program[ancestor].aliases[name] { return found }
      }
    }
    return type
  }
}
