import NavigationModel

/// What the views of features show for their states: `.sheet(item: $store.scope(state: \.edit, …)) { … }`.
struct StatePresentations {
  let evaluator: Evaluator
  let places: StatePlaces
  private let registry: DestinationRegistry
  private(set) var all: [Presentation] = []
  private var byPlace: [StatePlace: [Presentation]] = [:]
  private var program: Program { evaluator.program }

  /// Code of a view that shows others for a place of a state.
  struct Presentation {
    let place: StatePlace
    let kind: TransitionKind
    let content: Content
    /// Whether it is a stack, which shows a view for each element of a path.
    var isStack = false
  }

  /// What a presentation shows.
  enum Content {
    /// What a modifier or a stack builds.
    case built(Argument, CallSite)
    /// A view that is written where it is shown.
    case written(Expression, ScopeID)
    /// What is registered for values of a type, which lie in an array that is the path of a stack.
    case registered(TypeID)
  }

  init(evaluator: Evaluator, places: StatePlaces, registrations: [DestinationRegistry.Registration]) {
    self.evaluator = evaluator
    self.places = places
    registry = DestinationRegistry(evaluator: evaluator, registrations: registrations)
    let wrappers = ModifierWrappers(evaluator: evaluator)
    for (name, patterns) in evaluator.program.frameworks.patternsByCall.sorted(by: { $0.key < $1.key }) {
      guard patterns.contains(where: { $0.showsForState }) else { continue }
      for id in evaluator.program.callsByName[name] ?? [] {
        let site = evaluator.program[id]
        guard let pattern = patterns.first(where: { $0.matches(site.call) }), pattern.showsForState,
          case .builder(let label) = pattern.destination,
          let builder = CallLabels.builder(label, in: site.call.arguments)
        else { continue }
        if let place = place(of: site, showing: builder) {
          all.append(
            Presentation(
              place: place, kind: pattern.kind, content: .built(builder, site), isStack: pattern.registersStates))
          continue
        }
        evaluator.resetBudget()
        for use in wrappers.uses(of: site, showing: builder) {
          guard let place = place(of: use) else { continue }
          all.append(Presentation(place: place, kind: pattern.kind, content: .built(use.builder, use.site)))
        }
      }
    }
    all += arrayStacks()
    all += StateBranches(evaluator: evaluator, places: places).branches().map {
      Presentation(place: $0.place, kind: .replace, content: .written($0.view, $0.scope))
    }
    byPlace = Dictionary(grouping: all) { $0.place.choosing(nil) }
  }

  /// The stacks whose path is an array: `NavigationStack(path: $store.path)`.
  private func arrayStacks() -> [Presentation] {
    StackPaths.stacks(of: program.frameworks).sorted().flatMap { name in
      (program.callsByName[name] ?? []).map { program[$0] }.compactMap { site -> Presentation? in
        guard let owner = program.outermost(site.body).owner, places.features.stores[owner] != nil,
          let path = CallLabels.argument("path", in: site.call.arguments) ?? site.call.arguments.first,
          let place = places.place(boundBy: path.value, in: site.scope),
          let element = places.content(at: place)?.element
        else { return nil }
        return Presentation(place: place, kind: .push, content: .registered(element), isStack: true)
      }
    }
  }

  /// What views show for a place of a state, whatever the case: those with a store of the state around it, and those with
  /// one of the state that lies there.
  func presentations(of place: StatePlace) -> [Presentation] {
    let own = byPlace[place.choosing(nil)] ?? []
    guard place.property != nil, let content = places.content(at: place), !content.isStack,
      let held = content.reducer, places.features.isChoice(held)
    else { return own }
    return own + (byPlace[places.place(of: held)] ?? [])
  }

  /// The names of the properties that hold something for which views show others, sorted.
  var properties: [String] {
    let choices = Set(all.lazy.filter { $0.place.property == nil }.map(\.place.reducer))
    let holding = places.features.reducers.flatMap { reducer -> [String] in
      guard !choices.isEmpty, let state = places.features.state(of: reducer) else { return [] }
      return program[state].properties.keys.filter { name in
        places.features.content(name, of: reducer)?.reducer
          .map { choices.contains(places.features.representative(of: $0)) } == true
      }
    }
    return Set(all.lazy.filter { !$0.isStack }.compactMap(\.place.lastName)).union(holding).sorted()
  }

  /// The place of the state for which a modifier shows what its builder gives.
  private func place(of site: CallSite, showing builder: Argument) -> StatePlace? {
    for argument in site.call.arguments where argument != builder && !argument.isTrailing {
      guard let place = places.place(boundBy: argument.value, in: site.scope) else { continue }
      // `.sheet(store: store.scope(state: \.$to, …), state: /To.edit, action: …)`
      let chosen = ["state", "case"].lazy.compactMap {
        CallLabels.argument($0, in: site.call.arguments)?.value.namedCase
      }
      guard place.caseName == nil, let chosen = chosen.first else { return place }
      return place.choosing(chosen)
    }
    return optionalPlace(in: builder, of: site)
  }

  /// The place of the state that a function is given which hands it on to a modifier.
  private func place(of use: ModifierWrappers.Use) -> StatePlace? {
    use.bindings.lazy.compactMap { places.place(boundBy: $0.value, in: use.site.scope) }.first
  }

  /// The optional state that a builder shows something for: by `IfLetStore`, or by `if let store = store.scope(…)`.
  private func optionalPlace(in builder: Argument, of site: CallSite) -> StatePlace? {
    guard case .closure(let closure) = builder.value, let inner = program.scope(of: closure, in: site.body) else {
      return nil
    }
    let call = program.calls(in: site.body).first {
      $0.call.callee.calledName == "IfLetStore" && program.isScope($0.scope, within: inner)
    }
    if let call, let store = call.call.arguments.first { return places.place(boundBy: store.value, in: call.scope) }
    for result in program[inner].results.expressions {
      var next: ScopeID? = result.scope
      while let place = next, place != inner {
        let outer = program[place].parent
        for local in program[place].locals.sorted(by: { $0.key < $1.key }).flatMap(\.value)
        where local.unwrappedAt != nil {
          // `if let store = store.scope(…)` names the outer one.
          let start = local.scope == place ? outer ?? place : local.scope
          if let value = local.value, let found = places.place(boundBy: value, in: start) { return found }
        }
        next = outer
      }
    }
    return nil
  }

  /// The views that are shown for a place, with how they are.
  ///
  /// - Parameter whateverCase: whether those for any case of what lies there are meant.
  func shown(
    for place: StatePlace, whateverCase: Bool = false
  ) -> [(view: Value, kind: TransitionKind, confidence: Confidence)] {
    let held = places.content(at: place)?.reducer
    let child = place.caseName.flatMap { name in held.flatMap { places.features.child(inCase: name, of: $0) } }
    return presentations(of: place).filter {
      whateverCase || $0.place.caseName == nil || $0.place.caseName == place.caseName
    }.flatMap { presentation in
      let isNamed = presentation.place.caseName != nil
      let views = views(of: presentation, for: isNamed ? nil : place.caseName, child: isNamed ? nil : child)
      let confidence: Confidence = views.count > 1 && !isNamed ? .possible : .inferred
      return views.map { ($0, presentation.kind, confidence) }
    }
  }

  /// The views that a presentation shows, for a case where one is named.
  private func views(of presentation: Presentation, for caseName: String?, child: TypeID?) -> [Value] {
    evaluator.resetBudget()
    switch presentation.content {
    case .built(let builder, let site):
      return views(of: builder, at: site, for: caseName, child: child)
    case .written(let view, let scope):
      let run = evaluator.openActivation(of: program[scope].body)
      return declared(evaluator.shownViews(view, in: scope, run).map(\.value))
    case .registered(let type):
      let value = caseName.map { Value.enumCase(type, $0, nil) } ?? .some(type)
      let shown = registry.destinations(for: [.inferred(value)], kind: .push, isItem: false, linkedIn: nil)
      return declared(shown.map(\.value))
    }
  }

  private func views(of builder: Argument, at site: CallSite, for caseName: String?, child: TypeID?) -> [Value] {
    let all = evaluator.shownViews(builder.value, in: site.scope, evaluator.openActivation(of: site.body))
      .map(\.value)
    guard let caseName, all.count > 1 else { return declared(all) }
    let chosen = registry.views(of: builder, at: site, for: .enumCase(nil, caseName, nil)).map(\.value)
    if !chosen.isEmpty, chosen.count < all.count { return declared(chosen) }
    // The cases of older versions say by the store which view is meant.
    let holding = declared(all).filter { view in
      guard case .object(let type, _) = view, let child else { return false }
      return places.features.views[child]?.contains(type) == true
    }
    return holding.isEmpty ? declared(all) : holding
  }

  private func declared(_ values: [Value]) -> [Value] {
    values.filter { value in
      guard case .object(let type, _) = value else { return false }
      return program[type].isDeclared && program.isScreen(type)
    }
  }
}

extension TransitionPattern {
  /// Whether it shows what a closure builds, on top of what asks.
  fileprivate var showsForState: Bool {
    guard case .builder = destination else { return false }
    return [.push, .sheet, .fullScreenCover, .popover, .present].contains(kind)
  }
}

extension Expression {
  /// The case that `/Sheet.edit`, `\Sheet.edit` and `Sheet.State.edit` name.
  fileprivate var namedCase: String? {
    if case .keyPath(_, let path) = self { path.last } else { caseName }
  }
}
