import NavigationModel

/// A place in the state of a feature that decides whether something is shown: `\.destination?.edit`.
struct StatePlace: Hashable {
  /// The reducer whose state has the property; of several with one state, the one that stands for all.
  let reducer: TypeID
  /// The property, or one of plain values that the state holds, such as `page.shown`; nil where the state as a whole is
  /// meant, such as that of an enum.
  let property: String?
  /// The case of what lies there that is meant; nil for all of it.
  let caseName: String?

  /// The name of the property by which code sets it: `shown` for `page.shown`.
  var lastName: String? { property?.split(separator: ".").last.map { String($0) } }

  /// The place with the case that is meant.
  func choosing(_ caseName: String?) -> Self { Self(reducer: reducer, property: property, caseName: caseName) }
}

/// Reads which place of a feature's state code means: by a store in views, and by the state in reducers.
struct StatePlaces {
  let features: Features
  var program: Program { features.program }

  /// Steps through locals and stores that are scoped again and again.
  private static let maximumSteps = 12
  /// Branches that assign the same local. Each may name others that are assigned as often, so that all ways through them
  /// are more than can be followed.
  private static let maximumLocals = 4

  /// A place in the state of a reducer.
  func place(of reducer: TypeID, property: String? = nil, caseName: String? = nil) -> StatePlace {
    StatePlace(reducer: features.representative(of: reducer), property: property, caseName: caseName)
  }

  // MARK: - In views

  /// The place that an argument of a modifier is bound to: `$store.scope(state: \.edit, …)`, `$store.isEditing`,
  /// `viewStore.binding(get: \.isEditing, …)`.
  func place(boundBy binding: Expression, in scope: ScopeID) -> StatePlace? {
    place(boundBy: binding, in: scope, steps: Self.maximumSteps)
  }

  func place(boundBy binding: Expression, in scope: ScopeID, steps: Int) -> StatePlace? {
    guard steps > 0 else { return nil }
    switch binding {
    case .identifier(let name), .member(.identifier("self"), let name):
      return madeBinding(named: name, in: scope).flatMap { place(boundBy: $0.value, in: $0.scope, steps: steps - 1) }
    case .call(let call):
      guard case .member(let base, let name) = call.callee else {
        return place(readByBinding: call, in: scope, steps: steps - 1)
      }
      switch name {
      case "scope", "binding":
        let label = name == "scope" ? "state" : "get"
        let read = CallLabels.argument(label, in: call.arguments) ?? call.arguments.first { $0.label == nil }
        guard let path = path(readBy: read?.value) else {
          return place(madeByCall: call, in: scope, steps: steps - 1)
        }
        return reducer(ofStore: base, in: scope, steps: steps - 1).flatMap { place(path, of: $0) }
      case "sending":
        return place(boundBy: base, in: scope, steps: steps - 1)
      default:
        return place(madeByCall: call, in: scope, steps: steps - 1)
      }
    case .member:
      var path: [String] = []
      var next = binding
      while case .member(let base, let name) = next {
        path.insert(name, at: 0)
        if let reducer = reducer(ofStore: base, in: scope, steps: steps - 1) { return place(path, of: reducer) }
        next = base
      }
      // `$store.route.sending(\.routeChanged).detail` is bound to a case.
      guard case .member(.call(let call), let name) = binding,
        let bound = place(boundBy: .call(call), in: scope, steps: steps - 1), bound.caseName == nil,
        let isCase = features.choice(content(at: bound)), isCase(name)
      else { return nil }
      return bound.choosing(name)
    default:
      return nil
    }
  }

  /// The binding that a local or a computed property of the view makes.
  private func madeBinding(named name: String, in scope: ScopeID) -> (value: Expression, scope: ScopeID)? {
    if let locals = program.locals(named: name, from: scope) {
      guard locals.count == 1, let local = locals.first, local.projections.isEmpty, let value = local.value else {
        return nil
      }
      return (value, local.scope)
    }
    guard let owner = program.outermost(program[scope].body).owner,
      let getter = program[owner].properties[name]?.first?.getter
    else { return nil }
    let results = program[program[getter].scope].results.values
    return results.count == 1 ? results.first.map { ($0.value, $0.scope) } : nil
  }

  /// The names that a key path or a closure of one expression reads one after another.
  private func path(readBy argument: Expression?) -> [String]? {
    switch argument {
    case .keyPath(_, let path): return path
    case .closure(let closure):
      guard closure.body.count == 1, case .expression(var read)? = closure.body.first else { return nil }
      var path: [String] = []
      while case .member(let base, let name) = read {
        path.insert(name, at: 0)
        read = base
      }
      return path.isEmpty ? nil : path
    default: return nil
    }
  }

  /// The place that names lead to in the state of a reducer, through the states that it holds.
  func place(_ names: [String], of reducer: TypeID) -> StatePlace? {
    let path = names.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }.filter { $0 != "self" }
    var reducer = reducer
    for (index, name) in path.enumerated() {
      let isCase = features.isChoice(reducer) && features.hasCase(name, reducer)
      guard let next = path.dropFirst(index + 1).first else {
        return isCase
          ? place(of: reducer, caseName: name)
          : place(of: reducer, property: name)
      }
      guard let child = features.content(name, of: reducer)?.reducer else {
        return isCase
          ? place(of: reducer, caseName: name)
          : place(inValue: Array(path.dropFirst(index)), of: reducer)
      }
      if features.hasCase(next, child), index + 2 == path.count {
        return place(of: reducer, property: name, caseName: next)
      }
      reducer = child
    }
    return path.isEmpty ? place(of: reducer) : nil
  }

  /// The place that names lead to of which the first is that of a plain value: a property of that, or a case of what lies
  /// there.
  private func place(inValue path: [String], of reducer: TypeID) -> StatePlace {
    var property = path[0]
    for name in path.dropFirst() {
      let inner = "\(property).\(name)"
      guard features.content(inner, of: reducer) != nil else {
        return place(of: reducer, property: property, caseName: name)
      }
      property = inner
    }
    return place(of: reducer, property: property)
  }

  /// What lies at a place, whatever its case.
  func content(at place: StatePlace) -> Features.Content? {
    guard let property = place.property else { return Features.Content(reducer: place.reducer) }
    return features.content(property, of: place.reducer)
  }

  /// The reducer of the state that lies at a place.
  func reducer(at place: StatePlace) -> TypeID? {
    guard let held = content(at: place)?.reducer else { return nil }
    return place.caseName.map { features.child(inCase: $0, of: held) } ?? held
  }

  /// The reducer of a store that code names: a property of the view, or what a store was scoped to.
  func reducer(ofStore store: Expression, in scope: ScopeID) -> TypeID? {
    reducer(ofStore: store, in: scope, steps: Self.maximumSteps)
  }

  func reducer(ofStore store: Expression, in scope: ScopeID, steps: Int) -> TypeID? {
    guard steps > 0 else { return nil }
    switch store {
    case .identifier(let written):
      let name = written.hasPrefix("$") && written != "$0" ? String(written.dropFirst()) : written
      return reducer(ofStoreNamed: name, from: scope, steps: steps - 1)
    case .member(.identifier("self"), let name):
      return ownStore(name.hasPrefix("$") ? String(name.dropFirst()) : name, in: scope)
    case .member(let base, let name):
      // A store of what lies in the state of another one: `store.destination`.
      return reducer(ofStore: base, in: scope, steps: steps - 1).flatMap { place([name], of: $0) }.flatMap(reducer(at:))
    case .call:
      return place(boundBy: store, in: scope, steps: steps - 1).flatMap(reducer(at:))
    default:
      return nil
    }
  }

  private func ownStore(_ name: String, in scope: ScopeID) -> TypeID? {
    program.outermost(program[scope].body).owner.flatMap { features.stores[$0]?[name] }
  }

  /// The reducer of a store by its name: a local, what a closure is given, a parameter, or a property of the view.
  private func reducer(ofStoreNamed name: String, from scope: ScopeID, steps: Int) -> TypeID? {
    var next: ScopeID? = scope
    while let place = next {
      for local in (program[place].locals[name] ?? []).prefix(Self.maximumLocals) {
        if let found = reducer(of: local, named: name, in: place, steps: steps) { return found }
      }
      if case .closure(let closure) = program[place].kind, gives(closure, name) {
        return reducer(givenTo: place, steps: steps)
      }
      if program[place].parent == nil {
        let body = program[program[place].body]
        if let parameter = body.parameters.first(where: { $0.name == name }) {
          return parameter.type.flatMap { features.reducer(ofStore: $0, inside: body.owner, file: body.file) }
        }
      }
      next = program.enclosing(place)
    }
    return ownStore(name, in: scope)
  }

  private func gives(_ closure: Closure, _ name: String) -> Bool {
    closure.parameters.isEmpty ? name == "$0" : closure.parameters.first?.name == name
  }

  private func reducer(of local: Local, named name: String, in place: ScopeID, steps: Int) -> TypeID? {
    if let type = local.type {
      let body = program[program[place].body]
      return features.reducer(ofStore: type, inside: body.owner, file: body.file)
    }
    guard let value = local.value else { return nil }
    // `if let store = store.scope(…)` names the outer one.
    let start = value.mentionedNames.contains(name) && local.scope == place ? program.enclosing(place) : local.scope
    guard let start else { return nil }
    guard let projection = local.projections.first else { return reducer(ofStore: value, in: start, steps: steps - 1) }
    // `switch store.case { case let .edit(store): … }`
    guard local.projections.count == 1, case .payload(let caseName, 0) = projection,
      case .member(let store, "case") = value, let reducer = reducer(ofStore: store, in: start, steps: steps - 1)
    else { return nil }
    return features.child(inCase: caseName, of: reducer)
  }

  /// The reducer of the store that a closure is given: by `WithViewStore(store)` the same, else what the call scopes to.
  private func reducer(givenTo closure: ScopeID, steps: Int) -> TypeID? {
    guard let passed = program[closure].passedTo else { return nil }
    let site = program[passed.site]
    for argument in site.call.arguments where !argument.isTrailing {
      if let place = place(boundBy: argument.value, in: site.scope, steps: steps - 1) { return reducer(at: place) }
    }
    guard site.call.callee.calledName == "WithViewStore", let store = site.call.arguments.first else { return nil }
    return reducer(ofStore: store.value, in: site.scope, steps: steps - 1)
  }

  // MARK: - In reducers

  /// The place that code of a reducer sets: `state.destination`, or `destination` in a method of the state.
  func place(setBy target: Expression, in scope: ScopeID) -> StatePlace? {
    switch target {
    case .member(let base, let name):
      if let reducer = reducer(ofState: base, in: scope) { return place(of: reducer, property: name) }
      return place(setInValueBy: target, in: scope)
    case .identifier("self"):
      return ownState(in: scope).map { place(of: $0) }
    case .identifier(let name):
      if let reducer = reducer(ofStateNamed: name, from: scope) {
        return place(of: reducer)
      }
      guard program.locals(named: name, from: scope) == nil, let reducer = ownState(in: scope) else { return nil }
      return place(of: reducer, property: name)
    default:
      return nil
    }
  }

  /// The place that code sets in a plain value which a state holds: `state.page.shown`, or `page.shown` in a method of the
  /// state.
  private func place(setInValueBy target: Expression, in scope: ScopeID) -> StatePlace? {
    var path: [String] = []
    var holder: TypeID?
    var next = target
    while holder == nil, case .member(let base, let name) = next {
      path.insert(name, at: 0)
      holder = reducer(ofState: base, in: scope)
      next = base
    }
    if holder == nil, case .identifier(let name) = next, program.locals(named: name, from: scope) == nil {
      path.insert(name, at: 0)
      holder = ownState(in: scope)
    }
    guard let holder else { return nil }
    let found = place(inValue: path, of: holder)
    // A name that no plain value has belongs to something else.
    return found.caseName == nil ? found : nil
  }

  /// The reducer whose state code names: `state`, `state.child`.
  private func reducer(ofState expression: Expression, in scope: ScopeID) -> TypeID? {
    switch expression {
    case .identifier("self"):
      return ownState(in: scope)
    case .identifier(let name):
      return reducer(ofStateNamed: name, from: scope)
    case .member(let base, let name):
      return reducer(ofState: base, in: scope).flatMap { features.content(name, of: $0)?.reducer }
    default:
      return nil
    }
  }

  /// The reducer whose state has the code of a method. An initializer makes a state, and sets none.
  private func ownState(in scope: ScopeID) -> TypeID? {
    let body = program.outermost(program[scope].body)
    return body.kind == .initializer ? nil : body.owner.flatMap { features.reducers(ofState: $0).first }
  }

  private func reducer(ofStateNamed name: String, from scope: ScopeID) -> TypeID? {
    switch program.nameOfCode(name, from: scope) {
    case .closureParameter(0, let closure):
      return reducer(ofStateGivenTo: closure)
    case .parameter(let index, let id):
      let body = program[id]
      return body.parameters[index].type.flatMap {
        features.reducer(ofState: $0, inside: body.owner, file: body.file)
      }
    default:
      return nil
    }
  }

  /// The reducer whose state a closure is given: `Reduce { state, action in … }`.
  private func reducer(ofStateGivenTo closure: ScopeID) -> TypeID? {
    guard case .closure(let code) = program[closure].kind, let passed = program[closure].passedTo else { return nil }
    let site = program[passed.site]
    let body = program[site.body]
    if let written = code.parameters.first?.type {
      return features.reducer(ofState: written, inside: body.owner, file: body.file)
    }
    guard site.call.callee.calledName == "Reduce" else { return nil }
    if case .specialized(_, let arguments) = site.call.callee, let state = arguments.first {
      return features.reducer(ofState: state, inside: body.owner, file: body.file)
    }
    // What is scoped there reduces the state of a child.
    guard !isScoped(site.scope) else { return nil }
    return features.reducer(around: program.outermost(site.body).owner)
  }

  private func isScoped(_ scope: ScopeID) -> Bool {
    var next: ScopeID? = scope
    while let place = next {
      if let passed = program[place].passedTo,
        program[passed.site].call.callee.calledName.map(FeatureStarts.composing.contains) == true
      {
        return true
      }
      next = program[place].parent
    }
    return false
  }
}
