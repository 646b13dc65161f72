import Testing

@testable import GraphAnalysis

@Suite("Feedback arc sets")
struct FeedbackArcSetTests {
  typealias Arc = FeedbackArcSet.Arc

  @Test("of small graphs weigh as little as trying all sets gives", arguments: 0..<150)
  func exact(seed: Int) throws {
    let (count, arcs) = randomGraph(seed: seed)
    let found = FeedbackArcSet.find(nodeCount: count, arcs: arcs)
    #expect(found.isMinimum)
    #expect(isAcyclic(count, arcs, without: Set(found.arcs)))
    #expect(weight(found.arcs, arcs) == leastWeight(count, arcs))
    #expect(!found.arcs.contains { arcs[$0].isFixed })
  }

  @Test("of the heuristic open all circles and claim to be least only when they are", arguments: 0..<150)
  func heuristic(seed: Int) throws {
    let (count, arcs) = randomGraph(seed: seed)
    let found = FeedbackArcSet.find(nodeCount: count, arcs: arcs, exactSize: 0)
    let least = try #require(leastWeight(count, arcs))
    #expect(isAcyclic(count, arcs, without: Set(found.arcs)))
    #expect(!found.arcs.contains { arcs[$0].isFixed })
    #expect(weight(found.arcs, arcs) >= least)
    #expect(!found.isMinimum || weight(found.arcs, arcs) == least)
    #expect(CirclePacking.weight(nodeCount: count, arcs: arcs) <= least)
  }

  @Test("of the heuristic are the least for nearly all small graphs")
  func heuristicQuality() {
    let misses = (0..<150).count { seed in
      let (count, arcs) = randomGraph(seed: seed)
      return weight(FeedbackArcSet.find(nodeCount: count, arcs: arcs, exactSize: 0).arcs, arcs)
        != leastWeight(count, arcs)
    }
    #expect(misses <= 7)
  }

  @Test("of the heuristic contain no arc that could stay", arguments: 0..<20)
  func irreducible(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = 40
    let arcs = arcs(count: count, density: 0.08, random: &random)
    let found = Set(FeedbackArcSet.find(nodeCount: count, arcs: arcs).arcs)
    #expect(isAcyclic(count, arcs, without: found))
    for arc in found {
      #expect(!isAcyclic(count, arcs, without: found.subtracting([arc])))
    }
  }

  @Test("are, of those that weigh the same, what leaves the fewest circles over doubtful arcs", arguments: [15, 0])
  func doubtful(exactSize: Int) {
    let ring = [(0, 1), (1, 2), (2, 0)].map { Arc(source: $0, destination: $1, weight: 1, isFixed: false) }
    for (doubt, expected) in [((1, 0), 0), ((2, 1), 1), ((0, 2), 2)] {
      let doubtful = Arc(source: doubt.0, destination: doubt.1, weight: 1, isFixed: false, isDoubtful: true)
      let found = FeedbackArcSet.find(nodeCount: 3, arcs: ring + [doubtful], exactSize: exactSize)
      #expect(found.arcs == [expected])
      #expect(found.isMinimum)
    }
  }

  @Test("of many separate pairs of screens are proven least, however many there are")
  func proven() {
    let arcs = (0..<80).map { node in
      Arc(source: node, destination: node ^ 1, weight: 1, isFixed: false)
    }
    let found = FeedbackArcSet.find(nodeCount: 80, arcs: arcs)
    #expect(found.isMinimum)
    #expect(found.arcs.count == 40)
  }

  @Test("of five hundred tangled nodes are found too")
  func large() {
    var random = SeededGenerator(seed: 1)
    let arcs = (0..<1_400).reduce(into: [[Int]: Arc]()) { arcs, _ in
      let ends = [Int.random(in: 0..<500, using: &random), Int.random(in: 0..<500, using: &random)]
      guard ends[0] != ends[1] else { return }
      arcs[ends] = Arc(source: ends[0], destination: ends[1], weight: 1, isFixed: false)
    }
    .sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
    let found = FeedbackArcSet.find(nodeCount: 500, arcs: arcs)
    #expect(isAcyclic(500, arcs, without: Set(found.arcs)))
    #expect(found.arcs.count < arcs.count / 4)
  }

  @Test("take the lighter of two ways to open a circle")
  func weights() {
    let arcs = [
      Arc(source: 0, destination: 1, weight: 3, isFixed: false),
      Arc(source: 1, destination: 0, weight: 2, isFixed: false),
    ]
    #expect(FeedbackArcSet.find(nodeCount: 2, arcs: arcs).arcs == [1])
  }

  // MARK: - Graphs and the slow way

  private func randomGraph(seed: Int) -> (count: Int, arcs: [Arc]) {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 2...6, using: &random)
    return (count, Array(arcs(count: count, density: 0.45, random: &random).prefix(11)))
  }

  /// Arcs of which those upwards are sometimes fixed, so that fixed arcs form no circle.
  private func arcs(count: Int, density: Double, random: inout SeededGenerator) -> [Arc] {
    var arcs: [Arc] = []
    for source in 0..<count {
      for destination in 0..<count where source != destination && Double.random(in: 0..<1, using: &random) < density {
        arcs.append(
          Arc(
            source: source, destination: destination, weight: Int.random(in: 1...3, using: &random),
            isFixed: source < destination && Int.random(in: 0..<4, using: &random) == 0))
      }
    }
    return arcs.shuffled(using: &random)
  }

  private func weight(_ set: [Int], _ arcs: [Arc]) -> Int { set.reduce(0) { $0 + arcs[$1].weight } }

  private func leastWeight(_ count: Int, _ arcs: [Arc]) -> Int? {
    (0..<(1 << arcs.count)).lazy
      .map { set in arcs.indices.filter { set & (1 << $0) != 0 } }
      .filter { set in !set.contains { arcs[$0].isFixed } && isAcyclic(count, arcs, without: Set(set)) }
      .map { weight($0, arcs) }
      .min()
  }

  /// Takes nodes without arriving arcs away until none is left or a circle remains.
  private func isAcyclic(_ count: Int, _ arcs: [Arc], without removed: Set<Int>) -> Bool {
    var arriving = [Int](repeating: 0, count: count)
    var leaving = [[Int]](repeating: [], count: count)
    for (index, arc) in arcs.enumerated() where !removed.contains(index) {
      arriving[arc.destination] += 1
      leaving[arc.source].append(arc.destination)
    }
    var free = (0..<count).filter { arriving[$0] == 0 }
    var taken = 0
    while let node = free.popLast() {
      taken += 1
      for neighbour in leaving[node] {
        arriving[neighbour] -= 1
        if arriving[neighbour] == 0 {
          free.append(neighbour)
        }
      }
    }
    return taken == count
  }
}
