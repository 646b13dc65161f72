import NavigationModel

/// Tells which calls only pass on the route that their own function got.
///
/// `app.open(.help)` may call `router.open(screen)`, which chooses the screen by its argument. The caller that names
/// the route makes the choice. The functions in between only pass the route on, and are no sources of transitions.
extension Evaluator {
  /// Whether a call passes on an enum parameter of the function around it, as it is or inside a case, or a parameter of
  /// a stored closure around it.
  func forwardsChoice(_ site: CallSiteID) -> Bool {
    if let known = forwardingCache[site] { return known }
    let function = program[program[site].body]
    let handedOn = program[site].call.arguments.reduce(into: Set()) { $0.formUnion($1.value.handedOnNames) }
    let forwards =
      !handedOn.isEmpty
      && (function.parameters.contains { parameter in
        isEnum(parameter, of: function)
          && (handedOn.contains(parameter.name)
            || handedOn.contains { isPayload($0, of: parameter.name, at: program[site]) })
      } || forwardedClosure(program[site]) != nil)
    forwardingCache[site] = forwards
    return forwards
  }

  /// Whether a name stands for what a case of a parameter carries, where that is an enum as well:
  /// `case .settings(let page): settings.open(page)`.
  private func isPayload(_ name: String, of parameter: String, at site: CallSite) -> Bool {
    guard name != parameter, let locals = program.locals(named: name, from: site.scope), locals.count == 1,
      case .payload? = locals[0].projections.first, locals[0].value == .identifier(parameter),
      let type = staticType(of: .identifier(name), in: site.scope, openActivation(of: site.body))
    else { return false }
    return program[type].isDeclared && program[type].kind == .enum
  }

  /// The stored closure around a call whose parameter the call passes on; nil if there is none.
  func forwardedClosure(_ site: CallSite) -> ScopeID? {
    var isInnermost = true
    var next: ScopeID? = site.scope
    while let place = next {
      if case .closure(let closure) = program[place].kind {
        let names = closure.parameters.map(\.name) + (isInnermost && closure.parameters.isEmpty ? ["$0"] : [])
        let handedOn = site.call.arguments.reduce(into: Set()) { $0.formUnion($1.value.handedOnNames) }
        if !handedOn.isDisjoint(with: names), isStoredAndCalled(place) { return place }
        isInnermost = false
      }
      next = program[place].parent
    }
    return nil
  }

  /// The calls, from the inside outwards, up to the first that does not only pass a route on.
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
  /// The names that a value hands on as they are, or in a case that holds them: `route`, `.account(route)`.
  fileprivate var handedOnNames: Set<String> {
    switch self {
    case .identifier(let name): [name]
    case .call(let call): call.arguments.reduce(into: []) { $0.formUnion($1.value.handedOnNames) }
    default: []
    }
  }
}
