import NavigationModel

/// Finds the declarations that are transitions: what data sources give, and properties that a library's wrapper shows.
struct DeclaredTransitions {
  let program: Program

  /// The methods and computed properties by whose results a framework is told what to show.
  func implementations() -> [Transition] {
    var found: [Transition] = []
    for (name, patterns) in program.frameworks.patternsByImplementation.sorted(by: { $0.key < $1.key }) {
      for pattern in patterns { found += computed(name, pattern) }
      for owner in program.ownersOfFunctions[name] ?? [] {
        for body in program[owner].functions[name] ?? [] where program[body].kind == .function {
          let labels = program[body].parameters.map { $0.label ?? "_" }
          guard let pattern = patterns.first(where: { isImplementation($0, labels, in: owner) }) else { continue }
          found.append(
            Transition(
              shown: .results(body), kind: pattern.kind, scope: program[body].scope, body: body,
              position: program[body].position))
        }
      }
    }
    return found
  }

  /// What the classes that a pattern names compute in a property of that name. Nobody but their framework reads it.
  private func computed(_ name: String, _ pattern: TransitionPattern) -> [Transition] {
    guard case .implementation(_, labels: []) = pattern.trigger else { return [] }
    let owners = pattern.receivers.flatMap { program.typesByName[$0] ?? [] }.flatMap {
      program.concreteSubtypes(of: $0)
    }
    return owners.compactMap { program[$0].properties[name]?.first { !$0.fact.isStatic }?.getter }.map { getter in
      var transition = Transition(
        shown: .results(getter), kind: pattern.kind, scope: program[getter].scope, body: getter,
        position: program[getter].position)
      transition.isAskedFor = false
      return transition
    }
  }

  private func isImplementation(_ pattern: TransitionPattern, _ labels: [String], in owner: TypeID) -> Bool {
    guard case .implementation(_, labels) = pattern.trigger else { return false }
    return pattern.receivers.isEmpty || program.inherits(owner, fromAnyNamed: pattern.receivers)
  }

  /// The properties whose wrapper says how their screens are shown.
  func properties() -> [Transition] {
    let patterns = program.frameworks.patternsByWrapper
    guard !patterns.isEmpty else { return [] }
    return program.typeIDs.flatMap { program[$0].properties.values.joined() }.flatMap { property -> [Transition] in
      guard let body = property.initialValue, let result = program[program[body].scope].results.values.first else {
        return []
      }
      return property.fact.attributes.compactMap { attribute in
        guard let pattern = patterns[attribute.name]?.first(where: { fits(attribute, $0) }) else { return nil }
        return Transition(
          shown: .views(result.value), kind: pattern.kind, scope: result.scope, body: body,
          position: property.fact.position)
      }
    }
  }

  private func fits(_ attribute: AttributeFact, _ pattern: TransitionPattern) -> Bool {
    guard case .property(_, let wanted) = pattern.trigger else { return false }
    guard let wanted else { return attribute.arguments.isEmpty }
    return attribute.arguments.contains { $0.label == wanted || $0.value == .implicitMember(wanted) }
  }
}
