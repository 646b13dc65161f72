import NavigationModel

extension Program {
  /// Whether what happens at the first place cannot have happened at the second: they are in different cases of a
  /// `switch`, or in an `if` and in its `else`. In a loop or a closure, which can run again, it can.
  ///
  /// - Parameter outer: the scope around both for which that is asked.
  func areExclusive(_ first: ScopeID, _ second: ScopeID, within outer: ScopeID) -> Bool {
    guard first != second else { return false }
    let others = branches(around: second, within: outer)
    guard !others.isEmpty else { return false }
    return branches(around: first, within: outer).contains { branch in
      others.contains { other in
        branch.parent == other.parent
          && branch.conditions.contains { condition in other.conditions.contains { condition.excludes($0) } }
      }
    }
  }

  /// The branches around a place that are in no loop and no closure, the innermost first.
  private func branches(
    around scope: ScopeID, within outer: ScopeID
  ) -> [(parent: ScopeID, conditions: [Condition])] {
    var found: [(parent: ScopeID, conditions: [Condition])] = []
    var next: ScopeID? = scope
    while let place = next, place != outer {
      next = self[place].parent
      guard case .branch(let conditions) = self[place].kind, let parent = next else {
        found = []
        continue
      }
      found.append((parent, conditions))
    }
    return found
  }
}

extension Condition {
  /// Whether another condition at the same place fails wherever this one holds.
  fileprivate func excludes(_ other: Condition) -> Bool {
    switch (self, other) {
    case (.matches(let subject, let patterns), .matches(let otherSubject, let otherPatterns)):
      subject == otherSubject && patterns != otherPatterns
    case (.matches(let subject, let patterns), .matchesNone(let otherSubject, let otherPatterns)),
      (.matchesNone(let otherSubject, let otherPatterns), .matches(let subject, let patterns)):
      subject == otherSubject && patterns.allSatisfy { otherPatterns.contains($0) }
    case (.holds(let test), .fails(let otherTest)), (.fails(let test), .holds(let otherTest)):
      test == otherTest
    default:
      false
    }
  }
}
