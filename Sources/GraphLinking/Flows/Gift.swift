import NavigationModel

/// The calls that passed a closure or a method on to the object that keeps it, from the inside out. There are none if
/// code stores it there itself.
///
/// Other callers of the same functions pass other closures to other objects: `Runner().run { … }`.
struct Gift: Hashable {
  /// A call of a function that keeps what it is given, or hands it on.
  struct Step: Hashable {
    let function: BodyID
    let site: CallSiteID
  }

  private(set) var steps: [Step] = []

  init() {}

  init(_ path: CodePath, in program: Program) {
    var called = program[path.scope].body
    for call in path.calls {
      steps.append(Step(function: called, site: call.site))
      called = program[call.site].body
    }
  }

  /// The call that led into a function, with what of the way lies outside; nil for a function that is not on the way.
  func entering(_ function: BodyID) -> (site: CallSiteID, rest: Gift)? {
    guard let index = steps.firstIndex(where: { $0.function == function }) else { return nil }
    var rest = self
    rest.steps.removeFirst(index + 1)
    return (steps[index].site, rest)
  }
}

/// Tells which calls are made on the object that keeps what was given.
extension CauseFinder {
  /// Where an object is made.
  struct Origin: Hashable {
    let file: Int
    let position: Position
  }

  /// The rest of a gift outside a call; nil if the call belongs to another closure that was passed on, or is made on
  /// another object.
  mutating func outside(_ gift: Gift, _ site: CallSiteID, calling function: Body) -> Gift? {
    guard !gift.steps.isEmpty else { return gift }
    // Whoever else calls a function that keeps what it is given has given it something else.
    if let (entry, rest) = gift.entering(function.id) { return entry == site ? rest : nil }
    guard let base = receiver(of: site) else { return gift }
    return isKeeper(base, of: gift, site, calling: function) ? Gift() : nil
  }

  /// Whether what a function is called on can be the object that something was given to.
  private mutating func isKeeper(
    _ base: Expression, of gift: Gift, _ site: CallSiteID, calling function: Body
  ) -> Bool {
    let program = evaluator.program
    guard let owner = function.owner,
      let step = gift.steps.last(where: { program[$0.function].owner.map { isRelated($0, owner) } == true })
    else { return true }
    var keepers: Set<Origin> = []
    var isUnnamed = false
    if program[step.function].kind == .initializer {
      keepers = [Origin(program[step.site].call, in: program[step.site].scope, of: program)]
    } else if let keeper = receiver(of: step.site) {
      keepers = origins(of: keeper, at: step.site)
      if case .call = keeper { isUnnamed = true }
    }
    let meant = origins(of: base, at: site)
    if !keepers.isEmpty, !meant.isEmpty { return !keepers.isDisjoint(with: meant) }
    // No other code can call an object without a name. If the object is visible, it may be the one that got the
    // closure.
    return !isUnnamed || program[program[site].body].owner.map { screens.isVisible($0) } == true
  }

  /// What a method is called on, where that is another object.
  private func receiver(of site: CallSiteID) -> Expression? {
    guard case .member(let base, _) = evaluator.program[site].call.callee,
      base != .identifier("self"), base != .identifier("super")
    else { return nil }
    return base
  }

  /// Where the objects are made that a call is made on; nothing where that is not known of all of them.
  private mutating func origins(of receiver: Expression, at id: CallSiteID) -> Set<Origin> {
    if let known = origins[id] { return known }
    let site = evaluator.program[id]
    evaluator.resetBudget()
    let candidates = evaluator.evaluate(receiver, in: site.scope, evaluator.openActivation(of: site.body))
    var found: Set<Origin> = []
    for candidate in candidates {
      guard case .object(_, let construction?) = candidate.value else {
        found = []
        break
      }
      let made = evaluator[construction]
      found.insert(Origin(made.call, in: made.scope, of: evaluator.program))
    }
    origins[id] = found
    return found
  }

  private func isRelated(_ type: TypeID, _ other: TypeID) -> Bool {
    evaluator.program.inherits(type, from: other) || evaluator.program.inherits(other, from: type)
  }
}

extension CauseFinder.Origin {
  fileprivate init(_ call: Call, in scope: ScopeID, of program: Program) {
    file = program[program[scope].body].file
    position = call.position
  }
}
