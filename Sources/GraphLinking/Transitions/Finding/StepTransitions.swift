import NavigationModel

/// The transitions that chains of steps say by themselves: from each screen of a chain to the next one inwards.
struct StepTransitions {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  func transitions() -> [ResolvedTransition] {
    program.frameworks.chains.flatMap { vocabulary -> [ResolvedTransition] in
      let roots = vocabulary.steps.union(vocabulary.factoryAssemblies)
      let bodies = Set(roots.flatMap { program.callsByName[$0] ?? [] }.map { program[$0].body })
      return bodies.sorted().flatMap { body in
        // The call of a chain's last link is the call of the whole chain.
        program.calls(in: body).filter { $0.call.callee.calledName == "assemble" }.flatMap {
          transitions(of: $0, vocabulary)
        }
      }
    }
  }

  private func transitions(of site: CallSite, _ vocabulary: ChainVocabulary) -> [ResolvedTransition] {
    guard let chain = CallChain(site.call) else { return [] }
    evaluator.resetBudget()
    let reader = ChainReader(
      evaluator: evaluator, vocabulary: vocabulary, scope: site.scope,
      activation: evaluator.openActivation(of: site.body))
    if vocabulary.factoryAssemblies.contains(chain.root.name) {
      return reader.composedContainer(chain).map { contents(of: $0, in: site.body) } ?? []
    }
    guard vocabulary.steps.contains(chain.root.name) else { return [] }
    return (reader.composition(chain) ?? []).flatMap { candidate -> [ResolvedTransition] in
      if case .step(let id) = candidate.value { screens(of: evaluator[id], in: site.body) } else { [] }
    }
  }

  /// From each screen of a chain to the next one inwards.
  private func screens(of step: Step, in body: BodyID) -> [ResolvedTransition] {
    var result: [ResolvedTransition] = []
    let levels = step.levels.indices.filter { !step.levels[$0].isContainer }
    for (number, index) in levels.enumerated() {
      let level = step.levels[index]
      func add(from sources: [Value], _ kind: TransitionKind?) {
        guard let kind else { return }
        for source in sources.compactMap(source) {
          result += level.screens.map {
            ResolvedTransition(
              source: source, destination: .value($0), kind: kind, confidence: .inferred, via: [],
              location: program.location(level.position, in: program[body].file))
          }
        }
      }
      if number + 1 < levels.count {
        let outer = step.levels[levels[number + 1]].screens
        add(from: outer, step.kind(ofLevel: index) ?? outer.lazy.compactMap { evaluator.kindWithin($0) }.first)
        continue
      }
      // A chain that starts from whatever is shown has no source but whoever navigates to it.
      for way in evaluator.ways(of: step) {
        guard let origin = way.origin.map({ evaluator[$0] }), let level = origin.innermostScreen else { continue }
        add(from: origin.levels[level].screens, way.kind)
      }
    }
    return result
  }

  /// What a container is given where it is composed.
  ///
  /// Containers of the program's own are screens, which have their content. A tab bar of the framework is none: its
  /// content belongs to who composes it. Navigation controllers only wrap, and are told with what they are in.
  private func contents(of made: ChainReader.ComposedContainer, in body: BodyID) -> [ResolvedTransition] {
    let source: TransitionSource
    if program[made.container].isDeclared {
      source = .type(made.container)
    } else if made.kind != .root {
      source = program[body].owner.map { .type($0) } ?? .function(body)
    } else {
      return []
    }
    return made.contents.flatMap { content in
      content.screens.map {
        ResolvedTransition(
          source: source, destination: .value($0), kind: made.kind, confidence: .inferred, via: [],
          location: program.location(content.position, in: program[body].file))
      }
    }
  }

  private func source(_ value: Value) -> TransitionSource? {
    if case .scene(let scene) = value, program.storyboards[scene].type == nil { return .scene(scene) }
    guard let type = evaluator.type(of: value), program[type].isDeclared else { return nil }
    return .type(type)
  }
}
