import NavigationModel

/// Finds where code sets what makes a sheet, a cover or a destination appear in another view: `model.isEditing = true`,
/// while some view has `.sheet(isPresented: $model.isEditing) { … }`.
///
/// The view with the modifier shows it in any case. Whoever sets the property of the object that both know is where the
/// person comes from.
struct SharedFlags {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  func transitions() -> [Transition] {
    let presentations = presentations()
    let handed = HandedStates(evaluator: evaluator, bindings: FlagBindings(evaluator: evaluator))
      .settings(of: Set(presentations.keys))
    var watched = WatchedFlags(evaluator: evaluator)
    return presentations.keys.sorted { ($0.owner, $0.property) < ($1.owner, $1.property) }.flatMap { flag in
      let shown = presentations[flag] ?? []
      let presenters = Set(shown.compactMap { program[program[$0.scope].body].owner })
      let isMeant = { (place: CodePlace) in
        isAsked(at: place, for: flag, presenters)
      }
      let changes =
        (changes(of: flag, shownBy: shown) + watched.settings(of: flag).map { CodePlace($0) }).filter(isMeant)
        + ownChanges(of: flag, shownBy: presenters)
      let sent = askedChanges(of: flag).filter { isMeant($0.place) }
      let asked = SetState(evaluator: evaluator).places(setting: flag)
      return shown.flatMap { presentation in
        var appearance = Appearance(builder: presentation.builder, scope: presentation.scope, presenters: presenters)
        appearance.isOneOfSeveral = presentation.isOneOfSeveral
        let set = changes.map { change in
          Transition(
            shown: .elsewhere(appearance), kind: presentation.kind, scope: change.scope, body: change.body,
            position: change.position)
        }
        let heard = sent.map { change in
          var decided = appearance
          decided.item = change.setting
          return Transition(
            shown: .elsewhere(decided), kind: presentation.kind, scope: change.place.scope, body: change.place.body,
            position: change.place.position)
        }
        let bound = (handed[flag] ?? []).filter { setting in
          // What appears sets the state to go away.
          isMeant(setting.place) && !setting.hands.contains { isContent($0, of: shown) }
        }.map { setting in
          var decided = appearance
          decided.item = setting.site
          var transition = Transition(
            shown: .elsewhere(decided), kind: presentation.kind, scope: setting.place.scope, body: setting.place.body,
            position: setting.place.position)
          transition.isHandedState = true
          return transition
        }
        return set + heard + bound
          + asked.map { place in
            var decided = appearance
            decided.owner = flag.owner
            decided.decision = place.decision
            return Transition(
              shown: .elsewhere(decided), kind: presentation.kind, scope: place.site.scope, body: place.site.body,
              position: place.site.position)
          }
      }
    }
  }

  /// What appears when a flag is set.
  private struct Presentation {
    let builder: Expression
    let scope: ScopeID
    let kind: TransitionKind
    /// Whether other flags have to be set as well.
    let isOneOfSeveral: Bool
  }

  /// A builder with the flags that decide whether what it builds is shown.
  private struct BoundBuilder {
    let builder: Expression
    let scope: ScopeID
    let flags: [Flag]
  }

  private func presentations() -> [Flag: [Presentation]] {
    var found: [Flag: [Presentation]] = [:]
    let bindings = FlagBindings(evaluator: evaluator)
    for pattern in program.frameworks.patterns {
      guard case .call(let name, let labels) = pattern.trigger, case .builder(let content) = pattern.destination,
        // A link can be followed by code as well: `NavigationLink(destination: Detail(), isActive: $model.isOpen)`.
        let label = labels.first(where: { $0 == "isPresented" || $0 == "item" })
          ?? (pattern.kind == .push ? "isActive" : nil)
      else { continue }
      for site in (program.callsByName[name] ?? []).map({ program[$0] }) where pattern.matches(site.call) {
        guard let binding = CallLabels.argument(label, in: site.call.arguments),
          let builder = CallLabels.builder(content, in: site.call.arguments)
        else { continue }
        let read = bindings.readFlags(boundBy: binding.value, in: site.scope)
        let uses = handed(builder, by: site)
        guard !read.isEmpty || !uses.isEmpty, !evaluator.showsCarriedView(site, pattern),
          !showsChosenView(site, pattern, for: binding.value)
        else { continue }
        var shown = [BoundBuilder(builder: builder.value, scope: site.scope, flags: read)]
        for use in uses {
          let flags = use.bindings.flatMap { bindings.readFlags(boundBy: $0.value, in: use.site.scope) }
          shown.append(BoundBuilder(builder: use.builder.value, scope: use.site.scope, flags: flags))
        }
        for bound in shown where !bound.flags.isEmpty {
          let presentation = Presentation(
            builder: bound.builder, scope: bound.scope, kind: pattern.kind, isOneOfSeveral: bound.flags.count > 1)
          for flag in bindings.flags(standingFor: bound.flags) { found[flag, default: []].append(presentation) }
        }
      }
    }
    return found
  }

  /// The calls of code of the program's own that hand a builder on to a modifier.
  private func handed(_ builder: Argument, by site: CallSite) -> [ModifierWrappers.Use] {
    evaluator.resetBudget()
    return ModifierWrappers(evaluator: evaluator).uses(of: site, showing: builder)
  }

  /// Whether what appears is chosen by the item, so that ``ItemAssignments`` tell for each place that sets one what it is.
  private func showsChosenView(_ site: CallSite, _ pattern: TransitionPattern, for binding: Expression) -> Bool {
    guard pattern.takesItem, let type = evaluator.boundType(of: binding, in: site.scope) else { return false }
    return evaluator.showsChosenView(site, pattern, for: type)
  }

  /// The places outside of the object that set a flag to something which shows what it stands for.
  private func changes(of flag: Flag, shownBy presentations: [Presentation]) -> [CodePlace] {
    guard program[flag.owner].kind == .class else { return [] }
    let set = evaluator.settings(of: flag).filter { evaluator.isOfObject($0.target, flag, in: $0.scope) }
    let toggled = evaluator.toggles(of: flag) { evaluator.isOfObject($0, flag, in: $1) }
    return set.map { CodePlace($0) }
      + toggled.filter { !isContent(program[$0.body].owner, of: presentations) }.map { CodePlace($0) }
  }

  /// The places where a view, or the app, sets a state of its own that another one shows which it hands the state to.
  private func ownChanges(of flag: Flag, shownBy presenters: Set<TypeID>) -> [CodePlace] {
    guard program[flag.owner].kind == .struct, !presenters.contains(flag.owner),
      program.isView(flag.owner) || program.isEntry(flag.owner)
    else { return [] }
    let set = evaluator.settings(of: flag).filter { evaluator.isOwn($0.target, flag, in: $0.scope) }
    let toggled = evaluator.toggles(of: flag) { evaluator.isOwn($0, flag, in: $1) }
    return set.map { CodePlace($0) } + toggled.map { CodePlace($0) }
  }

  /// The calls that send what makes the object, or the view, set its own flag: `onReceive(selections) { isShown = true }`.
  private func askedChanges(of flag: Flag) -> [(place: CodePlace, setting: AssignmentSite)] {
    evaluator.settings(of: flag).filter { evaluator.isOwn($0.target, flag, in: $0.scope) }.flatMap { site in
      guard let hearer = evaluator.hearer(around: site.scope) else {
        return [(place: CodePlace, setting: AssignmentSite)]()
      }
      return program.sendings.heard(by: .closure(hearer)).filter { sending in
        let call = CodePath.Call(site: sending.site, closure: hearer, sent: sending.sent)
        return evaluator.run(along: CodePath(scope: site.scope, calls: [call])) != nil
      }.map { (CodePlace(program[$0.site]), site) }
    }
  }

  /// Whether a view is made where something appears for the flag: what it toggles there closes it.
  private func isContent(_ view: TypeID?, of presentations: [Presentation]) -> Bool {
    guard let name = view.map({ program[$0].bareName }) else { return false }
    return presentations.contains { presentation in
      var makes = false
      CodeWalk(expression: { expression in
        if case .call(let call) = expression, call.callee.calledName == name { makes = true }
        return !makes
      }).walk(presentation.builder)
      return makes
    }
  }

  /// Whether code that sets a flag belongs to an object that can ask for what appears, other than those that show it.
  private func isAsked(at place: CodePlace, for flag: Flag, _ presenters: Set<TypeID>) -> Bool {
    // A function outside of all types asks for whoever calls it.
    guard let owner = program[place.body].owner else { return program[place.body].kind == .function }
    guard owner != flag.owner, !presenters.contains(owner) else { return false }
    // A controller that hosts one of them is the same place.
    if let hosted = evaluator.inheritedArgument(0, of: owner), presenters.contains(hosted) { return false }
    if program.isView(owner) || program.isController(owner) { return true }
    // A router, an app delegate or a model of another screen asks as a screen does. What is being made asks for nothing
    // yet, and the model of a view that shows it is a part of that view.
    return [.class, .actor].contains(program[owner].kind) && program[owner].isDeclared
      && program[place.body].kind != .initializer && !presenters.contains { keeps($0, objectOf: owner) }
  }

  private func keeps(_ view: TypeID, objectOf type: TypeID) -> Bool {
    program[view].properties.keys.contains { name in
      evaluator.declaredType(ofMember: name, in: view).map { program.inherits(type, from: $0) } ?? false
    }
  }
}

extension CodePlace {
  fileprivate init(_ site: CallSite) { self.init(body: site.body, scope: site.scope, position: site.call.position) }

  fileprivate init(_ site: AssignmentSite) { self.init(body: site.body, scope: site.scope, position: site.position) }
}
