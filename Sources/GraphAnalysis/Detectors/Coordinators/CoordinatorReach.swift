import NavigationModel

/// What one coordinator or router shows and starts.
struct CoordinatorReach: Sendable {
  /// The id of the coordinator's node.
  let coordinator: String
  /// Ids of screens and coordinators, ascending.
  let destinations: [String]
  /// Ids of the edges that lead there, ascending.
  let edges: [String]
  /// Where the coordinator's own code does that, in order.
  let sites: [SourceLocation]
  /// By their ids, where the coordinator's own code shows or names each destination, in order.
  let places: [String: [SourceLocation]]

  /// The screens among the destinations, ascending; the others are started, also those that are containers.
  func screens(in context: AnalysisContext) -> [String] {
    destinations.filter { id in
      context.node(id).map { $0.kind == .screen && !$0.isFlowController } ?? false
    }
  }

  /// The screens, those first that the most code of the coordinator is about.
  func screensByWeight(in context: AnalysisContext) -> [String] {
    screens(in: context).map { (-(places[$0]?.count ?? 0), context.name(of: $0), $0) }.sorted { $0 < $1 }.map(\.2)
  }

  /// The reach of every coordinator and router, of flow controllers, of the app's delegates, and of screens and modifiers
  /// that register what is shown for routes, in the order of the graph.
  static func all(in context: AnalysisContext, includingPossible: Bool) -> [CoordinatorReach] {
    let graph = context.program.graph
    let knowledge = Dictionary(grouping: context.program.knowledge, by: \.source)
    let made = makings(context.program.knowledge)
    let edges = graph.edges.filter { edge in
      !edge.kind.goesBack && edge.kind != .alert && edge.kind != .system
        && (includingPossible || edge.confidence != .possible || isOwnMaking(edge, made, in: context))
    }
    let leaving = Dictionary(grouping: edges, by: \.source)
    let passing = edges.reduce(into: [String: [Edge]]()) { passing, edge in
      for name in Set(edge.via) { passing[name, default: []].append(edge) }
    }
    let known = knowledge.mapValues { Set($0.map(\.destination)) }
    let wrappers = Wrappers(context, leaving: leaving, known: known)
    let frames = Set(edges.filter { $0.kind == .tab || $0.kind == .column }.map(\.source))
    let screens = Dictionary(grouping: context.screens) { $0.type ?? $0.name }.mapValues { $0.map(\.id) }
    // What a screen names and shows by itself, when its coordinator calls it, is the screen's own.
    func isOfAskedScreen(_ edge: Edge, knownTo coordinator: String) -> Bool {
      let ends = Set(context.unfolded(edge.destination))
      guard known[coordinator]?.isDisjoint(with: ends) ?? true else { return false }
      return edge.via.flatMap { screens[$0] ?? [] }.contains { known[$0]?.isDisjoint(with: ends) == false }
    }
    let shown = leaving.mapValues { Set($0.flatMap { context.unfolded($0.destination) }) }
    // An enum of routes that says which view each of them is decides nothing.
    let tables = Set(
      leaving.filter { id, edges in
        context.node(id)?.kind == .navigator && edges.allSatisfy { $0.kind == .replace }
      }.keys)
    let objects = ScreenObjects(context, edges: edges)
    let routers = graph.nodes.filter { node in
      (node.isObject || node.kind == .entry || node.isFlowController) && !node.isVisible && !tables.contains(node.id)
        && objects.screens(of: node).isEmpty
    }
    let routerIDs = Set(routers.map(\.id))
    let registrations = Registrations(context, edges: edges)
    let judged = graph.nodes.filter { node in
      routerIDs.contains(node.id) || node.kind == .screen && registrations.isRegistrar(node.id)
    }
    let asked = AskedCoordinators(routers, shown: shown, knowledge: context.program.knowledge)
    let starters = edges.filter { $0.kind == .start }.reduce(into: [String: Set<String>]()) { starters, edge in
      starters[edge.destination, default: []].insert(edge.source)
    }
    // Whoever starts a coordinator and hears from it that it is done goes on by itself.
    func isOfStarter(_ edge: Edge, of coordinator: String) -> Bool {
      let ends = Set(context.unfolded(edge.destination))
      guard !edge.via.isEmpty, known[coordinator]?.isDisjoint(with: ends) ?? true else { return false }
      return (starters[coordinator] ?? []).contains { starter in
        edge.via.contains(context.node(starter)?.name ?? starter) && known[starter]?.isDisjoint(with: ends) == false
      }
    }
    return judged.map { node in
      let isRouter = routerIDs.contains(node.id)
      // What a coordinator carries out that this one starts is the other's.
      let started = Set(
        (leaving[node.id] ?? []).filter { $0.kind == .start }.compactMap { context.node($0.destination)?.name })
      let castTo = onlyCast(knowledge[node.id] ?? [])
      // A screen is judged for what it registers alone.
      let all = isRouter ? leaving[node.id] ?? [] : registrations.edges(of: node.id)
      let unregistered = registrations.withoutOpenRoutes(all, named: known[node.id] ?? [])
      let mine = withoutOwnParts(ofOneObject(unregistered, from: node), of: node, in: context).filter { edge in
        !edge.via.contains(where: started.contains) && !isOfStarter(edge, of: node.id)
          // The items of a Mac's main menu open its windows in the app's delegate.
          && !(node.kind == .entry && edge.kind == .window)
          // Who finds a screen in a container and calls it shows nothing that it contains.
          && !(edge.kind.isContainment && !edge.via.isEmpty
            && castTo.isSuperset(of: context.unfolded(edge.destination)))
      }
      // A router that has all its work done by a screen is a router all the same.
      let ofScreens = Set(mine.filter { isOfAskedScreen($0, knownTo: node.id) }.map(\.id))
      let own = ofScreens.count * 2 > mine.count ? mine : mine.filter { !ofScreens.contains($0.id) }
      let routed =
        isRouter ? routedEdges(through: node, knowing: knowledge[node.id] ?? [], passing: passing, in: context) : []
      let ways = (own + routed).map { edge in
        (edge: edge, ends: ends(of: edge, named: known[node.id] ?? [], in: context).filter { $0 != node.id })
      }
      let filledWays = ways.filter { !$0.ends.isEmpty }
      let ownWays = isRouter ? withoutWhatIsHandedIn(filledWays, named: known[node.id] ?? []) : filledWays
      let reached = asked.gathered(ownWays, of: node.id, starting: started)
      let destinations = Set(reached.flatMap(\.ends))
      // What is only put into a container, and shown by a coordinator that is started, is the start of its scenario.
      let shownHere = Set(reached.filter { !$0.edge.kind.isContainment }.flatMap(\.ends))
      let ofStarted = destinations.filter { context.node($0)?.isObject == true }
        .reduce(into: Set<String>()) { $0.formUnion(shown[$1] ?? []) }
      // The frame that the app's window gets is no scenario.
      let framed = Set(
        frames.filter { frame in
          let ways = reached.filter { $0.ends.contains(frame) }
          return !ways.isEmpty && ways.allSatisfy { frameKinds.contains($0.edge.kind) }
        })
      let remaining = destinations.filter {
        (!ofStarted.contains($0) || shownHere.contains($0) || context.node($0)?.isObject == true)
          && !framed.contains($0)
      }
      let contents = wrappers.unwrapped(remaining, knownTo: known[node.id] ?? [], ways: reached, in: context)
        .filter { counts($0, in: context) }
      let found = scenarios(Set(contents), in: context).sorted()
      let places = ownPlaces(of: found, from: node, reached, knowledge[node.id] ?? [])
      let sites = Set(places.values.joined()).sorted()
      return CoordinatorReach(
        coordinator: node.id, destinations: found, edges: Set(reached.map(\.edge.id)).sorted(),
        sites: sites.isEmpty ? Set(reached.flatMap(\.edge.sites)).sorted() : sites, places: places)
    }
  }

  /// A screen that the code of another node makes in a file.
  private struct Making: Hashable {
    let maker: String
    let screen: String
    let file: String
  }

  private static func makings(_ knowledge: [ScreenKnowledge]) -> Set<Making> {
    Set(
      knowledge.filter { $0.kind == .creates }.map {
        Making(maker: $0.source, screen: $0.destination, file: $0.site.file)
      })
  }

  /// Whether a coordinator shows what it makes in the same file: it shows that, whoever asks it to, also where that is not
  /// known for sure.
  private static func isOwnMaking(_ edge: Edge, _ made: Set<Making>, in context: AnalysisContext) -> Bool {
    guard edge.via.isEmpty, let source = context.node(edge.source), source.isObject || source.isFlowController else {
      return false
    }
    return edge.sites.contains { site in
      made.contains(Making(maker: edge.source, screen: edge.destination, file: site.file))
    }
  }

  /// Where the code of a coordinator shows each destination, or names it where others ask for it.
  private static func ownPlaces(
    of destinations: [String], from node: Node, _ ways: [AskedCoordinators.Way], _ knowledge: [ScreenKnowledge]
  ) -> [String: [SourceLocation]] {
    var shown: [String: Set<SourceLocation>] = [:]
    for way in ways where way.edge.source == node.id {
      for end in way.ends { shown[end, default: []].formUnion(way.edge.sites) }
    }
    let named = Dictionary(grouping: knowledge.filter { $0.kind != .casts }, by: \.destination)
      .mapValues { Set($0.map(\.site)) }
    return Dictionary(
      uniqueKeysWithValues: destinations.compactMap { id in
        (shown[id] ?? named[id]).map { (id, $0.sorted()) }
      })
  }

  /// The screens that code casts to, and does nothing else with.
  private static func onlyCast(_ knowledge: [ScreenKnowledge]) -> Set<String> {
    let kinds = Dictionary(grouping: knowledge, by: \.destination)
    return Set(kinds.filter { $0.value.allSatisfy { $0.kind == .casts } }.keys)
  }

  /// How a window or a column gets the frame of an app.
  private static let frameKinds: Set<TransitionKind> = [.root, .replace, .column, .entry, .window]

  /// The transitions without those by which a controller that leads through a flow puts itself together: a frame, a
  /// drawer. One that shows nothing in another way leads through its flow by its children.
  private static func withoutOwnParts(_ edges: [Edge], of node: Node, in context: AnalysisContext) -> [Edge] {
    guard node.isFlowController else { return edges }
    let left = edges.filter { edge in
      edge.kind != .child || edge.stackEffect != nil || context.node(edge.destination)?.kind != .screen
    }
    return left.contains { $0.kind != .child } ? left : edges
  }

  /// The transitions that one object goes. What several files add to a type of the framework are helpers that know nothing
  /// of each other: of those it is the file that leads to most.
  private static func ofOneObject(_ edges: [Edge], from node: Node) -> [Edge] {
    guard node.isExtension else { return edges }
    let files = Set(edges.flatMap { $0.sites.map(\.file) }).sorted()
    let byFile = files.map { file in edges.filter { edge in edge.sites.contains { $0.file == file } } }
    return byFile.max { $0.count < $1.count } ?? []
  }

  /// The screens and coordinators that a transition leads to. A navigation controller of the app's own class is no
  /// scenario beside the screens in it.
  private static func ends(of edge: Edge, named: Set<String>, in context: AnalysisContext) -> [String] {
    let ends = context.unfolded(edge.destination).flatMap(context.seenInOwnStack).filter { counts($0, in: context) }
    let contents = ends.filter { !context.isWrapper($0) }
    // One place fills a stack with one screen. Where that can be this or that, and some of it is not known, only what
    // the coordinator names is surely its own: the rest is what somebody fills such stacks with.
    if ends.count > 1, context.isFilledWithAnything(edge.destination) { return contents.filter(named.contains) }
    return contents.isEmpty ? ends : contents
  }

  /// The ways without those that one place goes for whoever hands a screen in: where a coordinator shows one of several
  /// things at a place, and names some of them, it was given the others.
  private static func withoutWhatIsHandedIn(
    _ ways: [AskedCoordinators.Way], named: Set<String>
  ) -> [AskedCoordinators.Way] {
    let isNamed = { (way: AskedCoordinators.Way) in way.ends.contains(where: named.contains) }
    let places = Set(ways.filter(isNamed).flatMap(\.edge.sites))
    return ways.filter { way in
      way.edge.confidence == .certain || !way.edge.via.isEmpty || way.edge.kind == .start || isNamed(way)
        || !places.isSuperset(of: way.edge.sites)
    }
  }

  /// The destinations without what is only there for a screen that is shown beside it: a `LoginCoordinator` that is
  /// started and asked for the `LoginViewController` to push, a `LoginWindowController` around it. They are one.
  private static func scenarios(_ ids: Set<String>, in context: AnalysisContext) -> Set<String> {
    let nodes = ids.compactMap(context.node)
    let screens = Set(
      nodes.filter { $0.kind == .screen && !isWindow($0) }.map { stem(of: $0.name, without: screenWords) })
    return Set(
      nodes.filter { node in
        if node.kind == .screen, !isWindow(node) { return true }
        return !screens.contains(stem(of: node.name, without: coordinatorWords + [windowWord]))
      }.map(\.id))
  }

  private static func isWindow(_ node: Node) -> Bool { node.kind == .screen && node.name.hasSuffix(windowWord) }

  private static let screenWords = ["HostingController", "ViewController", "Controller", "View", "Screen"]
  private static let windowWord = "WindowController"
  private static let coordinatorWords = ["FlowCoordinator", "Coordinator", "Router"]

  private static func stem(of name: String, without endings: [String]) -> Substring {
    let ending = endings.first { name.hasSuffix($0) } ?? ""
    return name.dropLast(ending.count)
  }

  /// The transitions of others that the router carries out and whose destination its own code names.
  ///
  /// A wrapper that shows whatever it is given knows no screen, however many transitions pass through it. A router that
  /// puts a screen into a navigation controller names the screen, and the transition leads to the controller.
  private static func routedEdges(
    through node: Node, knowing knowledge: [ScreenKnowledge], passing: [String: [Edge]], in context: AnalysisContext
  ) -> [Edge] {
    // Who only casts to a screen, to find it among those that are shown, does not bring it.
    let known = Set(knowledge.filter { $0.kind != .casts }.map(\.destination))
    guard !known.isEmpty else { return [] }
    let names = Set([node.name, node.type ?? node.name])
    let found = names.flatMap { passing[$0] ?? [] }.filter { edge in
      known.contains(edge.destination) || !known.isDisjoint(with: context.unfolded(edge.destination))
    }
    return Dictionary(found.map { ($0.id, $0) }) { first, _ in first }.values.sorted { $0.id < $1.id }
  }

  /// Screens of the app and coordinators; no parts of screens, no views without a name, no dialogs, no pickers of the
  /// system, no containers that only a coordinator fills which counts by itself.
  private static func counts(_ id: String, in context: AnalysisContext) -> Bool {
    guard let node = context.node(id), !context.isEmptyContainer(id) else { return false }
    return node.kind == .coordinator
      || (node.kind == .screen && node.role == nil && context.isPlace(node) && !context.isSystemSubclass(id))
  }
}

extension Node {
  /// Whether an object that navigates is something that a person sees, as a cell is: a part of screens that asks for ways
  /// to go, and no router. An extension of all views, which has no place of its own, is one.
  fileprivate var isVisible: Bool { kind == .navigator && framework != nil && !isExtension }

  /// Whether it stands for what the program adds to a type of the framework, which no source declares.
  fileprivate var isExtension: Bool { framework != nil && location == nil }
}
