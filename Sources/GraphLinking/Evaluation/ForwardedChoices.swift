import NavigationModel

/// Tells which calls only hand on what their own function is asked for.
///
/// `app.open(.help)` may call `router.open(screen)`, which chooses by that what it shows. Who chooses is the caller that
/// names the route; functions between hand it on and lead nowhere of their own.
extension Evaluator {
  /// Whether a call hands on a parameter of the function around it that is an enum, as it is or in a case that holds it,
  /// or what a closure around it is called with.
  func forwardsChoice(_ site: CallSiteID) -> Bool {
    if let known = forwardingCache[site] { return known }
    let function = program[program[site].body]
    let forwards =
      function.parameters.contains { parameter in
        let names = [parameter.name] + payloads(of: parameter.name, at: program[site])
        return program[site].call.arguments.contains { argument in names.contains { argument.value.handsOn($0) } }
          && isEnum(parameter, of: function)
      } || forwardedClosure(program[site]) != nil
    forwardingCache[site] = forwards
    return forwards
  }

  /// The names of what the cases of a parameter carry that a call is given, where that is an enum as well:
  /// `case .settings(let page): settings.open(page)`.
  private func payloads(of parameter: String, at site: CallSite) -> [String] {
    site.call.arguments.flatMap(\.value.mentionedNames).filter { name in
      guard name != parameter, let locals = program.locals(named: name, from: site.scope), locals.count == 1,
        case .payload? = locals[0].projections.first, locals[0].value == .identifier(parameter),
        let type = staticType(of: .identifier(name), in: site.scope, openActivation(of: site.body))
      else { return false }
      return program[type].isDeclared && program[type].kind == .enum
    }
  }

  /// The closure around a call, stored for others to call, of which the call hands on a parameter; nil where none is.
  func forwardedClosure(_ site: CallSite) -> ScopeID? {
    var isInnermost = true
    var next: ScopeID? = site.scope
    while let place = next {
      if case .closure(let closure) = program[place].kind {
        let names = closure.parameters.map(\.name) + (isInnermost && closure.parameters.isEmpty ? ["$0"] : [])
        let handsOn = site.call.arguments.contains { argument in names.contains { argument.value.handsOn($0) } }
        if handsOn, isStoredAndCalled(place) { return place }
        isInnermost = false
      }
      next = program[place].parent
    }
    return nil
  }

  /// Of calls from the inside outwards, those up to the first that knows what it asks for.
  func choosing(_ calls: some Sequence<CodePath.Call>) -> [CallSiteID] {
    var choosing: [CallSiteID] = []
    for call in calls {
      choosing.append(call.site)
      if call.route != nil || call.closure != nil || call.sent != nil || !forwardsChoice(call.site) { break }
    }
    return choosing
  }

  private func isEnum(_ parameter: ParameterFact, of function: Body) -> Bool {
    guard let reference = parameter.type,
      let type = resolve(reference, in: function.scope, openActivation(of: function.id))
    else { return false }
    return program[type].isDeclared && program[type].kind == .enum
  }
}

extension Expression {
  /// Whether a value is a parameter as it was given, or a case that holds it: `route`, `.account(route)`.
  fileprivate func handsOn(_ parameter: String) -> Bool {
    switch self {
    case .identifier(let name): name == parameter
    case .call(let call): call.arguments.contains { $0.value.handsOn(parameter) }
    default: false
    }
  }
}
