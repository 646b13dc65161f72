import NavigationModel

/// A type that another one inherits from, as it is written, with the place whose names that means.
struct InheritedType {
  let reference: TypeReference
  /// The type around the place: the one that inherits, or the one that declares the alias; nil outside of types.
  let around: TypeID?
  let file: Int
  /// Whether an alias stands for it.
  var isAliased = false
}

extension Program {
  /// What a type is written to inherit from. A name that is an alias stands for the type behind it, with the types that
  /// this one is specialized with: `typealias Base = Router<Item>`, `class ItemRouter: Base`.
  func inheritedTypes(of type: TypeID) -> [InheritedType] {
    self[type].inherited.enumerated().compactMap { index, reference in
      self[type].place(ofInherited: index).map { file in
        unaliased(InheritedType(reference: reference, around: type, file: file))
      }
    }
  }

  private func unaliased(_ inherited: InheritedType) -> InheritedType {
    var inherited = inherited
    // An alias can name itself by way of others.
    for _ in 0..<8 {
      guard case .named(let name, let arguments) = inherited.reference, arguments.isEmpty,
        let alias = alias(name, at: inherited)
      else { return inherited }
      inherited = alias
    }
    return inherited
  }

  /// What a name stands for that a type around a place or the whole program gives to another type; nil for the name of
  /// a type that the program declares.
  private func alias(_ name: String, at place: InheritedType) -> InheritedType? {
    // What a type inherits is looked up outside of it.
    var outer = memberAliases.contains(name) ? place.around.flatMap { enclosingType(of: $0) } : nil
    if place.isAliased, memberAliases.contains(name) { outer = place.around }
    while let owner = outer {
      for ancestor in lineage(of: owner) {
        guard let alias = self[ancestor].aliases[name], let file = self[ancestor].file else { continue }
        return InheritedType(reference: alias, around: ancestor, file: file, isAliased: true)
      }
      outer = enclosingType(of: owner)
    }
    guard !declares(name, seenFrom: place.file) else { return nil }
    if let path = name.enclosingName, let owner = resolve(path, inside: nil, file: place.file) {
      return self[owner].aliases[String(name.lastName)].map {
        InheritedType(reference: $0, around: owner, file: self[owner].file ?? place.file, isAliased: true)
      }
    }
    return globalAlias(name, near: place.file, around: place.around.map { self[$0].name }).map {
      InheritedType(reference: $0.type, around: nil, file: $0.file, isAliased: true)
    }
  }

  /// The first type that a class specializes what it inherits from with, and the others in their order, each with the
  /// place that names it: `ItemRoute` for `Nav<ItemRoute>`.
  func inheritedArguments(of type: TypeID) -> (types: [TypeReference], inside: String?, file: Int)? {
    for ancestor in lineage(of: type) {
      for inherited in inheritedTypes(of: ancestor) {
        guard case .named(_, let arguments) = inherited.reference, !arguments.isEmpty else { continue }
        return (arguments, inherited.around.map { self[$0].name }, inherited.file)
      }
    }
    return nil
  }
}
