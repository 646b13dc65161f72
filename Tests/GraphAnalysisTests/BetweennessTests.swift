import TestSupport
import Testing

@testable import GraphAnalysis

@Suite("Betweenness")
struct BetweennessTests {
  @Test("is the number of pairs whose only shortest path passes a node")
  func chain() {
    let graph = Self.graph([0: [1], 1: [2], 2: [3]])
    #expect(graph.betweenness() == [0, 2, 2, 0])
  }

  @Test("is shared among paths of the same length")
  func diamond() {
    let graph = Self.graph([0: [1, 2], 1: [3], 2: [3]])
    #expect(graph.betweenness() == [0, 0.5, 0.5, 0])
  }

  @Test("is that of counting all shortest paths", arguments: 0..<20)
  func likeBruteForce(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 2...9, using: &generator)
    let arcs = (0..<count * 2).map { _ in
      (source: Int.random(in: 0..<count, using: &generator), destination: Int.random(in: 0..<count, using: &generator))
    }.filter { $0.source != $0.destination }
    let graph = DirectedGraph(nodeCount: count, arcs: arcs)
    for (fast, slow) in zip(graph.betweenness(), Self.bruteForce(graph)) {
      #expect(abs(fast - slow) < 1e-9)
    }
  }

  @Test("is estimated by searches from some nodes, which in a ring are as good as all")
  func pivots() {
    let arcs = (0..<60).map { (source: $0, destination: ($0 + 1) % 60) }
    let ring = DirectedGraph(nodeCount: 60, arcs: arcs)
    let exact = ring.betweenness()
    let estimated = ring.betweenness(pivots: 12)
    #expect(exact.areThereAndAll { $0 == exact[0] } && exact[0] == 58 * 59 / 2)
    for (node, estimate) in estimated.enumerated() {
      #expect(abs(estimate - exact[node]) < exact[node] / 10, "node \(node)")
    }
  }

  @Test("is estimated without error for a hub, whether a search begins there or not", arguments: [0, 7])
  func hub(hub: Int) {
    let others = (0..<100).filter { $0 != hub }
    let star = DirectedGraph(nodeCount: 100, arcs: others.flatMap { [($0, hub), (hub, $0)] })
    let exact = star.betweenness()
    #expect(exact[hub] == 99 * 98)
    #expect(abs(star.betweenness(pivots: 10)[hub] - exact[hub]) < 1e-6)
  }

  private static func graph(_ successors: [Int: [Int]]) -> DirectedGraph {
    DirectedGraph(
      nodeCount: 4, arcs: successors.flatMap { node, next in next.map { (source: node, destination: $0) } })
  }

  /// Writes all shortest paths out and counts the nodes within them.
  private static func bruteForce(_ graph: DirectedGraph) -> [Double] {
    var sums = [Double](repeating: 0, count: graph.nodeCount)
    for start in 0..<graph.nodeCount {
      for end in 0..<graph.nodeCount where end != start {
        let paths = shortestPaths([[start]], to: end, in: graph)
        for path in paths {
          for node in path.dropFirst().dropLast() { sums[node] += 1 / Double(paths.count) }
        }
      }
    }
    return sums
  }

  private static func shortestPaths(_ paths: [[Int]], to end: Int, in graph: DirectedGraph) -> [[Int]] {
    let arrived = paths.filter { $0.last == end }
    guard arrived.isEmpty, let length = paths.first?.count, length <= graph.nodeCount else { return arrived }
    let longer = paths.flatMap { path in
      graph.successors[path[path.count - 1]].filter { !path.contains($0) }.map { path + [$0] }
    }
    return shortestPaths(longer, to: end, in: graph)
  }
}
