import NavigationModel

/// The groups of scenes that could leave a storyboard, by the links between them.
struct SceneGroups: Sendable {
  /// A group that a single link joins to the rest.
  struct Annex: Sendable {
    /// The scene of the rest that the link is at.
    let near: LinkedScene
    /// The scene of the group that the link is at.
    let far: LinkedScene
    let scenes: [LinkedScene]
  }

  /// Scenes that links join with each other and with nothing else: the largest group first, without the largest.
  let separate: [[LinkedScene]]
  /// Groups of the largest part that a single link joins to the rest of it, the largest first; none is within another.
  let annexes: [Annex]

  /// A group of fewer scenes is not worth a storyboard of its own.
  private static let smallest = 3
  /// The sides of all links together grow with the square of the scenes. No storyboard of a tenth of this was seen.
  private static let largestSize = 1_000

  /// - Parameter storyboard: References to other storyboards link nothing here.
  init(_ storyboard: LinkedStoryboard) {
    let scenes = storyboard.scenes.filter { $0.reference == nil }
    let numbers = Dictionary(zip(scenes.map(\.id), scenes.indices), uniquingKeysWith: { first, _ in first })
    let arcs = scenes.enumerated().flatMap { source, scene in
      scene.segues.compactMap { segue in numbers[segue.destination].map { (source: source, destination: $0) } }
    }
    let graph = DirectedGraph(nodeCount: scenes.count, arcs: arcs)
    let bothWays = DirectedGraph(
      nodeCount: scenes.count, arcs: arcs + arcs.map { (source: $0.destination, destination: $0.source) })
    let parts = bothWays.stronglyConnectedComponents().sorted {
      (-$0.count, $0.first ?? 0) < (-$1.count, $1.first ?? 0)
    }
    separate = parts.dropFirst().filter { $0.count >= Self.smallest }.map { $0.map { scenes[$0] } }
    // Two segues between two scenes are two links.
    let links = Dictionary(arcs.map { (Set([$0.source, $0.destination]), 1) }, uniquingKeysWith: +)
    let bridges =
      scenes.count > Self.largestSize
      ? [] : Self.annexes(of: Set(parts.first ?? []), graph) { links[[$0.near, $0.far]] == 1 }
    annexes = bridges.map { bridge in
      Annex(near: scenes[bridge.near], far: scenes[bridge.far], scenes: bridge.beyond.map { scenes[$0] })
    }
  }

  private static func annexes(
    of part: Set<Int>, _ graph: DirectedGraph, where isSingle: (DirectedGraph.Bridge) -> Bool
  ) -> [DirectedGraph.Bridge] {
    let sides = graph.bridges().filter { part.contains($0.near) && isSingle($0) }.map { bridge in
      // The smaller side is the one to leave.
      bridge.beyond.count * 2 <= part.count
        ? bridge
        : DirectedGraph.Bridge(near: bridge.far, far: bridge.near, beyond: part.subtracting(bridge.beyond).sorted())
    }
    var taken: Set<Int> = []
    return sides.filter { $0.beyond.count >= smallest }
      .sorted { (-$0.beyond.count, $0.beyond.first ?? 0, $0.far) < (-$1.beyond.count, $1.beyond.first ?? 0, $1.far) }
      .filter { side in
        guard taken.isDisjoint(with: side.beyond) else { return false }
        taken.formUnion(side.beyond)
        return true
      }
  }
}
