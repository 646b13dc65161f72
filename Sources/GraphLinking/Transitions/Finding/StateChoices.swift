import NavigationModel

/// Finds views that show other screens in their place by a choice of state, as The Composable Architecture has it:
/// `switch store.case`, and `if let store = store.scope(state: \.destination?.game, …)`.
///
/// A single optional child, as in `\.banner`, is a part of the screen; a case of an enum is a place of its own.
struct StateChoices {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  func transitions() -> [ResolvedTransition] {
    // Programs without stores have none of this.
    guard program.callsByName["scope"] != nil || program.callsByName["SwitchStore"] != nil else { return [] }
    var result: [ResolvedTransition] = []
    for callable in program.code.indices.lazy.flatMap({ program.scopes(inFile: $0) }) {
      let body = program[program[callable].body]
      guard let owner = body.owner, program.isView(owner), program[owner].isDeclared, !isShownByIdiom(callable) else {
        continue
      }
      let results = program[callable].results
      for child in results.expressions + results.returned where isChosen(child.scope, within: callable) {
        result += transitions(from: owner, to: child, in: body)
      }
    }
    return result
  }

  private func transitions(from owner: TypeID, to child: BodyResults.Result, in body: Body) -> [ResolvedTransition] {
    evaluator.resetBudget()
    let views = evaluator.shownViews(child.value, in: child.scope, evaluator.openActivation(of: body.id))
    let place = program.location(child.value.innermostPosition ?? body.position, in: body.file)
    return views.compactMap { candidate in
      guard case .object(let type, _) = candidate.value, program[type].isDeclared, type != owner,
        program.isView(type)
      else { return nil }
      return ResolvedTransition(
        source: .type(owner), destination: .value(candidate.value), kind: .replace, confidence: .inferred, via: [],
        location: place)
    }
  }

  /// Whether a branch of a choice lies between a child and the body or closure that it is in.
  private func isChosen(_ scope: ScopeID, within callable: ScopeID) -> Bool {
    var next: ScopeID? = scope
    while let place = next, place != callable {
      if program[place].locals.values.joined().contains(where: { $0.value?.isScopedCase == true }) { return true }
      if case .branch(let conditions) = program[place].kind, conditions.contains(where: isChoice) { return true }
      next = program[place].parent
    }
    guard let site = program[callable].passedTo?.site else { return false }
    return isChoiceView(program[site].call.callee) || program[site].call.callee.calledName == "CaseLet"
  }

  private func isChoice(_ condition: Condition) -> Bool {
    switch condition {
    case .matches(.member(_, "case"), _), .matchesNone(.member(_, "case"), _): true
    default: false
    }
  }

  private func isChoiceView(_ callee: Expression) -> Bool {
    callee.calledName.flatMap { program.frameworks.types[$0]?.role } == .choiceView
  }

  /// Whether the closure is, or is in, the builder of a sheet, a stack and so on, which says itself what it shows.
  func isShownByIdiom(_ scope: ScopeID) -> Bool {
    var next: ScopeID? = scope
    while let place = next {
      if let passedTo = program[place].passedTo {
        let call = program[passedTo.site].call
        // With any labels: the program may add initializers to the link.
        if call.callee.calledName == "NavigationLink" { return true }
        let patterns = program.frameworks.patternsByCall[call.callee.calledName ?? ""] ?? []
        if patterns.contains(where: { $0.shows(argument: passedTo.argument, of: call) }) { return true }
      }
      next = program[place].parent
    }
    return false
  }
}

extension Expression {
  /// Whether it scopes a store to a case of a state: `store.scope(state: \.destination?.game, action: …)`.
  fileprivate var isScopedCase: Bool {
    guard case .call(let call) = self, call.callee.calledName == "scope",
      case .keyPath(_, let path)? = call.arguments.first(where: { $0.label == "state" || $0.label == nil })?.value
    else { return false }
    // What a wrapper holds is no case.
    return path.filter { $0 != "wrappedValue" }.count > 1
  }

  /// Where the innermost call of a chain of modifiers stands.
  fileprivate var innermostPosition: Position? {
    guard case .call(let call) = self else { return nil }
    if case .member(let base, _) = call.callee { return base.innermostPosition ?? call.position }
    return call.position
  }
}
