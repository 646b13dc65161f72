import NavigationModel

/// Finds what objects of other classes show at a transition whose code they inherit, where they override what that code
/// reads of its own object; see ``Overrides``.
struct HeirTransitions {
  let evaluator: Evaluator
  let registry: DestinationRegistry
  let runs: AskedRuns
  let records: TransitionRecords
  /// What was found for the transition at hand.
  private var found: [ResolvedTransition] = []

  private typealias Answer = TransitionAnswers.Answer
  private var program: Program { evaluator.program }

  init(evaluator: Evaluator, registry: DestinationRegistry, runs: AskedRuns, records: TransitionRecords) {
    self.evaluator = evaluator
    self.registry = registry
    self.runs = runs
    self.records = records
  }

  var isEmpty: Bool { found.isEmpty }

  /// Begins with another transition, of which nothing is known yet.
  mutating func begin() { found = [] }

  /// Looks at the transition for each class that overrides what the code on the way to it reads of its own object.
  ///
  /// - Parameters:
  ///   - chain: the calls from the transition's body outwards.
  ///   - outermost: the body that is taken for the one that asks.
  ///   - answers: what the code shows by itself.
  /// - Returns: how many links of chains were run for it.
  mutating func find(
    _ transition: Transition, chain: [AskingCall], outermost: BodyID, besides answers: [TransitionAnswers.Answer]
  ) -> Int {
    switch transition.shown {
    case .fixed, .previous, .registered, .item, .state, .step, .address, .elsewhere, .chosen: return 0
    case .values, .coordinators, .viewOwner, .views, .children, .segue, .scenes, .results: break
    }
    guard !transition.kind.goesBack, !answers.contains(where: \.isOpen) else { return 0 }
    let bodies = [outermost] + chain.dropLast().map(\.body) + (chain.isEmpty ? [] : [transition.body])
    let heirs = evaluator.overrideIndex.heirs(of: bodies)
    for heir in heirs {
      guard let run = runs.run(of: transition, through: chain, on: .some(heir.type)) else { continue }
      var links = chain
      for index in run.doubtfulLinks { links[index].confidence = .possible }
      let shown = TransitionAnswers(evaluator: evaluator, registry: registry)
        .answers(to: transition, in: run.activation, askedFrom: outermost)
      for var answer in shown where answer.isKnownScreen(in: program) && !answer.isOpen {
        guard !answers.contains(where: { isSame($0, answer) }) else { continue }
        answer.confidence = max(answer.confidence, .inferred)
        found += records.records(of: transition, answer, chain: links, home: heir.type, heir: heir)
      }
    }
    return heirs.count * (chain.count + 1)
  }

  /// Whether two answers are the same object, or objects of one class.
  private func isSame(_ answer: Answer, _ other: Answer) -> Bool {
    if answer.destination == other.destination { return true }
    return answer.shownType(evaluator).map { $0 == other.shownType(evaluator) } ?? false
  }

  /// What the transition shows with what the classes below show by code that they inherit, unless calls of theirs tell it
  /// already.
  ///
  /// - Parameter told: what was found by following its callers.
  func added(to told: [ResolvedTransition]) -> [ResolvedTransition] {
    let added = found.filter { transition in
      !told.contains { other in
        other.source == transition.source && other.confidence != .possible
          && (other.destination == transition.destination
            || other.shownType.map { $0 == transition.shownType } == true)
      }
    }
    // A class of which nobody makes an object leaves to those below what it cannot tell by itself.
    let shown = Set(found.compactMap(\.shownType))
    let left = Set(found.compactMap { transition in transition.via.first })
    let kept = told.filter { transition in
      guard case .type(let source) = transition.source, left.contains(source), program.isOnlyInherited(source) else {
        return true
      }
      let isGuess = transition.confidence == .possible && transition.shownType.map(shown.contains) == true
      return !transition.isUnresolved && !isGuess && !evaluator.saysNothing(transition.shownType)
    }
    return kept + added
  }
}
