import NavigationModel

/// Finds the containers that code makes and fills before anybody sees them: navigation controllers around a root onto
/// which more is pushed, and containers of the program's own with tabs, columns or pages.
///
///     let stack = UINavigationController(rootViewController: Home())
///     stack.pushViewController(Detail(), animated: false)
///     window.rootViewController = stack
///
/// So are those that a closure fills: `UINavigationController().then { $0.viewControllers = [Home()] }`.
///
/// The detail is what the stack holds: nobody goes there from the screen that is shown while this code runs. Nor is the
/// root of a stack anybody else's that is made empty and filled before it is shown.
struct LocalStacks {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  /// The stack that is pushed onto or filled, where that is a local of the code which does so.
  func stack(_ expression: Expression, of kind: TransitionKind, in scope: ScopeID) -> LocalStack? {
    guard [.push, .root, .tab, .column, .page, .child].contains(kind), case .identifier(let name) = expression else {
      return nil
    }
    if evaluator.configuringClosure(name, around: scope) != nil { return LocalStack(name: name, local: nil) }
    guard evaluator.isMade(expression, in: scope), let local = program.locals(named: name, from: scope)?.first,
      evaluator.runsWith(scope, local.scope)
    else { return nil }
    return LocalStack(name: name, local: local)
  }

  /// Who shows what a transition shows: the stack, or who asks. Of one that is made empty, what is pushed first is the
  /// root.
  func source(of transition: Transition, _ path: CodePath, askedBy asker: TransitionSource) -> TransitionSource {
    guard let stack = transition.localStack, let run = evaluator.run(along: path) else { return asker }
    evaluator.resetBudget()
    // What is pushed comes onto what the stack is made around; what is set as its content is in what the name means.
    let isPushed = transition.kind == .push
    let candidates: [Candidate]
    if let local = stack.local {
      guard let made = local.value else { return asker }
      candidates =
        isPushed
        ? evaluator.evaluate(made, in: local.scope, run)
        : evaluator.evaluate(.identifier(stack.name), in: transition.scope, run)
    } else {
      candidates = evaluator.configured(stack.name, in: transition.scope, isFilled: !isPushed, run) ?? []
    }
    if ![.push, .root, .child].contains(transition.kind) {
      let own = Set(candidates.compactMap { evaluator.type(of: $0.value) })
      // A container of a framework has no node before it is shown.
      return own.count == 1 ? own.first.flatMap(ownContainer) ?? asker : asker
    }
    for candidate in candidates {
      guard case .container(let type, let contents, _) = candidate.value, !contents.isEmpty,
        program.inherits(type, fromAnyNamed: ["UINavigationController", "FloatingPanelController"])
      else { continue }
      return .container(type, contents: contents, madeBy: asker)
    }
    return transition.kind == .child ? screen(among: candidates) ?? asker : asker
  }

  /// The controller of the program's own that all of some values are: what is added to it before it is shown, it shows.
  private func screen(among candidates: [Candidate]) -> TransitionSource? {
    let types = Set(candidates.compactMap { evaluator.type(of: $0.value) })
    guard types.count == 1, let type = types.first, program[type].isDeclared, program.isController(type),
      candidates.allSatisfy(\.value.isMade)
    else { return nil }
    return .type(type)
  }

  /// A container whose class is the program's own: what it is filled with, it shows.
  private func ownContainer(_ type: TypeID) -> TransitionSource? {
    program[type].isDeclared && program.frameworkType(of: type)?.role == .container ? .type(type) : nil
  }
}

/// A container that is a local of the code which made it, or what a closure gets from a call that gives it back.
struct LocalStack: Sendable {
  let name: String
  /// Nil for what a closure gets.
  let local: Local?
}
