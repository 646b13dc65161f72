import NavigationModel

/// Tells properties that no code reads, of those that extensions of the program's own protocols compute.
///
/// Such a property is read by its name: on a value, or in code of the protocol and of what conforms to it. Other types may
/// have a property of the same name, which their own code means then.
struct UnreadProperties {
  let program: Program
  /// What code says of the ``wantedNames(in:)``, as names and where it does not call them.
  let mentions: Mentions

  /// The names of the properties of which it is asked whether code reads them.
  static func wantedNames(in program: Program) -> Set<String> {
    program.code.reduce(into: []) { names, file in
      for body in file.bodies where isComputed(body, forConformersIn: program) { names.insert(body.name) }
    }
  }

  /// Whether code computes a property for all that conforms to a protocol of the program. What makes nothing is of no
  /// interest, and neither is what other modules can read.
  private static func isComputed(_ body: Body, forConformersIn program: Program) -> Bool {
    guard body.kind == .getter, !body.isStatic, !body.calls.isEmpty, let owner = body.owner else { return false }
    return program[owner].isProtocol && !program[owner].isPublic
  }

  func isNeverRead(_ property: Body) -> Bool {
    guard Self.isComputed(property, forConformersIn: program), let owner = property.owner,
      program.callsByName[property.name] == nil, !mentions.handOn(property.name)
    else { return false }
    return (mentions.types[property.name] ?? []).allSatisfy { reader in
      program.resolve(reader, inside: nil, file: property.file)
        .map { means(itsOwn: property.name, in: $0, not: owner) } ?? false
    } && !mayBeReadByFrameworks(below: owner)
  }

  /// Whether code of a type means a property of the type by a name, and not that of a protocol. An extension of a protocol
  /// may be one for types that conform to another one as well.
  private func means(itsOwn name: String, in type: TypeID, not owner: TypeID) -> Bool {
    !program[type].isProtocol && program[type].properties[name] != nil && !program.inherits(type, from: owner)
  }

  /// Whether a protocol of a framework may ask what conforms to a protocol for its properties.
  private func mayBeReadByFrameworks(below owner: TypeID) -> Bool {
    var open = [owner]
    var seen: Set<TypeID> = [owner]
    while let next = open.popLast() {
      // The body of a view is one of these.
      if program.isView(next) || !program.inheritsOnlyControllers(next, orDelegates: true) { return true }
      for subtype in program.subtypes[next] ?? [] where seen.insert(subtype).inserted { open.append(subtype) }
    }
    return false
  }
}
