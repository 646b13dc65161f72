import NavigationModel

/// Resolves what transitions show, and follows the wrappers that pass on what they are given.
///
/// A transition whose destination depends on a parameter makes the function around it a transition by itself: each
/// call of the function is looked at with its arguments, and so on outwards. A transition whose destination is known
/// is also one of whoever calls the function from another type, one step outwards.
struct TransitionResolver {
  let evaluator: Evaluator
  let registry: DestinationRegistry
  private let viewOwners: ViewOwners
  private var program: Program { evaluator.program }
  private(set) var resolved: [ResolvedTransition] = []
  /// How many functions the transition at hand was followed through.
  private var explored = 0
  /// What the transition at hand shows where nobody calls the function that passes it on.
  private var uncalled: ResolvedTransition?

  /// Longer chains of wrappers than this have not been seen.
  private static let maximumChain = 10
  /// Wrappers that call each other have more ways through them than can be followed.
  private static let maximumExplored = 600
  /// A function that more places call than this is a utility, whose callers would say nothing.
  private static let maximumCallers = 400

  static func resolve(
    _ transitions: [Transition], with evaluator: Evaluator, registry: DestinationRegistry
  ) -> [ResolvedTransition] {
    var resolver = TransitionResolver(evaluator: evaluator, registry: registry)
    for transition in transitions { resolver.resolve(transition) }
    return resolver.resolved
  }

  private init(evaluator: Evaluator, registry: DestinationRegistry) {
    self.evaluator = evaluator
    self.registry = registry
    viewOwners = ViewOwners(evaluator: evaluator)
  }

  private mutating func resolve(_ transition: Transition) {
    let before = resolved.count
    uncalled = nil
    explored = 0
    explore(transition, chain: [], activation: evaluator.openActivation(of: transition.body))
    // One overload of a wrapper that nobody calls says nothing as long as others are called.
    if resolved.count == before, let uncalled { resolved.append(uncalled) }
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
  ///   - wasOpen: whether the destination still depended on the caller before the last link was added.
  ///   - home: the type whose code knows the destination; nil while that is open.
  private mutating func explore(
    _ transition: Transition, chain: [Link], activation: ActivationID, wasOpen: Bool = true, home: TypeID? = nil
  ) {
    let outermost = chain.last?.body ?? transition.body
    let asker = program[outermost].owner
    // Wrappers that only pass on what they are given are no place of their own: the place is where it is known.
    let crossed = !wasOpen && (asker != home || asker == nil)
    var isOpen = false
    let showsSelf = transition.showsSelf
    for answer in answers(transition, activation, outermost: outermost) {
      // A method that shows its own object shows whatever it is called on.
      if showsSelf, chain.isEmpty || answer.isObject(of: asker, evaluator) {
        isOpen = isOpen || chain.isEmpty
        continue
      }
      switch answer.destination {
      case .value(.parameter):
        isOpen = true
      case .unresolved where !wasOpen && !transition.kind.goesBack:
        // The place that could not be resolved has been told; its askers would only repeat it.
        break
      default:
        if wasOpen || crossed { emit(transition, answer, chain: chain, home: wasOpen ? asker : home) }
      }
    }
    if !isOpen {
      // A start is an edge from whoever calls it, and no destination that an asker further out could want.
      if transition.kind == .start { return }
      // One step from type to type: whoever asks another object to show something asks for the transition.
      if crossed || isHandled(chain.last.map { program[$0.site].scope } ?? transition.scope) { return }
    }
    guard chain.count < Self.maximumChain, explored < Self.maximumExplored else {
      if isOpen {
        let reason = "it is passed on through more functions than are followed"
        emit(transition, Answer(destination: .unresolved(reason), confidence: .inferred), chain: chain)
      }
      return
    }
    explored += 1
    follow(transition, chain: chain, outermost: outermost, isOpen: isOpen, home: isOpen ? nil : wasOpen ? asker : home)
  }

  /// Whether the code runs when something happens later, not when the function around it is called.
  private func isHandled(_ scope: ScopeID) -> Bool {
    var next: ScopeID? = scope
    while let place = next {
      if program[place].isHandler || isKept(place) { return true }
      next = program[place].parent
    }
    return false
  }

  /// Whether a closure is given to a function that only keeps it, to run it later.
  private func isKept(_ scope: ScopeID) -> Bool {
    guard let passedTo = program[scope].passedTo else { return false }
    let site = program[passedTo.site]
    for target in evaluator.functions(calledBy: site.call, in: site.scope, evaluator.openActivation(of: site.body)) {
      let callee = program[target.body]
      guard let mapping = ArgumentMatching.match(site.call.arguments, to: callee.parameters),
        let parameter = mapping.first(where: { $0.value == passedTo.argument })?.key
      else { continue }
      return !evaluator.runs(parameterNamed: callee.parameters[parameter].name, in: callee)
    }
    return false
  }

  /// Looks at the transition from each caller of the outermost function.
  private mutating func follow(
    _ transition: Transition, chain: [Link], outermost: BodyID, isOpen: Bool, home: TypeID?
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
      explore(transition, chain: chain + [link], activation: activation, wasOpen: isOpen, home: home)
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
    evaluator.run(along: CodePath(scope: transition.scope, calls: chain.map(\.site)))
  }

  // MARK: - Answers

  /// One thing that a transition shows.
  private struct Answer {
    let destination: ResolvedTransition.Destination
    let confidence: Confidence
    /// Where the destination is written, if that says more than the place of the transition.
    var position: Position?

    func isObject(of type: TypeID?, _ evaluator: Evaluator) -> Bool {
      guard case .value(let value) = destination else { return false }
      return evaluator.type(of: value) == type
    }
  }

  private func answers(_ transition: Transition, _ activation: ActivationID, outermost: BodyID) -> [Answer] {
    evaluator.resetBudget()
    let scope = transition.scope
    guard evaluator.isFeasible(from: scope, to: program[transition.body].scope, activation) else { return [] }
    switch transition.shown {
    case .values(let expression):
      let candidates = evaluator.evaluate(expression, in: scope, activation).flatMap { evaluator.elements(of: $0) }
      return values(tested(candidates, expression, in: scope)).filter {
        fitsContainer($0, transition, among: candidates)
      }
    case .views(let expression):
      return values(evaluator.shownViews(expression, in: scope, activation))
    case .children(let expression):
      return evaluator.shownChildren(expression, in: scope, activation).flatMap { child in
        values([child.candidate]).map {
          Answer(
            destination: $0.destination, confidence: $0.confidence,
            position: child.body == transition.body ? child.position : nil)
        }
      }
    case .results(let body):
      return values(evaluator.returns(of: body, activation).flatMap { evaluator.elements(of: $0) })
    case .segue(let expression, let receiver):
      return segues(expression, receiver: receiver, in: scope, activation, asker: program[outermost].owner)
    case .registered(let expression):
      return registered(expression, in: scope, activation)
    case .step(let expression):
      // Other libraries have methods of the same name; only what is a chain of steps is one of these.
      return values(evaluator.evaluate(expression, in: scope, activation)).filter {
        switch $0.destination {
        case .value(.step), .value(.parameter): true
        default: false
        }
      }
    case .fixed(let name):
      return [Answer(destination: .fixed(name), confidence: .certain)]
    case .previous:
      return [Answer(destination: .previous, confidence: .certain)]
    }
  }

  /// The candidates that pass the `is` tests on the way to the transition.
  private func tested(_ candidates: [Candidate], _ expression: Expression, in scope: ScopeID) -> [Candidate] {
    guard candidates.count > 1, case .identifier = expression else { return candidates }
    var left = candidates
    var next: ScopeID? = scope
    while let place = next {
      if case .branch(let conditions) = program[place].kind, let parent = program[place].parent {
        for condition in conditions {
          left = left.filter { evaluator.passes($0.value, condition, subject: expression, in: parent) }
        }
      }
      next = program[place].parent
    }
    return left
  }

  /// UIKit throws when a navigation controller is pushed, so that such a candidate is another branch's.
  private func fitsContainer(_ answer: Answer, _ transition: Transition, among candidates: [Candidate]) -> Bool {
    guard transition.kind == .push, candidates.count > 1, case .value(let value) = answer.destination,
      let type = evaluator.type(of: value)
    else { return true }
    return !program.inherits(type, fromAnyNamed: ["UINavigationController"])
  }

  private func values(_ candidates: [Candidate]) -> [Answer] {
    let answers = candidates.compactMap { candidate -> Answer? in
      switch candidate.value {
      case .unknown(let reason): Answer(destination: .unresolved(reason), confidence: candidate.confidence)
      case .nothing: nil
      default: Answer(destination: .value(candidate.value), confidence: candidate.confidence)
      }
    }
    // What could be followed is the answer; the rest is mostly the same value by another way.
    let known = answers.filter { if case .unresolved = $0.destination { false } else { true } }
    return known.isEmpty ? Array(answers.prefix(1)) : known
  }

  private func segues(
    _ expression: Expression, receiver: TypeID?, in scope: ScopeID, _ activation: ActivationID, asker: TypeID?
  ) -> [Answer] {
    let source = receiver.flatMap { program[$0].isDeclared ? $0 : nil } ?? asker
    var answers: [Answer] = []
    for candidate in evaluator.evaluate(expression, in: scope, activation) {
      switch candidate.value {
      case .string(let identifier):
        let found = SegueLookup(program: program).segues(identified: identifier, of: source)
        if found.isEmpty {
          let reason = "no segue \(identifier) starts in a scene of this class"
          answers.append(Answer(destination: .unresolved(reason), confidence: .certain))
        }
        answers += found.map {
          Answer(
            destination: .segue($0.scene, index: $0.index), confidence: max(candidate.confidence, $0.confidence))
        }
      case .parameter:
        answers.append(Answer(destination: .value(candidate.value), confidence: candidate.confidence))
      default:
        answers.append(Answer(destination: .unresolved("the segue's identifier is computed"), confidence: .certain))
      }
    }
    return answers
  }

  /// The destinations that a stack registers for the type of a value.
  private func registered(_ expression: Expression, in scope: ScopeID, _ activation: ActivationID) -> [Answer] {
    let routes = evaluator.evaluate(expression, in: scope, activation)
    if let parameter = routes.first(where: { $0.isParameter }) {
      return [Answer(destination: .value(parameter.value), confidence: .inferred)]
    }
    return values(registry.destinations(for: routes))
  }

  // MARK: - Emitting

  private mutating func emit(_ transition: Transition, _ answer: Answer, chain: [Link], home: TypeID? = nil) {
    let outermost = chain.last?.body ?? transition.body
    let body = program[outermost]
    let position = chain.last.map { program[$0.site].call.position } ?? answer.position ?? transition.position
    let source: TransitionSource = body.owner.map { .type($0) } ?? .function(outermost)
    // From the asker inwards, each type that the call passes through once.
    var via: [TypeID] = []
    for inner in chain.dropLast().reversed().map(\.body) + (chain.isEmpty ? [] : [transition.body]) {
      if let owner = program[inner].owner, owner != body.owner, !via.contains(owner) { via.append(owner) }
    }
    let confidence = chain.reduce(answer.confidence) { max($0, $1.confidence) }
    let location = program.location(position, in: body.file)
    let path = CodePath(scope: transition.scope, calls: chain.map(\.site))
    resolved.append(
      ResolvedTransition(
        source: source, destination: answer.destination, kind: transition.kind, confidence: confidence, via: via,
        location: location, path: path, home: home ?? body.owner))
    // A view has no place in the navigation: the screen that shows it is where a person comes from.
    guard transition.climbsResponders, let view = body.owner else { return }
    for screen in viewOwners.screens(showing: view) {
      resolved.append(
        ResolvedTransition(
          source: .type(screen), destination: answer.destination, kind: transition.kind,
          confidence: max(confidence, .inferred), via: [view], location: location))
    }
  }

  /// A wrapper that nothing in the analyzed files calls still shows something.
  private mutating func emitUncalled(_ transition: Transition, chain: [Link], function: Body) {
    if transition.showsSelf { return }
    if case .step = transition.shown { return }
    let destination: ResolvedTransition.Destination =
      declaredDestination(transition).map { .value(.some($0)) }
      ?? .unresolved("it is an argument of \(function.name), which nothing in the analyzed files calls")
    let before = resolved.count
    emit(transition, Answer(destination: destination, confidence: .inferred), chain: chain)
    uncalled = uncalled ?? resolved[before]
    resolved.removeSubrange(before...)
  }

  /// The class that a parameter is declared with, where that says which screen it is.
  private func declaredDestination(_ transition: Transition) -> TypeID? {
    guard case .values(let expression) = transition.shown,
      let type = evaluator.staticType(
        of: expression, in: transition.scope, evaluator.openActivation(of: transition.body)),
      program.isScreen(type)
    else { return nil }
    return type
  }
}
