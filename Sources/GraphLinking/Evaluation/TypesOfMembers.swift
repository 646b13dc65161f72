import NavigationModel

/// The declared types of members: properties, those of wrappers and of frameworks, and what a protocol requires.
extension Evaluator {
  /// The type that a property is declared with, or that its initial value shows.
  func declaredType(ofMember name: String, in type: TypeID) -> TypeID? {
    askingForType { declaredType(ofMember: name, in: type, depth: 0) }
  }

  /// Values that are made of each other, which no compiler takes but a file can hold, end at the same depth as all else.
  func declaredType(
    ofMember name: String, in type: TypeID, depth: Int, readIn file: Int32? = nil
  ) -> TypeID? {
    guard depth < TypeDistance.maximum, takeTypeStep() else { return nil }
    for ancestor in program.memberLineage(of: type) {
      guard
        let property = program[ancestor].properties[name]?.first(where: { program.isVisible($0, fromFile: file) })
      else { continue }
      if property.fact.type != nil { return declaredType(of: property, in: type) }
      if let type = environmentType(of: property) { return type }
      if let wrapper = ownWrapper(of: property) {
        if let (container, name) = keyPathMember(of: wrapper, on: property) {
          return declaredType(ofMember: name, in: container, depth: depth + TypeDistance.step)
        }
        return declaredType(ofMember: "wrappedValue", in: wrapper, depth: depth + TypeDistance.step)
      }
      guard let value = property.initialValue, let result = program[program[value].scope].results.values.first else {
        return nil
      }
      return staticType(
        of: result.value, in: result.scope, openActivation(of: value),
        depth: max(6 * TypeDistance.step, depth + TypeDistance.step))
    }
    guard let framework = program.frameworkType(of: type) else { return nil }
    return frameworkMember(name, of: framework.name, in: type)
  }

  /// The type that a member of a framework's class gives for one of its subclasses.
  private func frameworkMember(_ name: String, of owner: String, in type: TypeID) -> TypeID? {
    switch program.frameworks.member(of: owner, named: name) {
    case .type(let result), .itselfAs(let result): return program.typesByName[result]?.first
    case .itself: return type
    case .genericArgument(let index): return inheritedArgument(index, of: type)
    case .argument, nil: return nil
    }
  }

  /// The type with which a class specializes its generic superclass.
  func inheritedArgument(_ index: Int, of type: TypeID) -> TypeID? {
    guard let written = program.inheritedArguments(of: type), written.types.indices.contains(index) else { return nil }
    let argument = written.types[index]
    // `class List<Model: ListModel>: Screen<Model>` hands its own parameter on.
    if let name = argument.name, let own = program[type].generics.first(where: { $0.name == name }) {
      return program.specializations[type]?[name]?.only
        ?? own.constraint.flatMap { resolve($0, inside: program[type].name, file: written.file) }
    }
    return resolve(argument, inside: written.inside, file: written.file)
  }

  /// The type of a property that only the Objective-C declaration of a class shows, by what the extensions of the class
  /// set it to: nil where that is of several types.
  func typeAssignedOutside(to name: String, of type: TypeID, depth: Int) -> TypeID? {
    guard !program[type].isDeclared, program.frameworks.types[program[type].name] == nil else { return nil }
    var found: TypeID?
    for site in program.assignmentsByName[name] ?? []
    where program[site.body].owner == type && site.target.ownPropertyName == name && site.value != .nothing {
      let run = openActivation(of: site.body)
      guard let set = staticType(of: site.value, in: site.scope, run, depth: depth + TypeDistance.step),
        found == nil || found == set
      else { return nil }
      found = set
    }
    return found
  }

  /// The type of a property that a protocol of a library or of Objective-C has, by the types of the program that conform
  /// to it.
  func typeOfRequirement(_ name: String, of type: TypeID, depth: Int) -> TypeID? {
    guard !program[type].isDeclared, program.frameworkType(of: type) == nil, let subtypes = program.subtypes[type],
      subtypes.count <= Self.maximumConforming, isProtocol(type, of: subtypes)
    else { return nil }
    let types = Set(
      subtypes.filter { program[$0].properties[name] != nil }
        .compactMap { declaredType(ofMember: name, in: $0, depth: depth + TypeDistance.step) })
    return types.count == 1 ? types.first : nil
  }

  /// Whether a type of a library is a protocol, and no superclass, whose subclasses have properties of their own.
  ///
  /// A superclass stands first, and only classes have one. What all name first is one where more than one class does, or
  /// where the program makes an object of it, overrides something or calls `super`.
  private func isProtocol(_ type: TypeID, of subtypes: [TypeID]) -> Bool {
    if subtypes.contains(where: { program[$0].kind != .class || program[$0].supertypes.first != type }) { return true }
    guard subtypes.count == 1, let only = subtypes.first, program.callsByName[program[type].bareName] == nil else {
      return false
    }
    return program[only].functions.values.joined().allSatisfy { body in
      !program[body].isOverride && !program.calls(in: body).contains { $0.call.callee.isOnSuper }
    }
  }

  /// A protocol of a library to which more types conform, such as `Codable`, says nothing of what one of them has.
  private static let maximumConforming = 16
}

extension Expression {
  /// Whether it names something of the superclass: `super.load`.
  fileprivate var isOnSuper: Bool { if case .member(.identifier("super"), _) = self { true } else { false } }
}
