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
  /// What code sets them to, found once for all views that watch them.
  private var watchedSettings: [Flag: [Setting]] = [:]

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
  mutating func settings(of flag: Flag) -> [AssignmentSite] {
    guard !watched.isEmpty else { return [] }
    var found: [AssignmentSite] = []
    for own in evaluator.settings(of: flag) where evaluator.isOwn(own.target, flag, in: own.scope) {
      guard let place = closure(around: own.scope), let property = watched[place] else { continue }
      for setting in settings(ofWatched: property) where reaches(own.scope, in: place, with: setting.value, property) {
        found.append(setting.site)
      }
    }
    return found
  }

  /// A place that sets what is watched, and what to, where that is one value.
  private struct Setting {
    let site: AssignmentSite
    let value: Value?
  }

  /// What is set in more places than these is no step that one view waits for; each view would be asked about each.
  private static let maximumSettings = 200

  private mutating func settings(ofWatched property: Flag) -> [Setting] {
    if let known = watchedSettings[property] { return known }
    let sites = evaluator.settings(of: property)
    var found: [Setting] = []
    if sites.count <= Self.maximumSettings {
      let type = evaluator.declaredType(ofMember: property.property, in: property.owner)
      for site in sites where evaluator.isOfObject(site.target, property, in: site.scope) {
        evaluator.resetBudget()
        let values = evaluator.evaluate(
          site.value, in: site.scope, evaluator.openActivation(of: site.body), expected: type)
        found.append(Setting(site: site, value: evaluator.single(values)))
      }
    }
    watchedSettings[property] = found
    return found
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
  private func reaches(_ scope: ScopeID, in closure: ScopeID, with value: Value?, _ property: Flag) -> Bool {
    if scope == closure { return true }
    guard let value, case .closure(let written) = program[closure].kind else { return false }
    evaluator.resetBudget()
    var run = evaluator[evaluator.openActivation(of: program[closure].body)]
    // The old value comes first where both are given.
    run.closureArguments[closure] =
      written.parameters.count == 2 ? [[.unknown("it is the old value")], [value]] : [[value]]
    return evaluator.reach(scope, from: closure, evaluator.intern(run), knowing: property.property) == .always
  }
}
