import NavigationModel

/// Leaves out the transitions that a modifier registers for every view that has it, if it is known which code sets or
/// appends the value: that code is the source, and the views only share the modifier.
///
/// The code must be in a view that the user can reach: one that has the modifier, one that another transition leads to,
/// one that such views lead to, or a part of one. If only other code sets the value, the destination stays possible
/// from each view with the modifier.
struct SharedRegistrations {
  private let parts: [ResolvedPart]
  /// The types to which a reachable view certainly leads.
  private let asked: Set<TypeID>

  init(_ parts: [ResolvedPart], in program: Program) {
    self.parts = parts
    let all = parts.flatMap(\.transitions)
    let shared = Set(all.lazy.filter(\.isSharedRegistration).compactMap(\.shownType))
    var sure = all.filter {
      !$0.isSharedRegistration && $0.confidence != .possible && !$0.kind.goesBack && $0.shownType != nil
    }
    // What is led to in another way, and what has the modifier, is there.
    var shown = Set(sure.compactMap(\.shownType)).subtracting(shared)
    for case .type(let source) in all.lazy.filter(\.isSharedRegistration).map(\.source) { shown.insert(source) }
    var asked: Set<TypeID> = []
    var count = -1
    while count < asked.count {
      count = asked.count
      sure.removeAll { transition in
        guard case .type(let source) = transition.source, let type = transition.shownType, shared.contains(type),
          shown.contains(source) || program.isPart(source, ofOneOf: shown, through: { !shared.contains($0) })
        else { return false }
        asked.insert(type)
        shown.insert(type)
        return true
      }
    }
    self.asked = asked
  }

  /// The parts without what is left out; the places that show nothing else say so.
  func filtered() -> [ResolvedPart] {
    guard parts.contains(where: { $0.transitions.contains(where: isLeftOut) }) else { return parts }
    var result = parts
    var spots: Set<CodeSpot> = []
    for index in result.indices {
      spots.formUnion(result[index].transitions.filter(isLeftOut).compactMap(\.origin))
      result[index].transitions.removeAll(where: isLeftOut)
    }
    result[0].dismissals += spots.sorted().map { Dismissal(at: $0, since: .registered) }
    return result
  }

  private func isLeftOut(_ transition: ResolvedTransition) -> Bool {
    transition.isSharedRegistration && transition.shownType.map(asked.contains) == true
  }
}

extension Program {
  /// Views within each other are seldom deeper than this.
  private static let maximumNesting = 6

  /// Whether one of several types makes a view in its code, or what it makes does.
  ///
  /// - Parameter isPassed: whether a view may lie in between. A registered destination may not: it is a screen of its
  ///   own, which counts only once a transition leads to it.
  fileprivate func isPart(
    _ view: TypeID, ofOneOf types: Set<TypeID>, through isPassed: (TypeID) -> Bool
  ) -> Bool {
    guard isPassed(view) else { return false }
    var seen: Set<TypeID> = [view]
    var next = [view]
    for _ in 0..<Self.maximumNesting where !next.isEmpty {
      let makers = Set(next.flatMap { typesMaking($0) }).subtracting(seen)
      if !makers.isDisjoint(with: types) { return true }
      seen.formUnion(makers)
      next = makers.filter(isPassed)
    }
    return false
  }

  /// The types whose code makes a view.
  private func typesMaking(_ view: TypeID) -> [TypeID] {
    guard isView(view) else { return [] }
    return (callsByName[self[view].bareName] ?? []).compactMap { id in
      guard let owner = self[self[id].body].owner, Receivers(program: self).type(madeBy: self[id]) == view else {
        return nil
      }
      return owner
    }
  }
}
