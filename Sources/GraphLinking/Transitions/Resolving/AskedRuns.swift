import NavigationModel

/// The transition's body as a chain of calls runs it.
struct AskedRun {
  var activation: ActivationID
  /// Whether a route that is asked for on the way is still an argument of the outermost function.
  var hasOpenRoute = false
  /// The links of the chain, by their indices, that are settled: the call could mean one of several implementations, and
  /// the object that the chain runs it on has this one.
  var settledLinks: [Int] = []
  /// The links of the chain, by their indices, that can mean another implementation as well on the object that the chain
  /// runs on.
  var doubtfulLinks: [Int] = []
}

/// Finds how chains of calls run the code of a transition, and what is known of the routes that they ask for.
struct AskedRuns {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  /// What is known of the route that a request asks for.
  enum RouteKnowledge {
    case known
    /// It is an argument of the function around the request.
    case passed
    /// It could be any.
    case computed
  }

  func knowledge(ofRouteOf caller: Evaluator.Caller) -> RouteKnowledge {
    guard let route = caller.route else { return .known }
    return knowledge(of: route, evaluator.openActivation(of: program[caller.site].body))
  }

  private func knowledge(of route: RouteRequests.Route, _ activation: ActivationID) -> RouteKnowledge {
    if case .keyPath = route.value { return .known }
    evaluator.resetBudget()
    let values = evaluator.evaluate(route.value, in: route.scope, activation)
    if values.contains(where: { $0.isParameter }) { return .passed }
    return values.contains { if case .enumCase = $0.value { true } else { false } } ? .known : .computed
  }

  /// Whether what a call gives to a closure, or sends to it, is a case of an enum, which says what is wanted.
  func namesCase(_ caller: Evaluator.Caller) -> Bool {
    evaluator.resetBudget()
    let site = program[caller.site]
    let activation = evaluator.openActivation(of: site.body)
    if let sent = caller.sent {
      guard let value = evaluator.value(of: sent, activation) else { return false }
      if sent.isPaired, case .tuple(let parts) = value { return parts.contains(where: \.value.isCase) }
      return value.isCase
    }
    return site.call.arguments.contains { argument in
      evaluator.evaluate(argument.value, in: site.scope, activation).contains(where: \.value.isCase)
    }
  }

  /// The run of a transition's body as a chain calls it; nil where the arguments do not fit.
  ///
  /// - Parameter object: what the outermost code runs on; nil for any object that it can run on.
  func run(of transition: Transition, through chain: [AskingCall], on object: Value? = nil) -> AskedRun? {
    var run = AskedRun(activation: activation(of: chain.last?.body ?? transition.body, on: object))
    guard !chain.isEmpty else { return run }
    var bodies = chain.dropLast().map(\.body)
    bodies.insert(transition.body, at: 0)
    for (index, called) in bodies.enumerated().reversed() {
      let link = chain[index]
      if isSettled(link, calling: called, run.activation) { run.settledLinks.append(index) }
      if object != nil {
        switch meaning(of: link, calling: called, run.activation) {
        case .other: return nil
        case .oneOfSeveral: run.doubtfulLinks.append(index)
        case .only: break
        }
      }
      if let route = link.caller.route, knowledge(of: route, run.activation) != .known { run.hasOpenRoute = true }
      guard let next = evaluator.run(of: called, by: link.call, run.activation) else { return nil }
      run.activation = next
    }
    return run
  }

  /// What a call means on what is known of the object that the outermost code runs on.
  private enum Meaning { case only, oneOfSeveral, other }

  /// Whether a call on what an object holds means a function: an object that is made with another implementation of it does
  /// not run this one. What is not known to be anything may be all.
  private func meaning(of link: AskingCall, calling called: BodyID, _ activation: ActivationID) -> Meaning {
    let site = program[link.site]
    guard link.caller.route == nil, link.caller.sent == nil, link.closure == nil,
      case .member(let base, _) = site.call.callee, base != .identifier("super")
    else { return .only }
    evaluator.resetBudget()
    let receivers = evaluator.evaluate(base, in: site.scope, activation).compactMap { evaluator.type(of: $0.value) }
    let classes = receivers.filter { !program[$0].isProtocol }
    let implementers = Set(classes.compactMap { evaluator.implementer(of: program[called], in: $0) })
    guard let owner = program[called].owner, !implementers.isEmpty else { return .only }
    let isOpen = classes.count < receivers.count
    if !implementers.contains(owner), !isOpen { return .other }
    return isOpen || implementers.count > 1 ? .oneOfSeveral : .only
  }

  private func activation(of body: BodyID, on object: Value?) -> ActivationID {
    object.map { evaluator.intern(Activation(body: body, receiver: $0)) } ?? evaluator.askedActivation(of: body)
  }

  /// Whether a call that can mean one of several implementations means just this one on the object that it is made on:
  /// `extension Router { func show(_ page: Page) { show(page, animated: true) } }`, called on a router of a known class.
  private func isSettled(_ link: AskingCall, calling called: BodyID, _ activation: ActivationID) -> Bool {
    guard link.confidence == .possible, link.caller.route == nil, link.caller.sent == nil, link.closure == nil,
      let owner = program[called].owner, !evaluator.isOneOfSeveral(program[called], link.site)
    else { return false }
    let site = program[link.site]
    let receivers: [Value]
    switch site.call.callee {
    case .identifier, .member(.identifier("self"), _):
      guard program[link.body].owner.map({ program[$0].isProtocol }) == true else { return false }
      receivers = evaluator[activation].receivers
    case .member(let base, _) where base != .identifier("super"):
      evaluator.resetBudget()
      receivers = evaluator.evaluate(base, in: site.scope, activation).map(\.value)
    default:
      return false
    }
    return !receivers.isEmpty
      && receivers.allSatisfy { receiver in
        evaluator.type(of: receiver).map { type in
          !program[type].isProtocol && evaluator.implementer(of: program[called], in: type) == owner
        } ?? false
      }
  }
}
