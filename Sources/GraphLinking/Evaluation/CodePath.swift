import NavigationModel

/// A place in the code with the calls through which control gets there.
struct CodePath: Hashable, Sendable {
  /// A call on the way: of a function, of what answers a route, or of a closure that a property holds.
  struct Call: Hashable {
    let site: CallSiteID
    /// What the function is run with, where the call only asks for what it does.
    var route: RouteRequests.Route?
    /// The stored closure that is called; nil where a function is.
    var closure: ScopeID?
    /// What the function or the closure hears, where the call only sends it.
    var sent: Sendings.Sent?
  }

  /// The scope in which the code stands.
  let scope: ScopeID
  /// From the inside out: the first calls the function around the scope, the second the function around the first call.
  var calls: [Call] = []

  /// The path as seen from one more caller.
  func called(from caller: Evaluator.Caller) -> CodePath {
    CodePath(scope: scope, calls: calls + [Call(site: caller.site, route: caller.route, sent: caller.sent)])
  }
}

extension Program {
  /// The scope at the outer end of a path: that of the last call, or of the code itself.
  func outerScope(of path: CodePath) -> ScopeID { path.calls.last.map { self[$0.site].scope } ?? path.scope }
}

extension Evaluator {
  /// The run of the body at the inner end of a path; nil where the arguments on the way lead elsewhere.
  func run(along path: CodePath) -> ActivationID? {
    guard let outermost = path.calls.last else { return openActivation(of: program[path.scope].body) }
    var activation = openActivation(of: program[outermost.site].body)
    let bodies = [program[path.scope].body] + path.calls.dropLast().map { program[$0.site].body }
    for (call, called) in zip(path.calls, bodies).reversed() {
      guard let next = run(of: called, by: call, activation) else { return nil }
      activation = next
    }
    resetBudget()
    return isFeasible(from: path.scope, to: program[program[path.scope].body].scope, activation) ? activation : nil
  }

  /// A call on the way of a path in the run of the code around it.
  struct CallKey: Hashable {
    let body: BodyID
    let call: CodePath.Call
    let activation: ActivationID
  }

  /// The run of a body as one call on the way runs it; nil where the call cannot be reached in the run around it.
  ///
  /// It is a question of its own. Paths that differ at their inner ends only share the answers for their outer ends.
  func run(of body: BodyID, by call: CodePath.Call, _ activation: ActivationID) -> ActivationID? {
    let key = CallKey(body: body, call: call, activation: activation)
    if let known = callCache[key] { return known }
    resetBudget()
    let result = isReachable(call.site, activation) ? called(body, by: call, activation) : nil
    // What was cut off would be so again, since each run is a question of its own.
    callCache[key] = .some(result)
    return result
  }

  private func called(_ body: BodyID, by call: CodePath.Call, _ activation: ActivationID) -> ActivationID? {
    if let closure = call.closure { return run(ofStored: closure, from: call, activation) }
    let caller = Caller(site: call.site, confidence: .inferred, route: call.route, sent: call.sent)
    return run(of: body, from: caller, activation)
  }

  /// Whether the call can be reached with the arguments of the run.
  private func isReachable(_ site: CallSiteID, _ activation: ActivationID) -> Bool {
    let call = program[site]
    return isFeasible(from: call.scope, to: program[call.body].scope, activation)
  }
}
