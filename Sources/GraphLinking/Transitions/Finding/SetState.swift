import NavigationModel

/// Finds where an object's own functions set the state for which a view shows something, and where code sets the property
/// from which the state that a view watches is computed:
///
///     func show(_ sheet: Sheet) { active = sheet }
///     var helpItem: HelpItem? { active == .help ? HelpItem() : nil }
///
///     .sheet(item: $sheets.helpItem) { _ in HelpView() }
///
/// Whoever calls `sheets.show(.help)` is where the person comes from.
struct SetState {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  /// The places that set what a view watches.
  func places(setting flag: Flag) -> [Place] {
    guard program[flag.owner].kind == .class,
      let watched = program[flag.owner].properties[flag.property]?.first
    else { return [] }
    guard let getter = watched.getter else {
      return evaluator.settings(of: flag).filter { isAsked($0, flag) }.map { Place(site: $0, decision: nil) }
    }
    return names(readBy: getter, of: flag.owner).flatMap { name -> [Place] in
      let stored = Flag(owner: flag.owner, property: name)
      return evaluator.settings(of: stored).filter {
        isAsked($0, stored) || evaluator.isOfObject($0.target, stored, in: $0.scope)
      }.map { site in
        Place(
          site: site, decision: Appearance.Decision(getter: getter, property: name, value: site.value))
      }
    }
  }

  /// A place that sets something, with what decides whether anything appears for it.
  struct Place {
    let site: AssignmentSite
    let decision: Appearance.Decision?
  }

  /// Whether a function of the object sets its own state because it is asked to: to what it is given, or in any case, or
  /// where what it is given decides that.
  ///
  /// What a function sets for a reason of its own, such as an answer that came, it is not asked for.
  private func isAsked(_ site: AssignmentSite, _ flag: Flag) -> Bool {
    let body = program[site.body]
    guard body.kind == .function, evaluator.isOwn(site.target, flag, in: site.scope) else { return false }
    // It may wait for its turn: `Task { await load(); isHelping = true }`.
    if evaluator.runsByItself(site.scope) { return true }
    let given = Set(body.parameters.map(\.name))
    if isDecided(site.scope, within: body.scope, by: given) { return true }
    return !site.value.mentionedNames.isDisjoint(with: given)
  }

  /// Whether nothing but arguments decides that code gets to a scope: `if url.host == "help" { isHelpShown = true }`.
  private func isDecided(_ scope: ScopeID, within outermost: ScopeID, by given: Set<String>) -> Bool {
    var next = scope
    while next != outermost {
      guard case .branch(let conditions) = program[next].kind, !conditions.isEmpty, let parent = program[next].parent,
        conditions.allSatisfy({ isMade(of: given, $0.subject, in: parent) })
      else { return false }
      next = parent
    }
    return true
  }

  /// Whether an expression names arguments, or locals that are made of them, and no state of the object.
  private func isMade(of given: Set<String>, _ expression: Expression, in scope: ScopeID) -> Bool {
    // Operators are names, too.
    let names = expression.mentionedNames.filter { $0.first.map { $0.isLetter || $0 == "_" } ?? false }
    return !names.isEmpty
      && names.allSatisfy { name in
        guard let locals = program.locals(named: name, from: scope) else { return given.contains(name) }
        return locals.allSatisfy { $0.value.map { $0.mentionedNames.isSubset(of: given) } ?? false }
      }
  }

  /// The stored properties of the object that a computed one is made of, sorted.
  private func names(readBy getter: BodyID, of owner: TypeID) -> [String] {
    var names: Set<String> = []
    for scope in program.code[Int(getter.file)].scopes where scope.body == getter {
      for result in scope.results.values { names.formUnion(result.value.mentionedNames) }
      for local in scope.locals.values.joined() { names.formUnion(local.value?.mentionedNames ?? []) }
      guard case .branch(let conditions) = scope.kind else { continue }
      for condition in conditions { names.formUnion(condition.subject.mentionedNames) }
    }
    return names.filter { name in
      program[owner].properties[name]?.contains { $0.getter == nil && !$0.fact.isStatic } == true
    }.sorted()
  }
}
