import Testing

@testable import GraphAnalysis

@Suite("Communities")
struct CommunitiesTests {
  private func find(_ arcs: [(Int, Int)], nodeCount: Int) -> Communities.Division? {
    Communities.find(
      in: DirectedGraph(nodeCount: nodeCount, arcs: arcs.map { (source: $0.0, destination: $0.1) }))
  }

  @Test("are two triangles that one link joins")
  func triangles() throws {
    let found = try #require(find([(0, 1), (1, 2), (2, 0), (2, 3), (3, 4), (4, 5), (5, 3)], nodeCount: 6))
    #expect(found.groups == [[0, 1, 2], [3, 4, 5]])
    // Six of seven links are within, and each group has half of the ends: 6/7 - 2 * (1/2)^2.
    #expect(abs(found.modularity - (6.0 / 7 - 0.5)) < 1e-9)
  }

  @Test("are one group where everything is linked with everything")
  func clique() throws {
    let arcs = (0..<5).flatMap { first in (0..<5).map { (first, $0) } }.filter { $0.0 != $0.1 }
    let found = try #require(find(arcs, nodeCount: 5))
    #expect(found.groups == [[0, 1, 2, 3, 4]])
    #expect(abs(found.modularity) < 1e-9)
  }

  @Test("leave a node without links by itself, and do not depend on the direction of links")
  func direction() throws {
    let forward = try #require(find([(0, 1), (3, 4)], nodeCount: 5))
    #expect(forward.groups == [[0, 1], [2], [3, 4]])
    #expect(find([(1, 0), (0, 1), (4, 3)], nodeCount: 5)?.groups == forward.groups)
  }

  @Test("are not looked for without links, and not in graphs that would take long")
  func limits() {
    #expect(find([], nodeCount: 3) == nil)
    #expect(find([(0, 1)], nodeCount: Communities.largestSize + 1) == nil)
  }
}
