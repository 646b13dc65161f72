import NavigationModel

/// Finds what the places that make a screen give for its modes.
struct GivenModes {
  private struct Giving {
    let value: Expression
    let scope: ScopeID
  }

  let screen: TypeID
  /// All modes of the screen by the names of their properties.
  let modes: [String: InstanceMode]
  /// The code that makes the screen and names it.
  let makers: Set<BodyID>
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  /// Longer ways of a mode through factories and routers have not been seen.
  private static let maximumForwarding = 6
  /// More callers than these would only say the same once more.
  private static let maximumCallers = 400

  /// The names of the cases that a mode can have, for each place that gives one.
  func places(giving name: String, _ mode: InstanceMode) -> [Set<String>] {
    switch mode {
    case .kept(let type):
      return (makings(with: name) + settings(of: name)).flatMap { cases(of: $0, expected: type) }
    case .environment(let key, let type):
      return values(inEnvironment: key).flatMap { cases(of: $0, expected: type) }
    case .model:
      return models(of: name)
    case .showing:
      return []
    }
  }

  /// What is given for a mode where the screen is made.
  private func makings(with mode: String) -> [Giving] {
    let initializers = Set(program.lineage(of: screen).flatMap { program[$0].functions["init"] ?? [] })
    if initializers.isEmpty {
      return calls(of: screen).compactMap { site in
        site.call.arguments.first { $0.label == mode }.map { Giving(value: $0.value, scope: site.scope) }
      }
    }
    return (program.assignmentsByName[mode] ?? []).flatMap { stored -> [Giving] in
      guard initializers.contains(stored.body), case .identifier(let name) = stored.value else { return [] }
      let parameters = program[stored.body].parameters
      guard let index = parameters.firstIndex(where: { $0.name == name }) else { return [] }
      return callers(of: stored.body).compactMap { site in
        guard let arguments = ArgumentMatching.match(site.call.arguments, to: parameters) else { return nil }
        let value = arguments[index].map { site.call.arguments[$0].value } ?? parameters[index].defaultValue
        return value.map { Giving(value: $0, scope: site.scope) }
      }
    }
  }

  /// The calls of an initializer on the way to an object of the screen: what a class above it is made with, or what
  /// another class below that gives, is in none. A class without an initializer of its own has those above it.
  private func callers(of initializer: BodyID) -> [CallSite] {
    let calling = evaluator.callers(of: initializer).map { program[$0.site] }.filter { site in
      guard let owner = program[site.body].owner, site.call.callee.isChained else {
        return program[initializer].owner == screen
      }
      return program.inherits(screen, from: owner)
    }
    let inherits = program[screen].functions["init"] == nil
    return Array((calling + (inherits ? calls(of: screen) : [])).prefix(Self.maximumCallers))
  }

  /// The calls that make a screen by its name.
  private func calls(of type: TypeID) -> [CallSite] {
    let name = program[type].bareName
    return (program.callsByName[name] ?? []).map { program[$0] }.filter { site in
      let around = program[site.body].owner.map { program[$0].name }
      return program.resolve(name, inside: around, file: program[site.body].file) == type
    }
  }

  /// What a mode is at first, and what those set it to who make the screen.
  private func settings(of mode: String) -> [Giving] {
    let property = program.lineage(of: screen).lazy.compactMap { program[$0].properties[mode]?.first }.first
    let first = property.flatMap(program.initialResult)
    let later = evaluator.settings(of: mode, in: screen).filter { !$0.target.isOwnProperty }
    return [first].compactMap { $0.map { Giving(value: $0.value, scope: $0.scope) } }
      + later.map { Giving(value: $0.value, scope: $0.scope) }
  }

  /// What the program puts into the environment under a name, and what is there at first.
  private func values(inEnvironment key: String) -> [Giving] {
    let first = (program.typesByName["EnvironmentValues"] ?? []).compactMap { program[$0].properties[key]?.first }
      .compactMap(program.initialResult).map { Giving(value: $0.value, scope: $0.scope) }
    let given = (program.callsByName["environment"] ?? []).map { program[$0] }.compactMap { site -> Giving? in
      guard site.call.arguments.count == 2, case .keyPath(_, [key]) = site.call.arguments[0].value else { return nil }
      return Giving(value: site.call.arguments[1].value, scope: site.scope)
    }
    return first + given
  }

  /// Where the screen is given a model, and where it is made without it or is given another one in its place.
  private func models(of name: String) -> [Set<String>] {
    let setting = Set(evaluator.settings(of: name, in: screen).filter { !$0.target.isOwnProperty }.map(\.body))
    let others = modes.filter { $0.value == .model && $0.key != name }.keys
    let elsewhere = others.contains { other in
      evaluator.settings(of: other, in: screen).contains { site in
        !site.target.isOwnProperty && !setting.contains(site.body) && site.value != .nothing
      }
    }
    return setting.isEmpty || !elsewhere && makers.isSubset(of: setting) ? [] : [[Self.present], [Self.absent]]
  }

  static let present = "some"
  static let absent = "none"

  /// The names of the cases that a value can be, each set of them for one way of callers to it.
  private func cases(of giving: Giving, expected: TypeID?) -> [Set<String>] {
    var found: [Set<String>] = []
    var paths = [CodePath(scope: giving.scope)]
    for _ in 0..<Self.maximumForwarding {
      var open: [CodePath] = []
      for path in paths {
        guard let run = evaluator.run(along: path) else { continue }
        evaluator.resetBudget()
        let candidates = evaluator.evaluate(giving.value, in: giving.scope, run, expected: expected)
        if candidates.contains(where: \.isParameter) { open.append(path) }
        found.append(Set(candidates.compactMap(\.modeName)))
      }
      paths = open.flatMap { path in
        let outer = program[program.outerScope(of: path)].body
        return evaluator.callers(of: outer).prefix(Self.maximumCallers).map { path.called(from: $0) }
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
    case .nothing: GivenModes.absent
    default: nil
    }
  }
}

extension Expression {
  /// Whether the expression is another initializer of the object that an initializer makes.
  fileprivate var isChained: Bool {
    if case .member(.identifier(let base), "init") = self { base == "self" || base == "super" } else { false }
  }
}
