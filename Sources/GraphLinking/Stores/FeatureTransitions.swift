import NavigationModel

/// Finds what the reducers of The Composable Architecture do for navigation: which others they run, and what they have
/// their views show.
struct FeatureTransitions {
  let evaluator: Evaluator
  /// What is registered for the values that stacks have in their paths.
  let registrations: [DestinationRegistry.Registration]

  func transitions() -> [ResolvedTransition] {
    let features = Features(program: evaluator.program)
    guard !features.reducers.isEmpty else { return [] }
    let presentations = StatePresentations(
      evaluator: evaluator, places: StatePlaces(features: features), registrations: registrations)
    let settings = StateSettings(evaluator: evaluator, presentations: presentations).transitions()
    let leading = settings.reduce(into: Set<TypeID>()) { found, transition in
      if case .type(let source) = transition.source { found.insert(source) }
    }
    return FeatureStarts(evaluator: evaluator, features: features, leading: leading).transitions() + settings
  }
}
