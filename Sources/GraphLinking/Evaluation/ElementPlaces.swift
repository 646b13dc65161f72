import NavigationModel

/// Tells which element is at a place of an array of which code sets elements one by one: `pages[1] = page`.
///
/// What is set at one number says nothing of what is at another one. Only an index that is computed may be any.
extension Evaluator {
  /// What code sets at an index of an array.
  struct ElementSetting {
    let index: Expression?
    let value: Expression
    let scope: ScopeID
    let activation: ActivationID
  }

  /// Where code sets elements of a local, or of a property of the same object, one by one.
  func elementSettings(
    of array: Expression, in scope: ScopeID, _ activation: ActivationID
  ) -> [ElementSetting] {
    guard let name = array.ownPropertyName else { return [] }
    let body = program[scope].body
    if case .identifier = array, program.locals(named: name, from: scope) != nil {
      return elementAssignments(to: name, in: body).map { site in
        var index: Expression?
        if case .subscripted(_, let indices) = site.target, indices.count == 1 { index = indices[0].value }
        return ElementSetting(index: index, value: site.value, scope: site.scope, activation: activation)
      }
    }
    guard let owner = program[body].owner else { return [] }
    return program.propertyUses.elementSettings(of: name).compactMap { site in
      guard let setting = site.call.elementSetting, setting.collection.ownPropertyName == name,
        let setter = program[site.body].owner,
        program.inherits(owner, from: setter) || program.inherits(setter, from: owner)
      else { return nil }
      let isSingle = site.call.arguments.count == 2
      return ElementSetting(
        index: isSingle ? setting.key : nil, value: setting.value, scope: site.scope,
        activation: openActivation(of: site.body))
    }
  }

  /// The element at a number, of all that the array holds in the end; nil where nobody can tell.
  func element(
    at number: Int, of array: Expression, in scope: ScopeID, among values: [Candidate], _ settings: [ElementSetting]
  ) -> [Candidate]? {
    guard let name = array.ownPropertyName else { return nil }
    var here: Set<ElementOrigin> = []
    var elsewhere: Set<ElementOrigin> = []
    var isKnown = true
    for setting in settings {
      // Elements that change places are not followed.
      guard case .integer(let place)? = setting.index, !setting.value.mentionedNames.contains(name) else { return nil }
      for found in evaluate(setting.value, in: setting.scope, setting.activation) {
        if place == number {
          here.insert(origin(of: found.value))
          if found.isUnknown || found.isParameter { isKnown = false }
        } else {
          elsewhere.insert(origin(of: found.value))
        }
      }
    }
    let set = values.filter { here.contains(origin(of: $0.value)) && $0.value != .nothing }
    let others = here.union(elsewhere)
    let own = values.filter { $0.value != .nothing && !others.contains(origin(of: $0.value)) }
    guard let first = firstElement(at: number, of: array, in: scope, among: own) else { return nil }
    let found = first + set
    if found.isEmpty { return [.unknown("nothing is known of what the array \(name) holds at \(number)")] }
    return isKnown && (first.isEmpty || set.isEmpty) ? found : found.map { $0.weakened(to: .possible) }
  }

  /// What an array has at a number before anything is set there: nothing at all, or one of the elements that it begins
  /// with; nil where nobody can tell.
  private func firstElement(
    at number: Int, of array: Expression, in scope: ScopeID, among own: [Candidate]
  ) -> [Candidate]? {
    guard let written = elementsWritten(for: array, in: scope) else { return own.isEmpty ? [] : nil }
    // What was nothing is no element of what the array holds in the end.
    let before = written.prefix(max(number, 0)).count { $0 != .nothing }
    guard own.count == written.count(where: { $0 != .nothing }) else { return nil }
    guard written.indices.contains(number), written[number] != .nothing else { return [] }
    return [own[before]]
  }

  /// The elements of the literal that an array begins with; nil for one that begins otherwise.
  private func elementsWritten(for array: Expression, in scope: ScopeID) -> [Expression]? {
    guard let name = array.ownPropertyName else { return nil }
    var value: Expression?
    if case .identifier = array, let locals = program.locals(named: name, from: scope) {
      guard locals.count == 1, locals[0].projections.isEmpty else { return nil }
      value = locals[0].value
    } else if let owner = program[program[scope].body].owner {
      let declared = program.memberLineage(of: owner).lazy.compactMap { self.program[$0].properties[name]?.first }
      value = declared.first?.fact.initializer
    }
    guard case .array(let elements)? = value else { return nil }
    return elements
  }

  /// What tells elements apart: where the program makes them, since other runs of the same code make others.
  private func origin(of value: Value) -> ElementOrigin {
    guard case .object(_, let construction?) = value else { return .value(value) }
    return .made(CodeSpot(file: self[construction].scope.file, position: self[construction].call.position))
  }

  private enum ElementOrigin: Hashable {
    case made(CodeSpot)
    case value(Value)
  }
}
