import NavigationModel

/// What a part of the linking resolved, with the evaluator that knows its values.
struct ResolvedPart: Sendable {
  let evaluator: Evaluator
  var transitions: [ResolvedTransition] = []
  var knowledge: [ScreenKnowledgeFinder.Knowledge] = []
}

/// Resolves the transitions of a program in parts, each with an evaluator of its own.
///
/// The parts are the same for any number of workers: what an evaluator has cached does not change its answers, but
/// nothing should depend on that.
enum TransitionParts {
  /// More parts keep more workers busy, but each fills its caches by itself.
  private static let count = 8

  static func resolve(in program: Program, workers: some Workers) -> [ResolvedPart] {
    let evaluator = Evaluator(program: program)
    let registrations = DestinationRegistry.registrations(with: evaluator)
    let registry = DestinationRegistry(evaluator: evaluator, registrations: registrations)
    let transitions = TransitionFinder(evaluator: evaluator, registry: registry).transitions()
    let viewOwners = ViewOwners(program: program)
    let resolved = workers.map(count: count) { part in
      let evaluator = Evaluator(program: program)
      let registry = DestinationRegistry(evaluator: evaluator, registrations: registrations)
      // Neighbours ask for the same values: a part is a range of the sorted transitions.
      let range = transitions.count * part / count..<transitions.count * (part + 1) / count
      return ResolvedPart(
        evaluator: evaluator,
        transitions: TransitionResolver.resolve(
          transitions[range], with: evaluator, registry: registry, viewOwners: viewOwners))
    }
    return resolved + others(in: program, workers: workers)
  }

  /// What needs no transition that an idiom finds.
  private static func others(in program: Program, workers: some Workers) -> [ResolvedPart] {
    let finders: [@Sendable (inout ResolvedPart) -> Void] = [
      { $0.transitions = RouteEnums(evaluator: $0.evaluator).transitions() },
      { $0.transitions = StepTransitions(evaluator: $0.evaluator).transitions() },
      { $0.knowledge = Array(ScreenKnowledgeFinder(evaluator: $0.evaluator).knowledge()) },
    ]
    return workers.map(count: finders.count) { index in
      var part = ResolvedPart(evaluator: Evaluator(program: program))
      finders[index](&part)
      return part
    }
  }
}
