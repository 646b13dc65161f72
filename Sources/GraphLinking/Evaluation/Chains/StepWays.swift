import NavigationModel

/// A way in which the outermost screen of a chain is shown.
struct StepWay: Hashable {
  /// The chain that it goes on from; nil for whatever is shown.
  let origin: StepID?
  let kind: TransitionKind?
}

/// How chains of steps are followed to where they begin.
extension Evaluator {
  /// Steps with what their screens are about, which decides between the ways of a switch.
  func about(
    _ context: Expression, _ candidates: [Candidate], in scope: ScopeID, _ activation: ActivationID
  ) -> [Candidate] {
    let values = evaluate(context, in: scope, activation).filter { !$0.isUnknown && !$0.isParameter }.map(\.value)
    return candidates.map { candidate in
      guard case .step(let id) = candidate.value, !values.isEmpty, self[id].context.isEmpty else { return candidate }
      var step = self[id]
      step.context = values
      return Candidate(value: .step(intern(step)), confidence: candidate.confidence)
    }
  }

  /// The ways of a chain: one for each chain that it goes on from, through switches and bare containers.
  func ways(of step: Step) -> [StepWay] {
    var seen: Set<StepWay> = []
    return ways(of: step, about: step.context, action: nil, seen: &seen)
  }

  /// - Parameter seen: the chains that were followed already, each with the action within. Chains can go on from each
  ///   other in a cycle, and many cases of switches can lead to the same chain.
  private func ways(
    of step: Step, about context: [Value], action: TransitionKind?, seen: inout Set<StepWay>
  ) -> [StepWay] {
    let outermost = step.outermostScreen ?? (step.levels.isEmpty ? nil : 0)
    let own = outermost.flatMap { step.kind(ofLevel: $0) } ?? action
    let origins = origins(of: step, about: context)
    guard !origins.isEmpty else { return [StepWay(origin: nil, kind: own)] }
    var result: [StepWay] = []
    for origin in origins {
      guard let id = origin.step else {
        result.append(StepWay(origin: nil, kind: own))
        continue
      }
      let next = self[id]
      if next.levels.isEmpty || next.isOnlyContainer {
        // A container is seen by what it holds, so that the way in which it is shown is the way of its content.
        guard seen.insert(StepWay(origin: id, kind: own)).inserted else { continue }
        result += ways(of: next, about: context, action: own, seen: &seen)
      } else {
        result.append(StepWay(origin: id, kind: own ?? kindWithin(next)))
      }
    }
    var known: Set<StepWay> = []
    return result.filter { known.insert($0).inserted }
  }

  /// What a chain can go on from, given what its screen is about: the first case that holds, and those before it of
  /// which nobody can tell.
  private func origins(of step: Step, about context: [Value]) -> [Step.Origin] {
    var result: [Step.Origin] = []
    for origin in step.origins {
      let isTaken = origin.test.flatMap { holds($0, for: context) }
      if isTaken == false { continue }
      result.append(origin)
      if isTaken == true { break }
    }
    return result
  }

  /// A screen that is already in a tab bar or a split view is selected there.
  func kindWithin(_ origin: Step) -> TransitionKind? {
    guard let level = origin.innermostScreen else { return nil }
    return origin.levels[level].screens.lazy.compactMap { self.kindWithin($0) }.first
  }

  func kindWithin(_ container: Value) -> TransitionKind? {
    guard let type = type(of: container) else { return nil }
    if program.inherits(type, fromAnyNamed: ["UITabBarController"]) { return .tab }
    return program.inherits(type, fromAnyNamed: ["UISplitViewController"]) ? .column : nil
  }

  // MARK: - Contexts

  /// Whether a closure says yes to what a screen is about; nil where that cannot be told.
  private func holds(_ test: ContextTest, for context: [Value]) -> Bool? {
    guard let only = context.first, context.count == 1, case .closure(let closure) = program[test.closure].kind,
      let result = program[test.closure].results.values.first
    else { return nil }
    return truth(of: result.value, of: closure.parameters.first?.name ?? "$0", being: only)
  }

  private func truth(of expression: Expression, of name: String, being context: Value) -> Bool? {
    if case .member(.identifier(name), let field) = expression {
      guard let values = fields(field, of: context), let only = values.first, values.count == 1,
        case .boolean(let value) = only
      else { return nil }
      return value
    }
    guard case .call(let call) = expression, case .identifier(let symbol) = call.callee,
      let first = call.arguments.first?.value
    else { return nil }
    switch symbol {
    case "!":
      return truth(of: first, of: name, being: context).map { !$0 }
    case "==", "!=":
      guard call.arguments.last?.value == .nothing, case .member(.identifier(name), let field) = first,
        let values = fields(field, of: context), !values.isEmpty
      else { return nil }
      let missing = values.allSatisfy { $0 == .nothing }
      guard missing || !values.contains(.nothing) else { return nil }
      return (symbol == "==") == missing
    default:
      return nil
    }
  }

  /// What a value was given for a field when it was made. A field that it was not given has the default value.
  private func fields(_ name: String, of value: Value) -> [Value]? {
    guard case .object(let type, let made?) = value else { return nil }
    let construction = self[made]
    if let argument = construction.call.arguments.first(where: { $0.label == name }) {
      return evaluate(argument.value, in: construction.scope, construction.activation).map(\.value)
    }
    let parameters = (program[type].functions["init"] ?? []).flatMap { program[$0].parameters }
    let value =
      parameters.first { $0.name == name }?.defaultValue
      ?? program[type].properties[name]?.first?.fact.initializer
    switch value {
    case .nothing: return [.nothing]
    case .boolean(let value): return [.boolean(value)]
    default: return nil
    }
  }
}
