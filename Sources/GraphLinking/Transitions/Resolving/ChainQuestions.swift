import NavigationModel

/// What a chain of calls says of a transition: whether it leads round, hands a choice on, or waits for the user.
extension TransitionResolver {
  /// Whether a call leads back to where the chain has been.
  ///
  /// A coordinator asks itself for other routes, so that of requests each is looked at once, and not each body.
  func isCircular(_ caller: Evaluator.Caller, _ transition: Transition, _ chain: [AskingCall]) -> Bool {
    if caller.route != nil {
      return chain.contains { $0.site == caller.site && $0.caller.route == caller.route }
    }
    let body = program[caller.site].body
    // A chain can have gone through the code around a local function before, which calls it.
    if isLocal(chain.last?.body ?? transition.body, in: body) { return chain.contains { $0.site == caller.site } }
    return body == transition.body || chain.contains { $0.body == body }
  }

  /// Whether a function is declared in other code, directly or in a local function there.
  private func isLocal(_ function: BodyID, in body: BodyID) -> Bool {
    var next = program[function].enclosing
    while let scope = next {
      if program[scope].body == body { return true }
      next = program[program[scope].body].enclosing
    }
    return false
  }

  /// Whether a function is called by those that it is followed from, so that ways lead round through them.
  func isCalled(_ function: BodyID, from chain: [AskingCall], _ transition: Transition) -> Bool {
    let bodies = Set(chain.dropLast().map(\.body) + [transition.body])
    return evaluator.callers(of: function).contains { bodies.contains(program[$0.site].body) }
  }

  /// Whether the outermost of a chain of calls only hands on what chooses between destinations, or whether anything is
  /// shown at all.
  func forwards(
    _ chain: [AskingCall], _ transition: Transition, among answers: Int, wasOpen: Bool
  ) -> Bool {
    guard let last = chain.last, answers > 0, evaluator.forwardsChoice(last.site) else { return false }
    if answers > 1, last.closure == nil, evaluator.forwardedClosure(program[last.site]) == nil { return true }
    // Who knows the destination itself shows it, whatever else it is asked for, and so does who overrides the function.
    if wasOpen { return false }
    if case .member(.identifier("super"), _) = program[last.site].call.callee { return false }
    return evaluator.leavesChoice(CodePath(scope: transition.scope, calls: chain.map(\.call)))
  }

  /// Whether a function that several views call says what is shown for each value, as a modifier does that an app adds
  /// to `View`: which of them is set or appended in a view, those say who do it.
  func isSharedRegistration(_ transition: Transition, _ chain: [AskingCall]) -> Bool {
    guard transition.isRegistration, !chain.isEmpty else { return false }
    return Set(evaluator.callers(of: transition.body).map { program[program[$0.site].body].owner }).count > 1
  }

  /// Whether a value says what is shown, for which a destination is registered elsewhere, and code computes which of
  /// several cases that is.
  func isOneOfSeveralValues(_ transition: Transition, _ activation: ActivationID) -> Bool {
    switch transition.shown {
    case .registered(let value), .item(let value):
      let values = evaluator.evaluate(value, in: transition.scope, activation, expected: transition.expected)
      let cases = values.compactMap { if case .enumCase(_, let name, _) = $0.value { name } else { nil } }
      return Set(cases).count > 1 || !values.isEmpty && cases.isEmpty
    default:
      return false
    }
  }

  /// Whether the way to a transition through code of one class leads through what the user takes, such as a row of a menu:
  /// whoever has the menu built, through however many methods, asks for nothing of it.
  func waitsForUser(_ transition: Transition, _ chain: [AskingCall], in owner: TypeID?) -> Bool {
    for scope in chain.reversed().map({ program[$0.site].scope }) + [transition.scope] {
      // Further in, other objects do what this one asks of them.
      guard isOfSameClass(program[program[scope].body].owner, as: owner) else { return false }
      if evaluator.waitsForUser(scope) { return true }
    }
    return false
  }

  /// Whether code is of a class or of one that inherits from it, so that both mean the same object.
  func isOfSameClass(_ asker: TypeID?, as owner: TypeID?) -> Bool {
    guard let asker, let owner else { return false }
    return program.inherits(asker, from: owner) || program.inherits(owner, from: asker)
  }

  func setsHeldContents(_ site: CallSiteID) -> Bool {
    program[site].call.arguments.contains { evaluator.heldContents($0.value, in: program[site].scope) != nil }
  }

  /// Whether a call that makes a container names its content as the framework's initializer does, or makes one that
  /// can host any view.
  func givesContent(_ site: CallSiteID, to initializer: Body) -> Bool {
    // `self.init` and `super.init` make nothing by themselves.
    if case .member(.identifier("self"), _) = program[site].call.callee { return false }
    if case .member(.identifier("super"), _) = program[site].call.callee { return false }
    guard let owner = initializer.owner, let framework = program.frameworkType(of: owner),
      framework.role != .coordinator
    else { return false }
    if evaluator.hostsAnyView(owner) || evaluator.framesAnyView(owner) { return true }
    return program[site].call.arguments.contains { $0.label.map { framework.contents[$0] != nil } == true }
  }
}
