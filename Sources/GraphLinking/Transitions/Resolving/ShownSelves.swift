import NavigationModel

/// Whether a transition shows the object whose code it stands in, or what is around that.
extension TransitionResolver {
  /// Whether a chain of calls leads from an initializer to code that shows the object which it makes: calls on itself,
  /// but for those of the superclass's methods, which other objects have as well.
  func isShownSinceMade(_ outermost: BodyID, _ chain: [AskingCall]) -> Bool {
    program[outermost].kind == .initializer
      && chain.allSatisfy { link in
        let callee = program[link.site].call.callee
        if case .member(.identifier("super"), _) = callee { return false }
        return callee.isOnSelf
      }
  }

  /// Whether a local is shown that is the window of the object of the method itself: `guard let panel = window`.
  func showsOwnWindow(_ transition: Transition) -> Bool {
    guard case .values(.identifier(let name)) = transition.shown,
      let locals = program.locals(named: name, from: transition.scope)
    else { return false }
    return locals.allSatisfy { $0.value?.ownPropertyName == "window" && $0.projections.isEmpty }
  }

  /// Whether a local is shown that is a container around the object of the method itself:
  /// `let stack = UINavigationController(rootViewController: self)`.
  func showsOwnContainer(_ transition: Transition) -> Bool {
    guard case .values(.identifier(let name)) = transition.shown,
      let locals = program.locals(named: name, from: transition.scope), locals.count == 1,
      case .call(let call)? = locals[0].value, case .identifier(let type) = call.callee.unspecialized,
      program.mayNameType(type)
    else { return false }
    return call.arguments.contains { $0.label == "rootViewController" && $0.value == .identifier("self") }
  }

  /// Whether a method that a framework calls shows its own object, alone or in a container.
  func showsItself(_ transition: Transition, whereFrameworksCall function: Body) -> Bool {
    let showsSelf = transition.showsSelf && !transition.showsSelfInContainer
    guard showsSelf || showsOwnContainer(transition) else { return false }
    if case .calledByFramework = wrappers.causeOfSilence(of: transition, in: function, callers: 0) { return true }
    return false
  }
}
