import NavigationModel

extension Branch {
  /// What an expression with branches gives where this one is taken.
  var values: [Expression] {
    switch body.last {
    case .expression(let value), .returning(let value): [value]
    case .branches(let inner): inner.flatMap(\.values)
    default: []
    }
  }
}

extension Expression {
  /// What a conditional expression can be, as `isNew ? first : second`; nothing for all others.
  var valuesOfBranches: [Expression] {
    guard case .conditional(let branches) = self else { return [] }
    return branches.flatMap(\.values)
  }
}
