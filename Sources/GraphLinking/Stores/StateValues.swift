import NavigationModel

/// Tells what reducers set a place of their state to, as far as views show something for it.
struct StateValues {
  let evaluator: Evaluator
  let places: StatePlaces

  /// What a place is set to.
  enum Meaning: Hashable {
    /// Something, of a case where the place holds one of several.
    case value(String?)
    /// What an action or a caller brings, and nobody was seen to send.
    case given
    /// One of several, of which nobody can tell the case.
    case computed
  }

  /// One of several that a place holds.
  struct Choice {
    let isCase: (String) -> Bool
    /// The enum, which knows what `.name` means; nil where nobody declares it.
    let type: TypeID?
  }

  /// What an expression gives to a place; nothing where it empties the place.
  func meanings(of value: Expression, at place: StatePlace, in scope: ScopeID) -> [Meaning] {
    evaluator.resetBudget()
    let content = places.content(at: place)
    let choice = places.features.choice(content).map { isCase in
      let held = content?.reducer
      return Choice(isCase: isCase, type: content?.route ?? held.flatMap { places.features.state(of: $0) } ?? held)
    }
    var search = StateValueSearch(evaluator: evaluator, features: places.features, choice: choice)
    let all = search.meanings(of: value, in: scope)
    let known = all.filter { if case .value = $0 { true } else { false } }
    if !known.isEmpty { return known }
    return all.contains(.given) ? [.given] : all
  }
}
