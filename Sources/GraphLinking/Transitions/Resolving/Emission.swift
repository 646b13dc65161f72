import NavigationModel

/// Writes down what transitions show and who asks for it, also where nobody calls the code that passes it on.
extension TransitionResolver {
  /// Writes down what a call makes the code do that knows the destination.
  mutating func request(
    _ destination: ResolvedTransition.Destination?, of transition: Transition, chain: [AskingCall], home: Home,
    isHandedOn: Bool
  ) {
    guard let entry = evaluator.choosing(chain.dropFirst(home.depth).lazy.map(\.call)).last else { return }
    requests.append(
      Request(
        body: home.body, path: CodePath(scope: transition.scope, calls: chain.prefix(home.depth).map(\.call)),
        entry: entry, destination: destination, kind: transition.kind, isHandedOn: isHandedOn))
  }

  mutating func emit(
    _ transition: Transition, _ answer: Answer, chain: [AskingCall], home: TypeID? = nil
  ) {
    var answer = answer
    if home != nil, !evaluator.decides(CodePath(scope: transition.scope, calls: chain.map(\.call))) {
      answer.confidence = .possible
    }
    // Who asks a wrapper that begins an empty stack and pushes onto any other one, mostly has it push.
    if !chain.isEmpty, transition.kind == .root, evaluator.isForEmptyStack(transition.scope) {
      answer.confidence = .possible
    }
    let asked = records.records(of: transition, answer, chain: chain, home: home)
    resolved += asked
    resolved += LibraryContents(evaluator: evaluator).transitions(
      within: answer.destination, askedBy: asked.first?.source)
    resolved += ViewChoices(evaluator: evaluator).transitions(
      within: answer.destination, of: transition.kind, askedBy: program[chain.last?.body ?? transition.body].owner)
  }

  /// Whoever makes a controller that shows itself when a framework calls it, and does nothing else to show it, asks for it.
  mutating func emitMakers(of transition: Transition, in function: Body) {
    guard let owner = function.owner, program[owner].isDeclared, program.isController(owner) else { return }
    let activation = evaluator.openActivation(of: transition.body)
    let shown = TransitionAnswers(evaluator: evaluator, registry: registry)
      .answers(to: transition, in: activation, askedFrom: transition.body)
      .filter { !$0.isUnknown && !$0.isOpen }
    let makers = evaluator.makers(of: owner)
    guard makers.count <= Self.maximumCallers else { return }
    let receivers = Receivers(program: program)
    for maker in makers {
      let site = program[maker.site]
      let isShownThere = receivers.calls(given: site).contains { call in
        call.call.callee.calledName.map { program.frameworks.patternsByCall[$0] != nil } ?? false
      }
      guard !isShownThere else { continue }
      let link = AskingCall(caller: maker, body: site.body, confidence: .inferred)
      let before = resolved.count
      for answer in shown { emit(transition, answer, chain: [link]) }
      // The call makes the object, and does not run the method.
      for index in before..<resolved.count { resolved[index].path = nil }
    }
  }

  /// A wrapper that nothing in the analyzed files calls still shows something.
  mutating func emitUncalled(_ transition: Transition, chain: [AskingCall], function: Body) {
    if transition.showsSelf || transition.showsWindow || showsOwnWindow(transition) || showsOwnContainer(transition) {
      return
    }
    switch transition.shown {
    case .step, .address, .coordinators, .viewOwner: return
    default: break
    }
    // A container that nobody makes so shows nothing.
    if wrappers.isCalledByLibrary(function) || transition.isOwnContent && function.kind == .initializer { return }
    let destination: ResolvedTransition.Destination =
      wrappers.declaredDestination(transition, chain: chain).map { .value(.some($0)) }
      ?? .unresolved(wrappers.reason(of: transition, inUncalled: function))
    let before = resolved.count
    emit(transition, Answer(destination: destination, confidence: .inferred), chain: chain)
    if isTold(resolved[before], ratherThan: uncalled) { uncalled = resolved[before] }
    resolved.removeSubrange(before...)
  }

  /// Whether one of several functions that nobody calls stands for a transition: one that is known to show something, and
  /// of several the first by the names of types and functions.
  private func isTold(_ transition: ResolvedTransition, ratherThan other: ResolvedTransition?) -> Bool {
    guard let other else { return true }
    if transition.isUnresolved != other.isUnresolved { return other.isUnresolved }
    return key(of: transition).map { key in self.key(of: other).map { key < $0 } ?? true } ?? false
  }

  private func key(of transition: ResolvedTransition) -> CodeKey? {
    let position = Position(line: transition.location.line, column: transition.location.column)
    return transition.body.map { CodeKey($0, at: position, in: program) }
  }
}
