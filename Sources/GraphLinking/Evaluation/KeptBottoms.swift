import NavigationModel

/// Finds what is put onto the lowest screen of a stack, which stays:
///
///     guard let home = stack.viewControllers.first as? Home else { return }
///     stack.setViewControllers([home, Login()], animated: true)
///
/// To set that is to push all but the lowest screen, which shows nothing new.
extension Evaluator {
  /// More steps from the lowest screen to where it is set again have not been seen.
  private static let maximumStepsUp = 4

  /// What is set on a stack above its own lowest screen; nil where anything else is set.
  func putOntoBottom(_ expression: Expression, of stack: Expression, in scope: ScopeID) -> Expression? {
    putOntoBottom(expression, of: stack, in: scope, steps: Self.maximumStepsUp)
  }

  private func putOntoBottom(
    _ expression: Expression, of stack: Expression, in scope: ScopeID, steps: Int
  ) -> Expression? {
    guard steps > 0 else { return nil }
    switch expression {
    case .array(let elements):
      guard elements.count > 1, isBottom(elements[0], of: stack, in: scope, steps: steps) else { return nil }
      return .array(Array(elements.dropFirst()))
    case .call(let call) where call.callee == .identifier("+") && call.arguments.count == 2:
      guard case .array(let elements) = call.arguments[0].value, elements.count == 1,
        isBottom(elements[0], of: stack, in: scope, steps: steps)
      else { return nil }
      return call.arguments[1].value
    case .identifier(let name):
      guard let only = onlyLocal(name, from: scope), only.projections.isEmpty, let value = only.value,
        changes(of: name, in: program[only.scope].body).isEmpty
      else { return nil }
      return putOntoBottom(value, of: stack, in: only.scope, steps: steps - 1)
    default:
      return nil
    }
  }

  /// Whether an expression is the lowest screen of a stack: `stack.viewControllers[0]`, `stack.children.first as? Home`.
  private func isBottom(_ expression: Expression, of stack: Expression, in scope: ScopeID, steps: Int) -> Bool {
    guard steps > 0 else { return false }
    switch expression {
    case .member(let whole, "first"):
      return whole.isContent(of: stack)
    case .subscripted(let whole, let arguments):
      return arguments.count == 1 && arguments[0].value == .integer(0) && whole.isContent(of: stack)
    case .cast(let value, _, _):
      return isBottom(value, of: stack, in: scope, steps: steps)
    case .identifier(let name):
      guard let only = onlyLocal(name, from: scope), let value = only.value, value != expression,
        only.projections.allSatisfy({ if case .cast = $0 { true } else { false } })
      else { return false }
      return isBottom(value, of: stack, in: only.scope, steps: steps - 1)
    default:
      return false
    }
  }

  private func onlyLocal(_ name: String, from scope: ScopeID) -> Local? {
    guard let locals = program.locals(named: name, from: scope), locals.count == 1 else { return nil }
    return locals.first
  }
}

extension Expression {
  /// Whether it is all that a stack holds.
  fileprivate func isContent(of stack: Expression) -> Bool {
    self == .member(stack, "viewControllers") || self == .member(stack, "children")
  }
}
