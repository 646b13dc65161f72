import NavigationModel

/// Says what became of each place that can be navigation.
///
/// It runs when the graph is there. Which places there are is told by the facts; what linking did with them, by the
/// edges, by the transitions that were resolved, and by what was dismissed on the way, with the cause.
struct AccountBuilder {
  private let program: Program
  private let nodes: [String: Node]
  private let factory: NodeFactory
  private let edges: EdgePlaces
  private let unmentioned: Set<String>
  /// Who holds each part, by the part.
  private let holders: [String: [ScreenPart]]
  /// The places at which the transitions of each form were asked for.
  private var askedAt: [CodeSpot: Set<SourceLocation>] = [:]
  private var causes: [CodeSpot: Dismissal.Cause] = [:]
  /// Where the program makes screens and coordinators that some question led to.
  private let makings: Set<CodeSpot>

  /// - Parameters:
  ///   - linked: the graph, and what is known of screens that nobody mentions.
  ///   - leftOut: files that are no code of the app, each with the reason.
  ///   - mentions: what code says of the names that no call has.
  static func account(
    _ parts: [ResolvedPart], _ linked: LinkedProgram, in program: Program, besides leftOut: [(FileFacts, String)],
    mentions: Mentions
  ) -> NavigationAccount {
    let builder = AccountBuilder(parts, linked, in: program)
    let unlinked = PlacesLeftOut(program: program)
    let formed = PlacesOfForm(program: program).places().compactMap { place in
      builder.account(for: place).map { (place: $0, body: place.body) }
    }
    let makings = PlacesOfMaking(program: program, nodes: builder.nodes, factory: builder.factory).places().map {
      (place: builder.account(for: $0), body: $0.site.body)
    }
    return NavigationAccount(
      builder.withoutDeadCode(formed + makings, UncalledCode(program, mentions))
        + PlacesOfStoryboards(program: program).places().map { builder.account(for: $0) }
        + (unlinked.placesInUncalledFunctions() + leftOut.flatMap { unlinked.places(in: $0, since: $1) }).map {
          builder.account(for: $0)
        })
  }

  private init(_ parts: [ResolvedPart], _ linked: LinkedProgram, in program: Program) {
    self.program = program
    nodes = Dictionary(linked.graph.nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    factory = NodeFactory(program: program)
    edges = EdgePlaces(linked.graph, nodes: nodes)
    unmentioned = Set(linked.unmentionedScreens)
    holders = Dictionary(grouping: linked.parts, by: \.part)
    for transition in parts.lazy.flatMap(\.transitions) {
      guard let origin = transition.origin else { continue }
      askedAt[origin, default: []].insert(transition.location)
    }
    for dismissal in parts.lazy.flatMap(\.dismissals) { causes[dismissal.spot] = dismissal.cause }
    makings = parts.reduce(into: []) { $0.formUnion($1.evaluator.makings) }
  }

  /// The places, of which those that nothing explains are unreachable where nothing can run the code around them.
  private func withoutDeadCode(
    _ places: [(place: NavigationAccount.Place, body: BodyID)], _ code: UncalledCode
  ) -> [NavigationAccount.Place] {
    places.map { place, body in
      guard place.outcome == .unexplained, let reason = code.reason(for: body) else { return place }
      var place = place
      (place.outcome, place.reason) = (.unreachable, reason)
      return place
    }
  }

  private typealias Verdict = (outcome: NavigationAccount.Outcome, reason: String)

  // MARK: - Forms

  private func account(for place: PlacesOfForm.Place) -> NavigationAccount.Place? {
    let site = location(place.spot)
    if edges.state(at: site) == .none, let cause = causes[place.spot], !cause.isAccountable { return nil }
    let (outcome, reason) = verdict(on: place.spot, at: site)
    return NavigationAccount.Place(kind: .transition, name: place.name, site: site, outcome: outcome, reason: reason)
  }

  private func verdict(on spot: CodeSpot, at site: SourceLocation) -> Verdict {
    if let known = verdict(ofEdgesAt: site) { return known }
    let askers = (askedAt[spot] ?? []).filter { edges.state(at: $0) != .none }
    if let first = askers.min() { return (.forwarded, "it is shown for who calls the code around it, as at \(first)") }
    if let cause = causes[spot] {
      // A function of the program's own that shows something should show it for this call.
      if case .namesake(let body) = cause, shows(body) {
        return (.unexplained, "\(program[body].signature) shows something, but nothing was seen for this call")
      }
      return cause.verdict(in: program)
    }
    if askedAt[spot] != nil { return (.unexplained, "it was resolved, but no edge came of it") }
    return (.unexplained, "linking never came to it")
  }

  /// Whether a transition stands in a function, or is shown there for whoever calls it.
  private func shows(_ body: BodyID) -> Bool {
    program.calls(in: body).contains { site in
      let spot = CodeSpot(site)
      return askedAt[spot] != nil || edges.state(at: location(spot)) != .none
    }
  }

  private func verdict(ofEdgesAt site: SourceLocation) -> Verdict? {
    switch edges.state(at: site) {
    case .resolved: (.edge, "")
    case .unresolved(let reason): (.unresolved, reason)
    case .none: nil
    }
  }

  // MARK: - Makings

  private func account(for place: PlacesOfMaking.Place) -> NavigationAccount.Place {
    let (outcome, reason) = verdict(on: place)
    return NavigationAccount.Place(
      kind: .making, name: place.name, site: location(place.spot), outcome: outcome, reason: reason)
  }

  private func verdict(on place: PlacesOfMaking.Place) -> Verdict {
    if let known = verdict(ofEdgesAt: location(place.spot)) { return known }
    guard let type = place.type else {
      return makings.contains(place.spot)
        ? (.edge, "") : (.unexplained, "nobody asks for what the storyboard makes here")
    }
    let owner = program[place.site.body].owner
    if let owner, edges.leads(from: factory.id(of: owner), toTypeNamed: program[type].name) { return (.edge, "") }
    if program.isView(type), let verdict = verdictOnView(madeBy: program[place.site.body]) { return verdict }
    let isLedTo = edges.leadsTo(typeNamed: program[type].name)
    if makings.contains(place.spot), isLedTo { return (.edge, "") }
    if let holder = holder(of: type, madeAt: location(place.spot)) { return (.embedded, "\(holder) holds it") }
    if program.isCoordinator(type), !edges.leadsOn(from: factory.id(of: type)) {
      return (.own, "nothing that a \(program[type].name) does was seen to show a screen")
    }
    let receivers = Receivers(program: program)
    if let taker = receivers.calls(given: place.site).first(where: isOutside)?.call.callee.calledName {
      return (.unresolved, "it is given to \(taker), which is not declared in the analyzed files")
    }
    switch (makings.contains(place.spot), isLedTo) {
    case (true, true): return (.edge, "")
    case (true, false): return (.unexplained, "it is made, but nothing was seen to show it")
    case (false, _): return (.unexplained, "what becomes of what is made here was not followed")
    }
  }

  /// Whether a call means no function and no type of the program, and no idiom's.
  private func isOutside(_ site: CallSite) -> Bool {
    guard let name = site.call.callee.calledName, program.ownersOfFunctions[name] == nil,
      program.globalFunctions[name] == nil, program.frameworks.patternsByCall[name] == nil
    else { return false }
    return !(program.typesByName[name] ?? []).contains { program[$0].isDeclared }
      && program.frameworks.types[name] == nil
  }

  /// The name of the node that holds what a place makes; nil where none does. A screen that is made elsewhere than where
  /// it is held may be shown by whoever makes it.
  private func holder(of type: TypeID, madeAt site: SourceLocation) -> String? {
    let all = holders[factory.id(of: type)] ?? []
    let near = all.first { $0.sites.contains { $0.file == site.file } }
    return (near ?? (program.isScreen(type) ? nil : all.first)).map { nodes[$0.screen]?.name ?? $0.screen }
  }

  /// What a view is that code makes in a view, or that a function gives back to whoever shows it; nil in other code.
  private func verdictOnView(madeBy body: Body) -> Verdict? {
    if let owner = body.owner,
      program.isView(owner) || program.inherits(owner, fromAnyNamed: ["App", "Scene", "ViewModifier", "Commands"])
    {
      return (.embedded, "it is a part of \(program[owner].name)")
    }
    let result = body.returnType?.parts.compactMap(\.name) ?? []
    guard body.isBuilder || result.contains("View") || result.contains("AnyView") else { return nil }
    return (.forwarded, "\(body.signature) gives it to who calls that")
  }

  // MARK: - Storyboards

  private func account(for place: PlacesOfStoryboards.Place) -> NavigationAccount.Place {
    let (outcome, reason) = place.segue == nil ? verdict(onScene: place.scene) : verdict(onSegueAt: place.spot)
    return NavigationAccount.Place(
      kind: .storyboard, name: place.name, site: location(place.spot), outcome: outcome, reason: reason)
  }

  private func verdict(onSegueAt spot: CodeSpot) -> Verdict {
    verdict(ofEdgesAt: location(spot)) ?? (.own, "the class of the scene performs no such segue")
  }

  private func verdict(onScene scene: Scene) -> Verdict {
    if let placeholder = scene.controller.placeholder {
      return program.storyboards.target(of: scene.id) == nil
        ? (.unresolved, "the storyboard \(placeholder.storyboardName ?? "that it refers to") is not among the files")
        : (.forwarded, "it stands for a scene of another storyboard")
    }
    let node = factory.id(of: scene.id)
    if edges.leadsTo(node) || scene.type.map({ edges.leadsTo(typeNamed: program[$0].name) }) == true {
      return (.edge, "")
    }
    if unmentioned.contains(node) { return (.unreachable, "no transition leads to it, and no code names it") }
    let isInitial = program.storyboards.initialScenes(ofStoryboard: scene.storyboard).contains(scene.id)
    // Code can make a scene by its identifier only, or as the first of its storyboard.
    if scene.controller.storyboardIdentifier == nil, !isInitial {
      return (.unreachable, "no segue leads to it, and it has no identifier by which code could make it")
    }
    if let name = scene.controller.customClass, scene.type.map({ !program[$0].isDeclared }) ?? true {
      return (.unresolved, "\(name) is not declared in the analyzed files")
    }
    return (.unexplained, "nothing was seen to lead to it")
  }

  // MARK: - What is left out

  private func account(for place: PlacesLeftOut.Place) -> NavigationAccount.Place {
    let (outcome, reason) = place.cause.verdict(in: program)
    return NavigationAccount.Place(
      kind: .transition, name: place.name, site: place.site, outcome: outcome, reason: reason)
  }

  private func location(_ spot: CodeSpot) -> SourceLocation { program.location(spot.position, in: Int(spot.file)) }
}
