import NavigationModel

/// A place in the code with the calls through which control gets there.
struct CodePath: Hashable {
  /// The scope in which the code stands.
  let scope: ScopeID
  /// From the inside out: the first calls the function around the scope, the second the function around the first call.
  var calls: [CallSiteID] = []

  /// The path as seen from one more caller.
  func called(from site: CallSiteID) -> CodePath { CodePath(scope: scope, calls: calls + [site]) }
}

extension Program {
  /// The scope at the outer end of a path: that of the last call, or of the code itself.
  func outerScope(of path: CodePath) -> ScopeID { path.calls.last.map { self[$0].scope } ?? path.scope }
}

extension Evaluator {
  /// The run of the body at the inner end of a path; nil where the arguments on the way lead elsewhere.
  func run(along path: CodePath) -> ActivationID? {
    guard let outermost = path.calls.last else { return openActivation(of: program[path.scope].body) }
    var activation = openActivation(of: program[outermost].body)
    let bodies = [program[path.scope].body] + path.calls.dropLast().map { program[$0].body }
    for (site, called) in zip(path.calls, bodies).reversed() {
      resetBudget()
      guard isReachable(site, activation), let next = run(of: called, from: site, activation) else { return nil }
      activation = next
    }
    return isFeasible(from: path.scope, to: program[program[path.scope].body].scope, activation) ? activation : nil
  }

  /// Whether the call can be reached with the arguments of the run.
  private func isReachable(_ site: CallSiteID, _ activation: ActivationID) -> Bool {
    let call = program[site]
    return isFeasible(from: call.scope, to: program[call.body].scope, activation)
  }
}
