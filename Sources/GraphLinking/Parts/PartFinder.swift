import NavigationModel

/// Finds the screens that hold what navigates and is no screen itself.
///
/// From each such part the search goes outwards, from what holds it to what holds that, until it comes to nodes that a
/// person or the app comes to.
struct PartFinder {
  private let program: Program
  private var evaluator: Evaluator
  /// The evaluators of the transitions, which know the callers of most code that asks for one.
  private let others: [Evaluator]
  private let nodes: [String: Node]
  /// The types that nodes stand for, by the ids of the nodes.
  private let types: [String: TypeID]
  private let factory: NodeFactory
  private let shown: ShownScreens
  private let untouchable: UntouchableViews
  private let features: Features
  private let handed: HandedViews
  /// The code of each type, and outside of types, in which transitions are asked for.
  private let asking: [String: Set<BodyID>]
  private var known: Answers

  /// What the searches for several parts ask again and again.
  ///
  /// Unchecked: each of the finders that run at the same time makes its own before its first search.
  private final class Answers: @unchecked Sendable {
    var holders: Holders
    var places: [TypeID: String?] = [:]
    var callers: [BodyID: [Holders.Link]] = [:]
    var readers: [Reading: [Holders.Link]] = [:]
    /// What the members of carriers give and who asks for them, which is the same for all their views.
    var calls: [BodyID: CarrierCalls] = [:]
    var reads: [HandedViews.Carrier: [Holders.Link]] = [:]
    var given: [CallSiteID: [Candidate]] = [:]

    init(holders: Holders) { self.holders = holders }
  }

  /// A view that is got from what carries it.
  private struct Reading: Hashable {
    let carrier: HandedViews.Carrier
    let view: TypeID
  }

  /// What a method of a carrier can give, and the calls of it.
  private struct CarrierCalls {
    let given: [Candidate]
    let sites: [CallSite]
  }

  /// The parts of the screens of a graph, and the nodes of entries that only hold parts, which the graph lacks.
  static func find(
    _ resolved: [ResolvedPart], _ graph: NavigationGraph, in program: Program, workers: some Workers
  ) -> (parts: [ScreenPart], entries: [Node]) {
    let finder = PartFinder(resolved, graph, in: program)
    let ledTo = Set(graph.edges.lazy.filter { !$0.kind.goesBack && $0.source != $0.destination }.map(\.destination))
    let nodes = graph.nodes.filter { isPart($0, ledTo) }
    let count = partCount
    let found = workers.map(count: count) { part in
      var finder = finder
      finder.evaluator = Evaluator(program: program)
      finder.known = Answers(holders: finder.known.holders)
      return nodes[(nodes.count * part / count)..<(nodes.count * (part + 1) / count)].flatMap { node in
        let type = finder.types[node.id]
        let isLedTo = ledTo.contains(node.id)
        return finder.parts(of: node, type: type)
          + (isLedTo ? [] : type.map { finder.heirs(of: $0, node: node.id) } ?? [])
      }
    }
    let parts = merged(found.flatMap(\.self))
    var other = finder
    let held = other.parts(of: ClosedCircles.find(in: graph, with: parts))
    let all = held.isEmpty ? parts : merged(parts + held)
    return (all, finder.missing(among: all))
  }

  /// The parts sorted, each pair once: a screen can hold what it inherits the code of as well.
  private static func merged(_ parts: [ScreenPart]) -> [ScreenPart] {
    var sites: [String: [String: Set<SourceLocation>]] = [:]
    for part in parts { sites[part.part, default: [:]][part.screen, default: []].formUnion(part.sites) }
    return sites.sorted { $0.key < $1.key }.flatMap { part, screens in
      screens.sorted { $0.key < $1.key }.map { ScreenPart(screen: $0, part: part, sites: $1.sorted()) }
    }
  }

  /// Neighbours are held by the same types: more parts keep more workers busy, but each fills its caches by itself.
  private static let partCount = 4

  /// The nodes of the entries that hold parts and lead nowhere by themselves.
  private func missing(among parts: [ScreenPart]) -> [Node] {
    let missing = Set(parts.map(\.screen)).filter { nodes[$0] == nil }
    guard !missing.isEmpty else { return [] }
    var factory = factory
    for index in program.types.indices {
      let type = TypeID(index: index)
      if program[type].isDeclared, program.isEntry(type), missing.contains(factory.id(of: type)) {
        _ = factory.node(for: type)
      }
    }
    return factory.sorted
  }

  /// Whether a node has to be held by another one to be come to. A coordinator that something starts has its place.
  private static func isPart(_ node: Node, _ ledTo: Set<String>) -> Bool {
    switch node.kind {
    // A controller that nothing is seen to show is a child of whoever keeps it.
    case .screen: node.role == .component || node.role == nil && !ledTo.contains(node.id)
    case .navigator: true
    case .coordinator: !ledTo.contains(node.id)
    case .container, .entry, .system, .alert, .unknown: false
    }
  }

  private init(_ resolved: [ResolvedPart], _ graph: NavigationGraph, in program: Program) {
    self.program = program
    evaluator = Evaluator(program: program)
    others = resolved.map(\.evaluator)
    nodes = Dictionary(graph.nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let factory = NodeFactory(program: program)
    self.factory = factory
    let named = Set(graph.nodes.lazy.compactMap(\.type)).flatMap { program.typesByName[$0] ?? [] }
    types = Dictionary(named.map { (factory.id(of: $0), $0) }, uniquingKeysWith: min)
    known = Answers(holders: Holders(program: program, models: evaluator.dependencies.models))
    shown = ShownScreens(graph, nodes: nodes, in: program)
    untouchable = UntouchableViews(program: program)
    features = Features(program: program)
    handed = HandedViews(program: program)
    var asking: [String: Set<BodyID>] = [:]
    for transition in resolved.lazy.flatMap(\.transitions) {
      guard let body = transition.body else { continue }
      switch transition.source {
      case .type(let type): asking[factory.id(of: type), default: []].insert(body)
      case .function, .external, .scene, .container, .outside: break
      }
    }
    self.asking = asking
  }

  private mutating func parts(of part: Node, type: TypeID?) -> [ScreenPart] {
    if let type, features.isReducer(type) { return parts(ofReducer: type, node: part) }
    return parts(heldAs: part, type: type)
  }

  /// The places that hold the screens and coordinators of circles that nothing else leads into, as if nothing led to them.
  private mutating func parts(of circles: [Set<String>]) -> [ScreenPart] {
    var found: [ScreenPart] = []
    for circle in circles {
      for id in circle.sorted() {
        guard let node = nodes[id], let type = types[id],
          node.kind == .coordinator || node.kind == .screen && node.role == nil
        else { continue }
        // Who makes a view in a way that shows none has it in itself.
        let wantsKeepers = node.kind == .screen && !program.isView(type)
        found += parts(heldAs: node, type: type, wantsKeepers: wantsKeepers).filter { !circle.contains($0.screen) }
      }
    }
    return found
  }

  /// A reducer works for the views that have a store of it. Its parent, and whoever makes the first store, only compose it.
  private mutating func parts(ofReducer reducer: TypeID, node: Node) -> [ScreenPart] {
    var found: [ScreenPart] = []
    for view in features.views[reducer] ?? [] {
      guard let screen = place(of: view) else {
        found += parts(heldAs: node, type: view)
        continue
      }
      let stores = features.stores[view]?.filter { $0.value == reducer }.keys.sorted() ?? []
      let sites = stores.compactMap { name in
        program[view].properties[name]?.first.map { program.location($0.fact.position, in: $0.file) }
      }
      let declared = program[view].file.flatMap { file in
        program[view].position.map { program.location($0, in: file) }
      }
      found.append(
        ScreenPart(screen: screen, part: node.id, sites: sites.isEmpty ? [declared].compactMap(\.self) : sites))
    }
    return found
  }

  /// The places that hold a type, or code of it, as a part of the graph.
  ///
  /// - Parameter wantsKeepers: whether only who keeps the part counts; by default so for screens, which who makes them
  ///   may show in a way that was not found.
  private mutating func parts(heldAs part: Node, type: TypeID?, wantsKeepers: Bool? = nil) -> [ScreenPart] {
    let code = type.map { asking[factory.id(of: $0)] ?? [] } ?? functions(of: part)
    var search = PartSearch(
      of: type, asking: code.sorted(), wantsKeepers: wantsKeepers ?? isShownByMakers(part, type: type), in: program)
    search.run(&known.holders, in: surroundings(of: part))
    var found = search.foundInShown
    for (type, spots) in search.found {
      if let place = place(of: type) { found[place, default: []].formUnion(spots) }
    }
    for (body, spots) in search.foundAtTopLevel {
      let entry = factory.id(ofFunction: body)
      if nodes[entry] != nil { found[entry, default: []].formUnion(spots) }
    }
    return found.sorted { $0.key < $1.key }.map { place, spots in
      ScreenPart(
        screen: place, part: part.id,
        sites: spots.map { program.location($0.position, in: Int($0.file)) }.sorted())
    }
  }

  /// Whether who makes a screen may show it in a way that was not found. A view that only itself leads to, as a page of a
  /// wizard to the next one, is a part of whoever makes the first one.
  private func isShownByMakers(_ part: Node, type: TypeID?) -> Bool {
    part.kind == .screen && part.role == nil && type.map { program.isView($0) } != true
  }

  private func surroundings(of part: Node) -> PartSearch.Surroundings {
    PartSearch.Surroundings(
      isPlace: { type in place(of: type).map { $0 != part.id } ?? false },
      isUntouchable: { untouchable.contain(program[$0]) },
      shown: { call in shown.screen(around: program[call]).flatMap { $0 == part.id ? nil : $0 } },
      callers: { callers(of: $0) },
      carriers: { handed.carriers(of: $0, evaluator: evaluator) },
      readers: { readers(of: Reading(carrier: $0, view: $1)) })
  }

  /// The screens and coordinators whose class inherits the code of a class that nothing leads to by itself.
  private func heirs(of type: TypeID, node: String) -> [ScreenPart] {
    guard program[type].kind == .class || program[type].isProtocol || !program[type].isDeclared else { return [] }
    let heirs = program.concreteSubtypes(of: type).compactMap { heir -> ScreenPart? in
      guard let file = program[heir].file, let position = program[heir].position else { return nil }
      return place(of: heir).map {
        ScreenPart(screen: $0, part: node, sites: [program.location(position, in: file)])
      }
    }
    let instances = nodes.values.filter { $0.id != node && $0.type == program[type].name && factory.isInstance($0) }
    return heirs + instances.map { ScreenPart(screen: $0.id, part: node, sites: [$0.location].compactMap(\.self)) }
  }

  /// The code of a node that stands for a function outside of types.
  private func functions(of part: Node) -> Set<BodyID> {
    Set(program.globalFunctions.values.joined().filter { factory.id(ofFunction: $0) == part.id })
  }

  /// Who calls code: for the code of a type that nobody makes, such as an extension of a framework's type, its callers are
  /// who holds it.
  private func callers(of body: BodyID) -> [Holders.Link] {
    if let links = known.callers[body] { return links }
    let function = program[body]
    guard function.kind == .function || function.kind == .initializer else { return [] }
    let callers = others.lazy.compactMap { $0.callerCache[body] }.first ?? evaluator.callers(of: body)
    let links = callers.filter { !meansAnyOfMany($0) }.map { program[$0.site] }.map {
      Holders.Link(
        owner: program[$0.body].owner, body: $0.body, spot: CodeSpot($0), name: $0.call.callee.calledName ?? "")
    }
    known.callers[body] = links
    return links
  }

  /// Whether a call may run any of many implementations, as `coordinator.start()` does for the coordinators of an app: who
  /// calls that holds none of them for sure.
  private func meansAnyOfMany(_ caller: Evaluator.Caller) -> Bool {
    guard caller.confidence == .possible, case let site = program[caller.site],
      case .member(let base, _) = site.call.callee
    else { return false }
    evaluator.resetBudget()
    let type = evaluator.staticType(of: base, in: site.scope, evaluator.openActivation(of: site.body))
    return type.map { program.isOfRole($0) } ?? false
  }

  /// Who gets a view from what carries it: by calls that can give this view, and by properties.
  private func readers(of reading: Reading) -> [Holders.Link] {
    if let links = known.readers[reading] { return links }
    var links: [Holders.Link] = []
    for (type, name) in handed.members(of: reading.carrier) {
      for function in program[type].functions[name] ?? [] {
        let calls = calls(of: function)
        let isAmong = isView(reading.view, among: calls.given)
        for site in calls.sites where !isAmong || canGive(site, reading.view) {
          links.append(
            Holders.Link(
              owner: program[site.body].owner, body: site.body, spot: CodeSpot(site), name: name, making: site.id))
        }
      }
      links += reads(of: name, in: type)
    }
    known.readers[reading] = links
    return links
  }

  private func calls(of function: BodyID) -> CarrierCalls {
    if let calls = known.calls[function] { return calls }
    evaluator.resetBudget()
    let given = evaluator.returns(of: function, evaluator.openActivation(of: function))
    let callers = others.lazy.compactMap { $0.callerCache[function] }.first ?? evaluator.callers(of: function)
    let calls = CarrierCalls(given: given, sites: callers.map { program[$0.site] })
    known.calls[function] = calls
    return calls
  }

  private func reads(of name: String, in type: TypeID) -> [Holders.Link] {
    let member = HandedViews.Carrier.member(type, name)
    if let links = known.reads[member] { return links }
    let reads = handed.reads(of: name, in: type, evaluator: evaluator)
    // What is read of something unknown may be the member as well, as of an element that a closure gets.
    let links = (reads.known + reads.others).map { link(to: $0, name) }
    known.reads[member] = links
    return links
  }

  private func link(to read: HandedViews.Read, _ name: String) -> Holders.Link {
    let body = program[read.scope].body
    return Holders.Link(owner: program[body].owner, body: body, spot: read.spot, name: name)
  }

  /// Whether a call that gives one of several views can give a certain one.
  private func canGive(_ site: CallSite, _ view: TypeID) -> Bool {
    let given = given(by: site)
    return given.isEmpty || isView(view, among: given)
      || !given.allSatisfy { if case .object(let type, _) = $0.value { program.isScreen(type) } else { false } }
  }

  private func given(by site: CallSite) -> [Candidate] {
    if let given = known.given[site.id] { return given }
    evaluator.resetBudget()
    let given = evaluator.evaluate(.call(site.call), in: site.scope, evaluator.openActivation(of: site.body))
    known.given[site.id] = given
    return given
  }

  private func isView(_ view: TypeID, among candidates: [Candidate]) -> Bool {
    candidates.contains { if case .object(view, _) = $0.value { true } else { false } }
  }

  /// The node of a type at which the search ends; nil for a type that is itself held by others.
  private func place(of type: TypeID) -> String? {
    if let place = known.places[type] { return place }
    let place = findPlace(of: type)
    known.places[type] = .some(place)
    return place
  }

  private func findPlace(of type: TypeID) -> String? {
    let id = factory.id(of: program.represented(by: type) ?? type)
    guard let node = nodes[id] else { return program[type].isDeclared && program.isEntry(type) ? id : nil }
    switch node.kind {
    case .screen: return node.role == .component ? nil : id
    case .coordinator: return node.role == .coordinator ? id : nil
    case .entry: return id
    case .container, .navigator, .system, .alert, .unknown: return nil
    }
  }
}
