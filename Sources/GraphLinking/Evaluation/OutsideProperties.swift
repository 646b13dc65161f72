import NavigationModel

/// Finds what properties hold that only the Objective-C declaration of a class shows.
extension Evaluator {
  /// What the extensions of a class that no Swift file declares assign to a property of it; nil where they do not.
  func assignedOutside(to name: String, of type: TypeID) -> [Candidate]? {
    guard !program[type].isDeclared, program.frameworks.types[program[type].name] == nil else { return nil }
    let key = PropertyKey(type: type, name: name, receiver: nil)
    guard activeProperties.insert(key).inserted else { return nil }
    defer { activeProperties.remove(key) }
    let values = (program.assignmentsByName[name] ?? []).filter { site in
      program[site.body].owner == type && site.target.ownPropertyName == name
    }.flatMap { evaluate($0.value, in: $0.scope, openActivation(of: $0.body)) }
    let known = values.filter { !$0.isUnknown && !$0.isParameter && $0.value != .nothing }
    return known.isEmpty ? nil : known.map { $0.weakened(to: .inferred) }
  }
}
