import NavigationModel

/// Finds out what a call of a function of the program leads to: through the functions that it calls, and through the
/// listeners of what it sends.
///
/// Linking starts from what is shown and follows the call graph back to the known callers. This goes forward, from the
/// few calls that linking could not explain.
struct CallEffects {
  private let evaluator: Evaluator
  private let called: CalledByName
  private let hearers: [CallSiteID: [Sendings.Hearing]]
  private var cases: NamedCases
  private var program: Program { evaluator.program }

  /// How deep calls are followed: a router with a queue has four functions between the call and its delegate.
  private static let depth = 6
  /// A call that leads to more code than this is the start of an app.
  private static let maximumCode = 200
  /// After this many places that the call may mean, the search ends: the destination of the call is unknown.
  private static let maximumOpen = 4
  /// Ways on which code is reached that are told apart: what a queue does for one case, it may do for another one too.
  private static let maximumWays = 3

  init(evaluator: Evaluator) {
    self.evaluator = evaluator
    called = CalledByName(program: evaluator.program)
    hearers = evaluator.program.sendings.bySite
    cases = NamedCases(evaluator: evaluator)
  }

  /// What becomes of a call.
  enum Effect {
    /// Control gets to code that shows something.
    case shows(BodyID)
    /// Control may reach that code, but the route is stored or computed on the way, so the destination is unknown.
    case mayShow(BodyID)
    /// Control gets to code that goes back, or may reach that code and other code in this way, and all of it goes back, so
    /// that no destination is unknown.
    case goesBack(BodyID)
    /// It sends something, and its listeners show nothing and set nothing that other code may observe.
    case isHeard(by: BodyID)
  }

  /// A piece of code that a function leads to, with the calls from it outwards up to one in the function.
  private struct Code {
    let scope: ScopeID
    let calls: [CodePath.Call]
  }

  /// All that a function leads to, whoever calls it.
  private struct Outcome {
    /// The transitions in that code.
    var shown: [(site: CallSite, calls: [CodePath.Call])] = []
    /// The first code that hears what is sent.
    var listener: BodyID?
    /// Whether those who hear it may do more than was looked at: they set something that others may watch, or call
    /// what could not be followed.
    var mayDoMore = false
  }

  /// What functions lead to that were asked for before: many calls ask for one router.
  private var outcomes: [BodyID: Outcome] = [:]
  /// The types of the routes that calls give.
  private var routeTypes: [CallSiteID: TypeID?] = [:]

  /// What a call of a function leads to; nil where nothing was found.
  ///
  /// - Parameters:
  ///   - shows: whether a call in the code is a transition of the graph; the same for every question.
  ///   - goesBack: whether one that is does no more than go back.
  mutating func effect(
    of call: CallSiteID, calling function: BodyID, shows: (CallSite) -> Bool, goesBack: (CallSite) -> Bool
  ) -> Effect? {
    let outcome = outcomes[function] ?? outcome(of: function, shows: shows)
    outcomes[function] = outcome
    var open: [CallSite] = []
    var back: BodyID?
    // A router that leaves it open where a few of its screens come up leaves it open for all.
    for (site, calls) in outcome.shown where open.count < Self.maximumOpen {
      let path = CodePath(scope: site.scope, calls: calls + [CodePath.Call(site: call)])
      guard takesRoutes(along: path) else { continue }
      let verdict = cases.verdict(on: path)
      guard verdict != .isForOthers, evaluator.run(along: path) != nil else { continue }
      if verdict == .isMeant || evaluator.decides(path) {
        // The same route may show something after it went back.
        if !goesBack(site), back == nil || back == site.body { return .shows(site.body) }
        back = back ?? site.body
        continue
      }
      if !open.contains(where: { $0.id == site.id }) { open.append(site) }
    }
    if let back { return .goesBack(back) }
    guard let first = open.first else {
      return outcome.mayDoMore ? nil : outcome.listener.map { .isHeard(by: $0) }
    }
    guard let shown = open.first(where: { !goesBack($0) }) else {
      return open.count < Self.maximumOpen ? .goesBack(first.body) : .mayShow(first.body)
    }
    return .mayShow(shown.body)
  }

  /// Whether each function on a way takes routes of the type that its call gives: coordinators have methods of one name,
  /// and their routes cases of one name, so that only the types of the routes tell whom a call means.
  private mutating func takesRoutes(along path: CodePath) -> Bool {
    let bodies = [program[path.scope].body] + path.calls.dropLast().map { program[$0.site].body }
    // What the function around a call is given under a name.
    var given: (name: String, type: TypeID)?
    for (call, called) in zip(path.calls, bodies).reversed() {
      let site = program[call.site]
      guard call.closure == nil, call.sent == nil,
        let index = site.call.arguments.firstIndex(where: { !$0.isTrailing })
      else {
        given = nil
        continue
      }
      let isHandedOn = given.map { site.call.arguments[index].value == .identifier($0.name) } ?? false
      let route = isHandedOn ? given?.type : routeType(of: site, site.call.arguments[index].value)
      let function = program.outermost(called)
      given = nil
      guard let route, let mapping = ArgumentMatching.match(site.call.arguments, to: function.parameters),
        let parameter = mapping.first(where: { $0.value == index }).map({ function.parameters[$0.key] })
      else { continue }
      if let written = parameter.type, function.owner.map({ program[$0].isProtocol }) != true,
        let taken = evaluator.resolve(written, in: function.scope, evaluator.openActivation(of: function.id)),
        program[taken].kind == .enum, taken != route
      {
        return false
      }
      given = (parameter.name, route)
    }
    return true
  }

  /// The enum of which a call gives a case as its first argument: by what the argument is declared with, or by what the
  /// receiver is specialized with, `AnyCoordinator<ItemRoute>`.
  private mutating func routeType(of site: CallSite, _ argument: Expression) -> TypeID? {
    if let known = routeTypes[site.id] { return known }
    evaluator.resetBudget()
    let activation = evaluator.openActivation(of: site.body)
    let type =
      argument.implicitName == nil
      ? evaluator.writtenType(of: argument, in: site.scope, activation) : evaluator.routeType(expectedBy: site)
    let isRoute = type.map { type in
      program[type].kind == .enum && argument.implicitName.map { program[type].cases[$0] != nil } ?? true
    }
    let route = isRoute == true ? type : nil
    routeTypes[site.id] = .some(route)
    return route
  }

  private func outcome(of function: BodyID, shows: (CallSite) -> Bool) -> Outcome {
    var outcome = Outcome()
    let functions = program[function].kind == .requirement ? called.fulfilments(of: function) : [function]
    var next = functions.map { Code(scope: program[$0].scope, calls: []) }
    var ways = Dictionary(next.map { ($0.scope, 1) }, uniquingKeysWith: +)
    var hasNew = false
    for _ in 0..<Self.depth where !next.isEmpty && ways.count < Self.maximumCode {
      var inner: [Code] = []
      hasNew = false
      for code in next {
        for site in calls(in: code.scope) {
          if shows(site) { outcome.shown.append((site, code.calls)) }
          let targets = codes(ranBy: site)
          let isHeard = code.calls.contains { $0.sent != nil }
          if isHeard, targets.isEmpty, meansOwnFunction(site) { outcome.mayDoMore = true }
          for target in targets where ways[target.scope, default: 0] < Self.maximumWays {
            if ways[target.scope] == nil { hasNew = true }
            ways[target.scope, default: 0] += 1
            if target.calls[0].sent != nil {
              outcome.listener = outcome.listener ?? program[target.scope].body
            }
            if isHeard || target.calls[0].sent != nil, setsState(target.scope) { outcome.mayDoMore = true }
            inner.append(Code(scope: target.scope, calls: target.calls + code.calls))
          }
        }
      }
      next = inner
    }
    if hasNew { outcome.mayDoMore = true }
    return outcome
  }

  /// Whether a call has the name of a function of the program.
  private func meansOwnFunction(_ site: CallSite) -> Bool {
    site.call.callee.calledName.map {
      program.ownersOfFunctions[$0] != nil || program.globalFunctions[$0] != nil
    } ?? false
  }

  private func setsState(_ scope: ScopeID) -> Bool {
    program.propertyUses.assignments(in: program[scope].body).contains { program.isScope($0.scope, within: scope) }
  }

  private func calls(in scope: ScopeID) -> [CallSite] {
    program.calls(in: program[scope].body).filter { program.isScope($0.scope, within: scope) }
  }

  /// The functions and closures that run since a call is made, each with that call.
  private func codes(ranBy site: CallSite) -> [Code] {
    called.functions(calledBy: site, onGiven: true).map {
      Code(scope: program[$0].scope, calls: [CodePath.Call(site: site.id)])
    }
      + (hearers[site.id] ?? []).map { hearing in
        switch hearing.hearer {
        case .function(let body):
          Code(scope: program[body].scope, calls: [CodePath.Call(site: site.id, sent: hearing.sent)])
        case .closure(let scope):
          Code(scope: scope, calls: [CodePath.Call(site: site.id, closure: scope, sent: hearing.sent)])
        }
      }
  }
}
