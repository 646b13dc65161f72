import NavigationModel

/// Tells the elements of dictionaries, which are pairs, from those of arrays.
extension Evaluator {
  /// Whether a name stands for an element of a dictionary: `tab` in `tabs.sorted { … }.forEach { tab in … }`, and in
  /// `for tab in tabs`.
  func isElementOfDictionary(_ element: Expression, in scope: ScopeID) -> Bool {
    guard case .identifier(let name) = element else { return false }
    var next: ScopeID? = scope
    while let place = next {
      if let locals = program[place].locals[name] {
        return locals.contains { local in
          local.projections == [.element] && local.value.map { isDictionary($0, in: local.scope) } == true
        }
      }
      if case .closure(let closure) = program[place].kind,
        closure.parameters.isEmpty ? name == "$0" : closure.parameters.contains(where: { $0.name == name })
      {
        guard let passedTo = program[place].passedTo,
          case .member(let base, let method) = program[passedTo.site].call.callee, Self.elementwise.contains(method)
        else { return false }
        return isDictionary(base, in: program[passedTo.site].scope)
      }
      next = program.enclosing(place)
    }
    return false
  }

  /// Whether a value is declared as a dictionary, or is one in another order or without some elements.
  private func isDictionary(_ value: Expression, in scope: ScopeID) -> Bool {
    switch value {
    case .dictionary:
      return true
    case .call(let call):
      guard case .member(let base, let method) = call.callee, Self.keepingElements.contains(method) else {
        return false
      }
      return isDictionary(base, in: scope)
    case .identifier(let name), .member(.identifier("self"), let name):
      return isDictionary(named: name, in: scope)
    default:
      return false
    }
  }

  private func isDictionary(named name: String, in scope: ScopeID) -> Bool {
    if let locals = program.locals(named: name, from: scope) {
      return locals.contains { local in
        guard local.projections.isEmpty else { return false }
        if case .dictionary? = local.type { return true }
        if case .dictionary? = local.value { return true }
        return false
      }
    }
    var next: ScopeID? = scope
    while let place = next {
      let body = program[program[place].body]
      if let parameter = body.parameters.first(where: { $0.name == name }) {
        return parameter.type.map { isDictionary(named($0, in: body)) } ?? false
      }
      next = body.enclosing
    }
    let body = program[program[scope].body]
    guard let owner = body.owner else { return false }
    return program.memberLineage(of: owner).contains { ancestor in
      program[ancestor].properties[name]?.contains { $0.fact.type.map { isDictionary(named($0, in: body)) } == true }
        == true
    }
  }

  private func isDictionary(_ type: TypeReference) -> Bool { if case .dictionary = type { true } else { false } }

  /// Methods of a dictionary that give its elements as they are.
  private static let keepingElements: Set<String> = ["dropFirst", "dropLast", "filter", "reversed", "sorted"]
}
