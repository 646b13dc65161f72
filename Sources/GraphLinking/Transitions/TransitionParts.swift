import NavigationModel

/// What a part of the linking resolved, with the evaluator that knows its values.
struct ResolvedPart: Sendable {
  let evaluator: Evaluator
  var transitions: [ResolvedTransition] = []
  var requests: [Request] = []
  /// The places that look like transitions and are none, or show nothing.
  var dismissals: [Dismissal] = []
  /// The first transition that was not followed to its end, since the part had taken all its steps.
  var firstCut: SourceLocation?
  /// The types for whose values destinations are registered.
  var routes: Set<TypeID> = []
  /// The types whose code registers destinations.
  var registrars: Set<TypeID> = []
  var knowledge: [ScreenKnowledgeFinder.Knowledge] = []
  var storyboardRequests: Set<StoryboardRequestFinder.Found> = []
  /// What the segues of the program's own classes do; only the first part says it.
  var segueClasses = SegueClasses()
  /// What flows are found with; only one part finds each.
  var callbacks: HeldCallbacks?
  var models: ScreenModels?
  var viewOwners: ViewOwners?
}

/// Resolves the transitions of a program in parts, each with an evaluator of its own.
///
/// The parts are the same for any number of workers: what an evaluator has cached does not change its answers, but
/// nothing should depend on that.
enum TransitionParts {
  /// More parts keep more workers busy, but each fills its caches by itself.
  static let count = 4

  /// - Parameter findUnnamed: finds the functions that nothing names.
  /// - Returns: the parts, with what is in these functions as well, and the functions.
  static func resolve(
    in program: Program, findUnnamed: @escaping @Sendable () -> UnnamedFunctions, workers: some Workers
  ) -> (parts: [ResolvedPart], unnamed: UnnamedFunctions) {
    let ((registrations, found, frames), (viewOwners, unnamed)) = workers.both {
      let evaluator = Evaluator(program: program)
      let registrations = DestinationRegistry.registrations(with: evaluator)
      let registry = DestinationRegistry(evaluator: evaluator, registrations: registrations)
      let contents = SharedContents(evaluator: evaluator)
      let found = TransitionFinder(evaluator: evaluator, registry: registry, contents: contents).find(
        workers: workers)
      return (registrations, found, RouterFrames(contents.shown))
    } _: {
      let unnamed = findUnnamed()
      return (ViewOwners(program: program, without: unnamed), unnamed)
    }
    let transitions = found.transitions
    let described = Set(transitions.compactMap(\.describedCall))
    let closedSources = ClosedSources(transitions, in: program)
    var finders: [@Sendable (inout ResolvedPart) -> Void] = (0..<count).map { part in
      // Neighbours ask for the same values: a part is a range of the sorted transitions.
      let range = transitions.count * part / count..<transitions.count * (part + 1) / count
      return { part in
        let registry = DestinationRegistry(evaluator: part.evaluator, registrations: registrations)
        (part.transitions, part.requests, part.dismissals, part.firstCut) = TransitionResolver.resolve(
          transitions[range], with: part.evaluator, registry: registry, viewOwners: viewOwners, described: described,
          closedSources: closedSources)
        part.transitions += OutsideEntries(evaluator: part.evaluator).transitions(among: part.transitions)
      }
    }
    // The longest first.
    finders.insert({ $0.callbacks = HeldCallbacks(evaluator: $0.evaluator, without: unnamed) }, at: 0)
    finders.append {
      $0.models = ScreenModels(evaluator: $0.evaluator)
      $0.viewOwners = viewOwners
    }
    finders.append { $0.knowledge = Array(ScreenKnowledgeFinder(evaluator: $0.evaluator).knowledge()) }
    finders.append {
      $0.storyboardRequests = StoryboardRequestFinder(evaluator: $0.evaluator).requests(performing: transitions)
    }
    finders.append { $0.transitions = RouteEnums(evaluator: $0.evaluator).transitions() }
    finders.append { $0.transitions = StepTransitions(evaluator: $0.evaluator).transitions() }
    finders.append {
      $0.transitions =
        StateChoices(evaluator: $0.evaluator).transitions() + BoundViews(evaluator: $0.evaluator).transitions()
    }
    finders.append {
      $0.transitions = FeatureTransitions(evaluator: $0.evaluator, registrations: registrations).transitions()
    }
    var parts = workers.map(count: finders.count) { [finders] index in
      var part = ResolvedPart(evaluator: Evaluator(program: program))
      finders[index](&part)
      return part
    }
    parts[0].dismissals += found.dismissals
    parts[0].segueClasses = found.segueClasses
    parts[0].routes = Set(
      registrations.compactMap { if case .metatype(let type) = $0.key, program[type].isDeclared { type } else { nil } })
    parts[0].registrars = Set(registrations.compactMap { program[$0.site.body].owner })
    parts = SharedHearings(parts, in: program).settled()
    parts = HandedAskers(parts, in: program).filtered()
    parts = InheritedTransitions(SharedRegistrations(parts, in: program).filtered(), in: program).filtered()
    let requested = RequestedStarts(AskedWays(parts).filtered(), in: program).added()
    let started = StartedContents(requested, in: program)
    return (FramedContents(started.filled(), frames: frames, started: started).filled(), unnamed)
  }
}
