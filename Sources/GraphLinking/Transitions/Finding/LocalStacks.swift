import NavigationModel

/// Finds the navigation controllers that code makes around a root, and pushes more onto before anybody sees them.
///
///     let stack = UINavigationController(rootViewController: Home())
///     stack.pushViewController(Detail(), animated: false)
///     window.rootViewController = stack
///
/// The detail is what the stack holds: nobody goes there from the screen that is shown while this code runs.
struct LocalStacks {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  /// The stack that a call pushes onto, where that is a local of the code which runs with the call.
  func stack(pushedOntoBy site: CallSite, as kind: TransitionKind) -> Local? {
    guard kind == .push, case .member(.identifier(let name), _) = site.call.callee,
      evaluator.isMade(.identifier(name), in: site.scope),
      let local = program.locals(named: name, from: site.scope)?.first, evaluator.runsWith(site.scope, local.scope)
    else { return nil }
    return local
  }

  /// Who shows what a transition shows: the stack, or who asks. Of one that is made empty, what is pushed first is the
  /// root.
  func source(of transition: Transition, _ path: CodePath, askedBy asker: TransitionSource) -> TransitionSource {
    guard let stack = transition.pushedOnto, let value = stack.value, let run = evaluator.run(along: path) else {
      return asker
    }
    evaluator.resetBudget()
    for candidate in evaluator.evaluate(value, in: stack.scope, run) {
      guard case .container(let type, let contents, _) = candidate.value, !contents.isEmpty,
        program.inherits(type, fromAnyNamed: ["UINavigationController"])
      else { continue }
      return .container(type, contents: contents, madeBy: asker)
    }
    return asker
  }
}
