import NavigationModel

/// Finds the type that what a closure gives must have: `var next: UIViewController { .detail() }`.
extension Evaluator {
  /// The type that the implicit members among the results of a closure belong to; nil for a closure that gives none, of
  /// which its code tells all.
  ///
  /// - Parameter expected: the type that the context of the closure's call wants.
  func wantedResult(ofClosure closure: ScopeID, calledFor expected: TypeID?) -> TypeID? {
    guard program[closure].results.values.contains(where: { $0.value.takesTypeFromContext }) else { return nil }
    return declaredResult(ofStored: closure) ?? declaredResult(ofPassed: closure) ?? expected
  }
}

extension Expression {
  /// Whether only the context tells what it is: `.detail`, `.detail(id)`, also as an element or in a branch. The closure
  /// of a computed local is called for it.
  fileprivate var takesTypeFromContext: Bool {
    switch self {
    case .implicitMember:
      return true
    case .call(let call):
      if case .closure = call.callee { return true }
      return call.callee.takesTypeFromContext
    case .array(let values), .alternatives(let values):
      return values.contains { $0.takesTypeFromContext }
    case .dictionary(let entries):
      return entries.contains { $0.value.takesTypeFromContext }
    case .conditional(let branches):
      return branches.contains { $0.takesTypeFromContext }
    default:
      return false
    }
  }
}

extension Branch {
  fileprivate var takesTypeFromContext: Bool {
    switch body.last {
    case .expression(let value), .returning(let value): value.takesTypeFromContext
    case .branches(let inner): inner.contains { $0.takesTypeFromContext }
    default: false
    }
  }
}
