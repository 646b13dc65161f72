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
  private let navigators: [String: Set<String>]
  /// The places at which the transitions of each form were asked for.
  private var askedAt: [CodeSpot: Set<SourceLocation>] = [:]
  /// The places within the arguments of a transition at which its parts have edges: the tabs of a `TabView`.
  private var partsAt: [CodeSpot: Set<SourceLocation>] = [:]
  private var causes: [CodeSpot: Dismissal.Cause] = [:]
  /// The code that no call means and that is given what it shows, by the places where it shows it.
  private var uncalled: [SourceLocation: BodyID] = [:]
  /// The types whose code registers destinations for routes.
  private let registrars: Set<TypeID>
  let state: AskedState
  /// How functions of the program get something shown that have the name of an idiom's call, or that are given routes.
  private var requests: [BodyID: AskedState.Request] = [:]
  /// What functions of the program that have the name of an idiom's call clear, so that it is no longer shown.
  private var clearings: [BodyID: AskedState.Clearing] = [:]
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

  /// The places without dead code: all in functions that nothing names are unreachable, of which the graph knows nothing
  /// either. Elsewhere, a place that is unexplained, or only forwarded by its callers, is unreachable if nothing can run the
  /// code around it. Code that only previews run is not a part of the app.
  private func withoutDeadCode(
    _ places: [(place: NavigationAccount.Place, body: BodyID)], _ mentions: Mentions, _ unnamed: UnnamedFunctions
  ) -> [NavigationAccount.Place] {
    let code = DeadCode(program, mentions, unnamed)
    return places.map { place, body in
      if place.outcome != .edge, place.outcome != .unreachable, let reason = code.reasonOfNoName(at: place.site) {
        var place = place
        (place.outcome, place.reason) = (.unreachable, reason)
        return place
      }
      if place.outcome == .unresolved, let uncalledBody = uncalled[place.site],
        let verdict = verdict(onUncalled: uncalledBody, code)
      {
        var place = place
        (place.outcome, place.reason) = verdict
        return place
      }
      // What is unresolved stands in the graph, with an edge to something unknown.
      if place.outcome != .edge, place.outcome != .unresolved, let reason = code.reasonOfPreviews(for: body) {
        var place = place
        (place.outcome, place.reason) = (.outside, reason)
        return place
      }
      let isOfObject = place.kind == .making && (place.outcome == .embedded || place.outcome == .own)
      let reasonOfObject =
        isOfObject ? code.reasonOfDeadFactory(around: body) ?? code.reasonOfNoView(around: body) : nil
      // Of an object that there is not, no caller shows anything.
      let reasonOfCode =
        needsCallers(place, in: body) ? code.reason(for: body) ?? code.reasonOfDeadFactory(around: body) : nil
      guard let reason = reasonOfObject ?? reasonOfCode else { return place }
      var place = place
      (place.outcome, place.reason) = (.unreachable, reason)
      return place
    }
  }

  /// What became of a place in code that no call means; nil where something else may run that.
  private func verdict(onUncalled body: BodyID, _ code: DeadCode) -> Verdict? {
    if let reason = code.reasonOfPreviews(for: body) { return (.outside, reason) }
    return code.reasonOfUncalled(body).map { (.unreachable, $0) }
  }

  /// The places. If linking could not explain a call of a function of the program, the effects of the call decide, or what
  /// it hands on.
  private func withEffects(
    _ places: [(place: NavigationAccount.Place, form: PlacesOfForm.Place)], _ effects: CallEffects
  ) -> [(place: NavigationAccount.Place, body: BodyID)] {
    var effects = effects
    return places.map { place, form in
      guard place.outcome == .unexplained, let cause = causes[form.spot],
        let site = program.calls(in: form.body).first(where: { CodeSpot($0) == form.spot })
      else { return (place, form.body) }
      var place = place
      if case .namesake(let function) = cause,
        let effect = effects.effect(of: site.id, calling: function, shows: showsByItself, goesBack: onlyGoesBack)
      {
        (place.outcome, place.reason) = verdict(on: effect, of: program[function])
      } else if let verdict = verdict(onRouteHandedOnBy: site, cause) {
        (place.outcome, place.reason) = verdict
      }
      return (place, form.body)
    }
  }

  private func verdict(on effect: CallEffects.Effect, of function: Body) -> Verdict {
    let function = nameOfOwn(function.id)
    switch effect {
    // Another overload has the same name.
    case .shows(let body) where nameOfOwn(body) == function:
      return (.forwarded, "\(function) shows it")
    case .goesBack(let body) where nameOfOwn(body) == function:
      return (.forwarded, "\(function) goes back")
    case .shows(let body):
      return (.forwarded, "\(function) leads to \(nameOfOwn(body)), which shows it")
    case .mayShow(let body):
      return (
        .unresolved,
        "\(function) calls \(nameOfOwn(body)), and the screen for this call is unknown"
      )
    case .goesBack(let body):
      return (.forwarded, "\(function) leads to \(nameOfOwn(body)), which goes back")
    case .isHeard(let body):
      let listener = program[body].owner.map { program[$0].name } ?? program[body].signature
      return (.own, "\(function) sends something to \(listener), which shows no screen for it")
    }
  }

  /// Whether an outcome is true only of code that something runs. The coordinator of a view is there only with the view,
  /// and a framework asks for a view only where there is an object that has it.
  private func needsCallers(_ place: NavigationAccount.Place, in body: BodyID) -> Bool {
    switch place.outcome {
    case .unexplained, .forwarded: true
    case .embedded, .own, .unresolved:
      place.kind == .making
        && (program[body].name == Self.makerOfCoordinators || isAskedForByFrameworks(program.outermost(body)))
    default: false
    }
  }

  /// The method in which a view that represents a controller or a view of another framework makes its coordinator.
  static let makerOfCoordinators = "makeCoordinator"

  typealias Verdict = (outcome: NavigationAccount.Outcome, reason: String)

  // MARK: - Forms

  private func account(for place: PlacesOfForm.Place) -> NavigationAccount.Place? {
    let site = location(place.spot)
    if edges.state(at: site) == .none, let cause = causes[place.spot], !cause.isAccountable { return nil }
    let (outcome, reason) = verdict(on: place.spot, at: site, of: place)
    return NavigationAccount.Place(kind: .transition, name: place.name, site: site, outcome: outcome, reason: reason)
  }

  /// - Parameter form: what has the form of a transition there; nil for a route.
  private func verdict(on spot: CodeSpot, at site: SourceLocation, of form: PlacesOfForm.Place? = nil) -> Verdict {
    if let known = verdict(ofEdgesAt: site) { return known }
    if (partsAt[spot] ?? []).contains(where: { edges.state(at: $0) == .resolved }) { return (.edge, "") }
    let askers = (askedAt[spot] ?? []).filter { edges.state(at: $0) != .none }
    // A caller for which the destination is known says more.
    if let first = askers.filter({ edges.state(at: $0) == .resolved }).min() ?? askers.min() {
      return (.forwarded, "it is shown for the callers of this code, such as \(first)")
    }
    if let cause = causes[spot] {
      // A function of the program's own that shows something should show it for this call.
      if case .namesake(let body) = cause {
        if let verdict = verdict(onRequest: body, at: spot, in: form?.body) { return verdict }
        if shows(body) {
          return (.unexplained, "\(program[body].signature) shows something, but no edge was found for this call")
        }
        if let request = requests[body] { return verdict(on: request, of: body) }
        if let modifier = modifier(appliedBy: body) {
          return (.forwarded, "\(program[body].signature) applies \(program[modifier].name), which shows it")
        }
        if let clearing = clearings[body], edges.leadsOn(from: factory.id(of: clearing.presenter)) {
          let presenter = program[clearing.presenter].name
          let reason =
            clearing.property.map { "clears \($0), for which \(presenter) shows something" }
            ?? "closes what \(presenter) shows"
          return (.own, "\(nameOfOwn(body)) \(reason)")
        }
      }
      if case .owner(let type) = cause, let form, isShownBySetter(form.name, at: spot, of: type) {
        return (.forwarded, "the setter of \(form.name) shows the new value")
      }
      if case .neverRuns = cause, let form, let cases = cases(forWhichRuns: spot, in: form.body) {
        let function = program[form.body].signature
        return (.unreachable, "no caller of \(function) passes \(cases.joined(separator: " or "))")
      }
      return cause.verdict(in: program)
    }
    if askedAt[spot] != nil || partsAt[spot] != nil {
      return (.unexplained, "navgraph resolved it, but the graph has no edge for it")
    }
    return (.unexplained, "navgraph did not evaluate it")
  }

  /// The cases for which alone a place runs, where the function around it is given what has these cases; nil where other
  /// conditions decide as well.
  private func cases(forWhichRuns spot: CodeSpot, in body: BodyID) -> [String]? {
    guard let site = program.calls(in: body).first(where: { CodeSpot($0) == spot }) else { return nil }
    var cases: [String]?
    var next: ScopeID? = site.scope
    while let place = next {
      if case .branch(let conditions) = program[place].kind {
        if conditions.allSatisfy(isTestForSomething) {
          next = program[place].parent
          continue
        }
        guard cases == nil, conditions.count == 1,
          case .matches(.identifier(let subject), let patterns)? = conditions.first,
          program[body].parameters.contains(where: { $0.name == subject })
        else { return nil }
        let names = patterns.compactMap { if case .enumCase(let name, _) = $0 { name } else { nil } }
        guard !names.isEmpty, names.count == patterns.count, names != ["some"] else { return nil }
        cases = names
      }
      next = program[place].parent
    }
    return cases
  }

  /// Whether a condition only asks whether there is a value, as `guard let action` does.
  private func isTestForSomething(_ condition: Condition) -> Bool {
    guard case .holds(.call(let call)) = condition, call.callee == .identifier("!=") else { return false }
    return call.arguments.last?.value == .nothing
  }

  /// The name of a function of the program with that of its type: `Sheets.dismiss`.
  private func nameOfOwn(_ function: BodyID) -> String {
    let body = program[function]
    return body.owner.map { "\(program[$0].name).\(body.signature)" } ?? body.signature
  }

  /// The modifier of the program's own that a function applies and that shows something wherever it is applied.
  private func modifier(appliedBy function: BodyID) -> TypeID? {
    return program.calls(in: function).lazy.compactMap { receivers.type(madeBy: $0) }.first {
      program.inherits($0, fromAnyNamed: ["ViewModifier"]) && edges.leadsOn(from: factory.id(of: $0))
    }
  }

  /// What became of a call of a function of the program that shows something by itself, or is given it by others.
  private func verdict(onRequest function: BodyID, at spot: CodeSpot, in body: BodyID?) -> Verdict? {
    if let owner = program[function].owner, program[owner].isDeclared {
      let source = factory.id(of: owner)
      let places = program.calls(in: function).map { location(CodeSpot($0)) }
        .filter { edges.leads(from: source, at: $0) }
      if !places.isEmpty {
        let forward = places.contains(where: edges.leadsForward(at:))
        let name = nameOfOwn(function)
        // Who only gets a closure calls it later, if at all.
        if case .function? = program[function].returnType, body != nil {
          let effect = forward ? "shows something" : "goes back"
          return (.forwarded, "it calls \(name), which gives a closure that \(effect)")
        }
        let effect = forward ? "shows it" : "goes back"
        // A route is no call.
        return (.forwarded, body == nil ? "\(name) \(effect)" : "it calls \(name), which \(effect)")
      }
    }
    guard let body, shows(function) || requests[function] != nil, handsOnWhatItIsGiven(body, at: spot) else {
      return nil
    }
    return (
      .forwarded, "\(program.outermost(body).signature) passes its argument to \(program[function].signature)"
    )
  }

  /// Whether a call is given the screen that the function around it is given, or a hosting controller around that: who calls
  /// the function with a screen is in the account.
  private func handsOnWhatItIsGiven(_ body: BodyID, at spot: CodeSpot) -> Bool {
    let function = program.outermost(body)
    guard function.kind == .function, let site = program.calls(in: body).first(where: { CodeSpot($0) == spot }),
      let first = site.call.arguments.first(where: { !$0.isTrailing })?.value.uncast,
      case .identifier(let given) = first, program[site.scope].parent == nil
    else { return false }
    let hosted = nameOfView(hostedBy: given, at: site)
    let name = hosted ?? given
    guard let parameter = function.parameters.first(where: { $0.name == name }),
      program.locals(named: name, from: site.scope) == nil, let written = parameter.type?.name
    else { return false }
    // `func present<Content: View>(_ view: Content)`
    if hosted != nil, let generic = function.generics.first(where: { $0.name == written }) {
      return generic.constraint?.parts.contains { $0.name == "View" } ?? false
    }
    let type = program.resolve(written, inside: function.owner.map { program[$0].name }, file: function.file)
    return type.map { program.isController($0) || program.isCoordinator($0) || program[$0].isProtocol } ?? false
  }

  /// The name of the view that a local is a new hosting controller around.
  private func nameOfView(hostedBy local: String, at site: CallSite) -> String? {
    guard let locals = program.locals(named: local, from: site.scope), locals.count == 1,
      locals[0].projections.isEmpty, case .call(let call)? = locals[0].value,
      let made = program.calls(in: site.body).first(where: { $0.call.position == call.position }),
      let type = receivers.type(madeBy: made), program.frameworkType(of: type)?.role == .hosting,
      case .identifier(let name)? = call.arguments.first?.value
    else { return nil }
    return name
  }

  /// Whether a place sets a property of a type of the program whose setter shows something.
  private func isShownBySetter(_ property: String, at spot: CodeSpot, of type: String) -> Bool {
    guard let owners = program.typesByName[type], program.frameworks.patternsByAssignment[property] != nil,
      (program.assignmentsByName[property] ?? []).contains(where: { CodeSpot($0) == spot })
    else { return false }
    return program.propertyUses.observers(named: property).contains { observer in
      program[observer].owner.map(owners.contains) == true && showsOrSets(observer)
    }
  }

  private func showsOrSets(_ body: BodyID) -> Bool {
    shows(body)
      || program.propertyUses.assignments(in: body).contains { edges.state(at: location(CodeSpot($0))) != .none }
  }

  /// What a call of a function is that has something shown by way of others.
  private func verdict(on request: AskedState.Request, of function: BodyID) -> Verdict {
    let function = program[function].signature
    switch request {
    case .calls(let body):
      return (
        .unexplained,
        "\(function) calls \(program[body].signature), which shows something, but no edge was found for this call"
      )
    case .sets(let property, nil):
      return (.unresolved, "\(function) sets \(property), and the view that observes it is unknown")
    case .sets(let property, let watcher?):
      let name = program[watcher].name
      guard edges.leadsOn(from: factory.id(of: watcher)) || registrars.contains(watcher) else {
        return (.unexplained, "\(function) sets \(property), but no edge was found from \(name), which observes it")
      }
      return (.forwarded, "\(function) sets \(property), and \(name) shows the new value")
    case .sends(let channel):
      return (.unexplained, "\(function) sends something through \(channel), and the listener is unknown")
    }
  }

  // MARK: - Routes

  private func account(for place: PlacesOfRoutes.Place) -> NavigationAccount.Place {
    let site = location(place.spot)
    let (outcome, reason) = verdict(on: place, at: site)
    return NavigationAccount.Place(kind: .route, name: place.name, site: site, outcome: outcome, reason: reason)
  }

  private func verdict(on place: PlacesOfRoutes.Place, at site: SourceLocation) -> Verdict {
    if let known = verdict(ofEdgesAt: site) { return known }
    if let owner = program[place.body].owner, registrars.contains(owner),
      place.isOwn || place.property.map({ state.watches($0, in: owner) }) == true,
      edges.leadsOn(from: factory.id(of: owner))
    {
      return (.forwarded, "a modifier of \(program[owner].name) observes the property and shows it")
    }
    guard askedAt[place.spot] == nil, partsAt[place.spot] == nil, causes[place.spot] == nil else {
      return verdict(on: place.spot, at: site)
    }
    if let property = place.property {
      // What an object is made with and keeps is data, unless something watches it.
      if place.isOwn, program[place.body].kind == .initializer, !state.isWatched(property) {
        let owner = program[place.body].owner.map { program[$0].name } ?? "an initializer"
        return (.own, "\(owner) keeps it in \(property), and no view shows a screen for that")
      }
      return (.unexplained, "a property is set to it, but no edge was found for it")
    }
    guard let function = place.function else { return (.unexplained, "no edge was found for it") }
    if let verdict = verdict(onRequest: function, at: place.spot, in: nil) { return verdict }
    if let request = requests[function] { return verdict(on: request, of: function) }
    return (.unexplained, "it is passed to \(program[function].signature), but no edge was found for it")
  }

  /// Whether a place sets the content of a container, for which the edge is that of who makes the container.
  func setsContent(_ spot: CodeSpot) -> Bool {
    if case .content? = causes[spot] { true } else { false }
  }

  /// Whether a place registers screens for values, for which the edges are those of who sets or appends the values.
  func registersScreens(_ spot: CodeSpot) -> Bool {
    if case .registered? = causes[spot] { true } else { false }
  }

  /// Whether what a call is given is shown for those who call the code around it.
  func isShownForCallers(_ site: CallSite) -> Bool {
    (askedAt[CodeSpot(site)] ?? []).contains { edges.state(at: $0) != .none }
  }

  /// Whether a transition stands in a function, or is shown there for whoever calls it.
  func shows(_ body: BodyID) -> Bool {
    program.calls(in: body).contains { askedAt[CodeSpot($0)] != nil || showsByItself($0) }
  }

  /// Whether code of a type shows something, by itself or for those who call it.
  func hasTransitions(_ type: TypeID) -> Bool {
    let id = factory.id(of: type)
    if edges.leadsOn(from: id) || edges.lead(byWayOf: program[type].name) { return true }
    // It calls what shows something, such as a method of an extension.
    if navigators[id]?.contains(where: edges.leadsOn(from:)) == true { return true }
    return program.memberLineage(of: type).contains { ancestor in
      program[ancestor].functions.values.joined().contains { shows($0) || sets($0) }
    }
  }

  /// Whether a function sets something by which a screen is shown, there or for whoever calls it.
  func sets(_ body: BodyID) -> Bool {
    program.propertyUses.assignments(in: body).contains { site in
      askedAt[CodeSpot(site)] != nil || edges.state(at: location(CodeSpot(site))) != .none
    }
  }

  /// Whether a call is a transition of the object whose code it is in, whoever calls that.
  private func showsByItself(_ site: CallSite) -> Bool {
    let spot = CodeSpot(site)
    return partsAt[spot] != nil || edges.state(at: location(spot)) != .none
  }

  /// Whether edges stand at a call, and none of them leads forward.
  private func onlyGoesBack(_ site: CallSite) -> Bool {
    let place = location(CodeSpot(site))
    return edges.state(at: place) != .none && !edges.leadsForward(at: place)
  }

  func verdict(ofEdgesAt site: SourceLocation) -> Verdict? {
    switch edges.state(at: site) {
    case .resolved: (.edge, "")
    case .unresolved(let reason): (.unresolved, reason)
    case .none: nil
    }
  }

  // MARK: - What is left out

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
