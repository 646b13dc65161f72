import NavigationModel

/// Says what became of each place that can be navigation.
///
/// It runs when the graph is there. Which places there are is told by the facts; what linking did with them, by the
/// edges, by the transitions that were resolved, and by what was dismissed on the way, with the cause.
struct AccountBuilder {
  let program: Program
  let nodes: [String: Node]
  let factory: NodeFactory
  let edges: EdgePlaces
  let receivers: Receivers
  let unmentioned: Set<String>
  let mentions: ProgramMentions
  /// The storyboards that property lists and references of other storyboards name.
  let namesInDocuments: Set<String>
  /// Who holds each part, by the part.
  let holders: [String: [ScreenPart]]
  /// What each node holds that is no screen, no coordinator and no view: extensions and other types whose code shows something.
  let navigators: [String: Set<String>]
  /// The places at which the transitions of each form were asked for.
  var askedAt: [CodeSpot: Set<SourceLocation>] = [:]
  /// The places within the arguments of a transition at which its parts have edges: the tabs of a `TabView`.
  var partsAt: [CodeSpot: Set<SourceLocation>] = [:]
  var causes: [CodeSpot: Dismissal.Cause] = [:]
  /// The code that no call means and that is given what it shows, by the places where it shows it.
  var uncalled: [SourceLocation: BodyID] = [:]
  /// The types whose code registers destinations for routes.
  let registrars: Set<TypeID>
  let state: AskedState
  /// How functions of the program get something shown that have the name of an idiom's call, or that are given routes.
  var requests: [BodyID: AskedState.Request] = [:]
  /// What functions of the program that have the name of an idiom's call clear, so that it is no longer shown.
  var clearings: [BodyID: AskedState.Clearing] = [:]
  /// The types that one place of the program makes, and no other.
  let onlyMakings: Set<TypeID>
  /// The identifiers of scenes by which one place of the program makes them, and no other.
  let onlyIdentifiers: Set<String>
  /// The classes of which storyboards make scenes at one place only, as far as the functions around say it.
  let onlySceneClasses: Set<TypeID>
  /// The functions that make objects of each type, by its name.
  let makers: [String: Set<BodyID>]
  /// The code that chooses, by a value that a view is made with, what the view shows; with the views that do no more.
  let choosingBodies: [BodyID: Set<TypeID>]
  /// The views that do no more than to choose what they show.
  let choosers: Set<TypeID>
  /// Where the program makes screens and coordinators that some question led to.
  let makings: Set<CodeSpot>
  let menuPreviews: MenuPreviews
  let firstScenes: FirstScenes
  /// The members of views that only transitions show, by the names of their calls.
  let shownMembers: ShownMembers

  /// - Parameters:
  ///   - linked: the graph with the parts of screens, and what is known of screens that nobody mentions.
  ///   - mentions: what code says of the names that no call has.
  ///   - unnamed: the functions that nothing names.
  static func account(
    of places: AccountPlaces, _ parts: [ResolvedPart], _ linked: LinkedProgram, in program: Program,
    mentions: ProgramMentions, unnamed: UnnamedFunctions, workers: some Workers
  ) -> NavigationAccount {
    let builder = AccountBuilder(places, parts, linked, in: program, mentions)
    let evaluator = parts.first?.evaluator ?? Evaluator(program: program)
    let told = builder.inParallel(places.forms, workers) { place in
      builder.account(for: place).map { (place: $0, form: place) }
    }
    let formed = builder.withEffects(told, CallEffects(evaluator: evaluator))
    let spots = Set(formed.map(\.place.site))
    let asked = builder.withWatchers(
      builder.inParallel(places.routes, workers) { place in
        spots.contains(builder.location(place.spot)) ? nil : (place: builder.account(for: place), route: place)
      }, evaluator)
    let followed = builder.withFates(
      builder.inParallel(places.makings, workers) { (place: builder.account(for: $0), body: $0.site.body) },
      of: places.makings, evaluator)
    let hosted = places.hosted.compactMap { place in
      builder.account(forHosted: place).map { (place: $0, body: place.site.body) }
    }
    let makings = followed + hosted
    let unknown = places.unknownCoordinators.map { (place: builder.account(for: $0), body: $0.site.body) }
    return NavigationAccount(
      builder.withoutDeadCode(formed + asked + makings + unknown, mentions.all, unnamed)
        + places.storyboards.map { builder.account(for: $0) } + places.leftOut.map { builder.account(for: $0) })
  }

  /// What becomes of each element that is not left out, in their order.
  private func inParallel<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ workers: some Workers, _ work: @escaping @Sendable (Element) -> Result?
  ) -> [Result] {
    let count = Self.partCount
    return workers.map(count: count) { part in
      elements[(elements.count * part / count)..<(elements.count * (part + 1) / count)].compactMap(work)
    }.flatMap(\.self)
  }

  /// The parts share what was found before, so that more of them cost nothing.
  private static let partCount = 8

  private init(
    _ places: AccountPlaces, _ parts: [ResolvedPart], _ linked: LinkedProgram, in program: Program,
    _ mentions: ProgramMentions
  ) {
    self.program = program
    self.mentions = mentions
    namesInDocuments = StoryboardLinker.namesInDocuments(of: program)
    onlyMakings = places.makings.compactMap(\.type).occurringOnce
    onlyIdentifiers = places.makings.compactMap(\.identifier).occurringOnce
    onlySceneClasses = places.makings.compactMap(\.sceneClass).occurringOnce
    makers = places.makings.reduce(into: [:]) { makers, place in
      guard let type = place.type else { return }
      makers[program[type].name, default: []].insert(program.outermost(place.site.body).id)
    }
    let choosingBodies = Self.choosingBodies(in: program)
    self.choosingBodies = choosingBodies
    choosers = choosingBodies.values.reduce(into: []) { $0.formUnion($1) }
    menuPreviews = MenuPreviews(program: program)
    firstScenes = FirstScenes(evaluator: parts.first?.evaluator ?? Evaluator(program: program))
    let nodes = Dictionary(linked.graph.nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.nodes = nodes
    navigators = linked.parts.reduce(into: [:]) { navigators, part in
      if nodes[part.part]?.kind == .navigator { navigators[part.screen, default: []].insert(part.part) }
    }
    factory = NodeFactory(program: program)
    let edges = EdgePlaces(linked.graph, nodes: nodes)
    self.edges = edges
    var receivers = Receivers(program: program)
    receivers.index(bodiesOf: places.makings.lazy.map(\.site))
    self.receivers = receivers
    unmentioned = Set(linked.unmentionedScreens)
    holders = Dictionary(grouping: linked.parts, by: \.part)
    for transition in parts.lazy.flatMap(\.transitions) {
      guard let origin = transition.origin else { continue }
      if transition.path?.calls.isEmpty == true {
        partsAt[origin, default: []].insert(transition.location)
      } else {
        askedAt[origin, default: []].insert(transition.location)
      }
      // The calls between the place and whoever asks hand the question on.
      for call in (transition.path?.calls ?? []).dropLast() {
        askedAt[CodeSpot(program[call.site]), default: []].insert(transition.location)
      }
    }
    for dismissal in parts.lazy.flatMap(\.dismissals) { causes[dismissal.spot] = dismissal.cause }
    // What others ask for is shown there as well.
    let (asked, dismissed) = (askedAt, causes)
    shownMembers = ShownMembers(program: program) { site in
      let spot = CodeSpot(site)
      let isShown =
        edges.state(at: program.location(spot.position, in: Int(spot.file))) != .none || asked[spot] != nil
        || dismissed[spot]?.verdict(in: program).outcome == .forwarded
      return isShown ? site.call.callee.calledName : nil
    }
    state = AskedState(program: program)
    let namesakes = Set(
      causes.values.compactMap { if case .namesake(let body) = $0 { body } else { nil } }
        + places.routes.compactMap(\.function))
    registrars = parts.reduce(into: []) { $0.formUnion($1.registrars) }
    makings = parts.reduce(into: []) { $0.formUnion($1.evaluator.makings) }
    for function in namesakes {
      requests[function] = state.request(of: function, shows: shows)
      clearings[function] = state.clearing(of: function)
    }
    for (spot, cause) in causes {
      if let body = cause.uncalledBody { uncalled[location(spot)] = body }
    }
  }

  private static func choosingBodies(in program: Program) -> [BodyID: Set<TypeID>] {
    let evaluator = Evaluator(program: program)
    var views: [BodyID: Set<TypeID>] = [:]
    for type in program.typeIDs {
      if let body = program.viewChoice(of: type)?.body {
        views[body, default: []].insert(type)
      } else if let function = evaluator.choice(of: type)?.hand?.body {
        views[function, default: []].insert(type)
      }
    }
    return views
  }

  /// The method in which a view that represents a controller or a view of another framework makes its coordinator.
  static let makerOfCoordinators = "makeCoordinator"

  typealias Verdict = (outcome: NavigationAccount.Outcome, reason: String)

  func verdict(ofEdgesAt site: SourceLocation) -> Verdict? {
    switch edges.state(at: site) {
    case .resolved: (.edge, "")
    case .unresolved(let reason): (.unresolved, reason)
    case .none: nil
    }
  }

  private func account(for place: PlacesLeftOut.Place) -> NavigationAccount.Place {
    let (outcome, reason) = place.cause.verdict(in: program)
    return NavigationAccount.Place(
      kind: .transition, name: place.name, site: place.site, outcome: outcome, reason: reason)
  }

  private func account(for place: PlacesOfUnknownCoordinators.Place) -> NavigationAccount.Place {
    let (outcome, reason) = Dismissal.Cause.unimplemented(program[place.coordinator].name).verdict(in: program)
    return NavigationAccount.Place(
      kind: .transition, name: place.name, site: location(CodeSpot(place.site)), outcome: outcome, reason: reason)
  }

  func location(_ spot: CodeSpot) -> SourceLocation { program.location(spot.position, in: Int(spot.file)) }
}

extension Array where Element: Hashable {
  /// The elements that are there once.
  fileprivate var occurringOnce: Set<Element> {
    Set(Dictionary(grouping: self, by: \.self).filter { $0.value.count == 1 }.keys)
  }
}
