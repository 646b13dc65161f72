import NavigationModel

/// The link stage: the facts of all files to one graph. The order of the files does not matter.
public enum Linker {
  /// Links the facts of a whole program.
  ///
  /// - Parameters:
  ///   - files: the facts of every file, in any order.
  ///   - idioms: what transitions look like. Of patterns that fit the same code the first counts, in this order.
  /// - Returns: the graph, sorted. A transition whose destination cannot be found leads to an unknown node and says why.
  public static func link(_ files: [FileFacts], idioms: [Idiom]) -> LinkedProgram {
    let program = ProgramBuilder.build(files, idioms: idioms)
    let evaluator = Evaluator(program: program)
    let registry = DestinationRegistry(evaluator: evaluator)
    let transitions = TransitionFinder(evaluator: evaluator, registry: registry).transitions()
    let resolved = TransitionResolver.resolve(transitions, with: evaluator, registry: registry)
    let routed = RouteEnums(evaluator: evaluator).transitions()
    let composed = StepTransitions(evaluator: evaluator).transitions()
    let outside = OutsideEntries(evaluator: evaluator).transitions(among: resolved)
    return GraphBuilder.build(resolved + routed + composed + outside, with: evaluator)
  }
}
