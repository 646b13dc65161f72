import NavigationModel

/// What became of calls of functions of the program that show something by themselves, or have it shown by others.
extension AccountBuilder {
  /// The places. If linking could not explain a call of a function of the program, the effects of the call decide, or what
  /// it hands on.
  func withEffects(
    _ places: [(place: NavigationAccount.Place, form: PlacesOfForm.Place)], _ effects: CallEffects
  ) -> [(place: NavigationAccount.Place, body: BodyID)] {
    var effects = effects
    return places.map { place, form in
      guard place.outcome == .unexplained, let cause = causes[form.spot],
        let site = program.calls(in: form.body).first(where: { CodeSpot($0) == form.spot })
      else { return (place, form.body) }
      var place = place
      if case .namesake(let function) = cause,
        let effect = effects.effect(of: site.id, calling: function, shows: showsByItself, goesBack: onlyGoesBack)
      {
        (place.outcome, place.reason) = verdict(on: effect, of: program[function])
      } else if let verdict = verdict(onRouteHandedOnBy: site, cause) {
        (place.outcome, place.reason) = verdict
      }
      return (place, form.body)
    }
  }

  private func verdict(on effect: CallEffects.Effect, of function: Body) -> Verdict {
    let function = nameOfOwn(function.id)
    switch effect {
    // Another overload has the same name.
    case .shows(let body) where nameOfOwn(body) == function:
      return (.forwarded, "\(function) shows it")
    case .goesBack(let body) where nameOfOwn(body) == function:
      return (.forwarded, "\(function) goes back")
    case .shows(let body):
      return (.forwarded, "\(function) leads to \(nameOfOwn(body)), which shows it")
    case .mayShow(let body):
      return (
        .unresolved,
        "\(function) calls \(nameOfOwn(body)), and the screen for this call is unknown"
      )
    case .goesBack(let body):
      return (.forwarded, "\(function) leads to \(nameOfOwn(body)), which goes back")
    case .isHeard(let body):
      let listener = program[body].owner.map { program[$0].name } ?? program[body].signature
      return (.own, "\(function) sends something to \(listener), which shows no screen for it")
    }
  }

  /// What a call of a function is that has something shown by way of others.
  func verdict(on request: AskedState.Request, of function: BodyID) -> Verdict {
    let function = program[function].signature
    switch request {
    case .calls(let body):
      return (
        .unexplained,
        "\(function) calls \(program[body].signature), which shows something, but no edge was found for this call"
      )
    case .sets(let property, nil):
      return (.unresolved, "\(function) sets \(property), and the view that observes it is unknown")
    case .sets(let property, let watcher?):
      let name = program[watcher].name
      guard edges.leadsOn(from: factory.id(of: watcher)) || registrars.contains(watcher) else {
        return (.unexplained, "\(function) sets \(property), but no edge was found from \(name), which observes it")
      }
      return (.forwarded, "\(function) sets \(property), and \(name) shows the new value")
    case .sends(let channel):
      return (.unexplained, "\(function) sends something through \(channel), and the listener is unknown")
    }
  }

  /// What became of a call of a function of the program that shows something by itself, or is given it by others.
  func verdict(onRequest function: BodyID, at spot: CodeSpot, in body: BodyID?) -> Verdict? {
    if let owner = program[function].owner, program[owner].isDeclared {
      let source = factory.id(of: owner)
      let places = program.calls(in: function).map { location(CodeSpot($0)) }
        .filter { edges.leads(from: source, at: $0) }
      if !places.isEmpty {
        let forward = places.contains(where: edges.leadsForward(at:))
        let name = nameOfOwn(function)
        // Who only gets a closure calls it later, if at all.
        if case .function? = program[function].returnType, body != nil {
          let effect = forward ? "shows something" : "goes back"
          return (.forwarded, "it calls \(name), which gives a closure that \(effect)")
        }
        let effect = forward ? "shows it" : "goes back"
        // A route is no call.
        return (.forwarded, body == nil ? "\(name) \(effect)" : "it calls \(name), which \(effect)")
      }
    }
    guard let body, shows(function) || requests[function] != nil, handsOnWhatItIsGiven(body, at: spot) else {
      return nil
    }
    return (
      .forwarded, "\(program.outermost(body).signature) passes its argument to \(program[function].signature)"
    )
  }

  /// Whether a call is given the screen that the function around it is given, or a hosting controller around that: who calls
  /// the function with a screen is in the account.
  private func handsOnWhatItIsGiven(_ body: BodyID, at spot: CodeSpot) -> Bool {
    let function = program.outermost(body)
    guard function.kind == .function, let site = program.calls(in: body).first(where: { CodeSpot($0) == spot }),
      let first = site.call.arguments.first(where: { !$0.isTrailing })?.value.uncast,
      case .identifier(let given) = first, program[site.scope].parent == nil
    else { return false }
    let hosted = nameOfView(hostedBy: given, at: site)
    let name = hosted ?? given
    guard let parameter = function.parameters.first(where: { $0.name == name }),
      program.locals(named: name, from: site.scope) == nil, let written = parameter.type?.name
    else { return false }
    // `func present<Content: View>(_ view: Content)`
    if hosted != nil, let generic = function.generics.first(where: { $0.name == written }) {
      return generic.constraint?.parts.contains { $0.name == "View" } ?? false
    }
    let type = program.resolve(written, inside: function.owner.map { program[$0].name }, file: function.file)
    return type.map { program.isController($0) || program.isCoordinator($0) || program[$0].isProtocol } ?? false
  }

  /// The name of the view that a local is a new hosting controller around.
  private func nameOfView(hostedBy local: String, at site: CallSite) -> String? {
    guard let locals = program.locals(named: local, from: site.scope), locals.count == 1,
      locals[0].projections.isEmpty, case .call(let call)? = locals[0].value,
      let made = program.calls(in: site.body).first(where: { $0.call.position == call.position }),
      let type = receivers.type(madeBy: made), program.frameworkType(of: type)?.role == .hosting,
      case .identifier(let name)? = call.arguments.first?.value
    else { return nil }
    return name
  }

  /// The name of a function of the program with that of its type: `Sheets.dismiss`.
  func nameOfOwn(_ function: BodyID) -> String {
    let body = program[function]
    return body.owner.map { "\(program[$0].name).\(body.signature)" } ?? body.signature
  }
}
