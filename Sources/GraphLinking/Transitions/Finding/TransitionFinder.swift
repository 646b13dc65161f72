import NavigationModel

/// Finds the places where the program uses an idiom.
struct TransitionFinder {
  let evaluator: Evaluator
  let registry: DestinationRegistry
  let contents: SharedContents
  private var program: Program { evaluator.program }

  /// All transitions in the order of the sources, and the places that only look like one.
  func find(workers: some Workers) -> FoundTransitions {
    let knowsStarts = program.frameworks.patterns.contains { $0.kind == .start }
    // What needs no answer of the others is found beside them, by an evaluator of its own.
    let ((collected, selections, called, assigned, paths), (starts, contained, flagged)) = workers.both { [self] in
      let fit = PatternFit(evaluator: evaluator, registry: registry)
      let collected = CollectedContents(evaluator: evaluator)
      let selections = Selections(evaluator: evaluator)
      let called = CalledTransitions(fit: fit, collected: collected.presentations, selecting: selections.links).find()
      let paths = PathAssignments(fit: fit).transitions()
      return (collected, selections, called, AssignedTransitions(fit: fit).find(), paths)
    } _: { [program] in
      let evaluator = Evaluator(program: program)
      return (
        knowsStarts ? CoordinatorStarts(evaluator: evaluator).transitions() : [],
        OwnContents(evaluator: evaluator).transitions() + ColumnsOfViews(program: program).transitions(),
        SharedFlags(evaluator: evaluator).transitions()
      )
    }
    var found = called.transitions
    found += starts
    found += contained
    found += assigned.transitions
    found += paths
    found += ItemAssignments(evaluator: evaluator, registry: registry).transitions()
    found += flagged
    found += selections.transitions
    found += contents.transitions()
    found += collected.transitions()
    found += BroughtControllers(evaluator: evaluator).transitions()
    found += DeclaredTransitions(program: program).implementations()
    let observed = ObservedProperties(evaluator: evaluator).adding(to: found)
    found = observed.transitions
    found += DeclaredTransitions(program: program).properties()
    if knowsStarts { found += SelfStarts(evaluator: evaluator).transitions(among: found) }
    found.sort {
      (program[$0.body].file, $0.position, $0.kind.rawValue) < (program[$1.body].file, $1.position, $1.kind.rawValue)
    }
    let carrying = found.filter { SegueClasses.carriesOutSegue($0, in: program) }
    return FoundTransitions(
      transitions: carrying.isEmpty ? found : found.filter { !SegueClasses.carriesOutSegue($0, in: program) },
      dismissals: called.dismissals + assigned.dismissals + observed.dismissals
        + carrying.map { Dismissal(of: $0, since: .carriesOutSegue) },
      segueClasses: SegueClasses(carryingOut: carrying, in: program))
  }
}
