import NavigationModel

/// The ways through the code of a screen to a transition, each with what it asks the modes of the instance.
struct ModeWays {
  let screen: TypeID
  var ways: [[ModeDecision]]
}

/// Tells which ways only some instances of a screen go, as what they were made with says.
///
/// A list that is made to select something closes itself where the same list, made to edit, opens an editor. Only
/// cases of enums and flags count, since the places that make the screen write them down, as arguments or by setting a
/// property of what they have just made.
struct InstanceModes {
  private let program: Program
  /// The properties of each screen that can keep a mode.
  private var kept: [TypeID: Set<String>] = [:]
  /// Whether different instances of a screen are made with different modes, by the property that keeps them.
  private var differing: [TypeID: [String: Bool]] = [:]

  /// Longer ways of a mode through factories and routers have not been seen.
  private static let maximumForwarding = 6
  /// More callers than these would only say the same once more.
  private static let maximumCallers = 400

  init(program: Program) {
    self.program = program
  }

  /// What decides whether instances of the source make a transition; nil where each makes it.
  mutating func ways(to transition: ResolvedTransition, _ evaluator: Evaluator) -> ModeWays? {
    guard case .type(let screen) = transition.source, program.isScreen(screen), let path = transition.path,
      !transition.kind.goesBack
    else { return nil }
    let modes = kept[screen] ?? keptModes(of: screen, evaluator)
    kept[screen] = modes
    guard !modes.isEmpty else { return nil }
    var decisions = ModeDecisions(evaluator: evaluator, screen: screen, modes: modes)
    return decisions.ways(to: path).map { ModeWays(screen: screen, ways: $0) }
  }

  /// The properties that are asked on every way, of which different instances keep different modes, and which leave a
  /// mode without a way; nil where there are none.
  mutating func names(deciding found: ModeWays, _ evaluator: Evaluator) -> [String]? {
    guard var names = found.ways.first.map({ Set($0.map(\.mode)) }) else { return nil }
    for way in found.ways { names.formIntersection(way.map(\.mode)) }
    let deciding = names.sorted().filter { mode in
      let asked = found.ways.joined().filter { $0.mode == mode }
      return !asked.areExhaustive(among: cases(of: mode, in: found.screen))
        && differs(mode, of: found.screen, evaluator)
    }
    return deciding.isEmpty ? nil : deciding
  }

  private func cases(of mode: String, in screen: TypeID) -> Set<String>? {
    program[screen].properties[mode]?.first.flatMap { enumeration(of: $0, in: screen) }.map {
      Set(program[$0].cases.keys)
    }
  }

  /// The stored properties that keep a case or a flag which the initializer was given, or which makers set.
  private func keptModes(of screen: TypeID, _ evaluator: Evaluator) -> Set<String> {
    Set(
      program[screen].properties.filter { name, properties in
        guard let property = properties.first, !property.fact.isStatic else { return false }
        return (isFlag(property) || enumeration(of: property, in: screen) != nil)
          && (evaluator.isGivenOnce(name, to: screen) || isSetByMakers(property, of: screen, evaluator))
      }.keys)
  }

  private func isFlag(_ property: Property) -> Bool {
    if let declared = property.fact.type { return declared.name == "Bool" }
    return initialResult(of: property).map { if case .boolean = $0.value { true } else { false } } ?? false
  }

  private func initialResult(of property: Property) -> BodyResults.Result? {
    property.initialValue.flatMap { program[program[$0].scope].results.values.first }
  }

  /// Whether only those set a property who have just made the screen, so that it stays as it is from then on.
  private func isSetByMakers(_ property: Property, of screen: TypeID, _ evaluator: Evaluator) -> Bool {
    guard property.getter == nil else { return false }
    let settings = evaluator.settings(of: property.fact.name, in: screen)
    return !settings.isEmpty
      && settings.allSatisfy { site in
        guard case .member(.identifier(let base), _) = site.target, !site.target.isOwnProperty else {
          return program[site.body].kind == .initializer
        }
        return program.locals(named: base, from: site.scope) != nil
      }
  }

  private func enumeration(of property: Property, in screen: TypeID) -> TypeID? {
    guard let name = property.fact.type?.name else { return nil }
    return program.resolve(name, inside: program[screen].name, file: property.file)
      .flatMap { program[$0].kind == .enum ? $0 : nil }
  }

  // MARK: - What screens are made with

  private mutating func differs(_ mode: String, of screen: TypeID, _ evaluator: Evaluator) -> Bool {
    if let known = differing[screen]?[mode] { return known }
    let expected = program[screen].properties[mode]?.first.flatMap { enumeration(of: $0, in: screen) }
    let made = makings(of: screen, with: mode, evaluator) + settings(of: mode, of: screen, evaluator)
    let places = made.map { Set(values(of: $0.value, in: $0.scope, expected, evaluator)) }
    let given = places.reduce(into: Set<Set<String>>()) { $0.formUnion($1) }
    // One place that decides between two makes one screen and not two.
    let differs =
      given.contains { one in given.contains { !one.isEmpty && !$0.isEmpty && one.isDisjoint(with: $0) } }
      // Each of several places gives a case of its own that cannot be told: `.sheet(item: $sheet) { Sheet(kind: $0) }`.
      || expected != nil && places.count { $0.allSatisfy(\.isEmpty) } > 1
    differing[screen, default: [:]][mode] = differs
    return differs
  }

  /// What is given for a mode where the screen is made, with the scope in which that stands.
  private func makings(
    of screen: TypeID, with mode: String, _ evaluator: Evaluator
  ) -> [(value: Expression, scope: ScopeID)] {
    let type = program[screen]
    guard let initializers = type.functions["init"] else {
      return (program.callsByName[type.bareName] ?? []).map { program[$0] }.compactMap { site in
        let body = program[site.body]
        let around = body.owner.map { program[$0].name }
        guard program.resolve(type.bareName, inside: around, file: body.file) == screen else { return nil }
        return site.call.arguments.first { $0.label == mode }.map { ($0.value, site.scope) }
      }
    }
    return (program.assignmentsByName[mode] ?? []).flatMap { stored -> [(value: Expression, scope: ScopeID)] in
      guard initializers.contains(stored.body), case .identifier(let name) = stored.value else { return [] }
      let parameters = program[stored.body].parameters
      guard let index = parameters.firstIndex(where: { $0.name == name }) else { return [] }
      return evaluator.callers(of: stored.body).compactMap { caller in
        let site = program[caller.site]
        guard let arguments = ArgumentMatching.match(site.call.arguments, to: parameters) else { return nil }
        let value = arguments[index].map { site.call.arguments[$0].value } ?? parameters[index].defaultValue
        return value.map { ($0, site.scope) }
      }
    }
  }

  /// What a mode is at first, and what those set it to who make the screen.
  private func settings(
    of mode: String, of screen: TypeID, _ evaluator: Evaluator
  ) -> [(value: Expression, scope: ScopeID)] {
    let first = program[screen].properties[mode]?.first.flatMap(initialResult)
    let later = evaluator.settings(of: mode, in: screen).filter { !$0.target.isOwnProperty }
    return [first].compactMap { $0.map { ($0.value, $0.scope) } } + later.map { ($0.value, $0.scope) }
  }

  /// The names of the cases that an expression can be, each set of them for one way of callers to it.
  private func values(
    of value: Expression, in scope: ScopeID, _ expected: TypeID?, _ evaluator: Evaluator
  ) -> [Set<String>] {
    var found: [Set<String>] = []
    var paths = [CodePath(scope: scope)]
    for _ in 0..<Self.maximumForwarding {
      var open: [CodePath] = []
      for path in paths {
        guard let run = evaluator.run(along: path) else { continue }
        evaluator.resetBudget()
        let candidates = evaluator.evaluate(value, in: scope, run, expected: expected)
        if candidates.contains(where: \.isParameter) { open.append(path) }
        found.append(Set(candidates.compactMap(\.modeName)))
      }
      paths = open.flatMap { path in
        evaluator.callers(of: program[program.outerScope(of: path)].body)
          .prefix(Self.maximumCallers).map { path.called(from: $0) }
      }
    }
    return found
  }
}

extension Candidate {
  /// The case or the flag that a value is; nil for other values.
  fileprivate var modeName: String? {
    switch value {
    case .enumCase(_, let name, _): name
    case .boolean(let flag): "\(flag)"
    default: nil
    }
  }
}
