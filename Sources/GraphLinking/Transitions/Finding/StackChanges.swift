import NavigationModel

/// What it is to set the screens of a navigation controller to some of those that it holds already.
extension TransitionPattern {
  /// Whether what is set is all that is held, with more on top of it.
  func adds(_ value: Expression, in scope: ScopeID, _ evaluator: Evaluator) -> Bool {
    kind == .root && fillsStack && evaluator.isPutOntoContents(value, in: scope)
  }

  /// What is set above the lowest screen of the stack, which stays; nil where that is not what is set.
  func addsOntoBottom(
    _ value: Expression, of stack: Expression, in scope: ScopeID, _ evaluator: Evaluator
  ) -> Expression? {
    kind == .root && fillsStack ? evaluator.putOntoBottom(value, of: stack, in: scope) : nil
  }

  /// What is set with the object whose code it is below it, on the stack that this lies on: `[self, detail]`; nil where
  /// anything else is set. The object itself is to be seen already.
  func setsOntoSelf(
    _ value: Expression, of stack: Expression, in scope: ScopeID, _ evaluator: Evaluator
  ) -> Expression? {
    guard kind == .root, fillsStack, evaluator.isOwnStack(stack, in: scope), case .array(let elements) = value,
      elements.count > 1, elements.first == .identifier("self")
    else { return nil }
    return .array(Array(elements.dropFirst()))
  }

  /// Whether what is set is all that is held but the top, with something else in its place.
  func exchanges(_ value: Expression, in scope: ScopeID, _ evaluator: Evaluator) -> Bool {
    kind == .root && fillsStack && evaluator.isPutInPlaceOfTop(value, in: scope)
  }

  /// Whether what is set is written down without the object whose code it is: a screen that sets that on the stack it
  /// lies on is gone then.
  func leavesOut(_ value: Expression) -> Bool {
    guard kind == .root, fillsStack, case .array(let elements) = value else { return false }
    return !elements.isEmpty && !elements.contains(.identifier("self"))
  }

  /// The way back that it is to set what lies at the bottom; nil where nothing tells whether anything is to be seen.
  func setting(_ held: HeldContents, in scope: ScopeID, _ body: BodyID, _ position: Position) -> Transition? {
    guard held == .bottom, fillsStack else { return nil }
    return Transition(shown: .previous, kind: .popTo, scope: scope, body: body, position: position)
  }
}

extension Evaluator {
  /// Whether an expression is the navigation controller that the object itself lies on, under any name.
  fileprivate func isOwnStack(_ stack: Expression, in scope: ScopeID) -> Bool {
    let own = "navigationController"
    guard case .identifier(let name) = stack, let found = program.locals(named: name, from: scope) else {
      return stack.ownPropertyName == own
    }
    return found.count == 1 && found[0].projections.isEmpty && found[0].value?.ownPropertyName == own
  }
}
