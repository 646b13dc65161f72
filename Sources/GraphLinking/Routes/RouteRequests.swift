import NavigationModel

/// Finds out which coordinator answers each request for a route.
struct RouteRequests {
  /// A call that asks for a route.
  struct Request {
    let site: CallSiteID
    /// The argument that is the route.
    let argument: Int
    /// How sure it is that this coordinator answers.
    let confidence: Confidence
  }

  private let evaluator: Evaluator
  private var program: Program { evaluator.program }
  private var handlers: RouteHandlers { program.routeHandlers }
  /// Which coordinators have said that they answer an asker, by the type of the asker.
  private var subscribers: [TypeID: Set<TypeID>] = [:]

  private init(evaluator: Evaluator) { self.evaluator = evaluator }

  /// The requests that each handler answers, in the order of the sources.
  static func find(in program: Program) -> [BodyID: [Request]] {
    guard !program.routeHandlers.all.isEmpty else { return [:] }
    // What this evaluator caches does not know the requests yet, so that nobody else may use it.
    var finder = RouteRequests(evaluator: Evaluator(program: program))
    finder.addSubscribers()
    return finder.requests()
  }

  private func requests() -> [BodyID: [Request]] {
    var result: [BodyID: [Request]] = [:]
    for word in program.frameworks.routes.flatMap(\.requests) {
      for id in program.callsByName[word.name] ?? [] where asks(program[id], word) {
        for (index, argument) in program[id].call.arguments.enumerated() where isRoute(argument, word) {
          let answering = handlers(answering: argument.value, of: program[id], word)
          for handler in answering {
            let confidence: Confidence = answering.count > 1 ? .possible : .inferred
            result[handler.body, default: []].append(Request(site: id, argument: index, confidence: confidence))
          }
        }
      }
    }
    return result.mapValues { $0.sorted { ($0.site.index, $0.argument) < ($1.site.index, $1.argument) } }
  }

  private func asks(_ site: CallSite, _ word: RouteVocabulary.Request) -> Bool {
    guard let receiver = word.receiver else { return true }
    switch site.call.callee {
    case .member(.member(_, let name), _), .member(.identifier(let name), _): return name == receiver
    default: return false
    }
  }

  private func isRoute(_ argument: Argument, _ word: RouteVocabulary.Request) -> Bool {
    !argument.isTrailing && (argument.label ?? "_") == word.route
  }

  // MARK: - Who answers

  private func handlers(
    answering route: Expression, of site: CallSite, _ word: RouteVocabulary.Request
  ) -> [RouteHandlers.Handler] {
    let router = router(of: site, word)
    let type = router.flatMap { staticType(of: $0, at: site) }
    let written = evaluator.writtenType(of: route, in: site.scope, evaluator.openActivation(of: site.body))
    if word.router != .parent, let type, let own = handlers.handler(of: type, in: program),
      written.map({ self.answers(own, $0) }) ?? true
    {
      return [own]
    }
    guard let routeType = written ?? routeType(of: route, askedOf: router, at: site) else { return [] }
    var answering = handlers.answering(routeType)
    if answering.isEmpty { answering = handlers.all.filter { self.answers($0, routeType) } }
    // One enum of routes for a whole app is answered by many, each of which knows some of the cases.
    if let name = route.caseName {
      let naming = answering.filter { $0.cases.contains(name) }
      if !naming.isEmpty { answering = naming }
    }
    guard answering.count > 1, let asker = asker(at: site, router) else { return answering }
    let subscribed = subscribers.filter { program.inherits($0.key, from: asker) || program.inherits(asker, from: $0.key) }
    let coordinators = subscribed.values.reduce(into: Set<TypeID>()) { $0.formUnion($1) }
    let subscribing = answering.filter { program[$0.body].owner.map(coordinators.contains) ?? false }
    return subscribing.isEmpty ? answering : subscribing
  }

  private func router(of site: CallSite, _ word: RouteVocabulary.Request) -> Expression? {
    if case .argument(let label) = word.router {
      return CallLabels.argument(label, in: site.call.arguments)?.value
    }
    switch site.call.callee {
    case .member(let base, _): return base
    case .identifier, .implicitMember: return .identifier("self")
    default: return nil
    }
  }

  private func answers(_ handler: RouteHandlers.Handler, _ route: TypeID) -> Bool {
    handler.routes.contains { program.inherits(route, from: $0) || program.inherits($0, from: route) }
  }

  /// The type of a route that does not name it: as the router is specialized, or the only one that has the case.
  private func routeType(of route: Expression, askedOf router: Expression?, at site: CallSite) -> TypeID? {
    if let router, let known = evaluator.specialization(of: router, in: site.scope) { return known }
    guard let name = route.caseName else { return nil }
    let owning = Set(handlers.all.flatMap(\.routes)).filter { program[$0].cases[name] != nil }
    return owning.count == 1 ? owning.first : nil
  }

  /// The type of the object that asks: the one whose property the call is made on, or the one around the call.
  private func asker(at site: CallSite, _ router: Expression?) -> TypeID? {
    if case .member(let base, _)? = router, let type = staticType(of: base, at: site) { return type }
    return program[site.body].owner
  }

  private func staticType(of expression: Expression, at site: CallSite) -> TypeID? {
    evaluator.staticType(of: expression, in: site.scope, evaluator.openActivation(of: site.body))
  }

  // MARK: - Subscriptions

  private mutating func addSubscribers() {
    for word in program.frameworks.routes.flatMap(\.subscriptions) {
      for id in program.callsByName[word.name] ?? [] {
        let site = program[id]
        guard let asker = CallLabels.argument(word.asker, in: site.call.arguments),
          let shown = CallLabels.argument(word.shown, in: site.call.arguments)
        else { continue }
        let own = program[site.body].owner.flatMap { handlers.handler(of: $0, in: program) == nil ? nil : $0 }
        let started = types(of: shown.value, at: site).filter { handlers.handler(of: $0, in: program) != nil }
        // A coordinator that is started answers what its asker asks, and asks the one that has started it.
        if let own { for coordinator in started { subscribers[coordinator, default: []].insert(own) } }
        let answering = started.isEmpty ? own.map { [$0] } ?? [] : started
        for type in types(of: asker.value, at: site) { subscribers[type, default: []].formUnion(answering) }
      }
    }
  }

  /// The declared types of what an expression can be; those of the parts of a library's composite.
  private func types(of expression: Expression, at site: CallSite) -> [TypeID] {
    evaluator.resetBudget()
    let values = evaluator.evaluate(expression, in: site.scope, evaluator.openActivation(of: site.body))
    let known = values.flatMap { evaluator.elements(of: $0) }.compactMap { evaluator.type(of: $0.value) }
      .filter { program[$0].isDeclared }
    if known.isEmpty, case .call(let call) = expression {
      return call.arguments.flatMap { types(of: $0.value, at: site) }
    }
    return known
  }
}

extension Expression {
  /// The name of the case of a route: `detail` for `.detail`, `Route.detail` and `Route.detail(id)`.
  fileprivate var caseName: String? {
    switch self {
    case .implicitMember(let name), .member(_, let name): name
    case .call(let call): call.callee.caseName
    default: nil
    }
  }
}
