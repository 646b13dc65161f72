import NavigationModel

/// Tells the scenes of storyboards apart that have one class, and so one node: the steps of an assistant can all be scenes
/// of one class, and none of them leads back to where a person was.
///
/// A segue leads from its scene to another one. Everything else that the code of a class does may start at each of its
/// scenes, and lead to each scene of what it names.
struct SceneWays {
  private struct Place: Hashable {
    let file: String
    let scene: String
  }

  private struct Segue {
    let source: Place
    /// Nothing where the document does not tell.
    let destinations: Set<Place>
  }

  /// By the ids of the nodes that stand for several scenes, these in the order of the documents.
  private let scenes: [String: [Place]]
  /// The numbers that these scenes have among those of their node.
  private let numbers: [String: [Place: Int]]
  private let segues: [SourceLocation: Segue]
  private let edges: [String: Edge]

  init(_ context: AnalysisContext) {
    let storyboards = context.program.storyboards.storyboards
    let places = storyboards.flatMap { storyboard in
      storyboard.scenes.filter { $0.reference == nil }.compactMap { scene in
        scene.node.map { (node: $0, place: Place(file: storyboard.file, scene: scene.id)) }
      }
    }
    scenes = Dictionary(grouping: places, by: \.node).filter { $0.value.count > 1 }.mapValues { $0.map(\.place) }
    numbers = scenes.mapValues { places in
      Dictionary(zip(places, places.indices), uniquingKeysWith: { first, _ in first })
    }
    let isNeeded = !scenes.isEmpty
    segues = isNeeded ? Self.segues(of: storyboards) : [:]
    edges = isNeeded ? Dictionary(context.program.graph.edges.map { ($0.id, $0) }) { first, _ in first } : [:]
  }

  private static func segues(of storyboards: [LinkedStoryboard]) -> [SourceLocation: Segue] {
    let found = storyboards.flatMap { storyboard in
      let scenes = Dictionary(grouping: storyboard.scenes, by: \.id)
      return storyboard.scenes.flatMap { scene in
        scene.segues.map { segue in
          let ends = scenes[segue.destination] ?? []
          return (
            segue.location,
            Segue(
              source: Place(file: storyboard.file, scene: scene.id),
              destinations: Set(ends.flatMap { places(of: $0, in: storyboard, among: storyboards) }))
          )
        }
      }
    }
    return Dictionary(found) { first, _ in first }
  }

  /// The scene itself, or those that a reference can stand for.
  private static func places(
    of scene: LinkedScene, in storyboard: LinkedStoryboard, among storyboards: [LinkedStoryboard]
  ) -> [Place] {
    guard let reference = scene.reference else { return [Place(file: storyboard.file, scene: scene.id)] }
    return storyboards.filter { $0.name == reference.storyboard ?? storyboard.name }.flatMap { other in
      other.scenes.filter { target in
        target.reference == nil && target.node == scene.node
          && (reference.identifier == nil || reference.identifier == target.identifier)
      }.map { Place(file: other.file, scene: $0.id) }
    }
  }

  /// Whether a node stands for several scenes.
  func areSeveral(at id: String) -> Bool { scenes[id] != nil }

  /// The nodes with each that stands for several scenes once for each of these, and the links between them.
  ///
  /// - Parameter keepsLoops: Whether links count that lead from a scene to itself.
  func split(
    _ nodes: [String], _ links: [ForwardMap.Link], keepsLoops: Bool
  ) -> (nodes: [String], links: [ForwardMap.Link]) {
    guard !scenes.isEmpty else { return (nodes, links) }
    let counts = nodes.map { scenes[$0]?.count ?? 1 }
    let firsts = counts.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
    let all = zip(nodes, counts).flatMap { Array(repeating: $0, count: $1) }
    let found = links.flatMap { link in
      pairs(link, from: nodes[link.source], to: nodes[link.destination]).compactMap { pair -> ForwardMap.Link? in
        let split = link.between(firsts[link.source] + pair.source, firsts[link.destination] + pair.destination)
        return keepsLoops || split.source != split.destination ? split : nil
      }
    }
    return (all, found.sorted { ($0.source, $0.destination, $0.id) < ($1.source, $1.destination, $1.id) })
  }

  private struct Pair: Hashable, Comparable {
    let source: Int
    let destination: Int

    static func < (left: Pair, right: Pair) -> Bool {
      (left.source, left.destination) < (right.source, right.destination)
    }
  }

  /// From which of the scenes of its source to which of those of its destination a link leads.
  private func pairs(_ link: ForwardMap.Link, from source: String, to destination: String) -> [Pair] {
    guard scenes[source] != nil || scenes[destination] != nil else { return [Pair(source: 0, destination: 0)] }
    let (here, there) = (scenes[source]?.indices ?? 0..<1, scenes[destination]?.indices ?? 0..<1)
    guard link.isDirect, let first = link.edges.first.flatMap({ edges[$0] }),
      let last = link.edges.last.flatMap({ edges[$0] }), first.source == source, last.destination == destination
    else { return Self.every(here, there) }
    let (leaving, arriving) = (performed(first), performed(last))
    // Each segue says itself which scenes it leads to, so that pairs of scenes without a segue are never looked at.
    if first.id == last.id {
      let ways = leaving.map { (starts: starts($0, of: source), ends: ends($0, of: destination)) }
      guard !ways.contains(where: { $0.starts == nil && $0.ends == nil }) else { return Self.every(here, there) }
      return Set(ways.flatMap { Self.every($0.starts ?? Array(here), $0.ends ?? Array(there)) }).sorted()
    }
    // A segue to a container goes with each content of that.
    return Self.every(
      Self.union(leaving.map { starts($0, of: source) }) ?? Array(here),
      Self.union(arriving.map { ends($0, of: destination) }) ?? Array(there))
  }

  private static func every(_ starts: some Sequence<Int>, _ ends: some Collection<Int>) -> [Pair] {
    starts.flatMap { start in ends.map { Pair(source: start, destination: $0) } }
  }

  /// All numbers that are in a list, ascending; nil where one of the lists is not limited.
  private static func union(_ lists: [[Int]?]) -> [Int]? {
    lists.contains { $0 == nil } ? nil : Set(lists.compactMap(\.self).joined()).sorted()
  }

  /// The segues that a transition stands for, one of them nil where it is more than segues.
  private func performed(_ edge: Edge) -> [Segue?] {
    let found = edge.sites.map { segues[$0] }
    let known = found.compactMap(\.self)
    // Code that performs segues names them, and the storyboard has these segues as well.
    return edge.identifier != nil && !known.isEmpty ? known : found.isEmpty ? [nil] : found
  }

  /// The number of the scene that a segue leaves from, alone; nil where it can be each scene of the node.
  private func starts(_ segue: Segue?, of node: String) -> [Int]? {
    segue.flatMap { numbers[node]?[$0.source] }.map { [$0] }
  }

  /// The numbers of the scenes that a segue leads to; nil where it can be each scene of the node.
  private func ends(_ segue: Segue?, of node: String) -> [Int]? {
    guard let segue, let numbers = numbers[node] else { return nil }
    let found = segue.destinations.compactMap { numbers[$0] }.sorted()
    return found.isEmpty ? nil : found
  }
}
