import Testing

@testable import GraphAnalysis

@Suite("Shortest paths")
struct PathSearchTests {
  private let graph = DirectedGraph(
    nodeCount: 5, arcs: [(0, 2), (0, 1), (1, 3), (2, 3), (3, 4)].map { (source: $0.0, destination: $0.1) })

  @Test("go through the smallest numbers where several are equally short")
  func ties() {
    var search = PathSearch(graph)
    #expect(search.shortestPath(from: 0, to: 4, limit: 5) == [0, 1, 3, 4])
  }

  @Test("are not found against the arcs or beyond the limit, whatever was searched before")
  func limits() {
    var search = PathSearch(graph)
    #expect(search.shortestPath(from: 0, to: 4, limit: 3) != nil)
    #expect(search.shortestPath(from: 0, to: 4, limit: 2) == nil)
    #expect(search.shortestPath(from: 4, to: 0, limit: 5) == nil)
  }

  @Test("from a node to itself have no arc")
  func empty() {
    var search = PathSearch(graph)
    #expect(search.shortestPath(from: 3, to: 3, limit: 0) == [3])
  }

  @Test("give the distances from the nearest of several starts")
  func distances() {
    #expect(graph.distances(from: [0]) == [0, 1, 1, 2, 3])
    #expect(graph.distances(from: [1, 3]) == [nil, 0, nil, 0, 1])
  }
}
