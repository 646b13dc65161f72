import NavigationModel

/// Tells which coordinators a coordinator starts only in a mode in which they do not start it themselves:
///
///     scanner.start(mode: .submission)
///
///     switch mode {
///     case .submission: onScan?()
///     case .tab: Submission().start()
///     }
struct StartModes {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  /// What decides that a coordinator does not start the one by which it was started; nil where nothing does.
  func ways(to transition: ResolvedTransition) -> ModeWays? {
    guard transition.kind == .start, case .type(let starter) = transition.source, program.isCoordinator(starter),
      let started = transition.shownType, started != starter, let path = transition.path
    else { return nil }
    let modes = modes(of: starter)
    guard !modes.isEmpty else { return nil }
    var decisions = ModeDecisions(evaluator: evaluator, screen: starter, modes: modes.mapValues { .kept($0.type) })
    guard let ways = decisions.ways(to: path), !ways.isEmpty else { return nil }
    for (name, mode) in modes.sorted(by: { $0.key < $1.key }) {
      let asked = ways.map { way in way.filter { $0.mode == name } }
      guard asked.allSatisfy({ !$0.isEmpty }), let given = cases(of: mode, givenBy: started), !given.isEmpty else {
        continue
      }
      guard !given.contains(where: { mode in asked.contains { $0.allows(mode) } }) else { continue }
      return ModeWays(
        screen: starter,
        ways: asked.map { way in
          way.map { ModeDecision(mode: name, subject: $0.subject, outcome: $0.outcome, isSettled: true) }
        })
    }
    return nil
  }

  /// A property that keeps a case of an enum which methods of the object are given.
  private struct Mode {
    let type: TypeID
    /// The methods and initializers that keep a parameter there, with its index.
    let givers: [(body: BodyID, parameter: Int)]
  }

  /// The properties of a coordinator that keep nothing but what its methods are given.
  private func modes(of coordinator: TypeID) -> [String: Mode] {
    var found: [String: Mode] = [:]
    for (name, properties) in program[coordinator].properties {
      guard let property = properties.first, !property.fact.isStatic, property.getter == nil,
        let written = property.fact.type?.name,
        let type = program.resolve(written, inside: program[coordinator].name, file: property.file),
        program[type].kind == .enum, property.fact.initializer.map({ $0 == .nothing }) ?? true
      else { continue }
      let settings = evaluator.settings(of: name, in: coordinator).filter { $0.value != .nothing }
      let givers = settings.compactMap { site -> (body: BodyID, parameter: Int)? in
        guard site.target.ownPropertyName == name, case .identifier(let given) = site.value,
          let index = program[site.body].parameters.firstIndex(where: { $0.name == given })
        else { return nil }
        return (site.body, index)
      }
      if !givers.isEmpty, givers.count == settings.count { found[name] = Mode(type: type, givers: givers) }
    }
    return found
  }

  /// The cases that the code of a type gives for a mode; nil where it gives one that cannot be told.
  private func cases(of mode: Mode, givenBy type: TypeID) -> Set<String>? {
    var found: Set<String> = []
    for giver in mode.givers {
      let parameters = program[giver.body].parameters
      for site in evaluator.callers(of: giver.body).map({ program[$0.site] }) where program[site.body].owner == type {
        guard let arguments = ArgumentMatching.match(site.call.arguments, to: parameters) else { continue }
        let value = arguments[giver.parameter].map { site.call.arguments[$0].value }
        guard let given = value ?? parameters[giver.parameter].defaultValue else { return nil }
        evaluator.resetBudget()
        let activation = evaluator.openActivation(of: site.body)
        for candidate in evaluator.evaluate(given, in: site.scope, activation, expected: mode.type) {
          guard case .enumCase(_, let name, _) = candidate.value else { return nil }
          found.insert(name)
        }
      }
    }
    return found
  }
}
