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
    let isNeeded = !scenes.isEmpty
    segues = isNeeded ? Self.segues(of: storyboards) : [:]
    edges = isNeeded ? Dictionary(context.program.graph.edges.map { ($0.id, $0) }) { first, _ in first } : [:]
  }

  private static func segues(of storyboards: [LinkedStoryboard]) -> [SourceLocation: Segue] {
    let found = storyboards.flatMap { storyboard in
      storyboard.scenes.flatMap { scene in
        scene.segues.map { segue in
          let ends = storyboard.scenes.filter { $0.id == segue.destination }
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

  private struct Pair: Hashable {
    let source: Int
    let destination: Int
  }

  /// From which of the scenes of its source to which of those of its destination a link leads.
  private func pairs(_ link: ForwardMap.Link, from source: String, to destination: String) -> [Pair] {
    guard scenes[source] != nil || scenes[destination] != nil else { return [Pair(source: 0, destination: 0)] }
    let (here, there) = (scenes[source]?.indices ?? 0..<1, scenes[destination]?.indices ?? 0..<1)
    let every = here.flatMap { start in there.map { Pair(source: start, destination: $0) } }
    guard link.isDirect, let first = link.edges.first.flatMap({ edges[$0] }),
      let last = link.edges.last.flatMap({ edges[$0] }), first.source == source, last.destination == destination
    else { return every }
    let (leaving, arriving) = (performed(first), performed(last))
    let found = every.filter { pair in
      // A segue to a container goes with each content of that.
      first.id == last.id
        ? leaving.contains { starts($0, pair.source, of: source) && ends($0, pair.destination, of: destination) }
        : leaving.contains { starts($0, pair.source, of: source) }
          && arriving.contains { ends($0, pair.destination, of: destination) }
    }
    return found
  }

  /// The segues that a transition stands for, one of them nil where it is more than segues.
  private func performed(_ edge: Edge) -> [Segue?] {
    let found = edge.sites.map { segues[$0] }
    let known = found.compactMap(\.self)
    // Code that performs segues names them, and the storyboard has these segues as well.
    return edge.identifier != nil && !known.isEmpty ? known : found.isEmpty ? [nil] : found
  }

  private func starts(_ segue: Segue?, _ scene: Int, of node: String) -> Bool {
    guard let segue, let places = scenes[node], places.contains(segue.source) else { return true }
    return places[scene] == segue.source
  }

  private func ends(_ segue: Segue?, _ scene: Int, of node: String) -> Bool {
    guard let segue, let places = scenes[node], !segue.destinations.isDisjoint(with: places) else { return true }
    return segue.destinations.contains(places[scene])
  }
}
