import NavigationModel

/// The outcomes of routes that code hands on to others: to another function that is asked for them, or by a property to
/// whoever watches that.
extension AccountBuilder {
  /// What a call is that asks for the route which the function around it is asked for, or for one that is a part of that:
  /// whoever asks the function is in the account. Nil for all other calls.
  func verdict(onRouteHandedOnBy site: CallSite, _ cause: Dismissal.Cause) -> Verdict? {
    switch cause {
    case .namesake, .notFollowed: break
    default: return nil
    }
    let function = program.outermost(site.body)
    guard function.kind == .function, let called = site.call.callee.calledName,
      program.ownersOfFunctions[called] != nil,
      case .identifier(let name)? = site.call.arguments.first(where: { !$0.isTrailing })?.value.uncast,
      let whole = nameOfWhole(of: name, from: site.scope),
      let parameter = function.parameters.first(where: { $0.name == whole }), isRoute(parameter, of: function)
    else { return nil }
    return (.forwarded, "\(function.signature) passes its route on to \(called)")
  }

  /// The name of what a name is a part of, as `case .tab(let tab) = route` takes it from `route`; the name itself where it
  /// is none of a local, and nil for all other locals.
  private func nameOfWhole(of name: String, from scope: ScopeID) -> String? {
    guard let locals = program.locals(named: name, from: scope) else { return name }
    guard locals.count == 1, let local = locals.first, case .identifier(let whole)? = local.value,
      local.projections.allSatisfy({ if case .payload = $0 { true } else { false } }),
      whole == name || program.locals(named: whole, from: local.scope) == nil
    else { return nil }
    return whole
  }

  /// Whether a parameter is a case of an enum of the program, or of whatever type a protocol leaves open.
  private func isRoute(_ parameter: ParameterFact, of function: Body) -> Bool {
    guard let written = parameter.type?.name else { return false }
    let owner = function.owner
    guard let type = program.resolve(written, inside: owner.map { program[$0].name }, file: function.file) else {
      return owner.map { program[$0].isProtocol } ?? false
    }
    return program[type].kind == .enum
  }

  /// The places of routes. A property that nothing else explains is shown by whoever watches it.
  func withWatchers(
    _ told: [(place: NavigationAccount.Place, route: PlacesOfRoutes.Place)], _ evaluator: Evaluator
  ) -> [(place: NavigationAccount.Place, body: BodyID)] {
    told.map { place, route in
      guard place.outcome == .unexplained, let watcher = watcher(showing: route, evaluator) else {
        return (place, route.body)
      }
      var place = place
      (place.outcome, place.reason) = (
        .forwarded, "\(program[watcher].name) observes the property and shows the new value"
      )
      return (place, route.body)
    }
  }

  /// The type with code that watches the property which is set to a route, and that shows something when it is set.
  private func watcher(showing route: PlacesOfRoutes.Place, _ evaluator: Evaluator) -> TypeID? {
    guard let property = route.property, case let watching = state.calls(watching: property), !watching.isEmpty,
      let setting = program.propertyUses.assignments(in: route.body).first(where: { CodeSpot($0) == route.spot })
    else { return nil }
    evaluator.resetBudget()
    guard let owner = evaluator.receiver(of: setting) else { return nil }
    for site in watching.map({ program[$0] }) where isGiven(property, of: owner, site, evaluator) {
      let shows = program.calls(in: site.body).contains { inner in
        edges.leadsForward(at: location(CodeSpot(inner)))
          && calls(around: inner.scope).contains { outer, _ in outer.id == site.id }
      }
      if shows, let watcher = program[site.body].owner { return watcher }
    }
    return nil
  }

  /// Whether a call is given a property of an object of a type.
  private func isGiven(_ property: String, of owner: TypeID, _ site: CallSite, _ evaluator: Evaluator) -> Bool {
    site.call.arguments.contains { argument in
      guard argument.value.boundProperty == property, case .member(let base, _) = argument.value,
        let type = evaluator.staticType(of: base, in: site.scope, evaluator.openActivation(of: site.body))
      else { return false }
      return program.inherits(type, from: owner) || program.inherits(owner, from: type)
    }
  }
}
