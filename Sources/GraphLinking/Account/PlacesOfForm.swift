import NavigationModel

/// The places whose code has the form of an idiom's pattern, whatever it is called on: what the account must explain.
///
/// They are found by names and labels in the facts alone, so that a place that linking never came to is among them.
struct PlacesOfForm {
  let program: Program

  /// A place with the word that makes it one.
  struct Place {
    let name: String
    let spot: CodeSpot
    /// The code around it.
    let body: BodyID
  }

  /// All such places, each once.
  func places() -> [Place] { calls() + assignments() + implementations() + wrappedProperties() }

  private func calls() -> [Place] {
    program.frameworks.patternsByCall.flatMap { name, patterns -> [Place] in
      (program.callsByName[name] ?? []).compactMap { id in
        let site = program[id]
        guard patterns.contains(where: { hasForm(site.call, $0, name: name) }) else { return nil }
        return Place(name: name, spot: CodeSpot(site), body: site.body)
      }
    }
  }

  /// Whether a call has the labels of a pattern and the argument that it shows. Types are called by names that begin
  /// with a capital letter, and so are no methods.
  private func hasForm(_ call: Call, _ pattern: TransitionPattern, name: String) -> Bool {
    guard pattern.isForm(of: call) else { return false }
    // What is started is told by what it is called on, since anything can be started.
    if pattern.destination == .receiver, pattern.kind == .start { return false }
    // Where a class of the program is made without a screen, that it is made says it all.
    if program.frameworks.heirs.contains(name), case .argument(let label) = pattern.destination,
      CallLabels.argument(label, in: call.arguments)?.value == .nothing
    {
      return false
    }
    switch call.callee.unspecialized {
    case .identifier: return true
    case .member, .implicitMember: return name.first?.isLowercase == true
    default: return false
    }
  }

  private func assignments() -> [Place] {
    program.frameworks.patternsByAssignment.keys.flatMap { name in
      (program.assignmentsByName[name] ?? []).filter { $0.value != .nothing }.map {
        Place(name: name, spot: CodeSpot($0), body: $0.body)
      }
    }
  }

  private func implementations() -> [Place] {
    program.frameworks.patternsByImplementation.flatMap { name, patterns in
      (program.ownersOfFunctions[name] ?? []).flatMap { program[$0].functions[name] ?? [] }.filter { body in
        let labels = program[body].parameters.map { $0.label ?? "_" }
        return program[body].kind == .function
          && patterns.contains { isImplementation($0, labels, in: program[body].owner) }
      }.map { Place(name: name, spot: CodeSpot(file: $0.file, position: program[$0].position), body: $0) }
    }
  }

  private func isImplementation(_ pattern: TransitionPattern, _ labels: [String], in owner: TypeID?) -> Bool {
    guard case .implementation(_, labels) = pattern.trigger else { return false }
    return pattern.receivers.isEmpty || owner.map { program.inherits($0, fromAnyNamed: pattern.receivers) } == true
  }

  private func wrappedProperties() -> [Place] {
    let wrappers = program.frameworks.patternsByWrapper
    guard !wrappers.isEmpty else { return [] }
    return program.typeIDs.flatMap { program[$0].properties.values.joined() }.compactMap { property in
      guard let body = property.initialValue,
        let wrapper = property.fact.attributes.first(where: { wrappers[$0.name] != nil })
      else { return nil }
      return Place(
        name: wrapper.name, spot: CodeSpot(file: body.file, position: property.fact.position), body: body)
    }
  }
}
