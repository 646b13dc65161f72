import NavigationModel

/// The shared objects of libraries: `NotificationCenter.default`, `UIApplication.shared`.
extension Evaluator {
  /// Whether an expression reads the shared object of a class that the program does not declare, so that it can be no
  /// object of another type, which the program declares.
  ///
  /// By such names a class gives an object of its own. What the program adds under one of them may be anything.
  func isSharedByLibrary(_ base: Expression, andNotOf owner: TypeID, in scope: ScopeID) -> Bool {
    guard case .member(.identifier(let name), let member) = base, Self.sharingNames.contains(member),
      name.first?.isUppercase == true, program[owner].isDeclared, !program[owner].isProtocol,
      program.globalAliases[name] == nil
    else { return false }
    let body = program[program[scope].body]
    if program.isGenericParameter(name, of: body) || isAssociatedType(name, of: body) { return false }
    let inside = body.owner.map { program[$0].name }
    guard let type = program.resolve(name, inside: inside, file: body.file) else { return true }
    return !program[type].isDeclared && program[type].properties[member] == nil && !program.inherits(owner, from: type)
  }

  /// Whether a name is that of an associated type in the code of a protocol, so that it may be any type which conforms.
  private func isAssociatedType(_ name: String, of body: Body) -> Bool {
    guard program.memberAliases.contains(name), let owner = body.owner, program[owner].isProtocol else { return false }
    return program.lineage(of: owner).contains { program[$0].isProtocol && program[$0].aliases[name] != nil }
  }

  private static let sharingNames: Set<String> = ["current", "default", "main", "shared", "standard"]
}
