import NavigationModel

/// Tells where code puts something in the place of what a navigation controller shows.
extension Evaluator {
  /// Whether an expression is what a container holds without its top, and something else on top of that.
  func isPutInPlaceOfTop(_ expression: Expression, in scope: ScopeID) -> Bool {
    switch expression {
    case .call(let call) where call.callee == .identifier("+"):
      return call.arguments.first.map { lacksTop($0.value, in: scope) } ?? false
    case .identifier(let name):
      guard let locals = program.locals(named: name, from: scope), locals.count == 1, let only = locals.first,
        only.projections.isEmpty, let value = only.value
      else { return false }
      let changes = changes(of: name, in: program[only.scope].body)
      guard changes.contains(where: \.adds), changes.allSatisfy({ $0.adds || $0.takesTop }) else { return false }
      if lacksTop(value, in: only.scope) { return true }
      return heldContents(beginning: only, name) == .all
        && changes.contains { $0.takesTop && (program.isScope(scope, within: $0.scope) || asksForItself($0.scope)) }
    default:
      return false
    }
  }

  /// Whether what is set is the last element of a local array by its index, which may have a name of its own:
  /// `let top = stack.count - 1`.
  ///
  /// - Parameter keepsCount: whether the array has as many elements as what it was copied from, so that these may be
  ///   counted instead: `all[stack.viewControllers.count - 1]`.
  func isLastElement(_ target: Expression, of name: String, in scope: ScopeID, keepsCount: Bool) -> Bool {
    guard case .subscripted(.identifier(name), let indices) = target, indices.count == 1, let index = indices.first
    else { return false }
    let counted = [Expression.identifier(name)] + (keepsCount ? sources(ofLocal: name, in: scope) : [])
    return isLastIndex(index.value, of: counted, in: scope)
  }

  /// Whether an expression is the index of the last element of one of some arrays, or a local that is.
  func isLastIndex(_ index: Expression, of arrays: [Expression], in scope: ScopeID) -> Bool {
    if index.isLastIndex(ofOneOf: arrays) { return true }
    guard case .identifier(let local) = index, let locals = program.locals(named: local, from: scope),
      locals.count == 1, let only = locals.first, only.projections.isEmpty, let value = only.value
    else { return false }
    return value.isLastIndex(ofOneOf: arrays)
  }

  /// What a local is a copy of, with and without `self`.
  private func sources(ofLocal name: String, in scope: ScopeID) -> [Expression] {
    guard let locals = program.locals(named: name, from: scope), locals.count == 1, let only = locals.first,
      only.projections.isEmpty, let value = only.value
    else { return [] }
    guard let own = value.ownPropertyName else { return [value] }
    let named: [Expression] = [.identifier(own), .member(.identifier("self"), own)]
    // A local of that name is no property.
    return own != name && program.locals(named: own, from: scope) != nil ? [value] : named
  }

  /// Whether an expression is what a container holds without its top: `stack.viewControllers.dropLast()`.
  private func lacksTop(_ expression: Expression, in scope: ScopeID) -> Bool {
    guard case .call(let call) = expression else { return false }
    switch call.callee {
    case .identifier("Array"), .array, .specialized(.identifier("Array"), _):
      return call.arguments.first.map { lacksTop($0.value, in: scope) } ?? false
    case .member(let whole, "dropLast"):
      return heldContents(whole, in: scope) == .all
    default:
      return false
    }
  }

  /// Whether code runs only if the object itself is what it looks for: `if stack.last === self { stack.removeLast() }`.
  private func asksForItself(_ scope: ScopeID) -> Bool {
    guard case .branch(let conditions) = program[scope].kind else { return false }
    return conditions.contains { condition in
      if case .holds(let test) = condition { test.mentionedNames.contains("self") } else { false }
    }
  }
}

extension Expression {
  /// Whether it is the index of the last element of one of some arrays: `stack.count - 1`.
  fileprivate func isLastIndex(ofOneOf arrays: [Expression]) -> Bool {
    switch self {
    case .member(.member(let array, "indices"), "last"):
      return arrays.contains(array)
    case .call(let call) where call.callee == .identifier("-"):
      guard call.arguments.count == 2, call.arguments[1].value == .integer(1) else { return false }
      return call.arguments[0].value.isEndIndex(ofOneOf: arrays)
    case .call(let call):
      guard case .member(let array, "index") = call.callee, arrays.contains(array), call.arguments.count == 1,
        let before = call.arguments.first, before.label == "before"
      else { return false }
      return before.value.isEndIndex(ofOneOf: arrays)
    default:
      return false
    }
  }

  /// Whether it is the number of elements of one of some arrays, or the index after its last one.
  func isEndIndex(ofOneOf arrays: [Expression]) -> Bool {
    guard case .member(let array, let count) = self else { return false }
    return (count == "count" || count == "endIndex") && arrays.contains(array)
  }
}
