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
    /// What an action or a caller brings, and nobody was seen to send.
    case given
    /// One of several, of which nobody can tell the case.
    case computed
  }

  /// One of several that a place holds.
  private struct Choice {
    let isCase: (String) -> Bool
    /// The enum, which knows what `.name` means; nil where nobody declares it.
    let type: TypeID?
  }

  /// Steps through locals and branches.
  private static let maximumSteps = 6
  /// What an action brings that is sent at more places than these is not followed on through other actions.
  private static let maximumSenders = 4

  /// What an expression gives to a place; nothing where it empties the place.
  func meanings(of value: Expression, at place: StatePlace, in scope: ScopeID) -> [Meaning] {
    evaluator.resetBudget()
    let content = places.content(at: place)
    let choice = places.features.choice(content).map { isCase in
      let held = content?.reducer
      return Choice(isCase: isCase, type: content?.route ?? held.flatMap { places.features.state(of: $0) } ?? held)
    }
    var seen: Set<Meaning> = []
    let all = meanings(of: value, choice, in: scope, steps: Self.maximumSteps).filter { seen.insert($0).inserted }
    let known = all.filter { if case .value = $0 { true } else { false } }
    if !known.isEmpty { return known }
    return all.contains(.given) ? [.given] : all
  }

  private func meanings(
    of value: Expression, _ choice: Choice?, in scope: ScopeID, steps: Int
  ) -> [Meaning] {
    guard steps > 0 else { return [] }
    switch value {
    case .nothing, .boolean(false), .unknown:
      return []
    case .alternatives(let values):
      return values.flatMap { meanings(of: $0, choice, in: scope, steps: steps - 1) }
    case .conditional(let branches):
      return branches.flatMap { branch -> [Meaning] in
        guard case .expression(let value)? = branch.body.last else { return [] }
        return meanings(of: value, choice, in: scope, steps: steps - 1)
      }
    case .identifier(let name):
      guard let locals = program.locals(named: name, from: scope) else {
        return given(name, choice, in: scope, steps: steps - 1) ?? evaluated(value, choice, in: scope)
      }
      return locals.flatMap { local -> [Meaning] in
        guard let value = local.value else { return [] }
        switch local.projections.last {
        case nil: return meanings(of: value, choice, in: local.scope, steps: steps - 1)
        case .payload(let name, let index)?: return sent(name, index, choice, from: scope, steps: steps - 1)
        default: return [.given]
        }
      }
    default:
      break
    }
    if value.caseName == "none" { return [] }
    guard let choice else { return value.isRead ? evaluated(value, nil, in: scope) : [.value(nil)] }
    if case .call(let call) = value, call.callee.calledName == "some", let inner = call.arguments.first?.value {
      return meanings(of: inner, choice, in: scope, steps: steps - 1)
    }
    if let name = value.caseName, choice.isCase(name) { return [.value(name)] }
    return evaluated(value, choice, in: scope)
  }

  /// What a parameter of a closure or a function is given; nil for a name that is no parameter.
  private func given(
    _ name: String, _ choice: Choice?, in scope: ScopeID, steps: Int
  ) -> [Meaning]? {
    var next: ScopeID? = scope
    while let place = next {
      if case .closure(let closure) = program[place].kind, closure.parameters.contains(where: { $0.name == name }) {
        return [.given]
      }
      let body = program[program[place].body]
      if program[place].parent == nil, let index = body.parameters.firstIndex(where: { $0.name == name }) {
        // What a state is made with, its makers give it.
        if body.kind == .initializer { return [] }
        let arguments = evaluator.callers(of: body.id).compactMap { caller -> (Expression, ScopeID)? in
          let site = program[caller.site]
          guard let mapping = ArgumentMatching.match(site.call.arguments, to: body.parameters) else { return nil }
          let value = mapping[index].map { site.call.arguments[$0].value } ?? body.parameters[index].defaultValue
          return value.map { ($0, site.scope) }
        }
        return arguments.isEmpty ? [.given] : arguments.flatMap { meanings(of: $0, choice, in: $1, steps: steps) }
      }
      next = program.enclosing(place)
    }
    return name.hasPrefix("$") ? [.given] : nil
  }

  /// What comes with an action, by those who send it: `store.send(.rowTapped(book))`.
  private func sent(
    _ action: String, _ index: Int, _ choice: Choice?, from scope: ScopeID, steps: Int
  ) -> [Meaning] {
    guard evaluator.casesByName[action] != nil else { return [.given] }
    let sites = (program.callsByName[action] ?? []).map { program[$0] }.filter { site in
      switch site.call.callee {
      case .implicitMember, .member: index < site.call.arguments.count
      default: false
      }
    }
    guard !sites.isEmpty else { return isSentByBinding(action) ? [] : [.given] }
    // Other features may have an action of that name.
    let isOnly = evaluator.casesByName[action]?.count == 1
    let reducer = places.features.reducer(around: program.outermost(program[scope].body).owner)
    let related = sites.filter { site in
      let owner = program.outermost(site.body).owner
      return isOnly || places.features.reducer(around: owner) == reducer
        || owner.flatMap { places.features.stores[$0]?.values.contains { $0 == reducer } } == true
    }
    guard !related.isEmpty else { return [.given] }
    // Actions that many send can hand on each other's values: all ways through them are more than can be followed.
    let left = related.count > Self.maximumSenders ? min(steps, 1) : steps
    let found = related.flatMap { site in
      meanings(of: site.call.arguments[index].value, choice, in: site.scope, steps: left)
    }
    // Where something is shown for any value, it does not matter which one is sent.
    return choice == nil && !found.isEmpty ? [.value(nil)] : found
  }

  /// Whether a binding sends an action, as it does to empty what a modifier is bound to:
  /// `viewStore.binding(get: \.sheet, send: Action.setSheet)`, `$store.sheet.sending(\.setSheet)`.
  private func isSentByBinding(_ action: String) -> Bool {
    (["binding", "sending"].lazy.flatMap { program.callsByName[$0] ?? [] }).contains { id in
      program[id].call.arguments.contains { argument in
        if case .keyPath(_, let path) = argument.value { return argument.label == nil && path.last == action }
        return argument.label == "send" && argument.value.caseName == action
      }
    }
  }

  private func evaluated(_ value: Expression, _ choice: Choice?, in scope: ScopeID) -> [Meaning] {
    let run = evaluator.openActivation(of: program[scope].body)
    return evaluator.evaluate(value, in: scope, run, expected: choice?.type).flatMap { meanings(of: $0, choice) }
  }

  private func meanings(
    of candidate: Candidate, _ choice: Choice?, steps: Int = maximumSteps
  ) -> [Meaning] {
    switch candidate.value {
    case .nothing, .boolean(false), .enumCase(_, "none", _): return []
    default: break
    }
    guard let choice else { return [.value(nil)] }
    switch candidate.value {
    case .enumCase(let type, "some", let construction?) where steps > 0:
      return evaluator.payload(0, of: type, "some", construction).flatMap {
        meanings(of: $0, choice, steps: steps - 1)
      }
    case .enumCase(_, let name, _) where choice.isCase(name): return [.value(name)]
    default: return [.computed]
    }
  }
}

extension Expression {
  /// Whether it reads a property, and makes nothing.
  fileprivate var isRead: Bool { if case .member = self { true } else { false } }
}
