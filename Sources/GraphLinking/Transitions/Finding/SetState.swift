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
  ///
  /// - Parameters:
  ///   - property: the property that the view watches.
  ///   - owner: the class that has it.
  func places(setting property: String, of owner: TypeID) -> [Place] {
    guard program[owner].kind == .class, let watched = program[owner].properties[property]?.first else { return [] }
    guard let getter = watched.getter else {
      return settings(of: property, owner).filter { isOwn($0, owner) }.map { Place(site: $0, decision: nil) }
    }
    return names(readBy: getter, of: owner).flatMap { name in
      settings(of: name, owner).filter { isOwn($0, owner) || isObject($0, owner) }.map { site in
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

  /// The places that set a property to something else than nothing.
  private func settings(of property: String, _ owner: TypeID) -> [AssignmentSite] {
    (program.assignmentsByName[property] ?? []).filter { site in
      site.value != .nothing && site.value != .boolean(false)
        && (program[owner].properties[property]?.contains { $0.fact.type?.name == "Bool" } != true
          || site.value == .boolean(true))
    }
  }

  /// Whether a function of the object sets its own state because it is asked to: to what it is given, or in any case.
  ///
  /// What a function sets for a reason of its own, such as an answer that came, it is not asked for.
  private func isOwn(_ site: AssignmentSite, _ owner: TypeID) -> Bool {
    let body = program[site.body]
    guard site.target.ownPropertyName != nil, body.owner == owner, body.kind == .function,
      program.locals(named: site.target.ownPropertyName ?? "", from: site.scope) == nil
    else { return false }
    if site.scope == body.scope { return true }
    let given = Set(body.parameters.map(\.name))
    return !site.value.mentionedNames.isDisjoint(with: given)
  }

  /// Whether code of another object sets the state of an object of the class.
  private func isObject(_ site: AssignmentSite, _ owner: TypeID) -> Bool {
    guard case .member(let base, _) = site.target, base != .identifier("self") else { return false }
    return evaluator.staticType(of: base, in: site.scope, evaluator.openActivation(of: site.body)) == owner
  }

  /// The stored properties of the object that a computed one is made of, sorted.
  private func names(readBy getter: BodyID, of owner: TypeID) -> [String] {
    var names: Set<String> = []
    for scope in program.code[Int(getter.file)].scopes where scope.body == getter {
      for result in scope.results.values { names.formUnion(result.value.mentionedNames) }
      for local in scope.locals.values.joined() { names.formUnion(local.value?.mentionedNames ?? []) }
      guard case .branch(let conditions) = scope.kind else { continue }
      for condition in conditions {
        switch condition {
        case .matches(let subject, _), .matchesNone(let subject, _), .holds(let subject), .fails(let subject):
          names.formUnion(subject.mentionedNames)
        }
      }
    }
    return names.filter { name in
      program[owner].properties[name]?.contains { $0.getter == nil && !$0.fact.isStatic } == true
    }.sorted()
  }
}
