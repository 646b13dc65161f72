import NavigationModel

/// The ways through the code of a screen to a transition, each with what it asks the modes of the instance.
struct ModeWays {
  let screen: TypeID
  var ways: [[ModeDecision]]
}

/// Tells which ways only some instances of a screen go, as what they were made with says.
///
/// A list that is made to select something closes itself where the same list, made to edit, opens an editor. What
/// counts is what the places write down that make the screen: cases of enums and flags, as arguments or by setting a
/// property of what they have just made; which of several models they set; what they put into the environment. So does
/// how the screen is shown, where its code asks for that.
struct InstanceModes {
  private let program: Program
  private let kept: KeptModes
  /// The code that makes each screen and names it.
  private let makers: [TypeID: Set<BodyID>]
  /// The modes of each screen.
  private var modes: [TypeID: [String: InstanceMode]] = [:]
  /// What decides in the code of each screen that has modes.
  private var decisions: [TypeID: ModeDecisions] = [:]
  /// What the places give that make a screen, by the property that keeps it.
  private var given: [TypeID: [String: [Set<String>]]] = [:]

  /// - Parameter makers: The code that makes screens and names them, by the screens.
  init(program: Program, makers: [TypeID: Set<BodyID>] = [:]) {
    self.program = program
    self.makers = makers
    kept = KeptModes(program: program)
  }

  /// Finds the modes of all screens that transitions start from, which takes longer than all the rest of making a graph:
  /// at the same time for all parts, each screen's with the evaluator of the first part that has it.
  mutating func find(for parts: [ResolvedPart], workers: some Workers) {
    var seen: Set<TypeID> = []
    let screens = parts.map { part in
      part.transitions.compactMap { start(of: $0)?.screen }.filter { seen.insert($0).inserted }
    }
    let found = workers.map(count: parts.count) { [kept] index in
      screens[index].map { kept.modes(of: $0, parts[index].evaluator) }
    }
    for (screen, found) in zip(screens.joined(), found.joined()) { modes[screen] = found }
  }

  /// The screen that a transition starts from and the code that asks for it, where some instances may not get to that.
  private func start(of transition: ResolvedTransition) -> (screen: TypeID, path: CodePath)? {
    guard !transition.kind.goesBack, let path = transition.path else { return nil }
    return screen(transition.source).map { ($0, path) }
  }

  /// What decides whether instances of the source make a transition; nil where each makes it.
  mutating func ways(to transition: ResolvedTransition, _ evaluator: Evaluator) -> ModeWays? {
    guard let (screen, path) = start(of: transition) else {
      return StartModes(evaluator: evaluator).ways(to: transition)
    }
    let modes = modes(of: screen, evaluator)
    let ways =
      modes.isEmpty
      ? nil
      : decisions[screen, default: ModeDecisions(evaluator: evaluator, screen: screen, modes: modes)].ways(to: path)
    if let ways { return ModeWays(screen: screen, ways: ways) }
    return StackConditions(program: program, screen: screen).decision(on: path).map {
      ModeWays(screen: screen, ways: [[$0]])
    }
  }

  private func screen(_ source: TransitionSource) -> TypeID? {
    switch source {
    case .type(let type) where program.isScreen(type): type
    case .scene(let scene): program.storyboards[scene].type
    default: nil
    }
  }

  private mutating func modes(of screen: TypeID, _ evaluator: Evaluator) -> [String: InstanceMode] {
    if let known = modes[screen] { return known }
    let found = kept.modes(of: screen, evaluator)
    modes[screen] = found
    return found
  }

  /// The modes of which each shows a view of its own, so that an instance is one of several screens:
  /// `switch kind { … }` as all that a view's body is.
  mutating func names(decidingContentOf view: TypeID, _ evaluator: Evaluator) -> [String] {
    guard let body = program[view].properties["body"]?.first?.getter else { return [] }
    let contents = contents(of: program[body].scope)
    var decisions = ModeDecisions(evaluator: evaluator, screen: view, modes: modes(of: view, evaluator))
    let deciding = contents.map { scope -> Set<String> in
      let found = decisions.ways(to: CodePath(scope: scope)).map { ModeWays(screen: view, ways: $0) }
      return Set(found.flatMap { names(deciding: $0, evaluator) } ?? [])
    }
    return deciding.first.map { deciding.reduce($0) { $0.intersection($1) }.sorted() } ?? []
  }

  /// Where the views stand that a builder shows, those within a group instead of the group.
  private func contents(of builder: ScopeID) -> [ScopeID] {
    program[builder].results.values.flatMap { result -> [ScopeID] in
      var expression = result.value
      while case .call(let call) = expression {
        if case .identifier("Group") = call.callee, case .closure(let closure)? = call.arguments.last?.value,
          let inner = program.scope(of: closure, in: program[builder].body)
        {
          return contents(of: inner)
        }
        guard case .member(let base, _) = call.callee else { break }
        expression = base
      }
      return [result.scope]
    }
  }

  /// The properties that are asked on every way, of which different instances keep different modes, and which leave a
  /// mode without a way; nil where there are none.
  mutating func names(deciding found: ModeWays, _ evaluator: Evaluator) -> [String]? {
    guard var names = found.ways.first.map({ Set($0.map(\.mode)) }) else { return nil }
    for way in found.ways { names.formIntersection(way.map(\.mode)) }
    let deciding = names.sorted().filter { decides($0, found, evaluator) }
    return deciding.isEmpty ? nil : deciding
  }

  private mutating func decides(_ name: String, _ found: ModeWays, _ evaluator: Evaluator) -> Bool {
    let ways = found.ways.map { way in way.filter { $0.mode == name } }
    if ways.joined().contains(where: \.isSettled) { return !Array(ways.joined()).areExhaustive(among: nil) }
    guard let mode = modes[found.screen]?[name] else { return false }
    if Array(ways.joined()).areExhaustive(among: kept.cases(of: mode)) { return false }
    // Whoever asks how it is shown is shown in several ways.
    if mode == .showing { return true }
    let places = given(to: name, mode, of: found.screen, evaluator)
    // One place that decides between two makes one screen and not two.
    let known = Set(places.filter { !$0.isEmpty })
    if known.contains(where: { one in known.contains { one.isDisjoint(with: $0) } }) { return true }
    // Each of several places gives a case of its own that cannot be told: `.sheet(item: $sheet) { Sheet(kind: $0) }`.
    if case .kept(_?) = mode, places.count(where: \.isEmpty) > 1 { return true }
    return known.contains { one in one.allSatisfy { mode in !ways.contains { $0.allows(mode) } } }
  }

  /// The names of the cases that each place gives which makes the screen; none for a place of which that is not known.
  private mutating func given(
    to name: String, _ mode: InstanceMode, of screen: TypeID, _ evaluator: Evaluator
  ) -> [Set<String>] {
    if let known = given[screen]?[name] { return known }
    let found = GivenModes(
      screen: screen, modes: modes[screen] ?? [:], makers: makers[screen] ?? [], evaluator: evaluator
    )
    .places(giving: name, mode)
    given[screen, default: [:]][name] = found
    return found
  }
}
