import NavigationModel

/// What the actions of a chain do.
extension ChainReader {
  /// The kind of edge that an action makes: by its name, or for one of the program's own by what it does. Nil for an
  /// action that does nothing.
  func action(_ expression: Expression) -> TransitionKind? {
    let (name, arguments) = expression.wordAndArguments
    // `SideMenu.add()` of the program's own is not what the library's `add()` does.
    if let own = ownAction(expression) { return kind(of: own) }
    if let name {
      if vocabulary.emptyActions.contains(name) { return nil }
      if let kind = vocabulary.actions[name] { return kind }
    }
    // `CATransaction.wrap(GeneralAction.present())`: an action around another one.
    for argument in arguments where argument.label == nil {
      if let inner = action(argument.value), inner != .custom { return inner }
    }
    return .custom
  }

  private func ownAction(_ expression: Expression) -> TypeID? {
    let values: [Value]
    switch expression {
    case .implicitMember(let name): values = shorthand(name)
    case .call(let call):
      if case .implicitMember(let name) = call.callee {
        values = shorthand(name)
      } else {
        values = evaluator.evaluate(expression, in: scope, activation).map(\.value)
      }
    default: values = evaluator.evaluate(expression, in: scope, activation).map(\.value)
    }
    return values.lazy.compactMap { evaluator.type(of: $0) }.first {
      program[$0].isDeclared && program[$0].functions["perform"] != nil
    }
  }

  /// What an action of the program's own does in `perform(with:on:animated:completion:)`.
  private func kind(of action: TypeID) -> TransitionKind {
    for body in program[action].functions["perform"] ?? [] {
      if let kind = kind(ofCallsIn: body) { return kind }
      for site in evaluator.assignments(in: body) {
        guard case .member(let base, let name) = site.target else { continue }
        let owner = evaluator.staticType(of: base, in: site.scope, evaluator.openActivation(of: body))
        // `window.rootViewController = viewController`
        let known = program.frameworks.patternsByAssignment[name]?.first { pattern in
          owner.map { program.inherits($0, fromAnyNamed: pattern.receivers) } ?? pattern.acceptsUnknownReceiver
        }
        if let known { return known.kind }
        guard let owner else { continue }
        // A property of a container of the program's own that is set does what its observers do.
        for observer in evaluator.observers(of: name, in: owner) {
          if let kind = kind(ofCallsIn: observer) { return kind }
        }
      }
    }
    return .custom
  }

  /// What a body does first that an idiom knows, itself or in a function that it calls.
  func kind(ofCallsIn body: BodyID, depth: Int = 0) -> TransitionKind? {
    let sites = program.calls(in: body)
    for site in sites {
      for pattern in program.frameworks.patternsByCall[site.call.callee.calledName ?? ""] ?? []
      where fits(site, pattern) && !pattern.kind.goesBack && pattern.kind != .alert { return pattern.kind }
    }
    guard depth < 2 else { return nil }
    for site in sites {
      for target in evaluator.functions(calledBy: site.call, in: site.scope, evaluator.openActivation(of: body)) {
        if let kind = kind(ofCallsIn: target.body, depth: depth + 1) { return kind }
      }
    }
    return nil
  }

  private func fits(_ site: CallSite, _ pattern: TransitionPattern) -> Bool {
    guard case .call(_, let labels) = pattern.trigger, CallLabels.match(labels, in: site.call.arguments) else {
      return false
    }
    guard !pattern.receivers.isEmpty else { return true }
    var receiver = program[site.body].owner
    if case .member(let base, _) = site.call.callee {
      receiver = evaluator.staticType(of: base, in: site.scope, evaluator.openActivation(of: site.body))
    }
    return receiver.map { program.inherits($0, fromAnyNamed: pattern.receivers) } ?? pattern.acceptsUnknownReceiver
  }
}
