import NavigationModel

/// What a branch asks a mode.
struct ModeDecision: Hashable {
  /// The cases, or the flags, in which the branch is taken.
  enum Outcome: Hashable {
    case among(Set<String>)
    case others(Set<String>)
  }

  /// The name of the property that keeps the mode.
  let mode: String
  /// What is asked: the mode itself, or something that follows from it.
  let subject: Expression
  let outcome: Outcome
  /// Whether it is known that no second round gets through, whatever the makers of the instances give.
  var isSettled = false
}

extension [ModeDecision] {
  /// Whether one of the branches is taken whatever the subject is.
  ///
  /// - Parameter all: The cases that there are, where they are known.
  func areExhaustive(among all: Set<String>?) -> Bool {
    Dictionary(grouping: self, by: \.subject).values.contains { decisions in
      var taken: Set<String> = []
      var left = all
      for decision in decisions {
        switch decision.outcome {
        case .among(let names): taken.formUnion(names)
        case .others(let names): left = left?.intersection(names) ?? names
        }
      }
      return taken.isSuperset(of: ["true", "false"]) || left.map(taken.isSuperset) ?? false
    }
  }

  /// Whether an instance in a mode gets through all branches that ask nothing but the mode itself.
  func allows(_ mode: String) -> Bool {
    allSatisfy { decision in
      guard decision.subject.ownPropertyName == decision.mode else { return true }
      return switch decision.outcome {
      case .among(let names): names.contains(mode)
      case .others(let names): !names.contains(mode)
      }
    }
  }
}

/// Finds out which of a screen's modes decide whether its code gets to a place.
struct ModeDecisions {
  private let evaluator: Evaluator
  private let screen: TypeID
  private let modes: [String: InstanceMode]
  private var asked: Set<BodyID> = []
  /// The ways to the calls of functions that were asked about by themselves: many transitions stand in one of them.
  private var known: [BodyID: [[ModeDecision]]?] = [:]
  private var program: Program { evaluator.program }

  /// - Parameter modes: The modes by the names of the properties that the code asks for them.
  init(evaluator: Evaluator, screen: TypeID, modes: [String: InstanceMode]) {
    self.evaluator = evaluator
    self.screen = screen
    self.modes = modes
  }

  /// What decides, for each way in which control gets to a path, whether it does; nil where one of them asks no mode.
  mutating func ways(to path: CodePath) -> [[ModeDecision]]? {
    let scopes = [path.scope] + path.calls.map { program[$0.site].scope }
    for scope in scopes where isOwn(program[scope].body) {
      let deciding = decisions(around: scope)
      if !deciding.isEmpty { return [deciding] }
    }
    guard let outermost = scopes.last.map({ program[$0].body }) else { return nil }
    if let known = known[outermost] { return known }
    asked = []
    let found = ways(toCallsOf: outermost)
    known[outermost] = .some(found)
    return found
  }

  private func isOwn(_ body: BodyID) -> Bool {
    program[body].owner.map { program.inherits(screen, from: $0) || program.inherits($0, from: screen) } ?? false
  }

  private mutating func ways(toCallsOf body: BodyID) -> [[ModeDecision]]? {
    guard program[body].kind == .function, isOwn(body) else { return nil }
    guard asked.insert(body).inserted else { return [] }
    let callers = evaluator.callers(of: body).map(\.site) + selectors(naming: program[body])
    // What a storyboard calls is done in every mode; who calls another method by its selector is not known.
    guard !callers.isEmpty else { return isForSelectors(program[body]) ? [] : nil }
    var found: [[ModeDecision]] = []
    for site in callers.map({ program[$0] }) {
      guard isOwn(site.body) else { return nil }
      let deciding = decisions(around: site.scope)
      guard let ways = deciding.isEmpty ? ways(toCallsOf: site.body) : [deciding] else { return nil }
      found += ways
    }
    return found
  }

  /// Where the screen's own code names a method as a selector, such as for the action of a button that it makes.
  private func selectors(naming body: Body) -> [CallSiteID] {
    (evaluator.selectorsByName[body.name] ?? []).filter { isOwn(program[$0].body) }
  }

  private func isForSelectors(_ body: Body) -> Bool {
    program.attributes(of: body)?.contains { $0.name == "objc" } ?? false
  }

  // MARK: - Conditions

  /// What the branches around a scope ask the modes.
  private func decisions(around scope: ScopeID) -> [ModeDecision] {
    var found: [ModeDecision] = []
    var next: ScopeID? = scope
    while let place = next {
      next = program.enclosing(place)
      if case .branch(let conditions) = program[place].kind, let outer = next {
        for condition in conditions { found += decisions(by: condition, in: outer) }
      }
    }
    return found
  }

  private func decisions(by condition: Condition, in scope: ScopeID) -> [ModeDecision] {
    switch condition {
    case .matches(let subject, let patterns): decision(by: subject, patterns, true, in: scope)
    case .matchesNone(let subject, let patterns): decision(by: subject, patterns, false, in: scope)
    case .holds(let expression): decisions(by: expression, true, in: scope)
    case .fails(let expression): decisions(by: expression, false, in: scope)
    }
  }

  private func decision(
    by subject: Expression, _ patterns: [Pattern], _ isOneOf: Bool, in scope: ScopeID
  ) -> [ModeDecision] {
    let names = patterns.compactMap(\.caseName)
    guard names.count == patterns.count, let mode = mode(of: subject, in: scope) else { return [] }
    // Of a model it is known whether it is there, and nothing of what it is.
    if modes[mode] == .model, names != [GivenModes.absent] || subject.ownPropertyName != mode { return [] }
    return [ModeDecision(mode: mode, subject: subject, outcome: isOneOf ? .among(Set(names)) : .others(Set(names)))]
  }

  /// What an expression asks the modes without which it would not be known to be true or false.
  private func decisions(by expression: Expression, _ truth: Bool, in scope: ScopeID) -> [ModeDecision] {
    guard case .call(let call) = expression, case .identifier(let symbol) = call.callee else {
      guard let mode = mode(of: expression, in: scope), modes[mode] != .model else { return [] }
      return [ModeDecision(mode: mode, subject: expression, outcome: .among([truth ? "true" : "false"]))]
    }
    let parts = call.arguments.map(\.value)
    switch symbol {
    case "!": return parts.first.map { decisions(by: $0, !truth, in: scope) } ?? []
    case "is": return showing(call, truth) ?? []
    case "===", "!==": return showing(call, truth == (symbol == "===")) ?? []
    case "==", "!=":
      guard let subject = parts.first, let other = parts.last, parts.count == 2 else { return [] }
      if let showing = showing(call, truth == (symbol == "==")) { return showing }
      return decision(by: subject, [.value(other)], truth == (symbol == "=="), in: scope)
    case "&&" where truth, "||" where !truth: return parts.flatMap { decisions(by: $0, truth, in: scope) }
    default: return []
    }
  }

  /// A comparison of how the screen is shown with anything: `window.rootViewController === self`.
  private func showing(_ call: Call, _ truth: Bool) -> [ModeDecision]? {
    guard let name = call.arguments.lazy.compactMap(\.value.showingName).first, modes[name] == .showing else {
      return nil
    }
    return [ModeDecision(mode: name, subject: .call(call), outcome: .among([truth ? "true" : "false"]))]
  }

  /// The mode that an expression is, or that what it asks the mode depends on; nil for other expressions.
  private func mode(of expression: Expression, in scope: ScopeID) -> String? {
    switch expression {
    case .member(.identifier("self"), let name) where modes[name] != nil: return name
    case .member(let base, _): return mode(of: base, in: scope).flatMap { modes[$0] == .showing ? nil : $0 }
    case .identifier(let name) where modes[name] != nil:
      let isParameter = program[program[scope].body].parameters.contains { $0.name == name }
      return isParameter || program.locals(named: name, from: scope) != nil ? nil : name
    default: return nil
    }
  }
}

extension Pattern {
  /// The case or the flag that the pattern is for; nil for one that tells values apart in another way, or not at all.
  fileprivate var caseName: String? {
    switch self {
    case .enumCase(let name, _): name
    case .value(.boolean(let flag)): "\(flag)"
    case .value(.nothing): GivenModes.absent
    case .value(let value) where value.isWritten: value.caseName
    case .value: nil
    case .name, .wildcard, .tuple, .type: nil
    }
  }
}

extension Expression {
  /// Whether the expression writes a case down, `.edit` or `Mode.edit`, and reads no variable.
  fileprivate var isWritten: Bool {
    switch self {
    case .implicitMember: true
    case .member(let base, _): base.dottedPath?.first?.isUppercase == true
    case .call(let call): call.callee.isWritten
    default: false
    }
  }
}
