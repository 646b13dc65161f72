import NavigationModel

/// Finds the views that views of features show in their place for a case of a state:
///
///     switch store.state {
///     case .list: if let store = store.scope(state: \.list, action: \.list) { ListView(store: store) }
///     case .detail: …
///     }
struct StateBranches {
  let evaluator: Evaluator
  let places: StatePlaces
  private var program: Program { evaluator.program }

  /// A view that stands in the code of another one, to be shown for a case.
  struct Branch {
    let place: StatePlace
    let view: Expression
    let scope: ScopeID
  }

  func branches() -> [Branch] {
    let choices = StateChoices(evaluator: evaluator)
    let owners = places.features.stores.keys
    let files = Set(owners.flatMap { program.filesOfMembers(of: $0) })
    return files.sorted().flatMap { program.scopes(inFile: $0) }.flatMap { callable -> [Branch] in
      let results = program[callable].results
      let children = results.expressions + results.returned
      let body = program.outermost(program[callable].body)
      guard !children.isEmpty, let owner = body.owner, places.features.stores[owner] != nil, !makesBinding(body) else {
        return []
      }
      let branches = children.flatMap { child -> [Branch] in
        let cases = chosen(child, within: callable)
        return (isPlaceOfApp(child, for: cases, in: owner) ? cases : cases.filter(holdsFeature)).map {
          Branch(place: $0, view: child.value, scope: child.scope)
        }
      }
      return branches.isEmpty || choices.isShownByIdiom(callable) ? [] : branches
    }
  }

  /// Whether the case of a place holds the state of a feature. A case that holds none, such as that of a failure, mostly
  /// says only what a view looks like.
  private func holdsFeature(_ place: StatePlace) -> Bool {
    guard let name = place.caseName, let content = places.content(at: place) else { return false }
    return places.features.child(inCase: name, of: content) != nil
  }

  /// Whether a view is a screen of another feature to which the view that the app begins with turns for a case. Then the
  /// case is a place of the app, though it holds nothing.
  private func isPlaceOfApp(_ child: BodyResults.Result, for cases: [StatePlace], in owner: TypeID) -> Bool {
    guard !cases.isEmpty, isShownByApp(owner) else { return false }
    evaluator.resetBudget()
    let views = evaluator.shownViews(
      child.value, in: child.scope, evaluator.openActivation(of: program[child.scope].body))
    let own = Set((places.features.stores[owner] ?? [:]).values)
    return views.contains { view in
      guard case .object(let type, _) = view.value, program.isScreen(type), let stores = places.features.stores[type]
      else { return false }
      return stores.values.contains { !own.contains($0) }
    }
  }

  /// Whether code of the app or of a delegate makes a view.
  private func isShownByApp(_ view: TypeID) -> Bool {
    (program.callsByName[program[view].bareName] ?? []).contains { id in
      program.outermost(program[id].body).owner.map { program.isEntry($0) } == true
    }
  }

  /// Whether code gives a binding: what that holds is shown by whoever is bound to it.
  private func makesBinding(_ body: Body) -> Bool {
    body.owner.flatMap { program[$0].properties[body.name]?.first?.fact.type?.name } == "Binding"
  }

  /// The cases for which a view is shown that a body or a closure gives.
  private func chosen(_ child: BodyResults.Result, within callable: ScopeID) -> [StatePlace] {
    if let place = placeOfCaseLet(child.value, in: child.scope) { return [place] }
    var next: ScopeID? = child.scope
    while let place = next, place != callable {
      let found = places(tellingApart: place)
      if !found.isEmpty { return found }
      next = program[place].parent
    }
    guard let site = program[callable].passedTo?.site else { return [] }
    return placeOfCaseLet(.call(program[site].call), in: program[site].scope).map { [$0] } ?? []
  }

  /// The cases of a state for which a branch is, or for which a store is scoped there.
  private func places(tellingApart scope: ScopeID) -> [StatePlace] {
    guard let outer = program[scope].parent else { return [] }
    for local in program[scope].locals.sorted(by: { $0.key < $1.key }).flatMap(\.value) where local.unwrappedAt != nil {
      // `if let store = store.scope(…)` names the outer one.
      let start = local.scope == scope ? outer : local.scope
      if let value = local.value, let place = places.place(boundBy: value, in: start), place.caseName != nil {
        return [place]
      }
    }
    guard case .branch(let conditions) = program[scope].kind else { return [] }
    for case .matches(let subject, let patterns) in conditions {
      guard let place = place(of: subject, in: outer), let isCase = places.features.choice(places.content(at: place))
      else { continue }
      return patterns.compactMap(\.matchedCase).filter(isCase).map { place.choosing($0) }
    }
    return []
  }

  /// The place that a `switch` is about: `store.case`, `store.state`, `store.destination`, or the state that a
  /// `SwitchStore` gives.
  private func place(of subject: Expression, in scope: ScopeID) -> StatePlace? {
    switch subject {
    case .member(let base, "case"), .member(let base, "state"):
      if let reducer = places.reducer(ofStore: base, in: scope) {
        return places.place(of: reducer)
      }
      return places.place(boundBy: subject, in: scope)
    case .member:
      return places.place(boundBy: subject, in: scope)
    case .identifier(let name):
      guard case .closureParameter(0, let closure) = program.nameOfCode(name, from: scope) else { return nil }
      return stateSwitched(by: closure)
    default:
      return nil
    }
  }

  /// The state that a `SwitchStore` gives to a closure.
  private func stateSwitched(by closure: ScopeID) -> StatePlace? {
    guard let site = program[closure].passedTo?.site, program[site].call.callee.calledName == "SwitchStore",
      let store = program[site].call.arguments.first,
      let reducer = places.reducer(ofStore: store.value, in: program[site].scope)
    else { return nil }
    return places.place(of: reducer)
  }

  /// The case that is named by a view which shows another one for it: `CaseLet(/Root.State.list, …) { … }`.
  private func placeOfCaseLet(_ view: Expression, in scope: ScopeID) -> StatePlace? {
    guard case .call(let call) = view, call.callee.calledName == "CaseLet",
      case .keyPath(_, let path)? = call.arguments.first?.value, let name = path.last
    else { return nil }
    var next: ScopeID? = scope
    while let place = next {
      if let state = stateSwitched(by: place) { return state.choosing(name) }
      next = program[place].parent
    }
    return nil
  }
}

extension Program {
  /// The files in which a type and its extensions have computed properties and functions.
  fileprivate func filesOfMembers(of type: TypeID) -> [Int] {
    let properties = self[type].properties.values.joined().map(\.file)
    return properties + self[type].functions.values.joined().map { Int($0.file) }
  }
}
