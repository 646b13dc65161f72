import NavigationModel

/// Finds where coordinators are made that start themselves.
///
///     init(window: UIWindow) {
///       self.window = window
///       start()
///     }
///
/// Who makes such a coordinator starts it: its initializer shows something at once, by itself or by the methods of its
/// own that it calls.
struct SelfStarts {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  /// Initializers that call methods that call methods are not deeper than this.
  private static let maximumCalls = 3

  /// The places where such coordinators are made.
  ///
  /// - Parameter shown: what the program shows anywhere.
  func transitions(among shown: [Transition]) -> [Transition] {
    let showing = Set(shown.filter(showsAtOnce).map(\.body))
    let owners = Set(showing.compactMap { program[$0].owner })
    let types = owners.union(owners.flatMap { program.concreteSubtypes(of: $0) }).filter { program.isCoordinator($0) }
    let initializers = types.flatMap { program[$0].functions["init"] ?? [] }.filter { reaches(showing, from: $0) }
    let makers = Set(initializers.flatMap { evaluator.callers(of: $0) }.map(\.site)).map { program[$0] }
    return makers.filter { !$0.call.isOnSelf }.map {
      Transition(
        shown: .values(.call($0.call)), kind: .start, scope: $0.scope, body: $0.body, position: $0.call.position)
    }
  }

  /// Whether code shows something when it is called, rather than a message.
  private func showsAtOnce(_ transition: Transition) -> Bool {
    guard !transition.kind.goesBack, transition.kind != .alert, !transition.isOwnContent,
      program[transition.body].owner.map({ program.isCoordinator($0) }) == true
    else { return false }
    // Putting containers together shows nothing yet, unless the coordinator itself calls it starting.
    let isPreparation = transition.kind.isContainment && !transition.fillsWindow
    if isPreparation, !program.isStart(transition.body) { return false }
    return runsAtOnce(transition.scope)
  }

  /// Whether code runs when the function around it is called. In a closure it may run later, whoever gets the closure:
  /// an initializer often sets up what happens in each state.
  private func runsAtOnce(_ scope: ScopeID) -> Bool {
    evaluator.runsWith(scope, program[program[scope].body].scope)
  }

  /// Whether a body, or what it calls at once on its own object, is one of others.
  private func reaches(_ bodies: Set<BodyID>, from start: BodyID) -> Bool {
    var seen: Set<BodyID> = []
    var next = [start]
    for _ in 0...Self.maximumCalls {
      if !bodies.isDisjoint(with: next) { return true }
      seen.formUnion(next)
      next = next.flatMap { ownMethods(calledBy: $0) }.filter { !seen.contains($0) }
    }
    return false
  }

  private func ownMethods(calledBy body: BodyID) -> [BodyID] {
    program.calls(in: body).filter { runsAtOnce($0.scope) }.flatMap { evaluator.ownMethods(calledBy: $0) }
  }
}
