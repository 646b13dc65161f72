import NavigationModel

/// Finds where reducers set the state for which views show something:
///
///     state.destination = .edit(Edit.State())
///     state.path.append(.detail(Detail.State()))
///
/// Views show it, but the reducer knows what is wanted: it asks.
struct StateSettings {
  let evaluator: Evaluator
  let presentations: StatePresentations
  private var program: Program { evaluator.program }
  private var places: StatePlaces { presentations.places }
  private var features: Features { presentations.places.features }

  /// A place in the code of a reducer that sets a state.
  private struct Setting {
    let source: TypeID
    let place: StatePlace
    let meaning: StateValues.Meaning
    let location: SourceLocation
    /// Whether it sets the elements of a path, or adds to them; nil for a state that is no path.
    let stack: Stack?
  }

  private enum Stack { case set, added }

  func transitions() -> [ResolvedTransition] {
    settings().flatMap(shown) + stackSettings().flatMap(pushed)
  }

  /// What a stack shows for what is put on it.
  private func pushed(for setting: Setting) -> [ResolvedTransition] {
    let kind: TransitionKind = setting.stack == .set ? .root : .push
    let isChoice = features.choice(places.content(at: setting.place)) != nil
    if setting.meaning == .computed || setting.meaning == .given && isChoice {
      return [transition(of: setting, to: .unresolved("the code puts a computed state on the stack"), as: kind)]
    }
    let shown = presentations.shown(for: setting.place).map {
      transition(of: setting, to: .value($0.view), as: $0.kind, $0.confidence)
    }
    if !shown.isEmpty { return shown }
    let views = exchanged(setting.place)
    if !views.isEmpty { return views.map { transition(of: setting, to: .value($0), as: kind, $1) } }
    let reason = "no view shows anything for the state \(setting.place.caseName ?? setting.place.property ?? "")"
    return [transition(of: setting, to: .unresolved(reason), as: kind)]
  }

  private func shown(for setting: Setting) -> [ResolvedTransition] {
    switch setting.meaning {
    case .value:
      return presentations.shown(for: setting.place).map {
        transition(of: setting, to: .value($0.view), as: $0.kind, $0.confidence)
      }
    case .given:
      return presentations.shown(for: setting.place, whateverCase: true).map {
        transition(of: setting, to: .value($0.view), as: $0.kind, .possible)
      }
    case .computed:
      let kinds = Set(presentations.presentations(of: setting.place).map(\.kind))
      return kinds.min { $0.rawValue < $1.rawValue }.map { kind in
        let reason = "the code sets \(setting.place.property ?? "the state") to a computed value"
        return [transition(of: setting, to: .unresolved(reason), as: kind)]
      } ?? []
    }
  }

  private func transition(
    of setting: Setting, to destination: ResolvedTransition.Destination, as kind: TransitionKind,
    _ confidence: Confidence = .certain
  ) -> ResolvedTransition {
    ResolvedTransition(
      source: .type(setting.source), destination: destination, kind: kind, confidence: confidence, via: [],
      location: setting.location)
  }

  /// The views of the child in a case of a path, if no stack shows the path: then a view of the feature shows the last
  /// element of the path in some other way.
  private func exchanged(_ place: StatePlace) -> [(Value, Confidence)] {
    guard let caseName = place.caseName,
      let held = places.content(at: place)?.reducer,
      let child = features.child(inCase: caseName, of: held)
    else { return [] }
    let screens = (features.views[child] ?? []).filter { program.isScreen($0) && isMade($0, byViewOf: place.reducer) }
    return screens.map { (.object($0, nil), screens.count > 1 ? .possible : .inferred) }
  }

  /// Whether the code of a view that has a store of a reducer makes a view.
  private func isMade(_ view: TypeID, byViewOf reducer: TypeID) -> Bool {
    (program.callsByName[program[view].bareName] ?? []).contains { id in
      let stores = program.outermost(program[id].body).owner.flatMap { features.stores[$0] } ?? [:]
      return stores.values.contains { features.representative(of: $0) == reducer }
    }
  }

  // MARK: - Places

  /// The assignments to the properties for which something is shown.
  private func settings() -> [Setting] {
    let states = presentations.all.contains { $0.place.property == nil } ? namesOfWholes : []
    return Set(presentations.properties).union(states).sorted().flatMap { name in
      (program.assignmentsByName[name] ?? []).flatMap { site -> [Setting] in
        guard let place = places.place(setBy: site.target, in: site.scope), isShown(place) else { return [] }
        return settings(of: place, to: [site.value], in: site.scope, location(site.position, site.body))
      } + toggles(of: name)
    }
  }

  /// Whether views show something for a place that is no path.
  private func isShown(_ place: StatePlace) -> Bool {
    presentations.presentations(of: place).contains { !$0.isStack }
  }

  /// The calls that turn a flag over: `state.isOpen.toggle()`.
  private func toggles(of name: String) -> [Setting] {
    (program.togglesByName[name] ?? []).map { program[$0] }.flatMap { site -> [Setting] in
      guard case .member(let target, _) = site.call.callee, let place = places.place(setBy: target, in: site.scope),
        isShown(place)
      else { return [] }
      return settings(of: place, to: [.boolean(true)], in: site.scope, location(site.call.position, site.body))
    }
  }

  /// The names that code sets without naming what they belong to, by which it may know a state as a whole.
  private var namesOfWholes: [String] {
    program.assignmentsByName.filter { name, sites in sites.contains { $0.target == .identifier(name) } }.map(\.key)
  }

  private func settings(
    of place: StatePlace, to values: [Expression], in scope: ScopeID, _ location: SourceLocation, stack: Stack? = nil
  ) -> [Setting] {
    let sources = sources(of: program[scope].body, at: place)
    let known = StateValues(evaluator: evaluator, places: places)
    return values.flatMap { value -> [Setting] in
      var meanings = known.meanings(of: value, at: place, in: scope)
      // What is put on a stack is shown, whatever it is.
      if meanings.isEmpty, stack != nil, value != .unknown {
        meanings = [features.choice(places.content(at: place)) == nil ? .value(nil) : .computed]
      }
      return meanings.flatMap { meaning in
        let caseName: String? = if case .value(let name) = meaning { name } else { nil }
        return sources.map {
          Setting(source: $0, place: place.choosing(caseName), meaning: meaning, location: location, stack: stack)
        }
      }
    }
  }

  /// The places that set or append to the paths of stacks.
  private func stackSettings() -> [Setting] {
    let names = Set(
      features.reducers.flatMap { reducer -> [String] in
        guard let state = features.state(of: reducer) else { return [] }
        return program[state].properties.keys.filter { features.content($0, of: reducer)?.isStack == true }
      }
    ).union(presentations.all.filter(\.isStack).compactMap(\.place.lastName))
    guard !names.isEmpty else { return [] }
    let set = names.sorted().flatMap { name in
      (program.assignmentsByName[name] ?? []).flatMap { site in
        settings(of: site.target, to: site.value.stackElements, .set, in: site.scope, site.body, site.position)
      }
    }
    let added = names.sorted().flatMap { program.propertyUses.additions(to: $0) }.flatMap { site -> [Setting] in
      guard let (target, value) = site.call.addition else { return [] }
      let elements = site.call.addsArray ? value.stackElements : [value]
      return settings(of: target, to: elements, .added, in: site.scope, site.body, site.call.position)
    }
    return set + added
  }

  private func settings(
    of target: Expression, to elements: [Expression], _ stack: Stack, in scope: ScopeID, _ body: BodyID,
    _ position: Position
  ) -> [Setting] {
    guard !elements.isEmpty, let place = places.place(setBy: target, in: scope),
      places.content(at: place)?.isStack == true || presentations.presentations(of: place).contains(where: \.isStack)
    else { return [] }
    return settings(of: place, to: elements, in: scope, location(position, body), stack: stack)
  }

  /// The reducer whose code a body is. Other code that changes a state, such as a method of it, does so for each reducer
  /// with that state.
  private func sources(of body: BodyID, at place: StatePlace) -> [TypeID] {
    if let reducer = features.reducer(around: program.outermost(body).owner) { return [reducer] }
    let all = features.state(of: place.reducer).map { features.reducers(ofState: $0) } ?? []
    return all.isEmpty ? [place.reducer] : all
  }

  private func location(_ position: Position, _ body: BodyID) -> SourceLocation {
    program.location(position, in: program[body].file)
  }
}

extension Expression {
  /// The elements that a path is made of: `[.detail]`, `StackState([.detail])`.
  fileprivate var stackElements: [Expression] {
    switch self {
    case .array(let elements): elements
    case .call(let call): call.arguments.first { $0.label == nil }?.value.stackElements ?? []
    default: []
    }
  }
}
