import Testing

@testable import GraphAnalysis

@Suite("What lies behind a node")
struct DominatorTests {
  private func behind(_ arcs: [(Int, Int)], _ count: Int, from starts: [Int] = [0]) -> [Int] {
    DirectedGraph(nodeCount: count, arcs: arcs.map { (source: $0.0, destination: $0.1) })
      .nodesBehind(from: starts, counting: [Bool](repeating: true, count: count))
  }

  @Test("is what one gets to only through it")
  func chains() {
    #expect(behind([(0, 1), (1, 2), (2, 3)], 4) == [4, 3, 2, 1])
    #expect(behind([(0, 1), (0, 2), (1, 3), (2, 3), (3, 4)], 5) == [5, 1, 1, 2, 1])
    #expect(behind([(0, 1), (1, 2), (2, 1), (2, 3), (0, 3)], 5) == [4, 2, 1, 1, 0])
  }

  @Test("is nothing in common where several starts lead to the same")
  func starts() {
    #expect(behind([(0, 2), (1, 2), (2, 3), (0, 4)], 5, from: [0, 1]) == [2, 1, 2, 1, 1])
    #expect(behind([(1, 0), (0, 1)], 2, from: [0, 0, 1]) == [1, 1])
    #expect(behind([(0, 1)], 2, from: []) == [0, 0])
  }

  @Test("counts only what is to be counted")
  func counted() {
    let graph = DirectedGraph(nodeCount: 3, arcs: [(source: 0, destination: 1), (source: 1, destination: 2)])
    #expect(graph.nodesBehind(from: [0], counting: [false, false, true]) == [1, 1, 1])
  }

  @Test("is what taking a node out says, in any graph")
  func anyGraph() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<60 {
      let count = Int.random(in: 2...14, using: &generator)
      let arcs = (0..<Int.random(in: 1...40, using: &generator)).map { _ in
        (Int.random(in: 0..<count, using: &generator), Int.random(in: 0..<count, using: &generator))
      }
      let reached = DirectedGraph(nodeCount: count, arcs: arcs.map { (source: $0.0, destination: $0.1) })
        .distances(from: [0])
      let expected = (0..<count).map { node in
        guard reached[node] != nil else { return 0 }
        guard node != 0 else { return reached.count { $0 != nil } }
        let left = arcs.filter { $0.0 != node && $0.1 != node }
        let without = DirectedGraph(nodeCount: count, arcs: left.map { (source: $0.0, destination: $0.1) })
          .distances(from: [0])
        return reached.indices.count { reached[$0] != nil && without[$0] == nil }
      }
      #expect(behind(arcs, count) == expected)
    }
  }

  @Test("tells for each two nodes whether all ways to the one pass the other")
  func pairs() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<60 {
      let count = Int.random(in: 2...12, using: &generator)
      let arcs = (0..<Int.random(in: 1...30, using: &generator)).map { _ in
        (
          source: Int.random(in: 0..<count, using: &generator),
          destination: Int.random(in: 0..<count, using: &generator)
        )
      }
      let graph = DirectedGraph(nodeCount: count, arcs: arcs)
      let (reached, dominance) = (graph.distances(from: [0]), graph.dominance(from: [0]))
      for node in 1..<count {
        let left = arcs.filter { $0.source != node && $0.destination != node }
        let without = DirectedGraph(nodeCount: count, arcs: left).distances(from: [0])
        for other in 0..<count {
          let expected = reached[node] != nil && reached[other] != nil && without[other] == nil
          #expect(dominance.dominates(node, other) == expected)
        }
      }
    }
  }
}
