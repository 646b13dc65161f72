import NavigationModel

/// Screens of the app that coordinators put around others: a person sees the content, so that it counts.
struct Wrappers {
  /// By their ids, what wrappers without ways of their own hold and do not name: it is handed in.
  private let handedIn: [String: Set<String>]
  /// Screens that are only there beside others, as a bar with the buttons of a step is.
  private let beside: Set<String>
  /// Wrappers that put what they are handed into a container of the app, whose code takes in anything.
  private let frames: Set<String>

  /// - Parameters:
  ///   - leaving: the forward transitions by their sources.
  ///   - known: what the code of each node names.
  init(_ context: AnalysisContext, leaving: [String: [Edge]], known: [String: Set<String>]) {
    let screens = Set(context.screens.map(\.id))
    let handedIn = leaving.filter { id, edges in
      screens.contains(id) && known[id]?.isEmpty ?? true
        && edges.allSatisfy { $0.kind.isContainment && $0.kind != .tab && $0.kind != .column }
        && edges.allSatisfy { $0.sites.allSatisfy(\.isInCode) }
    }.mapValues { Set($0.flatMap { context.unfolded($0.destination) }) }
    self.handedIn = handedIn
    beside = Self.beside(handedIn, leaving, in: context)
    // Of what such a container holds nothing is known but the container itself.
    let open = Set(handedIn.filter { $0.value == [$0.key] }.keys)
    frames = Set(
      leaving.filter { id, edges in
        screens.contains(id) && !open.contains(id)
          && edges.allSatisfy { $0.kind == .child && $0.confidence != .certain && open.contains($0.destination) }
      }.keys)
  }

  /// What stands in several wrappers of one class, in each of them beside another screen, and is shown nowhere else.
  private static func beside(
    _ handedIn: [String: Set<String>], _ leaving: [String: [Edge]], in context: AnalysisContext
  ) -> Set<String> {
    var fillings: [String: [String: Int]] = [:]
    var others: Set<String> = []
    for (wrapper, contents) in handedIn {
      guard contents.count > 1, let type = context.node(wrapper)?.type else {
        others.formUnion(contents)
        continue
      }
      for content in contents { fillings[content, default: [:]][type, default: 0] += 1 }
    }
    for (source, edges) in leaving where handedIn[source] == nil { others.formUnion(edges.map(\.destination)) }
    let found = fillings.filter { content, types in
      types.count == 1 && types.values.allSatisfy { $0 >= several } && !others.contains(content)
    }
    return Set(found.keys)
  }

  /// A screen can be one of two pages in few containers; what stands in more of them belongs to none of the others.
  private static let several = 3

  /// The destinations of a coordinator with the contents that it names in place of their wrappers, and without what
  /// presents its content itself, such as a popup that is made, and then asked to present something.
  func unwrapped(
    _ destinations: Set<String>, knownTo known: Set<String>, ways: [AskedCoordinators.Way], in context: AnalysisContext
  ) -> Set<String> {
    let ways = IndexedWays(ways)
    return destinations.reduce(into: []) { found, id in
      let contents = (handedIn[id] ?? []).intersection(known).filter { $0 != id && !context.isStack($0) }
      let main = contents.subtracting(beside)
      if !contents.isEmpty {
        found.formUnion(main.isEmpty ? contents : main)
      } else if frames.contains(id) {
        return
      } else if !presentsOthers(id, ways, in: context) {
        found.insert(id)
      }
    }
  }

  private func presentsOthers(_ id: String, _ ways: IndexedWays, in context: AnalysisContext) -> Bool {
    guard let node = context.node(id), node.kind == .screen else { return false }
    let names = Set([node.name, node.type ?? node.name])
    let carried = names.lazy.flatMap { ways.passing[$0] ?? [] }
    return carried.contains { !$0.ends.contains(id) }
      && (ways.ending[id] ?? []).allSatisfy { $0.edge.via.contains(where: names.contains) }
  }

  /// The ways of a coordinator by what they pass and by where they end: each of its many destinations asks for them.
  private struct IndexedWays {
    let passing: [String: [AskedCoordinators.Way]]
    let ending: [String: [AskedCoordinators.Way]]

    init(_ ways: [AskedCoordinators.Way]) {
      var passing: [String: [AskedCoordinators.Way]] = [:]
      var ending: [String: [AskedCoordinators.Way]] = [:]
      for way in ways {
        for name in Set(way.edge.via) { passing[name, default: []].append(way) }
        for end in Set(way.ends) { ending[end, default: []].append(way) }
      }
      self.passing = passing
      self.ending = ending
    }
  }
}
