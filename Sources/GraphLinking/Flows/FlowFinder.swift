import NavigationModel

/// Finds the ways from screen to screen: straight ones, and those through coordinators, which follow from why the
/// code of a coordinator runs.
struct FlowFinder {
  private var evaluator: Evaluator
  private var causes: CauseFinder
  private let graph: GraphView
  private let asked: AskedDestinations
  private let unnamed: UnnamedFunctions
  private var program: Program { evaluator.program }

  /// More code than this on the way to one screen is no way that anybody could follow.
  private static let maximumPlaces = 300
  /// Longer chains of calls have not been seen, and each link of a chain is run again for each longer one.
  private static let maximumLinks = 48

  /// - Parameters:
  ///   - nodes: all nodes by id.
  ///   - edges: all edges.
  init(
    evaluator: Evaluator, nodes: [String: Node], edges: [Edge], destinations: Set<TypeID>, sources: FlowSources
  ) {
    self.evaluator = evaluator
    asked = sources.asked
    unnamed = sources.unnamed
    let program = evaluator.program
    let frames = Set(
      program.declaredTypes.filter { program.frameworkType(of: $0)?.role == .container }.map { program[$0].name })
    graph = GraphView(nodes: nodes, edges: edges) { frames.contains($0.type ?? "") }
    causes = CauseFinder(
      evaluator: evaluator, closures: sources.callbacks, models: sources.models,
      screens: VisibleScreens(
        program: program, viewOwners: sources.viewOwners, destinations: destinations, without: sources.unnamed),
      unnamed: sources.unnamed)
  }

  /// The flows, sorted by source, destination and kind.
  ///
  /// - Parameter evaluators: one for each part in which the showings are looked at. Those that resolved the transitions
  ///   know the callers already.
  func flows(
    _ showings: [Showing], naming nodes: inout NodeFactory, evaluators: [Evaluator], workers: some Workers
  ) -> [Flow] {
    var flows = FlowCollector()
    let frames = Frames(showings, in: graph, program: program)
    let coordinators = ShownCoordinators(showings, program: program)
    // Objects that show screens. Only these count on the way back: a router that closes whatever is on top does not
    // know what that is.
    let deciders = Set(showings.filter { !$0.kind.goesBack }.compactMap { $0.transition?.home })
    var departures: [Departure] = []
    let quests = showings.flatMap { [heirs = heirs(in: showings)] in self.quests(for: $0, heirs) }
    for (quest, ways) in zip(quests, ways(to: quests, frames, coordinators, evaluators, workers))
    where quest.showing.kind != .start && quest.showing.confidence != .possible {
      let (showing, ends) = (quest.showing, quest.ends)
      if let direct = straight(showing) {
        for end in ends { flows.add(direct, to: end, showing.kind, via: passed(showing)) }
        continue
      }
      for way in ways where leads(way, to: showing) {
        let origin = nodes.node(for: way.screen)
        let via = names(showing.kind.goesBack ? way.via.filter(deciders.contains) : way.via)
        if showing.kind.goesBack, ends.isEmpty {
          departures.append(Departure(screen: origin, kind: showing.kind, via: via))
        }
        for end in ends { flows.add(origin, to: end, way.kind ?? showing.kind, via: via, isSure: way.isSure) }
      }
    }
    let forward = flows.sorted
    for flow in WaysBack(forward, isFrame: graph.isFrame).flows(departures) { flows.add(flow) }
    let embedded = EmbeddedScreens(forward, nodes: graph.nodes)
    for flow in embedded.flowsOfHolders(name: { graph.nodes[$0]?.name ?? $0 }) { flows.add(flow) }
    for removal in RemovedChildren(evaluator: evaluator, showings: showings, unnamed: unnamed).removals() {
      let child = nodes.id(of: removal.child)
      guard let holder = embedded.holder(of: child) else { continue }
      flows.add(child, to: holder, .dismiss, via: names([removal.remover]))
    }
    for flow in beginnings(showings) { flows.add(flow) }
    return flows.sorted
  }

  /// Whether the call by which a way enters a router makes it show what is shown.
  private func leads(_ way: Way, to showing: Showing) -> Bool {
    guard let transition = showing.transition else { return true }
    if case .value(let shown) = transition.destination, let file = program[way.screen].file,
      program.isOfAnotherApp(shown, thanThatOf: file)
    {
      return false
    }
    return asked.allow(transition, by: way.entries)
  }

  /// What the app shows at its start, where no other object decides that.
  private func beginnings(_ showings: [Showing]) -> [Flow] {
    showings.filter { Self.isBeginning($0.kind) && graph.nodes[$0.origin]?.kind == .entry && passed($0).isEmpty }
      .filter { $0.confidence != .possible }.flatMap { showing in
        graph.screens(at: showing.destination).map { end in
          Flow(source: showing.origin, destination: end, kind: showing.kind, via: [])
        }
      }
  }

  private static func isBeginning(_ kind: TransitionKind) -> Bool {
    switch kind {
    case .root, .entry, .window: true
    default: false
    }
  }

  // MARK: - Heirs

  /// Screens of which the ways to them are looked for.
  private struct Quest {
    let showing: Showing
    /// The class of the objects that show them, where that is below the class of the code; nil where it need not be.
    let heir: TypeID?
    /// The ids of those screens, all or some of what the showing leads to.
    let ends: [String]
  }

  /// The class of the object that shows something by code which it inherits; nil where the code is its own.
  private func heir(of transition: ResolvedTransition) -> TypeID? {
    guard let path = transition.path, case .type(let source) = transition.source, transition.home == source,
      let owner = program[program[program.outerScope(of: path)].body].owner, owner != source,
      program.inherits(source, from: owner)
    else { return nil }
    return source
  }

  /// By code and screens, the classes of which objects show the screen by that code, which they inherit.
  private func heirs(in showings: [Showing]) -> [BodyID: [String: Set<TypeID>]] {
    var found: [BodyID: [String: Set<TypeID>]] = [:]
    for showing in showings where !showing.kind.goesBack && showing.confidence != .possible {
      guard let transition = showing.transition, let path = transition.path, let heir = heir(of: transition) else {
        continue
      }
      let body = program[path.scope].body
      for end in graph.screens(at: showing.destination) { found[body, default: [:]][end, default: []].insert(heir) }
    }
    return found
  }

  /// What to look for at an edge. Code that fills a container with what classes below its own give it, and shows the
  /// container then, shows of all that is ever in such a container what its own object has given.
  private func quests(for showing: Showing, _ heirs: [BodyID: [String: Set<TypeID>]]) -> [Quest] {
    let ends = graph.screens(at: showing.destination)
    let whole = Quest(showing: showing, heir: nil, ends: ends)
    guard !heirs.isEmpty, !showing.kind.goesBack, !ends.contains(showing.destination),
      let transition = showing.transition, heir(of: transition) == nil, let path = transition.path,
      let shown = heirs[program[path.scope].body],
      let owner = program[program[program.outerScope(of: path)].body].owner
    else { return [whole] }
    var endsByHeir: [TypeID: [String]] = [:]
    var others: [String] = []
    for end in ends {
      let below = (shown[end] ?? []).filter { $0 != owner && program.inherits($0, from: owner) }
      if below.isEmpty { others.append(end) }
      for heir in below { endsByHeir[heir, default: []].append(end) }
    }
    guard !endsByHeir.isEmpty else { return [whole] }
    let ofHeirs = endsByHeir.sorted { program[$0.key].name < program[$1.key].name }
      .map { Quest(showing: showing, heir: $0.key, ends: $0.value) }
    return ofHeirs + (others.isEmpty ? [] : [Quest(showing: showing, heir: nil, ends: others)])
  }

  // MARK: - Ways

  /// The ways to what is looked for, by its index.
  private func ways(
    to quests: [Quest], _ frames: Frames, _ coordinators: ShownCoordinators, _ evaluators: [Evaluator],
    _ workers: some Workers
  ) -> [[Way]] {
    let count = evaluators.count
    let destinations = quests.map { destination(of: $0) }
    let choosing = choosing(quests.map(\.showing), destinations)
    return workers.map(count: count) { part in
      var finder = self
      finder.evaluator = evaluators[part]
      finder.causes.evaluator = finder.evaluator
      let range = quests.count * part / count..<quests.count * (part + 1) / count
      // What one place in the code may show in several ways has the same ways to it.
      var known: [Destination: [Way]] = [:]
      return destinations[range].map { destination -> [Way] in
        guard let destination else { return [] }
        if let ways = known[destination] { return ways }
        let ways = finder.ways(to: destination, coordinators, keepsEntries: choosing.contains(destination)) {
          frames.hold(destination.shown, destination.kind, askedFrom: $0)
        }
        known[destination] = ways
        return ways
      }
    }.flatMap(\.self)
  }

  /// Where the search for ways begins.
  private struct Destination: Hashable {
    let path: CodePath
    let kind: TransitionKind
    /// Where the code stands that shows it.
    let spot: CodeSpot?
    /// The class of the object that shows it by code which it inherits; nil where it is the class of the code.
    let heir: TypeID?

    var shown: Frames.Shown { Frames.Shown(path: path, spot: spot) }
  }

  /// The places that show one thing or another, as their callers say.
  private func choosing(_ showings: [Showing], _ destinations: [Destination?]) -> Set<Destination> {
    var shown: [Destination: Set<String>] = [:]
    for (showing, destination) in zip(showings, destinations) where showing.transition?.offeredBy != nil {
      if let destination { shown[destination, default: []].insert(showing.destination) }
    }
    return Set(shown.filter { $0.value.count > 1 }.keys)
  }

  /// Where the search for ways begins; nil for a showing that has a source of its own.
  private func destination(of quest: Quest) -> Destination? {
    let showing = quest.showing
    guard showing.kind != .start, showing.confidence != .possible, straight(showing) == nil,
      // What one object asks another for is found from the other's code.
      let transition = showing.transition, let path = transition.path, case .type(let source) = transition.source,
      transition.home == source, showing.kind.goesBack || !graph.screens(at: showing.destination).isEmpty
    else { return nil }
    // Only what can be held by something depends on the place itself.
    return Destination(
      path: path, kind: showing.kind, spot: showing.kind.isContainment ? transition.origin : nil,
      heir: quest.heir ?? heir(of: transition))
  }

  /// The screen that an edge starts from without anything between.
  private func straight(_ showing: Showing) -> String? {
    guard let node = graph.nodes[showing.origin], node.kind == .screen, node.role != .component else { return nil }
    return node.id
  }

  /// The objects that a direct edge passes, up to the one that knows the destination. The wrappers after it do not
  /// count, since they only pass on what it gives them.
  private func passed(_ showing: Showing) -> [String] {
    let home = showing.via.firstIndex { $0 == showing.transition?.home }
    return names(Array(showing.via.prefix(home.map { $0 + 1 } ?? showing.via.count)))
  }

  /// The names of those objects on a way that are between screens: no screens themselves, and no extensions of what
  /// every screen inherits.
  private func names(_ via: [TypeID]) -> [String] {
    via.filter { isOwn($0) && !program.isController($0) && !program[$0].isProtocol }.map { program[$0].name }
  }

  /// Whether a type is the program's, and not one of a framework that it only extends.
  private func isOwn(_ type: TypeID) -> Bool { program[type].isDeclared || program.isExtendedCoordinator(type) }

  // MARK: - Ways through the code

  /// A screen at which ways by one call arrived.
  private struct Arrival: Hashable {
    let screen: TypeID
    let entries: [CallSiteID]
    let isSure: Bool
  }

  private struct Way {
    let screen: TypeID
    /// The objects that are passed on the way, from the screen on.
    let via: [TypeID]
    /// How the coordinator on the way is shown; nil if the coordinator that shows the screen is there already.
    let kind: TransitionKind?
    /// The calls that enter the code that knows the destination, if the destination depends on them: from the innermost
    /// call outwards, up to the one that names the route.
    let entries: [CallSiteID]
    /// Whether each call on the way is known to lead on.
    let isSure: Bool
  }

  /// The screens on which something can happen that makes the code run, each by the shortest way.
  ///
  /// - Parameters:
  ///   - keepsEntries: whether ways by different calls of the code around the path are ways of their own.
  ///   - ends: whether the way ends at code on it, so that nothing further out leads to the path.
  private mutating func ways(
    to destination: Destination, _ coordinators: ShownCoordinators, keepsEntries: Bool, ends: (ScopeID) -> Bool
  ) -> [Way] {
    let path = destination.path
    var result: [Way] = []
    var found: Set<Arrival> = []
    func entries(of place: CauseFinder.Place) -> [CallSiteID] {
      keepsEntries ? causes.evaluator.choosing(place.path.calls.dropFirst(path.calls.count)) : []
    }
    func arrive(at type: TypeID, from place: CauseFinder.Place, via: [TypeID], kind: TransitionKind?) {
      let entries = entries(of: place)
      var screens = causes.models.screens(of: type)
      if screens.isEmpty {
        // What is in a view is there whether the view can be touched or not.
        screens = causes.screens.screens(showing: type, isTouched: !destination.kind.isContainment)
      }
      guard !screens.isEmpty else { return }
      let isDecided = causes.evaluator.decides(place.path)
      // What is shown for what another stream gives, those do not ask for who send the rest of it.
      if !isDecided, causes.evaluator.isLeftToOthers(place.path) { return }
      let isSure = place.isSure && isDecided
      for screen in screens where found.insert(Arrival(screen: screen, entries: entries, isSure: isSure)).inserted {
        result.append(Way(screen: screen, via: via, kind: kind, entries: entries, isSure: isSure))
      }
    }
    // Calls on objects of other classes below that of the code show what those say instead.
    let start = CauseFinder.Place(path: path, object: destination.heir)
    var seen: Set<Step> = [Step(start, entries(of: start), in: program)]
    var next = [(place: start, via: [causes.object(of: start)].compactMap(\.self), kind: TransitionKind?.none)]
    var index = 0
    var endOfLinks = 1
    while index < next.count, index < Self.maximumPlaces, !causes.evaluator.isSpent {
      // Of several ways of as many links to the same code the first counts. Which one that is, names in the code decide.
      if index == endOfLinks {
        next[index...] = sorted(next[index...]) { ($0.place, $0.via) }
        endOfLinks = next.count
      }
      let (place, via, kind) = next[index]
      index += 1
      let reasons = causes.causes(of: place)
      causes.evaluator.take(reasons.count)
      for cause in reasons {
        switch cause {
        case .event(let type):
          arrive(at: type, from: place, via: via, kind: kind)
        case .place(let outer):
          let object = isPassive(outer) ? nil : causes.object(of: outer)
          if let object, causes.screens.isVisible(object) {
            let arrival = Arrival(screen: object, entries: entries(of: outer), isSure: outer.isSure)
            guard !found.contains(arrival), causes.canRun(outer) else { continue }
            arrive(at: object, from: outer, via: via, kind: kind)
          } else {
            // Whether it can run takes longer to find out than whether it was seen.
            let step = Step(outer, entries(of: outer), in: program)
            guard outer.path.calls.count <= Self.maximumLinks, !seen.contains(step), causes.canRun(outer) else {
              continue
            }
            seen.insert(step)
            guard !ends(program.outerScope(of: outer.path)), let longer = passing(object, via) else { continue }
            next.append((outer, longer, self.kind(of: place, madeAt: outer, coordinators) ?? kind))
          }
        }
      }
    }
    return result
  }

  /// Sorts code on ways by the names of what the ways pass, and by those of the code itself.
  private func sorted<Element>(
    _ elements: ArraySlice<Element>, by step: (Element) -> (place: CauseFinder.Place, via: [TypeID])
  ) -> ArraySlice<Element> {
    guard elements.count > 1 else { return elements }
    return elements.map { element in
      let (place, via) = step(element)
      return (key: StepKey(place, via, in: program), element: element)
    }.sorted { $0.key < $1.key }.map(\.element)[...]
  }

  /// What code on a way is sorted by: nothing that changes with the name of a file.
  private struct StepKey: Comparable {
    private let via: [String]
    private let object: String
    private let code: CodeKey

    init(_ place: CauseFinder.Place, _ via: [TypeID], in program: Program) {
      self.via = via.map { program[$0].name }
      object = place.object.map { program[$0].name } ?? ""
      code = CodeKey(
        program[program.outerScope(of: place.path)].body,
        at: place.path.calls.last.map { program[$0.site].call.position } ?? Position(line: 0, column: 0), in: program)
    }

    static func < (left: StepKey, right: StepKey) -> Bool {
      if left.via != right.via { return left.via.lexicographicallyPrecedes(right.via) }
      if left.code != right.code { return left.code < right.code }
      return left.object < right.object
    }
  }

  /// How a coordinator is shown, if the search goes from its initializer to the code that makes it, and this code shows
  /// it.
  private func kind(
    of place: CauseFinder.Place, madeAt outer: CauseFinder.Place, _ coordinators: ShownCoordinators
  ) -> TransitionKind? {
    let maker = program[program.outerScope(of: outer.path)].body
    let made = program[program[program.outerScope(of: place.path)].body]
    guard made.kind == .initializer, let coordinator = made.owner else { return nil }
    return coordinators.kind(of: coordinator, in: maker)
  }

  /// A way that begins at one more object; nil if it comes back to a coordinator that it has left, since a coordinator
  /// that has finished does not start again by that.
  private func passing(_ object: TypeID?, _ via: [TypeID]) -> [TypeID]? {
    guard let object, program.isCoordinator(object) else { return via }
    guard let index = via.firstIndex(where: { program.inherits($0, from: object) }) else { return [object] + via }
    return index == 0 || via[index] != object ? via : nil
  }

  /// Whether code belongs to a screen only by its place: what is static makes screens, and what extends the
  /// framework's classes runs for any of them.
  private func isPassive(_ place: CauseFinder.Place) -> Bool {
    let body = program[program[program.outerScope(of: place.path)].body]
    guard let owner = body.owner, isOwn(owner), !program[owner].isProtocol else { return true }
    // A coordinator that is being made begins with what it shows first.
    return body.isStatic && !(body.kind == .initializer && program.isCoordinator(owner))
  }

  /// What was looked at already: the same code for the same object, called in the same way.
  private struct Step: Hashable {
    let scope: ScopeID
    let object: TypeID?
    let gift: Gift
    let entries: [CallSiteID]

    init(_ place: CauseFinder.Place, _ entries: [CallSiteID], in program: Program) {
      self.entries = entries
      gift = place.gift
      scope = program.outerScope(of: place.path)
      object = place.object
    }
  }
}
