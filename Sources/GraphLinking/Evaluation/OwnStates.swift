import NavigationModel

/// Tells what the state of a view can be that only the view itself sets:
///
///     @State private var sheet: Sheet?
///
///     Button("Help") { sheet = .help }
///     .sheet(item: $sheet) { … }
extension Evaluator {
  /// The cases of an enum to which a view sets its own state; nil for other bindings, and where anything else can set it.
  func setCases(boundBy binding: Expression, in scope: ScopeID) -> [Candidate]? {
    guard case .identifier(let projection) = binding, projection.hasPrefix("$"),
      let owner = program[program[scope].body].owner, program[owner].kind == .struct
    else { return nil }
    let name = String(projection.dropFirst())
    let key = PropertyKey(type: owner, name: name, receiver: nil)
    if let known = setCasesCache[key] { return known }
    // A state that is set to what depends on itself is set to anything.
    setCasesCache[key] = .some(nil)
    let (found, isWhole) = part { findSetCases(of: name, in: owner) }
    if isWhole { setCasesCache[key] = .some(found) } else { setCasesCache.removeValue(forKey: key) }
    return found
  }

  private func findSetCases(of name: String, in owner: TypeID) -> [Candidate]? {
    guard let property = program[owner].properties[name]?.first,
      property.fact.attributes.contains(where: { $0.name == "State" }), let type = declaredType(of: property),
      program[type].kind == .enum, !isHandedOn(name, by: owner),
      !isGivenByMakers(name, of: owner)
    else { return nil }
    var values: [Candidate] = []
    for site in settings(of: name, in: owner) where site.value != .nothing {
      guard site.value.caseName != nil else { return nil }
      values += evaluate(site.value, in: site.scope, openActivation(of: site.body), expected: type)
    }
    if let initial = property.initialValue { values += returns(of: initial, openActivation(of: initial)) }
    let set = values.filter { $0.value != .nothing }
    return !set.isEmpty && set.allSatisfy(\.value.isCase) ? set.map { $0.weakened(to: .inferred) } : nil
  }

  /// Whether a type lets others set its state, by a binding or in place; a modifier that shows something for a binding
  /// only takes it away.
  private func isHandedOn(_ name: String, by owner: TypeID) -> Bool {
    let projection = "$\(name)"
    let bodies = Set(
      program[owner].functions.values.joined() + program[owner].properties.values.joined().flatMap(\.bodies))
    let isInCall = bodies.contains { body in
      program.calls(in: body).contains { changes(name, projection, $0.call) }
        || assignments(in: body).contains { site in
          site.value == .identifier(projection) || site.target.dottedPath?.hasPrefix(projection) == true
        }
    }
    return isInCall
      || Set(bodies.map(\.file)).contains { file in
        program.code[Int(file)].scopes.contains { scope in
          bodies.contains(scope.body)
            && (scope.results.values.contains { $0.value == .identifier(projection) }
              || scope.locals.values.joined().contains { $0.value == .identifier(projection) })
        }
      }
  }

  /// Whether a call may set a state: it is given the state or a binding to it, or is a method of the state itself.
  private func changes(_ name: String, _ projection: String, _ call: Call) -> Bool {
    if case .member(let base, _) = call.callee, base.ownPropertyName == name { return true }
    let isModifier =
      if case .member(_, let method) = call.callee { program.frameworks.patternsByCall[method] != nil } else { false }
    let isOwnFunction = call.callee.calledName.map { program.ownersOfFunctions[$0] != nil } == true
    return call.arguments.contains { argument in
      var value = argument.value
      // `$sheet.animation()` is bound to the state as well.
      if case .call(let call) = value { value = call.callee }
      if value == .identifier(projection) { return argument.label != "item" || !isModifier }
      if value.ownPropertyName == name { return isOwnFunction && argument.label != "item" }
      return value.dottedPath?.hasPrefix(projection + ".") == true
    }
  }

  /// Whether who makes a view says what its state begins with: `Home(sheet: .help)`, `_sheet = State(initialValue: sheet)`.
  private func isGivenByMakers(_ name: String, of owner: TypeID) -> Bool {
    (program.assignmentsByName["_\(name)"] ?? []).contains { program[$0.body].owner == owner }
      || makers(of: owner).contains { program[$0.site].call.arguments.contains { $0.label == name } }
  }
}
