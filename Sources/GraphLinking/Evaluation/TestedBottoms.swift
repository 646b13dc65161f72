import NavigationModel

/// Tells what is at the bottom of a navigation controller by what the code has found there:
///
///     guard let list = stack.viewControllers.first as? ListViewController else { return }
///     stack.popToRootViewController(animated: true)
extension Evaluator {
  /// The local that holds what lies at the bottom of a stack, whose class the code before a place has tested; nil where
  /// it has not. The alternative of a `guard` is where the test has failed.
  func testedBottom(of stack: Expression, at position: Position, in scope: ScopeID) -> Expression? {
    let held = Expression.member(stack, "viewControllers")
    var next: ScopeID? = scope
    while let place = next {
      let bottoms = program[place].locals.filter { _, locals in
        locals.count == 1
          && locals.allSatisfy { local in
            local.projections.isEmpty && local.unwrappedAt.map { $0 < position } == true
              && local.value?.tests(theFirstOf: held) == true
          }
      }
      if let name = bottoms.keys.min() { return .identifier(name) }
      // The alternative of a `guard`, or a loop, in which the bottom can be another one each time.
      if case .plain = program[place].kind { return nil }
      next = program.enclosing(place)
    }
    return nil
  }
}

extension Expression {
  /// Whether it is the first element of an array, taken for one of a class.
  fileprivate func tests(theFirstOf array: Expression) -> Bool {
    guard case .cast(let first, _, _) = self else { return false }
    switch first {
    case .member(array, "first"): return true
    case .subscripted(array, let arguments): return arguments.map(\.value) == [.integer(0)]
    default: return false
    }
  }
}
