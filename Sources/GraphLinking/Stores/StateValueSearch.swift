import NavigationModel

/// Follows a value back to where it comes from: through locals, branches, the arguments of callers, and what those who
/// send an action bring with it.
struct StateValueSearch {
  let evaluator: Evaluator
  let features: Features
  /// What the value is one of; nil where anything is shown.
  let choice: StateValues.Choice?

  private var program: Program { evaluator.program }
  private var open: [Source] = []
  private var seen: Set<Origin> = []
  private var found: [StateValues.Meaning] = []

  init(evaluator: Evaluator, features: Features, choice: StateValues.Choice?) {
    self.evaluator = evaluator
    self.features = features
    self.choice = choice
  }

  /// An expression that may be what is looked for.
  private struct Source {
    let value: Expression
    let scope: ScopeID
    /// Whether it comes with an action that somebody sends.
    let isSent: Bool
  }

  /// A name, an argument or a payload, whose values come from other code. Each is followed once, so that the search
  /// ends if functions and actions pass values to each other in a cycle.
  private enum Origin: Hashable {
    case name(String, ScopeID)
    case argument(Int, of: BodyID)
    case payload(Int, of: String, reducer: TypeID?)
  }

  /// What a value may be, each once, in the order of the code.
  mutating func meanings(of value: Expression, in scope: ScopeID) -> [StateValues.Meaning] {
    open = [Source(value: value, scope: scope, isSent: false)]
    while let source = open.popLast(), !evaluator.isSpent {
      evaluator.take(1)
      follow(source)
    }
    return found
  }

  private mutating func follow(_ source: Source) {
    switch source.value {
    case .nothing, .boolean(false), .unknown:
      break
    case .alternatives(let values):
      add(values, as: source)
    case .conditional(let branches):
      add(
        branches.compactMap { branch in
          if case .expression(let value)? = branch.body.last { value } else { nil }
        }, as: source)
    case .identifier(let name):
      if seen.insert(.name(name, source.scope)).inserted { follow(name, as: source) }
    case .call(let call) where choice != nil && call.callee.calledName == "some" && !call.arguments.isEmpty:
      add([call.arguments[0].value], as: source)
    case let value:
      settle(value, source)
    }
  }

  /// Takes an expression that stands for no other one.
  private mutating func settle(_ value: Expression, _ source: Source) {
    if value.caseName == "none" { return }
    guard let choice else { return value.isRead ? evaluate(source) : find(.value(nil), source) }
    if let name = value.caseName, choice.isCase(name) { return find(.value(name), source) }
    evaluate(source)
  }

  private mutating func follow(_ name: String, as source: Source) {
    switch program.nameOfCode(name, from: source.scope) {
    case .locals(let place):
      for local in (program[place].locals[name] ?? []).reversed() {
        guard let value = local.value else { continue }
        switch local.projections.last {
        case nil: open.append(Source(value: value, scope: local.scope, isSent: source.isSent))
        case .payload(let action, let index)?: followSenders(of: action, index, source)
        default: find(.given, source)
        }
      }
    case .closureParameter:
      find(.given, source)
    case .parameter(let index, let body):
      // What a state is made with, its makers give it.
      if program[body].kind != .initializer { followCallers(of: body, index, source) }
    case nil:
      if name.hasPrefix("$") { find(.given, source) } else { evaluate(source) }
    }
  }

  /// Goes on with what a function is given.
  private mutating func followCallers(of function: BodyID, _ index: Int, _ source: Source) {
    guard seen.insert(.argument(index, of: function)).inserted else { return }
    let parameters = program[function].parameters
    let arguments = evaluator.callers(of: function).compactMap { caller -> Source? in
      let site = program[caller.site]
      guard let mapping = ArgumentMatching.match(site.call.arguments, to: parameters) else { return nil }
      let value = mapping[index].map { site.call.arguments[$0].value } ?? parameters[index].defaultValue
      return value.map { Source(value: $0, scope: site.scope, isSent: source.isSent) }
    }
    if arguments.isEmpty { find(.given, source) }
    open += arguments.reversed()
  }

  /// Goes on with what comes with an action, by those who send it: `store.send(.rowTapped(book))`.
  private mutating func followSenders(of action: String, _ index: Int, _ source: Source) {
    let reducer = features.reducer(around: program.outermost(program[source.scope].body).owner)
    guard seen.insert(.payload(index, of: action, reducer: reducer)).inserted else { return }
    guard evaluator.casesByName[action] != nil else { return find(.given, source) }
    let sites = (program.callsByName[action] ?? []).map { program[$0] }.filter { site in
      switch site.call.callee {
      case .implicitMember, .member: index < site.call.arguments.count
      default: false
      }
    }
    guard !sites.isEmpty else {
      if !isSentByBinding(action) { find(.given, source) }
      return
    }
    // Other features may have an action of that name.
    let isOnly = evaluator.casesByName[action]?.count == 1
    let related = sites.filter { site in
      let owner = program.outermost(site.body).owner
      return isOnly || features.reducer(around: owner) == reducer
        || owner.flatMap { features.stores[$0]?.values.contains { $0 == reducer } } == true
    }
    if related.isEmpty { find(.given, source) }
    open += related.reversed().map {
      Source(value: $0.call.arguments[index].value, scope: $0.scope, isSent: true)
    }
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

  private mutating func evaluate(_ source: Source) {
    let run = evaluator.openActivation(of: program[source.scope].body)
    let candidates = evaluator.spendingOwnSteps {
      evaluator.evaluate(source.value, in: source.scope, run, expected: choice?.type)
    }
    for meaning in candidates.flatMap({ meanings(of: $0) }) { find(meaning, source) }
  }

  /// Values in values that are followed: `.some(.some(.edit))` is no more than two.
  private static let maximumOptionals = 6

  private func meanings(of candidate: Candidate, steps: Int = maximumOptionals) -> [StateValues.Meaning] {
    switch candidate.value {
    case .nothing, .boolean(false), .enumCase(_, "none", _): return []
    default: break
    }
    guard let choice else { return [.value(nil)] }
    switch candidate.value {
    case .enumCase(let type, "some", let construction?) where steps > 0:
      return evaluator.payload(0, of: type, "some", construction).flatMap { meanings(of: $0, steps: steps - 1) }
    case .enumCase(_, let name, _) where choice.isCase(name): return [.value(name)]
    default: return [.computed]
    }
  }

  private mutating func add(_ values: [Expression], as source: Source) {
    open += values.reversed().map { Source(value: $0, scope: source.scope, isSent: source.isSent) }
  }

  private mutating func find(_ meaning: StateValues.Meaning, _ source: Source) {
    // Where something is shown for any value, it does not matter which one is sent.
    let meaning = choice == nil && source.isSent ? .value(nil) : meaning
    if !found.contains(meaning) { found.append(meaning) }
  }
}

extension Expression {
  /// Whether it reads a property, and makes nothing.
  fileprivate var isRead: Bool { if case .member = self { true } else { false } }
}
