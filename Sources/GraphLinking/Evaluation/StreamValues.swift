import NavigationModel

/// Finds what closures are given that listen to streams, where closures on the way make the values:
///
///     model.$state.map { state in Detail(state) }.sink { screen in self.present(screen, animated: true) }
extension Evaluator {
  /// The values that a listening closure gets; nil where the stream only hands on what others put into it.
  func streamValues(passedTo: (site: CallSiteID, argument: Int), _ activation: ActivationID) -> [Candidate]? {
    let site = program[passedTo.site]
    guard Self.valueLabels.contains(site.call.arguments[passedTo.argument].label ?? "_"),
      let stream = stream(heardBy: site.call)
    else { return nil }
    let values = values(ofStream: stream, in: site.scope, activation, steps: Self.maximumStreams)
    let made = values.filter { !$0.isUnknown && $0.value != .nothing }
    guard !made.isEmpty else { return nil }
    return made.map { $0.weakened(to: .inferred) } + (values.contains(Self.others) ? [Self.others] : [])
  }

  /// What a stream gives beside its known values, where others put more into it: the known ones alone decide nothing.
  private static var others: Candidate { .unknown("not all values of the stream are known") }

  /// The stream whose values a call gives to its closure; nil for all other calls.
  private func stream(heardBy call: Call) -> Expression? {
    guard case .member(let base, let method) = call.callee else { return nil }
    if Self.listening.contains(method) { return base }
    guard method == "onReceive", let first = call.arguments.first, first.label == nil, !first.isTrailing else {
      return nil
    }
    return first.value
  }

  /// How many methods, locals and functions lead from a listener to what makes the values.
  private static let maximumStreams = 12

  private func values(
    ofStream stream: Expression, in scope: ScopeID, _ activation: ActivationID, steps: Int
  ) -> [Candidate] {
    guard steps > 0 else { return [] }
    switch stream {
    case _ where stream.isProjection:
      return screens(publishedBy: stream, in: scope, activation)
    case .identifier(let name):
      return (program.locals(named: name, from: scope) ?? []).flatMap { local -> [Candidate] in
        guard let value = local.value, local.projections.isEmpty else { return [] }
        return values(ofStream: value, in: local.scope, activation, steps: steps - 1)
      }
    case .call(let call):
      guard case .member(let base, let method) = call.callee else {
        return values(ofStreamGivenBy: call, in: scope, activation, steps: steps - 1)
      }
      return values(ofStream: base, changedBy: method, call, in: scope, activation, steps: steps - 1)
    default:
      return []
    }
  }

  /// The controllers that a property publishes, which are those that code sets it to: `model.$detail.sink { … }`.
  ///
  /// Values of other types are left open: a listener that switches on them may get more than is known to be set.
  private func screens(
    publishedBy stream: Expression, in scope: ScopeID, _ activation: ActivationID
  ) -> [Candidate] {
    let property = stream.withoutProjection
    guard let type = staticType(of: property, in: scope, activation), program.isController(type) else { return [] }
    return evaluate(property, in: scope, activation)
  }

  /// The values of what a method of a stream gives.
  private func values(
    ofStream base: Expression, changedBy method: String, _ call: Call, in scope: ScopeID, _ activation: ActivationID,
    steps: Int
  ) -> [Candidate] {
    if Self.passing.contains(method) || method == "compactMap" && call.givesEachElement {
      return values(ofStream: base, in: scope, activation, steps: steps)
    }
    if Self.making.contains(method) || Self.flattening.contains(method) {
      guard case .closure(let closure)? = call.arguments.first?.value,
        let inner = program.scope(of: closure, in: program[scope].body)
      else { return [] }
      return Self.making.contains(method)
        ? results(ofClosure: inner, activation, arguments: [])
        : values(ofStreamsGivenIn: inner, activation, steps: steps)
    }
    if Self.joining.contains(method) {
      return ([base] + call.arguments.map(\.value)).flatMap { part -> [Candidate] in
        let made = values(ofStream: part, in: scope, activation, steps: steps)
        return made.isEmpty ? [Self.others] : made
      }
    }
    if Self.beginning.contains(method) {
      let made = values(ofStream: base, in: scope, activation, steps: steps)
      let added = call.arguments.flatMap { evaluate($0.value, in: scope, activation) }
      // What is added may be a stream itself.
      return (made.isEmpty ? [Self.others] : made) + (added.allSatisfy(\.isUnknown) ? [Self.others] : added)
    }
    return values(ofStreamGivenBy: call, in: scope, activation, steps: steps)
  }

  /// The values of the stream that a function gives, or a closure that code is given.
  private func values(
    ofStreamGivenBy call: Call, in scope: ScopeID, _ activation: ActivationID, steps: Int
  ) -> [Candidate] {
    if let name = call.callee.calledName, Self.single.contains(name), let first = call.arguments.first {
      return evaluate(first.value, in: scope, activation)
    }
    if case .identifier = call.callee {
      let callees = evaluate(call.callee, in: scope, activation)
      // Only who gives the closure knows the stream.
      if let given = callees.first(where: \.isParameter) { return [given] }
      let closures = callees.compactMap { callee -> (ScopeID, ActivationID)? in
        if case .closure(let inner, let captured) = callee.value { (inner, captured) } else { nil }
      }
      if !closures.isEmpty {
        return closures.flatMap { values(ofStreamsGivenIn: $0.0, $0.1, steps: steps) }
      }
    }
    return functions(calledBy: call, in: scope, activation).flatMap { target -> [Candidate] in
      let function = program[target.body]
      guard let mapping = ArgumentMatching.match(call.arguments, to: function.parameters) else { return [] }
      let run = run(function.id, receiver: target.receiver, call: call, mapping: mapping, in: scope, activation)
      return values(ofStreamsGivenIn: function.scope, run, steps: steps)
    }
  }

  /// The values of the streams that a function or a closure can give.
  private func values(ofStreamsGivenIn scope: ScopeID, _ activation: ActivationID, steps: Int) -> [Candidate] {
    program[scope].results.values.flatMap { result -> [Candidate] in
      guard isFeasible(from: result.scope, to: scope, activation) else { return [] }
      return values(ofStream: result.value, in: result.scope, activation, steps: steps)
    }
  }

  /// Methods by which a closure listens to the stream that they are called on.
  private static let listening: Set<String> = [
    "sink", "subscribe", "bind", "drive", "emit", "on", "observe", "observeValues", "startWithValues",
  ]

  /// What makes a stream of one value.
  private static let single: Set<String> = ["Just", "just"]

  /// Methods of streams whose closure makes a value of each value.
  private static let making: Set<String> = ["map", "compactMap", "tryMap", "tryCompactMap"]

  /// Methods of streams whose closure makes a stream of each value, all of whose values come.
  private static let flattening: Set<String> = [
    "flatMap", "flatMapLatest", "flatMapFirst", "concatMap", "switchMap",
  ]

  /// Methods of streams that join others to them.
  private static let joining: Set<String> = ["merge", "concat", "amb"]

  /// Methods of streams that begin or end with values of their own.
  private static let beginning: Set<String> = ["prepend", "append", "startWith", "replaceError", "replaceEmpty"]
}
