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
    guard !heirs.isEmpty else { return 0 }
    let askers = askers(for: transition, through: chain, outermost)
    for heir in heirs where mayRun(transition, through: chain, on: heir.type, askedBy: askers) {
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
    return (heirs.count + askers.count) * (chain.count + 1)
  }

  /// A call of the code that asks, whose arguments may decide whether the transition runs.
  private struct Asker {
    let link: AskingCall
    /// The class of the object that it is made on, or one above that; nil where it may be any.
    let receiver: TypeID?
    /// Whether code of an object calls it on itself, which may be of a class below.
    let isOnSelf: Bool
  }

  /// What more places call is a utility.
  private static let maximumAskers = 100

  /// The calls of the outermost code, where their arguments may decide whether the transition runs; none where they do not.
  private func askers(
    for transition: Transition, through chain: [AskingCall], _ outermost: BodyID
  ) -> [Asker] {
    let scopes = [transition.scope] + chain.map { program[$0.site].scope }
    guard program[outermost].kind == .function, !program[outermost].parameters.isEmpty,
      scopes.contains(where: { program[program[$0].body].scope != $0 })
    else { return [] }
    let callers = evaluator.callers(of: outermost)
    guard callers.count <= Self.maximumAskers else { return [] }
    return callers.map { caller in
      let site = program[caller.site]
      let link = AskingCall(caller: caller, body: site.body, confidence: caller.confidence)
      guard caller.isCall, !caller.isHanding else { return Asker(link: link, receiver: nil, isOnSelf: false) }
      switch site.call.callee {
      case .identifier, .member(.identifier("self"), _), .member(.identifier("super"), _):
        return Asker(link: link, receiver: declared(program[site.body].owner), isOnSelf: true)
      case .member(let base, _):
        let type = evaluator.staticType(of: base, in: site.scope, evaluator.openActivation(of: site.body))
        return Asker(link: link, receiver: declared(type), isOnSelf: false)
      default:
        return Asker(link: link, receiver: nil, isOnSelf: false)
      }
    }
  }

  private func declared(_ type: TypeID?) -> TypeID? { type.flatMap { program[$0].isDeclared ? $0 : nil } }

  /// Whether objects of a class run the transition, as far as the calls on them tell. What nobody calls may be asked for,
  /// and so may what code calls that knows only a class above, or nothing.
  private func mayRun(
    _ transition: Transition, through chain: [AskingCall], on heir: TypeID, askedBy askers: [Asker]
  ) -> Bool {
    var isAsked = false
    for asker in askers {
      guard let receiver = asker.receiver else { return true }
      let isBelow = program.inherits(receiver, from: heir)
      guard isBelow || program.inherits(heir, from: receiver) else { continue }
      isAsked = true
      guard isBelow || asker.isOnSelf else { return true }
      let object = isBelow ? nil : Value.some(heir)
      guard let run = runs.run(of: transition, through: chain + [asker.link], on: object) else { continue }
      evaluator.resetBudget()
      let body = program[transition.body]
      if evaluator.isFeasible(from: transition.scope, to: body.scope, run.activation) { return true }
    }
    return !isAsked
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
