import NavigationModel

/// Finds the places that set a property which shows what it is set to: `container.content = DetailViewController()`,
/// where the observer of `content` adds the controller as a child, or `router.page = .settings`, where a view appends to
/// its path what `onChange(of: router.page)` tells it.
///
/// Such a property is to whoever sets it what a method that shows its argument is to whoever calls it.
struct ObservedProperties {
  let evaluator: Evaluator
  private let watched: WatchedProperties
  private var program: Program { evaluator.program }

  init(evaluator: Evaluator) {
    self.evaluator = evaluator
    watched = WatchedProperties(evaluator: evaluator)
  }

  /// The transitions with those that setting a property makes, given those that the program's idioms make by themselves.
  ///
  /// What an observer shows of a route is known to those who set it, and to nobody else.
  func adding(to shown: [Transition]) -> FoundTransitions {
    var result = FoundTransitions()
    var settings: [Shown: [AssignmentSite]] = [:]
    for transition in shown {
      let properties = transition.kind.goesBack ? [] : properties(shownBy: transition)
      let first = properties.filter { settings[$0] == nil }
      for property in first { settings[property] = self.settings(of: property) }
      let set = properties.filter { settings[$0]?.isEmpty == false }
      if case .registered = transition.shown, !set.isEmpty {
        // Others may call a function as well that what watches hands the value on to.
        let handingOn = set.reduce(into: Set<CallSiteID>()) { $0.formUnion($1.handingOn) }
        if handingOn.isEmpty {
          result.dismissals.append(Dismissal(of: transition, since: .observed))
        } else {
          var asked = transition
          asked.notAskedBy = handingOn
          result.transitions.append(asked)
        }
      } else {
        result.transitions.append(transition)
      }
      for property in first {
        result.transitions += (settings[property] ?? []).map { site in
          var made = Transition(
            shown: transition.shown.replacing(with: site.value), kind: transition.kind,
            isAskedFor: property.isWatched, scope: site.scope, body: site.body, position: site.position)
          if case .registered = transition.shown { made.expected = property.type }
          return made
        }
      }
    }
    return result
  }

  private struct Shown: Hashable {
    let owner: TypeID
    let name: String
    let kind: TransitionKind
    let type: TypeID?
    /// Whether a view shows it that watches the property of another object.
    let isWatched: Bool
    /// The calls by which that view hands the new value on to the code which shows it.
    let handingOn: Set<CallSiteID>
  }

  private func settings(of property: Shown) -> [AssignmentSite] {
    (program.assignmentsByName[property.name] ?? []).filter {
      $0.value != .nothing && isSet(property.owner, by: $0, isWatched: property.isWatched)
    }
  }

  /// The properties that a transition shows as soon as they are set.
  private func properties(shownBy transition: Transition) -> [Shown] {
    let expression: Expression
    switch transition.shown {
    case .values(let shown), .registered(let shown): expression = shown
    default: return []
    }
    let owner: TypeID
    let names: [String]
    let source = watched.source(givenAs: expression, in: transition.scope)
    if let source {
      (owner, names) = (source.property.owner, [source.property.name])
    } else {
      guard let own = program[transition.body].owner else { return [] }
      owner = own
      names = self.names(shownAs: expression, transition).filter { program[own].properties[$0] != nil }
    }
    return names.map { name in
      Shown(
        owner: owner, name: name, kind: transition.kind, type: evaluator.declaredType(ofMember: name, in: owner),
        isWatched: source != nil, handingOn: source?.handingOn ?? [])
    }
  }

  /// The names of the object's own properties that a transition shows when their observers run.
  private func names(shownAs expression: Expression, _ transition: Transition) -> [String] {
    let body = program[transition.body]
    let name: String
    switch expression {
    case .identifier("newValue") where body.kind == .observers: name = body.name
    case .identifier(let read):
      let handed = properties(handedOnAs: read, in: transition.scope)
      if !handed.isEmpty { return handed }
      name = read
    case .member(.identifier("self"), let read): name = read
    default: return []
    }
    return runsWhenSet(name, body) ? [name] : []
  }

  /// The properties whose new values observers give to the function in which they have a name:
  /// `didSet { replace(oldValue, with: content) }`.
  private func properties(handedOnAs name: String, in scope: ScopeID) -> [String] {
    let body = program[program[scope].body]
    guard body.kind == .function, let parameter = parameter(named: name, in: scope) else { return [] }
    let handed = (program.callsByName[body.name] ?? []).compactMap { id -> String? in
      let site = program[id]
      let caller = program[site.body]
      guard caller.kind == .observers, caller.owner == body.owner, site.call.callee.ownPropertyName != nil,
        let given = ArgumentMatching.match(site.call.arguments, to: body.parameters)?[parameter]
      else { return nil }
      let value = site.call.arguments[given].value
      return value == .identifier("newValue") || value.ownPropertyName == caller.name ? caller.name : nil
    }
    return Set(handed).sorted()
  }

  /// The index of the parameter that a name means, also of one that is only unwrapped: `if let screen = new`.
  private func parameter(named name: String, in scope: ScopeID, steps: Int = 4) -> Int? {
    guard steps > 0 else { return nil }
    guard let place = program.scope(declaring: name, from: scope), let locals = program[place].locals[name] else {
      return program[program[scope].body].parameters.firstIndex { $0.name == name }
    }
    guard locals.count == 1, let only = locals.first, only.projections.isEmpty,
      case .identifier(let outer)? = only.value
    else { return nil }
    // `guard let screen` means what is outside of it.
    let start = outer == name ? program.enclosing(place) : place
    return start.flatMap { parameter(named: outer, in: $0, steps: steps - 1) }
  }

  /// Whether a body is an observer of the property, or a function that one calls.
  private func runsWhenSet(_ name: String, _ body: Body) -> Bool {
    if body.kind == .observers { return body.name == name }
    return (program.callsByName[body.name] ?? []).contains { id in
      let caller = program[program[id].body]
      return caller.kind == .observers && caller.name == name && caller.owner == body.owner
    }
  }

  /// Whether an assignment from elsewhere sets a property of objects of a type, or a class below the type sets what it
  /// inherits. What a type sets itself is known from the transition within, unless that is in a view which watches it.
  private func isSet(_ owner: TypeID, by site: AssignmentSite, isWatched: Bool) -> Bool {
    if case .identifier(let name) = site.target, program.locals(named: name, from: site.scope) != nil { return false }
    guard let target = evaluator.receiver(of: site) else { return false }
    guard program.inherits(target, from: owner) else { return false }
    // What an object begins with is no change of it.
    if program[site.body].kind == .initializer, site.target.isOnSelf { return false }
    return isWatched || program[site.body].owner != owner || !site.target.isOnSelf || handsOn(site)
  }

  /// Whether a function sets the property to what it is given, as a setter does: its callers know what that is.
  private func handsOn(_ site: AssignmentSite) -> Bool {
    let body = program[site.body]
    guard case .identifier(let name) = site.value, body.kind == .function,
      program.locals(named: name, from: site.scope) == nil
    else { return false }
    return body.parameters.contains { $0.name == name }
  }
}

extension Transition.Shown {
  /// The same of another value.
  fileprivate func replacing(with value: Expression) -> Transition.Shown {
    if case .registered = self { .registered(value) } else { .values(value) }
  }
}
