import NavigationModel

/// Finds where code sets a property of an object that a view watches, for which the view sets a flag of its own:
///
///     .onChange(of: model.step) { _, step in if step == .help { isHelping = true } }
///     .sheet(isPresented: $isHelping) { HelpView() }
///
/// Whoever sets the property to what the view tests for asks for the sheet.
struct WatchedFlags {
  private let evaluator: Evaluator
  private var program: Program { evaluator.program }
  /// The properties that views watch, by the closures that run for them.
  private var watched: [ScopeID: Flag] = [:]

  init(evaluator: Evaluator) {
    self.evaluator = evaluator
    for listener in program.frameworks.sendings.flatMap(\.listeners) {
      guard let label = listener.channel.property else { continue }
      for site in (program.callsByName[listener.name] ?? []).map({ program[$0] }) {
        guard case .member(let base, let name)? = CallLabels.argument(label, in: site.call.arguments)?.value,
          base != .identifier("self"), case .closure(let closure)? = listener.handler(in: site.call),
          let scope = program.scope(of: closure, in: site.body),
          let owner = evaluator.staticType(of: base, in: site.scope, evaluator.openActivation(of: site.body)),
          program[owner].kind == .class, program[owner].properties[name] != nil
        else { continue }
        watched[scope] = Flag(owner: owner, property: name)
      }
    }
  }

  /// The places in code of others that set what makes a view set a flag of its own.
  func settings(of flag: Flag) -> [AssignmentSite] {
    guard !watched.isEmpty else { return [] }
    return evaluator.settings(of: flag).filter { evaluator.isOwn($0.target, flag, in: $0.scope) }
      .flatMap { own -> [AssignmentSite] in
        guard let place = closure(around: own.scope), let property = watched[place] else { return [] }
        return evaluator.settings(of: property).filter {
          evaluator.isOfObject($0.target, property, in: $0.scope) && reaches(own.scope, in: place, from: $0, property)
        }
      }
  }

  /// The innermost closure around a place that runs for what is watched.
  private func closure(around scope: ScopeID) -> ScopeID? {
    var next: ScopeID? = scope
    while let place = next {
      if watched[place] != nil { return place }
      next = program[place].parent
    }
    return nil
  }

  /// Whether control gets to a place in a closure in any case, if that gets what code sets.
  private func reaches(_ scope: ScopeID, in closure: ScopeID, from setting: AssignmentSite, _ property: Flag) -> Bool {
    if scope == closure { return true }
    guard case .closure(let written) = program[closure].kind else { return false }
    evaluator.resetBudget()
    let values = evaluator.evaluate(
      setting.value, in: setting.scope, evaluator.openActivation(of: setting.body),
      expected: evaluator.declaredType(ofMember: property.property, in: property.owner))
    guard let value = evaluator.single(values) else { return false }
    var run = evaluator[evaluator.openActivation(of: program[closure].body)]
    // The old value comes first where both are given.
    run.closureArguments[closure] =
      written.parameters.count == 2 ? [[.unknown("it is the old value")], [value]] : [[value]]
    return evaluator.reach(scope, from: closure, evaluator.intern(run), knowing: property.property) == .always
  }
}
