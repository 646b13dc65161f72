/// The nodes that cannot be reached, each with the one at which the ways to it break off.
struct UnreachedNodes {
  private let origins: [Int?]

  /// The origin of a node is one that no unreached node outside of its cycle leads to. Of several origins of a node
  /// that counts which explains most.
  init(_ graph: DirectedGraph, isReached: [Bool]) {
    let lost = isReached.indices.filter { !isReached[$0] }
    let numbers = Dictionary(zip(lost, lost.indices), uniquingKeysWith: { first, _ in first })
    let part = DirectedGraph(
      nodeCount: lost.count,
      arcs: lost.flatMap { node in
        graph.successors[node].compactMap { successor -> (source: Int, destination: Int)? in
          guard let source = numbers[node], let destination = numbers[successor] else { return nil }
          return (source, destination)
        }
      })
    let components = part.stronglyConnectedComponents()
    var component = [Int](repeating: 0, count: lost.count)
    for (index, members) in components.enumerated() { for member in members { component[member] = index } }
    var isEntered = [Bool](repeating: false, count: components.count)
    for node in part.successors.indices {
      for successor in part.successors[node] where component[successor] != component[node] {
        isEntered[component[successor]] = true
      }
    }
    let tops = components.indices.filter { !isEntered[$0] }
      .map { index -> (start: Int, reached: [Int]) in
        // Of a cycle the node that leads to most others stands for it.
        let start =
          components[index].max { left, right in
            (part.successors[left].count, right) < (part.successors[right].count, left)
          } ?? 0
        return (start, part.distances(from: [start]).enumerated().filter { $0.element != nil }.map(\.offset))
      }
    var origins = [Int?](repeating: nil, count: isReached.count)
    for top in tops.sorted(by: { (-$0.reached.count, $0.start) < (-$1.reached.count, $1.start) }) {
      for node in top.reached where origins[lost[node]] == nil { origins[lost[node]] = lost[top.start] }
    }
    self.origins = origins
  }

  /// The node at which the ways to a node break off; nil for one that can be reached.
  func origin(of node: Int) -> Int? { origins[node] }
}
