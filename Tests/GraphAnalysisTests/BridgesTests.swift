import Testing

@testable import GraphAnalysis

@Suite("Bridges")
struct BridgesTests {
  private func bridges(_ count: Int, _ arcs: [(Int, Int)]) -> [[Int]] {
    DirectedGraph(nodeCount: count, arcs: arcs.map { (source: $0.0, destination: $0.1) }).bridges().map(\.beyond)
  }

  @Test("are the links without which a graph falls apart, whatever their direction")
  func chain() {
    #expect(bridges(4, [(0, 1), (2, 1), (2, 3)]) == [[1, 2, 3], [2, 3], [3]])
  }

  @Test("are none within a cycle, nor where two links go both ways round")
  func cycle() {
    #expect(bridges(4, [(0, 1), (1, 2), (2, 0), (2, 3)]) == [[3]])
    #expect(bridges(2, [(0, 1), (1, 0)]) == [[1]])
  }

  @Test("are found in every part")
  func parts() {
    #expect(bridges(5, [(0, 1), (3, 4)]) == [[1], [4]])
  }

  @Test("are what taking out each link one by one finds", arguments: 0..<50)
  func bruteForce(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let pairs = Set(
      (0..<9).map { _ in [Int.random(in: 0..<8, using: &random), Int.random(in: 0..<8, using: &random)] })
    let arcs = pairs.filter { $0[0] < $0[1] }.sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }
    let parts = { (arcs: [[Int]]) in
      let both = arcs.flatMap { [(source: $0[0], destination: $0[1]), (source: $0[1], destination: $0[0])] }
      return DirectedGraph(nodeCount: 8, arcs: both).stronglyConnectedComponents().count
    }
    let expected = arcs.filter { arc in parts(arcs.filter { $0 != arc }) > parts(arcs) }
    let found = DirectedGraph(nodeCount: 8, arcs: arcs.map { (source: $0[0], destination: $0[1]) }).bridges()
    #expect(Set(found.map { [$0.near, $0.far].sorted() }) == Set(expected))
    #expect(found.count == expected.count)
    #expect(found.allSatisfy { $0.beyond.contains($0.far) && !$0.beyond.contains($0.near) })
  }
}
