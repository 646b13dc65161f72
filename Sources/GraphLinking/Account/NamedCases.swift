import NavigationModel

/// Tells which branches on a path are those for the cases that the calls on the path name.
///
/// A router may put what it is given into a queue: `enqueue(.present(route))`. The queue holds what all callers put there,
/// but what becomes of one call is in the branches for the cases that this call names, whoever takes them out.
struct NamedCases {
  private let evaluator: Evaluator
  /// The enums that have a case, by the name of the case.
  private let enums: [String: [TypeID]]
  /// What was found around scopes before: the calls of one router lead through the same branches.
  private var known: [ScopeID: [Branch]] = [:]
  private var program: Program { evaluator.program }

  init(evaluator: Evaluator) {
    self.evaluator = evaluator
    let program = evaluator.program
    enums = program.typeIDs.reduce(into: [:]) { enums, type in
      for name in program[type].cases.keys { enums[name, default: []].append(type) }
    }
  }

  /// A branch that is taken for cases only.
  private struct Branch {
    let cases: Set<String>
    /// The enums that the cases can be of.
    let enums: [TypeID]
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

  mutating func verdict(on path: CodePath) -> Verdict {
    var verdict = Verdict.isOpen
    var isUnsaid = false
    // From the outside in, since a branch can only be told by calls further out.
    var named: Set<String> = []
    for level in path.calls.indices.reversed() {
      let site = program[path.calls[level].site]
      for argument in site.call.arguments { named.formUnion(cases(namedBy: argument.value)) }
      let scope = level == 0 ? path.scope : program[path.calls[level - 1].site].scope
      for branch in branches(around: scope) {
        if !branch.cases.isDisjoint(with: named) {
          verdict = .isMeant
        } else if isForOthers(branch, than: named) {
          return .isForOthers
        } else {
          isUnsaid = true
        }
      }
    }
    return isUnsaid ? .isOpen : verdict
  }

  /// The branches around a scope that are taken for cases only.
  private mutating func branches(around scope: ScopeID) -> [Branch] {
    if let found = known[scope] { return found }
    var found: [Branch] = []
    var next: ScopeID? = scope
    while let place = next {
      if case .branch(let conditions) = program[place].kind {
        for case .matches(let subject, let patterns) in conditions {
          let names = patterns.compactMap { pattern -> String? in
            if case .enumCase(let name, _) = pattern { name } else { nil }
          }
          // What is unwrapped is no choice between cases.
          guard !names.isEmpty, names.count == patterns.count, names != ["some"] else { continue }
          let types = enumTypes(with: Set(names), for: subject, in: program[place].parent ?? place)
          found.append(Branch(cases: Set(names), enums: types))
        }
      }
      next = program[place].parent
    }
    known[scope] = found
    return found
  }

  /// The enums that have some cases: routes and groups of routes may have cases of the same names, so that what is
  /// declared of what is looked at tells which enum is meant.
  private func enumTypes(with cases: Set<String>, for subject: Expression, in scope: ScopeID) -> [TypeID] {
    guard let first = cases.min() else { return [] }
    let all = (enums[first] ?? []).filter { type in cases.allSatisfy { program[type].cases[$0] != nil } }
    guard all.count > 1,
      let type = evaluator.staticType(
        of: subject, in: scope, evaluator.openActivation(of: program[scope].body))
    else { return all }
    let fitting = all.filter { program.inherits($0, from: type) }
    return fitting.isEmpty ? all : fitting
  }

  /// Whether each enum that a branch can be about has cases that the calls name instead.
  private func isForOthers(_ branch: Branch, than named: Set<String>) -> Bool {
    !branch.enums.isEmpty
      && branch.enums.allSatisfy { type in named.contains { program[type].cases[$0] != nil } }
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
