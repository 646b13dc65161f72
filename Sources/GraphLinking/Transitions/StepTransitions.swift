import NavigationModel

/// The transitions that chains of steps say by themselves: from each screen of a chain to the next one inwards.
struct StepTransitions {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  func transitions() -> [ResolvedTransition] {
    guard !program.frameworks.chains.isEmpty else { return [] }
    var result: [ResolvedTransition] = []
    let roots = program.frameworks.chains.reduce(into: Set<String>()) { $0.formUnion($1.steps) }
    for name in roots.sorted() where program.callsByName[name] != nil { result += transitions(ofChainsIn: name) }
    return result + containers()
  }

  /// The chains that begin with a type are evaluated as the values of what holds them.
  private func transitions(ofChainsIn root: String) -> [ResolvedTransition] {
    var holders: Set<BodyID> = []
    for id in program.callsByName[root] ?? [] { holders.insert(program[id].body) }
    return holders.sorted().flatMap { body -> [ResolvedTransition] in
      let activation = evaluator.openActivation(of: body)
      let given = program[program[body].scope].results
      let results = given.returned + given.expressions
      return results.flatMap { result -> [ResolvedTransition] in
        evaluator.resetBudget()
        return evaluator.evaluate(result.value, in: result.scope, activation).flatMap {
          candidate -> [ResolvedTransition] in
          if case .step(let id) = candidate.value { chain(evaluator[id], body: body) } else { [] }
        }
      }
    }
  }

  private func chain(_ step: Step, body: BodyID) -> [ResolvedTransition] {
    var result: [ResolvedTransition] = []
    let screens = step.levels.indices.filter { !step.levels[$0].isContainer }
    for (position, index) in screens.enumerated() {
      guard let kind = step.kind(ofLevel: index) else { continue }
      let place = program.location(step.levels[index].position, in: program[body].file)
      func add(from source: TransitionSource, _ kind: TransitionKind) {
        result += step.levels[index].screens.map {
          ResolvedTransition(
            source: source, destination: .value($0), kind: kind, confidence: .inferred, via: [], location: place)
        }
      }
      if position + 1 < screens.count {
        for source in step.levels[screens[position + 1]].screens.compactMap(source) { add(from: source, kind) }
        continue
      }
      for way in evaluator.ways(of: step) {
        // A chain that starts from whatever is shown has no source but whoever navigates to it.
        guard let origin = way.origin else { continue }
        for source in evaluator[origin].levels.first?.screens.compactMap(source) ?? [] {
          add(from: source, way.kind ?? kind)
        }
      }
    }
    return result
  }

  /// What containers of the program's own are given where they are composed.
  private func containers() -> [ResolvedTransition] {
    let names = program.frameworks.chains.reduce(into: Set<String>()) { $0.formUnion($1.factoryAssemblies) }
    // The whole chain is the call of its last link, which names no assembly: the calls of its body are looked at.
    let bodies = Set(names.flatMap { program.callsByName[$0] ?? [] }.map { program[$0].body })
    return bodies.sorted().flatMap { program.calls(in: $0) }.filter { $0.call.callee.calledName == "assemble" }
      .flatMap { site -> [ResolvedTransition] in
        evaluator.resetBudget()
        let contents = evaluator.composedContents(site.call, in: site.scope, evaluator.openActivation(of: site.body))
        return contents.map {
          ResolvedTransition(
            source: .type($0.container), destination: .value($0.content), kind: $0.kind, confidence: .inferred, via: [],
            location: program.location($0.position, in: program[site.body].file))
        }
      }
  }

  private func source(_ value: Value) -> TransitionSource? { evaluator.type(of: value).map { .type($0) } }
}
