import NavigationModel

/// Finds out which coordinator answers each request for a route.
struct RouteRequests {
  /// A call that asks for a route.
  struct Request {
    let site: CallSiteID
    let route: Route
    /// How sure it is that this coordinator answers.
    let confidence: Confidence
  }

  /// What is asked for, with where it is written.
  struct Route: Hashable {
    let value: Expression
    let scope: ScopeID
  }

  private let evaluator: Evaluator
  private var program: Program { evaluator.program }
  private var handlers: RouteHandlers { program.routeHandlers }
  /// Which coordinators have said that they answer an asker, by the type of the asker.
  private var subscribers: [TypeID: Set<TypeID>] = [:]

  private init(evaluator: Evaluator) { self.evaluator = evaluator }

  /// The requests that each handler answers, in the order of the sources.
  static func find(in program: Program) -> [BodyID: [Request]] {
    guard !program.routeHandlers.all.isEmpty || !program.routeProperties.isEmpty else { return [:] }
    // What this evaluator caches does not know the requests yet, so that nobody else may use it.
    var finder = RouteRequests(evaluator: Evaluator(program: program))
    finder.addSubscribers()
    return finder.requests()
  }

  private func requests() -> [BodyID: [Request]] {
    var result: [BodyID: [Request]] = [:]
    for word in program.frameworks.routes.flatMap(\.requests) {
      for id in program.callsByName[word.name] ?? [] {
        for route in routes(askedForBy: program[id], word) {
          let answer = answer(to: route, of: program[id], word)
          for body in answer.bodies {
            result[body, default: []].append(Request(site: id, route: route, confidence: answer.confidence))
          }
        }
      }
    }
    return result.mapValues { $0.sorted { $0.site.index < $1.site.index } }
  }

  private func routes(askedForBy site: CallSite, _ word: RouteVocabulary.Request) -> [Route] {
    guard case .member(let base, _) = site.call.callee else {
      return word.receiver == nil ? arguments(of: site, word) : []
    }
    switch word.route {
    case .argument:
      return word.receiver == nil || base.readName == word.receiver ? arguments(of: site, word) : []
    case .mapped(let label):
      guard let target = CallLabels.argument(label, in: site.call.arguments), target.value.readName == word.receiver
      else {
        return []
      }
      return mapped(base, in: site.scope)
    }
  }

  private func arguments(of site: CallSite, _ word: RouteVocabulary.Request) -> [Route] {
    guard case .argument(let label) = word.route else { return [] }
    return site.call.arguments.filter { !$0.isTrailing && ($0.label ?? "_") == label }
      .map { Route(value: $0.value, scope: site.scope) }
  }

  /// What the last `map` of a chain gives.
  private func mapped(_ chain: Expression, in scope: ScopeID) -> [Route] {
    guard case .call(let call) = chain, case .member(let base, let name) = call.callee else { return [] }
    guard name.hasPrefix("map"), let argument = call.arguments.first else { return mapped(base, in: scope) }
    guard case .closure(let closure) = argument.value else { return [Route(value: argument.value, scope: scope)] }
    guard let inner = program.scope(of: closure, in: program[scope].body) else { return [] }
    return program[inner].results.values.flatMap { result -> [Route] in
      guard case .conditional(let branches) = result.value else {
        return [Route(value: result.value, scope: result.scope)]
      }
      // `isNew ? Step.edit : Step.list` asks for either.
      return branches.compactMap { branch in
        guard case .expression(let value)? = branch.body.last else { return nil }
        return Route(value: value, scope: result.scope)
      }
    }
  }

  // MARK: - Who answers

  private func answer(
    to route: Route, of site: CallSite, _ word: RouteVocabulary.Request
  ) -> (bodies: [BodyID], confidence: Confidence) {
    let router = router(of: site, word)
    let type = router.flatMap { staticType(of: $0, at: site) }
    if case .keyPath(let root, let path) = route.value, let name = path.last {
      return (property(name, root: root, of: type, at: site).map { [$0] } ?? [], .inferred)
    }
    let answer = handlers(answering: route, askedOf: router, type: type, at: site, word)
    return (answer.handlers.map(\.body), answer.confidence)
  }

  /// The property that a key path names: of the type it begins with, of the coordinator that is asked, or the only one.
  private func property(_ name: String, root: TypeReference?, of router: TypeID?, at site: CallSite) -> BodyID? {
    let written = root.flatMap { evaluator.resolve($0, in: site.scope, evaluator.openActivation(of: site.body)) }
    let coordinator = written ?? router.flatMap { program.isCoordinator($0) ? $0 : nil }
    return program.routeProperties.property(name, of: coordinator, in: program)
  }

  private func handlers(
    answering route: Route, askedOf router: Expression?, type: TypeID?, at site: CallSite,
    _ word: RouteVocabulary.Request
  ) -> (handlers: [RouteHandlers.Handler], confidence: Confidence) {
    let written = evaluator.writtenType(of: route.value, in: route.scope, evaluator.openActivation(of: site.body))
    let own = type.flatMap { handlers.handler(of: $0, in: program) }
    if word.router != .parent, let own, written.map({ answers(own, $0) }) ?? true {
      // A coordinator that calls its own handler, or a helper of that name, asks nobody.
      let isOwnCall = program[own.body].name == word.name && program[own.body].owner == program[site.body].owner
      return isOwnCall ? ([], .inferred) : ([own], .inferred)
    }
    guard let routeType = written ?? routeType(of: route.value, askedOf: router, at: site) else {
      return ([], .inferred)
    }
    var answering = handlers.answering(routeType)
    if answering.isEmpty { answering = handlers.all.filter { answers($0, routeType) } }
    // One enum of routes for a whole app is answered by many, each of which knows some of the cases.
    if let name = route.value.caseName {
      let naming = answering.filter { $0.cases.contains(name) }
      if !naming.isEmpty { answering = naming }
    }
    // Who shows up in several flows asks in each of them, as it happens to be shown.
    let subscribed = asker(at: site, router).map { coordinators(subscribedBy: $0) } ?? []
    let subscribing = answering.filter { program[$0.body].owner.map(subscribed.contains) ?? false }
    if !subscribing.isEmpty { return (subscribing, .inferred) }
    if word.router == .parent {
      // Without a case of its own to answer the parent may still look at the type of what it is given.
      let parents = handlers.all.filter { program[$0.body].owner.map(subscribed.contains) ?? false }
      if !parents.isEmpty { return (parents.filter { answers($0, routeType) }, .inferred) }
      answering = answering.filter { $0.body != own?.body }
    }
    return (answering, answering.count > 1 ? .possible : .inferred)
  }

  /// The coordinators that answer objects of a type, or of the classes above and below it.
  private func coordinators(subscribedBy asker: TypeID) -> Set<TypeID> {
    subscribers.filter { program.inherits($0.key, from: asker) || program.inherits(asker, from: $0.key) }
      .values.reduce(into: Set<TypeID>()) { $0.formUnion($1) }
  }

  private func router(of site: CallSite, _ word: RouteVocabulary.Request) -> Expression? {
    if case .argument(let label) = word.router {
      return CallLabels.argument(label, in: site.call.arguments)?.value
    }
    if case .mapped(let label) = word.route { return CallLabels.argument(label, in: site.call.arguments)?.value }
    switch site.call.callee {
    // A coordinator that tells its superclass what to begin with answers that itself.
    case .member(.identifier("super"), _), .identifier, .implicitMember: return .identifier("self")
    case .member(let base, _): return base
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
