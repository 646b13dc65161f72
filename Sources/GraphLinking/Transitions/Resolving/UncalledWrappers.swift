import NavigationModel

/// What is known of a transition in code whose callers would have to say what it shows, and do not: nothing calls it, or
/// too much does.
struct UncalledWrappers {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  /// Why code shows nothing whose callers would have to say what: there are too many of them, or none.
  func causeOfSilence(of transition: Transition, in function: Body, callers: Int) -> Dismissal.Cause {
    if callers > 0 { return .calledEverywhere(function.signature) }
    // Whoever calls the method, the screen that it goes back to is this one.
    if transition.kind.goesBack, transition.showsSelf { return .comesBack }
    let isCalledBySelector = program.isCalledBySelector(function)
    let isCalledByFramework =
      program.overridesWhatFrameworksCall(function) || program.mayBeCalledByFramework(function)
    guard isCalledBySelector || isCalledByFramework else { return .uncalled(function.signature) }
    // A menu or a button asks the controller of a window that is there.
    if isCalledBySelector, transition.showsWindow { return .wasThere }
    if isCalledBySelector { return .selector(function.signature) }
    let isAnimator = function.owner.map { program.inherits($0, fromAnyNamed: CalledTransitions.animators) } ?? false
    return isAnimator ? .animation : .calledByFramework(function.signature)
  }

  /// Why code shows nothing that is given no argument, though what it shows is one: other code puts it into the object.
  func causeOfSilence(inAccessor body: Body) -> Dismissal.Cause? {
    guard body.parameters.isEmpty else { return nil }
    return switch body.kind {
    case .observers: .observed
    case .getter: .collected
    default: nil
    }
  }

  /// Why it is not known what a function is given that no call means.
  func reason(of transition: Transition, inUncalled function: Body) -> String {
    // A property has no arguments: what is open is what its object is made with.
    if function.kind == .getter, let owner = function.owner {
      return "it is given to \(program[owner].name), which nothing in the analyzed files creates"
    }
    let argument = "it is an argument of \(function.signature)"
    if mayBeMeant(function) { return "\(argument), but navgraph could not recognize any call of it" }
    let cause = causeOfSilence(of: transition, in: function, callers: 0)
    return switch cause {
    case .selector, .calledByFramework: cause.verdict(in: program).reason
    default: "\(argument), which nothing in the analyzed files calls"
    }
  }

  /// Whether a call by the name of a function, with its labels, may mean it for all that is known of what it is called on.
  func mayBeMeant(_ function: Body) -> Bool {
    (program.callsByName[function.name] ?? []).contains { id in
      let site = program[id]
      guard ArgumentMatching.match(site.call.arguments, to: function.parameters) != nil else { return false }
      switch site.call.callee {
      case .identifier:
        return mayInherit(program[site.body].owner, from: function.owner)
      case .member(let base, _):
        let receiver = evaluator.staticType(of: base, in: site.scope, evaluator.openActivation(of: site.body))
        return receiver == nil || mayInherit(receiver, from: function.owner)
      default:
        return true
      }
    }
  }

  /// Whether a type may inherit from a framework's by way of a library's, which is not among the sources.
  private func mayInherit(_ type: TypeID?, from owner: TypeID?) -> Bool {
    guard let type, let owner, !program[owner].isDeclared else { return false }
    return program.lineage(of: type).contains { !program[$0].isDeclared && program.frameworkType(of: $0) == nil }
  }

  /// Whether a function belongs to a part of chains of steps, so that the chains tell what it is given.
  func isCalledByLibrary(_ function: Body) -> Bool {
    guard let owner = function.owner else { return false }
    return program.frameworks.chains.contains { program.inherits(owner, fromAnyNamed: $0.parts.sorted()) }
  }

  /// The class that a parameter is declared with, where that says which screen it is.
  func declaredDestination(_ transition: Transition, chain: [AskingCall]) -> TypeID? {
    if let outermost = chain.last.map({ program[$0.site] }) {
      let activation = evaluator.openActivation(of: outermost.body)
      return outermost.call.arguments.lazy
        .compactMap { evaluator.staticType(of: $0.value, in: outermost.scope, activation) }
        .first { program.namesScreen($0) }
    }
    guard case .values(var expression) = transition.shown else { return nil }
    if case .array(let elements) = expression, elements.count == 1, let only = elements.first { expression = only }
    guard
      let type = evaluator.staticType(
        of: expression, in: transition.scope, evaluator.openActivation(of: transition.body)),
      program.namesScreen(type)
    else { return nil }
    return type
  }
}
