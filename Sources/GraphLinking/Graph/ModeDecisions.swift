import NavigationModel

/// Finds out which of a screen's modes decide whether its code gets to a place.
struct ModeDecisions {
  private let evaluator: Evaluator
  private let screen: TypeID
  private let modes: Set<String>
  private var asked: Set<BodyID> = []
  private var program: Program { evaluator.program }

  /// - Parameter modes: The names of the properties that keep the modes.
  init(evaluator: Evaluator, screen: TypeID, modes: Set<String>) {
    self.evaluator = evaluator
    self.screen = screen
    self.modes = modes
  }

  /// The modes that decide whether control takes a path; nil where it takes it in any mode.
  mutating func modes(deciding path: CodePath) -> Set<String>? {
    let scopes = [path.scope] + path.calls.map { program[$0.site].scope }
    for scope in scopes where isOwn(program[scope].body) {
      let deciding = modes(decidingAround: scope)
      if !deciding.isEmpty { return deciding }
    }
    guard let outermost = scopes.last else { return nil }
    return modes(decidingCallsOf: program[outermost].body)
  }

  private func isOwn(_ body: BodyID) -> Bool {
    program[body].owner.map { program.inherits(screen, from: $0) || program.inherits($0, from: screen) } ?? false
  }

  /// The modes that decide whether a function of the screen is called at all; nil where something calls it in any mode.
  private mutating func modes(decidingCallsOf body: BodyID) -> Set<String>? {
    guard program[body].kind == .function, isOwn(body) else { return nil }
    guard asked.insert(body).inserted else { return [] }
    let callers = evaluator.callers(of: body)
    // Who names a selector is not looked for: it may be done for some modes only.
    guard !callers.isEmpty else { return isForSelectors(program[body]) ? [] : nil }
    var found: Set<String> = []
    for site in callers.map({ program[$0.site] }) {
      guard isOwn(site.body) else { return nil }
      let deciding = modes(decidingAround: site.scope)
      guard let names = deciding.isEmpty ? modes(decidingCallsOf: site.body) : deciding else { return nil }
      found.formUnion(names)
    }
    return found
  }

  private func isForSelectors(_ body: Body) -> Bool {
    guard case .swift(let file) = program.files[body.file].content else { return false }
    return file.types.lazy.flatMap(\.functions).contains { function in
      function.position == body.position && function.attributes.contains { $0.name == "objc" }
    }
  }

  // MARK: - Conditions

  /// The modes that the branches around a scope ask for.
  private func modes(decidingAround scope: ScopeID) -> Set<String> {
    var found: Set<String> = []
    var next: ScopeID? = scope
    while let place = next {
      next = program.enclosing(place)
      if case .branch(let conditions) = program[place].kind, let outer = next {
        for condition in conditions { found.formUnion(modes(deciding: condition, in: outer)) }
      }
    }
    return found
  }

  private func modes(deciding condition: Condition, in scope: ScopeID) -> Set<String> {
    switch condition {
    case .matches(let subject, let patterns) where patterns.allSatisfy(\.tells): mode(of: subject, in: scope)
    case .matchesNone(let subject, _): mode(of: subject, in: scope)
    case .holds(let expression): modes(deciding: expression, true, in: scope)
    case .fails(let expression): modes(deciding: expression, false, in: scope)
    case .matches: []
    }
  }

  /// The modes without which an expression would not be known to be true or false.
  private func modes(deciding expression: Expression, _ truth: Bool, in scope: ScopeID) -> Set<String> {
    guard case .call(let call) = expression, case .identifier(let symbol) = call.callee else {
      return mode(of: expression, in: scope)
    }
    let parts = call.arguments.map(\.value)
    switch symbol {
    case "!": return parts.first.map { modes(deciding: $0, !truth, in: scope) } ?? []
    case "==", "!=": return parts.reduce(into: []) { $0.formUnion(mode(of: $1, in: scope)) }
    case "&&" where truth, "||" where !truth:
      return parts.reduce(into: []) { $0.formUnion(modes(deciding: $1, truth, in: scope)) }
    default: return []
    }
  }

  /// The mode that an expression is, or that what it asks the mode depends on; none for other expressions.
  private func mode(of expression: Expression, in scope: ScopeID) -> Set<String> {
    switch expression {
    case .member(.identifier("self"), let name) where modes.contains(name): return [name]
    case .member(let base, _): return mode(of: base, in: scope)
    case .identifier(let name) where modes.contains(name):
      let isParameter = program[program[scope].body].parameters.contains { $0.name == name }
      return isParameter || program.locals(named: name, from: scope) != nil ? [] : [name]
    default: return []
    }
  }
}

extension Pattern {
  /// Whether the pattern tells values apart.
  fileprivate var tells: Bool {
    switch self {
    case .enumCase, .value: true
    case .name, .wildcard, .tuple, .type: false
    }
  }
}
