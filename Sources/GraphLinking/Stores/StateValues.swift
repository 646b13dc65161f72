import NavigationModel

/// Tells what reducers set a place of their state to, as far as views show something for it.
struct StateValues {
  let evaluator: Evaluator
  let places: StatePlaces
  private var program: Program { evaluator.program }

  /// What a place is set to.
  enum Meaning: Hashable {
    /// Something, of a case where the place holds one of several.
    case value(String?)
    /// One of several, of which nobody can tell the case.
    case computed
  }

  /// Steps through locals and branches.
  private static let maximumSteps = 6

  /// What an expression gives to a place; nothing where it empties the place.
  func meanings(of value: Expression, at place: StatePlace, in scope: ScopeID) -> [Meaning] {
    evaluator.resetBudget()
    let isCase = places.features.choice(places.content(at: place))
    var seen: Set<Meaning> = []
    let all = meanings(of: value, isCase, in: scope, steps: Self.maximumSteps).filter { seen.insert($0).inserted }
    let known = all.filter { $0 != .computed }
    return known.isEmpty ? all : known
  }

  private func meanings(
    of value: Expression, _ isCase: ((String) -> Bool)?, in scope: ScopeID, steps: Int
  ) -> [Meaning] {
    guard steps > 0 else { return [] }
    switch value {
    case .nothing, .boolean(false), .unknown:
      return []
    case .alternatives(let values):
      return values.flatMap { meanings(of: $0, isCase, in: scope, steps: steps - 1) }
    case .conditional(let branches):
      return branches.flatMap { branch -> [Meaning] in
        guard case .expression(let value)? = branch.body.last else { return [] }
        return meanings(of: value, isCase, in: scope, steps: steps - 1)
      }
    case .identifier(let name):
      guard let locals = program.locals(named: name, from: scope) else {
        // What a reducer is given is not followed.
        return isGiven(name, in: scope) ? [] : evaluated(value, isCase, in: scope)
      }
      return locals.flatMap { local -> [Meaning] in
        guard local.projections.isEmpty, let value = local.value else { return [] }
        return meanings(of: value, isCase, in: local.scope, steps: steps - 1)
      }
    default:
      break
    }
    if value.caseName == "none" { return [] }
    guard let isCase else { return value.isRead ? evaluated(value, nil, in: scope) : [.value(nil)] }
    if case .call(let call) = value, call.callee.calledName == "some", let inner = call.arguments.first?.value {
      return meanings(of: inner, isCase, in: scope, steps: steps - 1)
    }
    if let name = value.caseName, isCase(name) { return [.value(name)] }
    return evaluated(value, isCase, in: scope)
  }

  /// Whether a name is what a function or a closure is given.
  private func isGiven(_ name: String, in scope: ScopeID) -> Bool {
    var next: ScopeID? = scope
    while let place = next {
      if case .closure(let closure) = program[place].kind, closure.parameters.contains(where: { $0.name == name }) {
        return true
      }
      if program[place].parent == nil, program[program[place].body].parameters.contains(where: { $0.name == name }) {
        return true
      }
      next = program.enclosing(place)
    }
    return name.hasPrefix("$")
  }

  private func evaluated(_ value: Expression, _ isCase: ((String) -> Bool)?, in scope: ScopeID) -> [Meaning] {
    let run = evaluator.openActivation(of: program[scope].body)
    return evaluator.evaluate(value, in: scope, run).flatMap { meanings(of: $0, isCase) }
  }

  private func meanings(
    of candidate: Candidate, _ isCase: ((String) -> Bool)?, steps: Int = maximumSteps
  ) -> [Meaning] {
    switch candidate.value {
    case .nothing, .boolean(false), .enumCase(_, "none", _): return []
    default: break
    }
    guard let isCase else { return [.value(nil)] }
    switch candidate.value {
    case .enumCase(let type, "some", let construction?) where steps > 0:
      return evaluator.payload(0, of: type, "some", construction).flatMap {
        meanings(of: $0, isCase, steps: steps - 1)
      }
    case .enumCase(_, let name, _): return isCase(name) ? [.value(name)] : []
    default: return [.computed]
    }
  }
}

extension Expression {
  /// Whether it reads a property, and makes nothing.
  fileprivate var isRead: Bool { if case .member = self { true } else { false } }
}
