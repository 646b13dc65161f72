import Testing

@testable import GraphAnalysis

@Suite("Strongly connected components")
struct StronglyConnectedComponentsTests {
  @Test("are the sets of nodes that reach each other", arguments: 0..<200)
  func agreeWithReachability(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 0...9, using: &random)
    let arcs = (0..<Int.random(in: 0...(count * 2), using: &random)).map { _ in
      (source: Int.random(in: 0..<count, using: &random), destination: Int.random(in: 0..<count, using: &random))
    }
    let graph = DirectedGraph(nodeCount: count, arcs: arcs)
    let reached = (0..<count).map { reachable(from: $0, in: graph) }
    let expected = Set(
      (0..<count).map { node in
        (0..<count).filter { $0 == node || (reached[node].contains($0) && reached[$0].contains(node)) }
      })
    let components = graph.stronglyConnectedComponents()
    #expect(Set(components) == expected)
    #expect(components.count == expected.count)
    #expect(components.map { $0[0] } == components.map { $0[0] }.sorted())
  }

  @Test("of a cycle of a hundred thousand nodes are found without exhausting the stack")
  func longCycle() {
    let count = 100_000
    let graph = DirectedGraph(nodeCount: count, arcs: (0..<count).map { ($0, ($0 + 1) % count) })
    #expect(graph.stronglyConnectedComponents() == [Array(0..<count)])
  }

  private func reachable(from start: Int, in graph: DirectedGraph) -> Set<Int> {
    var reached: Set<Int> = []
    var pending = [start]
    while let node = pending.popLast() {
      pending += graph.successors[node].filter { reached.insert($0).inserted }
    }
    return reached
  }
}
