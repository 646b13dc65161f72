import NavigationModel

/// Tells what code gets that hears what other code sends, and which code around a place does.
extension Evaluator {
  /// What a closure gets that hears something; at least its type, where the stream declares one.
  func heard(_ sent: Sendings.Sent, by closure: ScopeID, _ activation: ActivationID) -> Value {
    let value = value(of: sent, activation) ?? .unknown("what is sent is not known")
    guard case .unknown = value, let passedTo = program[closure].passedTo,
      let element = streamElement(passedTo: passedTo)
    else { return value }
    return .some(element)
  }

  /// What code gets that hears something, in a run of the code that sends it; nil where that is not known.
  func value(of sent: Sendings.Sent, _ activation: ActivationID) -> Value? {
    guard let route = sent.value, let activation = run(sending: sent, activation) else { return nil }
    let values = evaluate(route.value, in: route.scope, activation)
    var value = values.count == 1 ? values[0].value : nil
    for conversion in sent.conversions {
      guard let given = value else { return nil }
      switch conversion {
      case .closure(let closure): value = converted(given, by: closure)
      case .paired(let place, of: let count, isAlone: _): value = paired(given, at: place, of: count)
      case .unknown: return nil
      }
    }
    return value
  }

  /// A tuple with a value at one of its places, of which the rest is what other streams or the code around give.
  private func paired(_ value: Value, at place: Int, of count: Int) -> Value {
    .tuple(
      (0..<count).map { index in
        Value.TupleElement(label: nil, value: index == place ? value : .unknown("it comes from another stream"))
      })
  }

  /// The run of the code in which it is written what is sent, as the calls around it hand that on.
  ///
  /// - Parameter activation: the run of the code around the outermost of them.
  func run(sending sent: Sendings.Sent, _ activation: ActivationID) -> ActivationID? {
    guard let route = sent.value else { return nil }
    var run = activation
    for (index, hand) in sent.hands.enumerated().reversed() {
      let called = index == 0 ? program[route.scope].body : program[sent.hands[index - 1]].body
      guard let inner = self.run(of: called, from: Caller(site: hand, confidence: .inferred), run) else { return nil }
      run = inner
    }
    return run
  }

  /// What a closure that is given to `map` makes of a value.
  private func converted(_ value: Value, by closure: ScopeID) -> Value? {
    var run = self[openActivation(of: program[closure].body)]
    run.closureArguments[closure] = [[value]]
    let activation = intern(run)
    let made = program[closure].results.values.filter { isFeasible(from: $0.scope, to: closure, activation) }
      .flatMap { evaluate($0.value, in: $0.scope, activation) }
    return made.count == 1 ? made[0].value : nil
  }

  /// The closure around code that hears something, where nothing between the two waits for something else to happen.
  func hearer(around scope: ScopeID) -> ScopeID? {
    var next: ScopeID? = scope
    while let place = next {
      if !program.sendings.heard(by: .closure(place)).isEmpty { return place }
      if laterClosure(around: place) == place { return nil }
      next = program[place].parent
    }
    return nil
  }
}
