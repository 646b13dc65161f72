import NavigationModel

/// Whether code that sends something asks for what those show who hear it.
extension TransitionResolver {
  /// Whether a call that sends something asks for what those show who hear it: what a service tells the whole app is
  /// news, whatever comes of it. Who names a selector as an action asks, and so does a function outside of all types: of
  /// those that always send the same, the ones who call them have been taken for the senders.
  func asks(_ caller: Evaluator.Caller) -> Bool {
    if program[caller.site].call.callee.calledName == Call.selector { return true }
    let body = program[program[caller.site].body]
    guard let owner = body.owner else { return body.kind == .function }
    return program.isScreen(owner) || program.isView(owner) || program.isCoordinator(owner)
      || runs.namesCase(caller) || evaluator.forwardsChoice(caller.site)
  }

  /// Whether a call sends an event for whoever calls the method around it, which no person sees: the method sends the same
  /// case of an enum each time, as `func openProfile() { steps.send(.profile) }`.
  func asksForEvent(_ link: AskingCall) -> Bool {
    guard link.caller.sent != nil, program[link.body].kind == .function, let owner = program[link.body].owner,
      [.class, .struct, .actor].contains(program[owner].kind), evaluator.runsByItself(program[link.site].scope)
    else { return false }
    return !program.isScreen(owner) && !program.isView(owner) && !program.isCoordinator(owner)
      && !evaluator.forwardsChoice(link.site) && runs.namesCase(link.caller)
  }

  /// Whether the outermost of a chain of calls sends a part of what is heard, and only what other streams give decides what
  /// is shown.
  func isForOthers(_ transition: Transition, _ chain: [AskingCall]) -> Bool {
    guard chain.last?.caller.sent?.isPaired == true else { return false }
    return evaluator.isLeftToOthers(CodePath(scope: transition.scope, calls: chain.map(\.call)))
  }
}
