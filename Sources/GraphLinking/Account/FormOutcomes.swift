import NavigationModel

/// What became of the places that have the form of a transition.
extension AccountBuilder {
  func account(for place: PlacesOfForm.Place) -> NavigationAccount.Place? {
    let site = location(place.spot)
    if edges.state(at: site) == .none, let cause = causes[place.spot], !cause.isAccountable { return nil }
    let (outcome, reason) = verdict(on: place.spot, at: site, of: place)
    return NavigationAccount.Place(kind: .transition, name: place.name, site: site, outcome: outcome, reason: reason)
  }

  /// - Parameter form: what has the form of a transition there; nil for a route.
  func verdict(on spot: CodeSpot, at site: SourceLocation, of form: PlacesOfForm.Place? = nil) -> Verdict {
    if let known = verdict(ofEdgesAt: site) { return known }
    if (partsAt[spot] ?? []).contains(where: { edges.state(at: $0) == .resolved }) { return (.edge, "") }
    let askers = (askedAt[spot] ?? []).filter { edges.state(at: $0) != .none }
    // A caller for which the destination is known says more.
    if let first = askers.filter({ edges.state(at: $0) == .resolved }).min() ?? askers.min() {
      return (.forwarded, "it is shown for the callers of this code, such as \(first)")
    }
    if let cause = causes[spot] {
      // A function of the program's own that shows something should show it for this call.
      if case .namesake(let body) = cause {
        if let verdict = verdict(onRequest: body, at: spot, in: form?.body) { return verdict }
        if shows(body) {
          return (.unexplained, "\(program[body].signature) shows something, but no edge was found for this call")
        }
        if let request = requests[body] { return verdict(on: request, of: body) }
        if let modifier = modifier(appliedBy: body) {
          return (.forwarded, "\(program[body].signature) applies \(program[modifier].name), which shows it")
        }
        if let clearing = clearings[body], edges.leadsOn(from: factory.id(of: clearing.presenter)) {
          let presenter = program[clearing.presenter].name
          let reason =
            clearing.property.map { "clears \($0), for which \(presenter) shows something" }
            ?? "closes what \(presenter) shows"
          return (.own, "\(nameOfOwn(body)) \(reason)")
        }
      }
      if case .owner(let type) = cause, let form, isShownBySetter(form.name, at: spot, of: type) {
        return (.forwarded, "the setter of \(form.name) shows the new value")
      }
      if case .neverRuns = cause, let form, let cases = cases(forWhichRuns: spot, in: form.body) {
        let function = program[form.body].signature
        return (.unreachable, "no caller of \(function) passes \(cases.joined(separator: " or "))")
      }
      return cause.verdict(in: program)
    }
    if askedAt[spot] != nil || partsAt[spot] != nil {
      return (.unexplained, "navgraph resolved it, but the graph has no edge for it")
    }
    return (.unexplained, "navgraph did not evaluate it")
  }

  /// The cases for which alone a place runs, where the function around it is given what has these cases; nil where other
  /// conditions decide as well.
  private func cases(forWhichRuns spot: CodeSpot, in body: BodyID) -> [String]? {
    guard let site = program.calls(in: body).first(where: { CodeSpot($0) == spot }) else { return nil }
    var cases: [String]?
    var next: ScopeID? = site.scope
    while let place = next {
      if case .branch(let conditions) = program[place].kind {
        if conditions.allSatisfy(isTestForSomething) {
          next = program[place].parent
          continue
        }
        guard cases == nil, conditions.count == 1,
          case .matches(.identifier(let subject), let patterns)? = conditions.first,
          program[body].parameters.contains(where: { $0.name == subject })
        else { return nil }
        let names = patterns.compactMap { if case .enumCase(let name, _) = $0 { name } else { nil } }
        guard !names.isEmpty, names.count == patterns.count, names != ["some"] else { return nil }
        cases = names
      }
      next = program[place].parent
    }
    return cases
  }

  /// Whether a condition only asks whether there is a value, as `guard let action` does.
  private func isTestForSomething(_ condition: Condition) -> Bool {
    guard case .holds(.call(let call)) = condition, call.callee == .identifier("!=") else { return false }
    return call.arguments.last?.value == .nothing
  }

  /// The modifier of the program's own that a function applies and that shows something wherever it is applied.
  private func modifier(appliedBy function: BodyID) -> TypeID? {
    return program.calls(in: function).lazy.compactMap { receivers.type(madeBy: $0) }.first {
      program.inherits($0, fromAnyNamed: ["ViewModifier"]) && edges.leadsOn(from: factory.id(of: $0))
    }
  }

  /// Whether a place sets a property of a type of the program whose setter shows something.
  private func isShownBySetter(_ property: String, at spot: CodeSpot, of type: String) -> Bool {
    guard let owners = program.typesByName[type], program.frameworks.patternsByAssignment[property] != nil,
      (program.assignmentsByName[property] ?? []).contains(where: { CodeSpot($0) == spot })
    else { return false }
    return program.propertyUses.observers(named: property).contains { observer in
      program[observer].owner.map(owners.contains) == true && showsOrSets(observer)
    }
  }

  private func showsOrSets(_ body: BodyID) -> Bool {
    shows(body)
      || program.propertyUses.assignments(in: body).contains { edges.state(at: location(CodeSpot($0))) != .none }
  }
}
