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
    return presentations.keys.sorted { ($0.owner, $0.property) < ($1.owner, $1.property) }.flatMap { flag in
      let shown = presentations[flag] ?? []
      let presenters = Set(shown.compactMap { program[program[$0.scope].body].owner })
      let changes =
        (changes(of: flag, shownBy: shown) + askedChanges(of: flag)).filter {
          isAsked(by: program[$0.body].owner, for: flag, presenters)
        } + ownChanges(of: flag, shownBy: presenters)
      let asked = SetState(evaluator: evaluator).places(setting: flag.property, of: flag.owner)
      return shown.flatMap { presentation in
        let appearance = Appearance(builder: presentation.builder, scope: presentation.scope, presenters: presenters)
        let set = changes.map { change in
          Transition(
            shown: .elsewhere(appearance), kind: presentation.kind, scope: change.scope, body: change.body,
            position: change.position)
        }
        return set
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

  /// A property of an object that several views know, or the state of a view.
  private struct Flag: Hashable {
    let owner: TypeID
    let property: String
  }

  /// What appears when a flag is set.
  private struct Presentation {
    let builder: Expression
    let scope: ScopeID
    let kind: TransitionKind
  }

  private func presentations() -> [Flag: [Presentation]] {
    var found: [Flag: [Presentation]] = [:]
    for pattern in program.frameworks.patterns {
      guard case .call(let name, let labels) = pattern.trigger, case .builder(let content) = pattern.destination,
        let label = labels.first(where: { $0 == "isPresented" || $0 == "item" })
      else { continue }
      for site in (program.callsByName[name] ?? []).map({ program[$0] }) where pattern.matches(site.call) {
        guard let binding = CallLabels.argument(label, in: site.call.arguments),
          let builder = CallLabels.builder(content, in: site.call.arguments),
          let flag = flag(boundBy: binding.value, in: site.scope), !evaluator.showsCarriedView(site, pattern)
        else { continue }
        let presentation = Presentation(builder: builder.value, scope: site.scope, kind: pattern.kind)
        for flag in bound(to: flag) { found[flag, default: []].append(presentation) }
      }
    }
    return found
  }

  /// The property of a class, or the state of a view, that a binding reads and writes: `$model.isEditing`, or what `Binding(get:set:)` sets.
  private func flag(boundBy binding: Expression, in scope: ScopeID) -> Flag? {
    let target: Expression
    switch binding {
    case .identifier(let name):
      // `.sheet(isPresented: isHelping)` with a property that makes the binding.
      if let owner = program[program[scope].body].owner,
        let getter = program[owner].properties[name]?.first?.getter,
        let made = program[program[getter].scope].results.values.first, case .call = made.value
      {
        return flag(boundBy: made.value, in: made.scope)
      }
      // The state of the view itself is set from elsewhere only where it listens.
      guard name.hasPrefix("$"), let owner = program[program[scope].body].owner,
        program[owner].properties[binding.withoutProjection.readName ?? ""] != nil
      else { return nil }
      return Flag(owner: owner, property: String(name.dropFirst()))
    case .member:
      target = binding.withoutProjection
    case .call(let call):
      guard case .closure(let setter)? = CallLabels.argument("set", in: call.arguments)?.value,
        let inner = program.scope(of: setter, in: program[scope].body),
        let set = evaluator.assignments(in: program[scope].body).first(where: {
          program.isScope($0.scope, within: inner)
        })
      else { return nil }
      target = set.target
    default:
      return nil
    }
    guard case .member(let base, let property) = target, base != .identifier("self"),
      let owner = evaluator.staticType(of: base, in: scope, evaluator.openActivation(of: program[scope].body)),
      program[owner].kind == .class, let type = program[owner].properties[property]?.first, !isRoute(type)
    else { return nil }
    return Flag(owner: owner, property: property)
  }

  /// A flag with what those bind it to, if it is a view's `@Binding`, that make the view: `ListView(isAsking: $isAsking)`.
  private func bound(to flag: Flag) -> [Flag] {
    var found = [flag]
    var next = [flag]
    for _ in 0..<Self.maximumForwarding where !next.isEmpty {
      next = next.filter(isBinding).flatMap { flag in
        evaluator.makers(of: flag.owner).compactMap { maker -> Flag? in
          let site = program[maker.site]
          guard let binding = CallLabels.argument(flag.property, in: site.call.arguments) else { return nil }
          return self.flag(boundBy: binding.value, in: site.scope)
        }
      }.reduce(into: []) { new, flag in
        if !found.contains(flag), !new.contains(flag) { new.append(flag) }
      }
      found += next
    }
    return found
  }

  private func isBinding(_ flag: Flag) -> Bool {
    program[flag.owner].properties[flag.property]?.contains { property in
      property.fact.attributes.contains { $0.name == "Binding" }
    } == true
  }

  /// Bindings are seldom handed on through more views than these.
  private static let maximumForwarding = 4

  /// Whether a property holds an item whose cases are destinations by themselves, which `ItemAssignments` follow.
  private func isRoute(_ property: Property) -> Bool {
    evaluator.declaredType(of: property).map { program[$0].kind == .enum } ?? false
  }

  /// The places outside of the object that set a flag to something which shows what it stands for.
  private func changes(of flag: Flag, shownBy presentations: [Presentation]) -> [CodePlace] {
    guard program[flag.owner].kind == .class else { return [] }
    let set = settings(of: flag).filter { site in
      guard case .member(let base, _) = site.target, base != .identifier("self") else { return false }
      return isObject(base, of: flag, in: site.scope)
    }.map { CodePlace(body: $0.body, scope: $0.scope, position: $0.position) }
    let toggled = (program.callsByName["toggle"] ?? []).map { program[$0] }.filter { site in
      guard case .member(.member(let base, flag.property), _) = site.call.callee else { return false }
      return isObject(base, of: flag, in: site.scope) && !isContent(program[site.body].owner, of: presentations)
    }.map { CodePlace($0) }
    return set + toggled
  }

  /// The places that set a property of that name to something which makes something appear.
  private func settings(of flag: Flag) -> [AssignmentSite] {
    (program.assignmentsByName[flag.property] ?? []).filter { appears(setTo: $0.value, flag) }
  }

  /// The places where a view, or the app, sets a state of its own that another one shows which it hands the state to.
  private func ownChanges(of flag: Flag, shownBy presenters: Set<TypeID>) -> [CodePlace] {
    guard program[flag.owner].kind == .struct, !presenters.contains(flag.owner),
      program.isView(flag.owner) || program.isEntry(flag.owner)
    else { return [] }
    let set = settings(of: flag).filter { isOwn($0.target, flag, $0.body, $0.scope) }
      .map { CodePlace(body: $0.body, scope: $0.scope, position: $0.position) }
    let toggled = (program.callsByName["toggle"] ?? []).map { program[$0] }.filter { site in
      guard case .member(let base, _) = site.call.callee else { return false }
      return base.ownPropertyName == flag.property && isOwn(base, flag, site.body, site.scope)
    }
    return set + toggled.map { CodePlace($0) }
  }

  /// Whether code of the object, or of the view, names its flag, and no local of that name.
  private func isOwn(_ target: Expression, _ flag: Flag, _ body: BodyID, _ scope: ScopeID) -> Bool {
    target.ownPropertyName != nil && program[body].owner == flag.owner
      && (program.locals(named: flag.property, from: scope) == nil || target != .identifier(flag.property))
  }

  /// The calls that send what makes the object, or the view, set its own flag: `onReceive(selections) { isShown = true }`.
  private func askedChanges(of flag: Flag) -> [CodePlace] {
    settings(of: flag).filter { isOwn($0.target, flag, $0.body, $0.scope) }
      .flatMap { site -> [CodePlace] in
        guard let hearer = evaluator.hearer(around: site.scope) else { return [] }
        return program.sendings.heard(by: .closure(hearer)).filter { sending in
          let call = CodePath.Call(site: sending.site, closure: hearer, sent: sending.sent)
          return evaluator.run(along: CodePath(scope: site.scope, calls: [call])) != nil
        }.map { CodePlace(program[$0.site]) }
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

  private func isObject(_ base: Expression, of flag: Flag, in scope: ScopeID) -> Bool {
    evaluator.staticType(of: base, in: scope, evaluator.openActivation(of: program[scope].body)) == flag.owner
  }

  /// Whether a value makes something appear: `true`, or for an item anything but nothing.
  private func appears(setTo value: Expression, _ flag: Flag) -> Bool {
    switch value {
    case .boolean(let shows): shows
    case .nothing: false
    default: program[flag.owner].properties[flag.property]?.contains { $0.fact.type?.name == "Bool" } == false
    }
  }

  /// Whether a type that sets a flag is where a person can come from, other than those that show what appears.
  private func isAsked(by owner: TypeID?, for flag: Flag, _ presenters: Set<TypeID>) -> Bool {
    guard let owner, owner != flag.owner, !presenters.contains(owner) else { return false }
    // A controller that hosts one of them is the same place.
    if let hosted = evaluator.inheritedArgument(0, of: owner), presenters.contains(hosted) { return false }
    return program.isView(owner) || program.isController(owner)
  }
}

extension CodePlace {
  fileprivate init(_ site: CallSite) { self.init(body: site.body, scope: site.scope, position: site.call.position) }
}
