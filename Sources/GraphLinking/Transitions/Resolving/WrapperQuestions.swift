import NavigationModel

/// Whether a function is a wrapper: the callers show what a transition in it shows, and not the object of the function.
extension TransitionResolver {
  /// Whether the callers of a function show what it shows.
  ///
  /// What a method of a class does later, it does for itself. A modifier has no self but the view that it is added to, so
  /// its closures too run for that view.
  func isWrapper(
    _ outermost: BodyID, of transition: Transition, askedFrom site: CallSiteID?, wasOpen: Bool
  ) -> Bool {
    if isAdded(outermost) { return wasOpen || program[outermost].kind == .function }
    guard wasOpen, isClassMethod(outermost, transition) else { return false }
    return !evaluator.isHandled(site.map { program[$0].scope } ?? transition.scope)
  }

  /// Whether code that asks for a transition stands in a method that a screen's class has, and not its objects: `Card.present(on: self)`.
  ///
  /// Nobody has come to that screen yet. Whoever calls the method shows what it shows.
  private func isClassMethod(_ outermost: BodyID, _ transition: Transition) -> Bool {
    isOfScreensClass(program[outermost], transition)
      && (1...Self.maximumCallers).contains(evaluator.callers(of: outermost).count)
  }

  private func isOfScreensClass(_ body: Body, _ transition: Transition) -> Bool {
    guard body.isStatic, body.kind == .function, transition.isAskedFor, !transition.kind.goesBack,
      let owner = body.owner
    else { return false }
    return program.isScreen(owner)
  }

  /// Whether no code calls such a method, also as far as the names tell.
  func isUncalledClassMethod(_ outermost: BodyID, _ transition: Transition) -> Bool {
    let body = program[outermost]
    return isOfScreensClass(body, transition) && evaluator.callers(of: outermost).isEmpty
      && !wrappers.mayBeMeant(body)
  }

  /// Whether code is an initializer that the program adds to a framework's type, such as a link with an icon, or a
  /// modifier that it adds to all views: who makes such a link, or has the modifier, shows what it leads to.
  private func isAdded(_ outermost: BodyID) -> Bool {
    let body = program[outermost]
    guard let owner = body.owner, !program[owner].isDeclared else { return false }
    guard body.kind == .initializer || body.kind == .function && program[owner].name == "View" else { return false }
    return (1...Self.maximumCallers).contains(evaluator.callers(of: body.id).count)
  }

  /// Whether the project describes every call of a function.
  func isDescribed(_ function: BodyID) -> Bool {
    guard !described.isEmpty else { return false }
    let callers = evaluator.callers(of: function)
    return !callers.isEmpty && callers.allSatisfy { described.contains($0.site) }
  }
}
