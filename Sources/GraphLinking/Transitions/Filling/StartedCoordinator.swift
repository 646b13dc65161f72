/// A coordinator that is started, with what is known of how it was made.
///
///     WriteFlowCoordinator(entry: .draft, stack: stack).start()
///
/// Where its code chooses by the entry, only what it shows for this one can appear.
struct StartedCoordinator {
  private let value: Value
  private let evaluator: Evaluator

  init(_ value: Value, _ evaluator: Evaluator) {
    self.value = value
    self.evaluator = evaluator
  }

  var type: TypeID? { evaluator.type(of: value) }

  /// Whether the conditions around a place in its code can hold for it.
  func canReach(_ scope: ScopeID) -> Bool {
    guard case .object(let type, _?) = value else { return true }
    let body = evaluator.program[scope].body
    guard evaluator.program[body].owner.map({ evaluator.program.inherits(type, from: $0) }) == true else { return true }
    evaluator.resetBudget()
    let outermost = evaluator.program[body].scope
    return evaluator.isFeasible(from: scope, to: outermost, evaluator.run(body, receiver: value))
  }

  /// Whether a place in its code runs when the function around it is called.
  func runsAtOnce(_ scope: ScopeID) -> Bool { evaluator.laterClosure(around: scope) == nil && canReach(scope) }
}
