import NavigationModel

/// Resolves what transitions show, and follows the wrappers that pass on what they are given.
///
/// A transition whose destination depends on a parameter makes the function around it a transition by itself: each
/// call of the function is looked at with its arguments, and so on outwards. A transition whose destination is known
/// is also one of whoever calls the function from another type, one step outwards.
struct TransitionResolver {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }
  private(set) var resolved: [ResolvedTransition] = []

  /// Longer chains of wrappers than this have not been seen.
  private static let maximumChain = 10
  /// A function that more places call than this is a utility, whose callers would say nothing.
  private static let maximumCallers = 400

  static func resolve(_ transitions: [Transition], with evaluator: Evaluator) -> [ResolvedTransition] {
    var resolver = TransitionResolver(evaluator: evaluator)
    for transition in transitions { resolver.resolve(transition) }
    return resolver.resolved
  }

  private init(evaluator: Evaluator) { self.evaluator = evaluator }

  private mutating func resolve(_ transition: Transition) {
    let activation = evaluator.openActivation(of: transition.body)
    explore(transition, chain: [], activation: activation)
  }

  /// The calls through which a transition is looked at: the innermost first.
  private struct Link {
    let site: CallSiteID
    let body: BodyID
    /// How sure it is that the call means the function within.
    let confidence: Confidence
  }

  /// - Parameters:
  ///   - chain: the calls from the transition's body outwards.
  ///   - activation: the run of the transition's body as the chain calls it.
  ///   - wasOpen: whether the destination depended on the arguments of the innermost link.
  private mutating func explore(
    _ transition: Transition, chain: [Link], activation: ActivationID, wasOpen: Bool = true
  ) {
    let outermost = chain.last?.body ?? transition.body
    let owner = program[transition.body].owner
    let asker = program[outermost].owner
    let crossed = !chain.isEmpty && (asker != owner || asker == nil)
    var isOpen = false
    for (destination, confidence) in answer(transition, activation, outermost: outermost) {
      switch destination {
      case .value(.parameter):
        isOpen = true
      case .unresolved where !wasOpen:
        // The place that could not be resolved has been told; its askers would only repeat it.
        break
      default:
        if wasOpen || crossed { emit(transition, destination, confidence: confidence, chain: chain) }
      }
    }
    if !isOpen {
      // Going back and starting are no destinations that an asker could want.
      if transition.kind == .start || transition.kind.goesBack { return }
      // One step from type to type: whoever asks another object to show something asks for the transition.
      if crossed { return }
    }
    guard chain.count < Self.maximumChain else { return }
    follow(transition, chain: chain, outermost: outermost, isOpen: isOpen)
  }

  /// Looks at the transition from each caller of the outermost function.
  private mutating func follow(
    _ transition: Transition, chain: [Link], outermost: BodyID, isOpen: Bool
  ) {
    let function = program[outermost]
    guard function.kind == .function || function.kind == .initializer else { return }
    // A coordinator that is started is an edge of its own; what it shows is not what its starter shows.
    if !isOpen, CoordinatorMethods.starts(function.name) || function.kind == .initializer { return }
    let callers = evaluator.callers(of: outermost)
    if callers.isEmpty || callers.count > Self.maximumCallers {
      if isOpen { emitUncalled(transition, chain: chain, function: function) }
      return
    }
    for caller in callers {
      let body = program[caller.site].body
      guard body != transition.body, !chain.contains(where: { $0.body == body }) else { continue }
      guard isOpen || !isReport(caller.site) else { continue }
      // Whatever implementation a call reaches, what it is given is shown; only what the implementation itself
      // shows depends on which one it is.
      let link = Link(site: caller.site, body: body, confidence: isOpen ? .inferred : caller.confidence)
      guard let activation = activation(of: transition, through: chain + [link]) else { continue }
      explore(transition, chain: chain + [link], activation: activation, wasOpen: isOpen)
    }
  }

  /// Whether a call tells a delegate or an output what happened. Who reports does not know what will be shown.
  private func isReport(_ site: CallSiteID) -> Bool {
    guard case .member(let base, _) = program[site].call.callee,
      let type = evaluator.staticType(
        of: base, in: program[site].scope, evaluator.openActivation(of: program[site].body)),
      program[type].isProtocol
    else { return false }
    return Self.reportingProtocols.contains { program[type].name.hasSuffix($0) }
  }

  private static let reportingProtocols = ["Delegate", "Output", "Listener", "Observer", "DataSource"]

  /// The run of the transition's body when it is called through a chain of calls.
  private func activation(of transition: Transition, through chain: [Link]) -> ActivationID? {
    guard let outermost = chain.last else { return evaluator.openActivation(of: transition.body) }
    var activation = evaluator.openActivation(of: outermost.body)
    var bodies = chain.dropLast().map(\.body)
    bodies.insert(transition.body, at: 0)
    for (link, called) in zip(chain, bodies).reversed() {
      evaluator.resetBudget()
      guard reachable(link.site, activation), let next = evaluator.run(of: called, from: link.site, activation) else {
        return nil
      }
      activation = next
    }
    return activation
  }

  /// Whether the call can be reached with the arguments of the run.
  private func reachable(_ site: CallSiteID, _ activation: ActivationID) -> Bool {
    let call = program[site]
    return evaluator.isFeasible(from: call.scope, to: program[call.body].scope, activation)
  }

  // MARK: - Answers

  private typealias Answer = [(ResolvedTransition.Destination, Confidence)]

  private func answer(_ transition: Transition, _ activation: ActivationID, outermost: BodyID) -> Answer {
    evaluator.resetBudget()
    let scope = transition.scope
    guard evaluator.isFeasible(from: scope, to: program[transition.body].scope, activation) else { return [] }
    switch transition.shown {
    case .values(let expression):
      return values(evaluator.evaluate(expression, in: scope, activation).flatMap { evaluator.elements(of: $0) })
    case .views(let expression):
      return values(evaluator.shownViews(expression, in: scope, activation))
    case .children(let expression):
      return values(evaluator.shownChildren(expression, in: scope, activation))
    case .results(let body):
      return values(evaluator.returns(of: body, activation).flatMap { evaluator.elements(of: $0) })
    case .segue(let expression, let receiver):
      return segues(expression, receiver: receiver, in: scope, activation, asker: program[outermost].owner)
    case .registered(let expression):
      return registered(expression, in: scope, activation)
    case .fixed(let name):
      return [(.fixed(name), .certain)]
    case .previous:
      return [(.previous, .certain)]
    }
  }

  private func values(_ candidates: [Candidate]) -> Answer {
    var answer: Answer = []
    for candidate in candidates {
      switch candidate.value {
      case .unknown(let reason): answer.append((.unresolved(reason), candidate.confidence))
      case .nothing: break
      default: answer.append((.value(candidate.value), candidate.confidence))
      }
    }
    // What could be followed is the answer; the rest is mostly the same value by another way.
    let known = answer.filter { if case .unresolved = $0.0 { false } else { true } }
    return known.isEmpty ? Array(answer.prefix(1)) : known
  }

  private func segues(
    _ expression: Expression, receiver: TypeID?, in scope: ScopeID, _ activation: ActivationID, asker: TypeID?
  ) -> Answer {
    let source = receiver.flatMap { program[$0].isDeclared ? $0 : nil } ?? asker
    var answer: Answer = []
    for candidate in evaluator.evaluate(expression, in: scope, activation) {
      switch candidate.value {
      case .string(let identifier):
        let found = SegueLookup(program: program).segues(identified: identifier, of: source)
        if found.isEmpty {
          answer.append((.unresolved("no segue \(identifier) starts in a scene of this class"), .certain))
        }
        answer += found.map { (.segue($0.scene, index: $0.index), max(candidate.confidence, $0.confidence)) }
      case .parameter:
        answer.append((.value(candidate.value), candidate.confidence))
      default:
        answer.append((.unresolved("the segue's identifier is computed"), .certain))
      }
    }
    return answer
  }

  /// The destinations that a stack registers for the type of a value.
  private func registered(_ expression: Expression, in scope: ScopeID, _ activation: ActivationID) -> Answer {
    let routes = evaluator.evaluate(expression, in: scope, activation)
    if let parameter = routes.first(where: { $0.isParameter }) { return [(.value(parameter.value), .inferred)] }
    return values(DestinationRegistry(evaluator: evaluator).destinations(for: routes))
  }

  // MARK: - Emitting

  private mutating func emit(
    _ transition: Transition, _ destination: ResolvedTransition.Destination, confidence: Confidence, chain: [Link]
  ) {
    let outermost = chain.last?.body ?? transition.body
    let body = program[outermost]
    let position = chain.last.map { program[$0.site].call.position } ?? transition.position
    let source: TransitionSource = body.owner.map { .type($0) } ?? .function(outermost)
    // From the asker inwards, each type that the call passes through once.
    var via: [TypeID] = []
    for inner in chain.dropLast().reversed().map(\.body) + (chain.isEmpty ? [] : [transition.body]) {
      if let owner = program[inner].owner, owner != body.owner, !via.contains(owner) { via.append(owner) }
    }
    resolved.append(
      ResolvedTransition(
        source: source, destination: destination, kind: transition.kind,
        confidence: chain.reduce(confidence) { max($0, $1.confidence) }, via: via,
        location: program.location(position, in: body.file)))
  }

  /// A wrapper that nothing in the analyzed files calls still shows something.
  private mutating func emitUncalled(_ transition: Transition, chain: [Link], function: Body) {
    let destination: ResolvedTransition.Destination =
      declaredDestination(transition).map { .value(.some($0)) }
      ?? .unresolved("it is an argument of \(function.name), which nothing in the analyzed files calls")
    emit(transition, destination, confidence: .inferred, chain: chain)
  }

  /// The class that a parameter is declared with, where that says which screen it is.
  private func declaredDestination(_ transition: Transition) -> TypeID? {
    guard case .values(let expression) = transition.shown,
      let type = evaluator.staticType(of: expression, in: transition.scope, evaluator.openActivation(of: transition.body)),
      program.isScreen(type)
    else { return nil }
    return type
  }
}
