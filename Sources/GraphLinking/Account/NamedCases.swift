import NavigationModel

/// Tells which branches on a path are those for the cases that the calls on the path name.
///
/// A router may put what it is given into a queue: `enqueue(.present(route))`. The queue holds what all callers put there,
/// but what becomes of one call is in the branches for the cases that this call names, whoever takes them out.
struct NamedCases {
  private let program: Program
  /// The enums that have a case, by the name of the case.
  private let enums: [String: [TypeID]]

  init(program: Program) {
    self.program = program
    enums = program.typeIDs.reduce(into: [:]) { enums, type in
      for name in program[type].cases.keys { enums[name, default: []].append(type) }
    }
  }

  /// What the calls on a path say of a path.
  enum Verdict {
    /// A branch is for another case of an enum than the one that a call names.
    case isForOthers
    /// There are branches for cases, and each is for a case that a call names.
    case isMeant
    /// The calls do not say.
    case isOpen
  }

  func verdict(on path: CodePath) -> Verdict {
    var verdict = Verdict.isOpen
    var isUnsaid = false
    // From the outside in, since a branch can only be told by calls further out.
    var named: Set<String> = []
    for level in path.calls.indices.reversed() {
      let site = program[path.calls[level].site]
      for argument in site.call.arguments { named.formUnion(cases(namedBy: argument.value)) }
      let scope = level == 0 ? path.scope : program[path.calls[level - 1].site].scope
      for cases in branches(around: scope) {
        if !cases.isDisjoint(with: named) {
          verdict = .isMeant
        } else if isForOther(cases, than: named) {
          return .isForOthers
        } else {
          isUnsaid = true
        }
      }
    }
    return isUnsaid ? .isOpen : verdict
  }

  /// The cases for which each branch around a scope is taken, of those that are taken for cases only.
  private func branches(around scope: ScopeID) -> [Set<String>] {
    var found: [Set<String>] = []
    var next: ScopeID? = scope
    while let place = next {
      if case .branch(let conditions) = program[place].kind {
        for case .matches(_, let patterns) in conditions {
          let names = patterns.compactMap { pattern -> String? in
            if case .enumCase(let name, _) = pattern { name } else { nil }
          }
          // What is unwrapped is no choice between cases.
          if !names.isEmpty, names.count == patterns.count, names != ["some"] { found.append(Set(names)) }
        }
      }
      next = program[place].parent
    }
    return found
  }

  /// Whether one enum has the cases of a branch, and one that the calls name instead.
  private func isForOther(_ names: Set<String>, than named: Set<String>) -> Bool {
    guard let first = names.min() else { return false }
    return (enums[first] ?? []).contains { type in
      let cases = program[type].cases
      return names.allSatisfy { cases[$0] != nil } && named.contains { cases[$0] != nil }
    }
  }

  /// The cases that an argument names, but for those in closures: `present` for `Pending(operation: .present(route))`.
  private func cases(namedBy value: Expression) -> Set<String> {
    var names: Set<String> = []
    CodeWalk(expression: { expression in
      switch expression {
      case .closure: return false
      case .implicitMember(let name) where enums[name] != nil: names.insert(name)
      case .member(let base, let name) where enums[name] != nil:
        if base.dottedPath?.lastName.first?.isUppercase == true { names.insert(name) }
      default: break
      }
      return true
    }).walk(value)
    return names
  }
}
