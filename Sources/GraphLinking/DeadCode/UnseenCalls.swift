import NavigationModel

/// Tells functions that something may call whose code is not there: by a protocol of a library, by what a macro makes of a
/// type, or by a selector.
struct UnseenCalls {
  let program: Program
  /// Whether types below a type inherit from what is not known, by that type.
  private var inheritsUnknownBelow: [TypeID: Bool] = [:]

  init(program: Program) { self.program = program }

  /// Whether something may call a function without saying its name in the sources.
  mutating func mayBeCalled(_ function: Body) -> Bool {
    if function.isOverride || program.mayBeCalledByFramework(function) { return true }
    guard let owner = function.owner else { return false }
    guard program[owner].attributes.allSatisfy({ HarmlessAttributes.onTypes.contains($0.name) }),
      !inheritsFromModule(owner)
    else { return true }
    let known = inheritsUnknownBelow[owner] ?? isUnknownBelow(owner)
    inheritsUnknownBelow[owner] = known
    return known
  }

  /// Whether a type below inherits from what is not known, so that a protocol of a library may ask for a method that the
  /// type has from above.
  private func isUnknownBelow(_ type: TypeID) -> Bool {
    var open = program.subtypes[type] ?? []
    var seen = Set(open)
    while let next = open.popLast() {
      if program[next].isDeclared, inheritsUnknown(next) { return true }
      for subtype in program.subtypes[next] ?? [] where seen.insert(subtype).inserted { open.append(subtype) }
    }
    return false
  }

  private func inheritsUnknown(_ type: TypeID) -> Bool {
    inheritsFromModule(type)
      || program.lineage(of: type).contains { ancestor in
        !program[ancestor].isDeclared && !program.isController(ancestor)
          && !Program.basesWithoutCalls.contains(program[ancestor].name)
          && !Self.isOfObjectiveC(program[ancestor].name)
      }
  }

  /// Whether a name has the prefix of a framework's class or protocol in Objective-C, which takes only methods with a
  /// selector for what it asks for: what a method of Swift above the class has not.
  private static func isOfObjectiveC(_ name: String) -> Bool {
    let prefix = name.prefix(2)
    return prefix.count == 2 && prefix.allSatisfy(\.isUppercase)
  }

  /// Whether the sources say of a type or of one above it that it inherits from a type of another module, by both names:
  /// the program may have one of the same name.
  private func inheritsFromModule(_ type: TypeID) -> Bool {
    program.lineage(of: type).contains { ancestor in
      program[ancestor].inherited.flatMap(\.parts).contains { reference in
        guard let name = reference.name, let dot = name.firstIndex(of: ".") else { return false }
        let first = String(name[..<dot])
        return !program.moduleNames.contains(first)
          && program.typesByName[first]?.contains { program[$0].isDeclared } != true
      }
    }
  }
}
