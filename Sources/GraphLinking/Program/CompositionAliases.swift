import NavigationModel

/// Names for several protocols at once, as in `typealias ListViewModel = ListInput & ListOutput`: each is a protocol
/// that inherits from its parts, and that every type has which has all of them.
enum CompositionAliases {
  static func declare(in program: Program) {
    for (file, facts) in program.files.enumerated() {
      guard case .swift(let swift) = facts.content else { continue }
      for alias in swift.aliases {
        guard case .composition(let parts) = alias.type else { continue }
        let id = TypeID(index: program.types.count)
        var declaration = TypeDeclaration(id: id, name: alias.name, kind: .protocol, file: file, position: .start)
        declaration.inherited = parts
        declaration.isComposition = true
        declaration.isFilePrivate = alias.isFilePrivate
        program.add(declaration)
      }
    }
  }

  /// Gives the protocols to the types that have all parts, once the supertypes of all types are known.
  static func conform(in program: Program) {
    var found = false
    for alias in program.types where alias.isComposition && !alias.supertypes.isEmpty {
      for type in program.concreteSubtypes(of: alias.supertypes[0]) {
        guard !program.inherits(type, from: alias.id), alias.supertypes.allSatisfy({ program.inherits(type, from: $0) })
        else { continue }
        program.types[type.index].supertypes.append(alias.id)
        program.subtypes[alias.id, default: []].append(type)
        found = true
      }
    }
    if found { program.closeHierarchy() }
  }
}
