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
    let location: SourceLocation
    /// Whether it sets the elements of a path, or adds to them; nil for a state that is no path.
    let stack: Stack?
  }

  private enum Stack { case set, added }

  func transitions() -> [ResolvedTransition] {
    (settings() + stackSettings()).flatMap { setting -> [ResolvedTransition] in
      guard let stack = setting.stack else { return shown(for: setting) }
      let content = features.content(setting.place.property, of: setting.place.reducer)
      let kind: TransitionKind = stack == .set ? .root : .push
      if setting.place.caseName == nil, features.choice(content) != nil {
        let reason = "the state that is put on the stack is computed"
        return [transition(of: setting, to: .unresolved(reason), as: kind, .certain)]
      }
      let shown = shown(for: setting)
      if !shown.isEmpty { return shown }
      let views = exchanged(setting.place)
      if !views.isEmpty { return views.map { transition(of: setting, to: .value($0), as: kind, $1) } }
      let reason = "no view shows anything for the state \(setting.place.caseName ?? setting.place.property)"
      return [transition(of: setting, to: .unresolved(reason), as: kind, .certain)]
    }
  }

  private func shown(for setting: Setting) -> [ResolvedTransition] {
    presentations.shown(for: setting.place).map {
      transition(of: setting, to: .value($0.view), as: $0.kind, $0.confidence)
    }
  }

  private func transition(
    of setting: Setting, to destination: ResolvedTransition.Destination, as kind: TransitionKind,
    _ confidence: Confidence
  ) -> ResolvedTransition {
    ResolvedTransition(
      source: .type(setting.source), destination: destination, kind: kind, confidence: confidence, via: [],
      location: setting.location)
  }

  /// The views of the children that a case of a path holds, where no stack shows the path: a view of the feature then
  /// shows its last element, whatever by.
  private func exchanged(_ place: StatePlace) -> [(Value, Confidence)] {
    guard let caseName = place.caseName,
      let held = features.content(place.property, of: place.reducer)?.reducer,
      let child = features.child(inCase: caseName, of: held)
    else { return [] }
    let screens = (features.views[child] ?? []).filter { program.isScreen($0) && isMade($0, byViewOf: place.reducer) }
    return screens.map { (.object($0, nil), screens.count > 1 ? .possible : .inferred) }
  }

  /// Whether the code of a view that has a store of a reducer makes a view.
  private func isMade(_ view: TypeID, byViewOf reducer: TypeID) -> Bool {
    (program.callsByName[program[view].bareName] ?? []).contains { id in
      program.outermost(program[id].body).owner.map { features.stores[$0]?.values.contains(reducer) == true } ?? false
    }
  }

  // MARK: - Places

  /// The assignments to the properties for which something is shown.
  private func settings() -> [Setting] {
    let names = Set(presentations.all.filter { !$0.isStack }.map(\.place.property))
    return names.sorted().flatMap { name in
      (program.assignmentsByName[name] ?? []).flatMap { site -> [Setting] in
        guard let source = reducer(of: site.body), let place = places.place(setBy: site.target, in: site.scope) else {
          return []
        }
        return wanted(site.value, at: place, in: site.scope).map {
          Setting(source: source, place: $0, location: location(site.position, site.body), stack: nil)
        }
      }
    }
  }

  /// The places that set or append to the paths of stacks.
  private func stackSettings() -> [Setting] {
    let names = Set(
      features.reducers.compactMap { features.state(of: $0) }.flatMap { state in
        program[state].properties.keys.filter { name in
          features.reducer(around: state).map { features.content(name, of: $0)?.isStack == true } ?? false
        }
      })
    guard !names.isEmpty else { return [] }
    let set = names.sorted().flatMap { name in
      (program.assignmentsByName[name] ?? []).flatMap { site in
        settings(of: site.target, to: site.value.stackElements, .set, in: site.scope, site.body, site.position)
      }
    }
    let added = (program.callsByName["append"] ?? []).map { program[$0] }.flatMap { site -> [Setting] in
      guard case .member(let target, _) = site.call.callee, target.readName.map(names.contains) == true,
        let argument = site.call.arguments.first
      else { return [] }
      let elements = argument.label == "contentsOf" ? argument.value.stackElements : [argument.value]
      return settings(of: target, to: elements, .added, in: site.scope, site.body, site.call.position)
    }
    return set + added
  }

  private func settings(
    of target: Expression, to elements: [Expression], _ stack: Stack, in scope: ScopeID, _ body: BodyID,
    _ position: Position
  ) -> [Setting] {
    guard !elements.isEmpty, let source = reducer(of: body), let place = places.place(setBy: target, in: scope),
      features.content(place.property, of: place.reducer)?.isStack == true
    else { return [] }
    return elements.flatMap { element in
      let places = wanted(element, at: place, in: scope)
      // What is put on a stack is shown, whatever it is.
      return places.isEmpty && element != .unknown ? [place] : places
    }.map {
      Setting(source: source, place: $0, location: location(position, body), stack: stack)
    }
  }

  /// The reducer whose code a body is.
  private func reducer(of body: BodyID) -> TypeID? { features.reducer(around: program.outermost(body).owner) }

  private func location(_ position: Position, _ body: BodyID) -> SourceLocation {
    program.location(position, in: program[body].file)
  }

  // MARK: - Values

  /// The places that are meant where a state is set to a value: with the case that the value is, where it holds one of
  /// several. What a reducer is only given, by an action, others ask for.
  private func wanted(_ value: Expression, at place: StatePlace, in scope: ScopeID, steps: Int = 4) -> [StatePlace] {
    guard steps > 0 else { return [] }
    switch value {
    case .nothing, .boolean(false), .unknown:
      return []
    case .alternatives(let values):
      return values.flatMap { wanted($0, at: place, in: scope, steps: steps - 1) }
    case .conditional(let branches):
      return branches.flatMap { branch -> [StatePlace] in
        guard case .expression(let value)? = branch.body.last else { return [] }
        return wanted(value, at: place, in: scope, steps: steps - 1)
      }
    case .identifier(let name):
      guard let locals = program.locals(named: name, from: scope) else { return [] }
      return locals.flatMap { local -> [StatePlace] in
        guard local.projections.isEmpty, let value = local.value else { return [] }
        return wanted(value, at: place, in: local.scope, steps: steps - 1)
      }
    default:
      break
    }
    if value.caseName == "none" { return [] }
    guard let isCase = features.choice(features.content(place.property, of: place.reducer)) else { return [place] }
    if case .call(let call) = value, call.callee.calledName == "some", let inner = call.arguments.first?.value {
      return wanted(inner, at: place, in: scope, steps: steps - 1)
    }
    guard let name = value.caseName, isCase(name) else { return [] }
    return [StatePlace(reducer: place.reducer, property: place.property, caseName: name)]
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
