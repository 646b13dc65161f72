import NavigationModel

/// Which of the screens that a screen leads to are details of it: nothing else leads to them, and they lead nowhere but to
/// details of their own, and not forward to the screen again. Nobody's way through the app goes on there.
///
/// It is made once for all screens, since it looks at the whole graph.
struct OwnDetails {
  private let numbers: [String: Int]
  /// By the numbers of the nodes, where transitions lead from each.
  private let leaving: [[Int]]
  /// The same with flows through coordinators, and where both come from.
  private let following: [[Int]]
  private let arriving: [[Int]]

  /// The part of its destinations from which on a screen is taken for a list of its details.
  private static let share = 0.6

  /// - Parameter owners: by the ids of objects that are a part of one screen, that screen.
  init(_ context: AnalysisContext, owners: [String: String] = [:]) {
    let edges = context.program.graph.edges.filter { edge in
      !edge.kind.goesBack && edge.kind != .alert && edge.kind != .system
    }.map { edge in (source: owners[edge.source] ?? edge.source, destination: edge.destination) }
    let flows = context.program.graph.flows.filter { !$0.kind.goesBack && !$0.via.isEmpty }
    let ends = Set(
      edges.flatMap { [$0.source, $0.destination] } + flows.flatMap { [$0.source, $0.destination] })
    let numbers = Dictionary(uniqueKeysWithValues: zip(ends.sorted(), 0...))
    func arcs(_ pairs: [(String, String)]) -> [(source: Int, destination: Int)] {
      pairs.compactMap { source, destination in
        guard let source = numbers[source], let destination = numbers[destination] else { return nil }
        return (source, destination)
      }
    }
    let ways = arcs(edges.map { ($0.source, $0.destination) })
    let all = ways + arcs(flows.map { ($0.source, $0.destination) })
    self.numbers = numbers
    leaving = DirectedGraph(nodeCount: numbers.count, arcs: ways).successors
    following = DirectedGraph(nodeCount: numbers.count, arcs: all).successors
    arriving =
      DirectedGraph(
        nodeCount: numbers.count, arcs: all.map { (source: $0.destination, destination: $0.source) }
      ).successors
  }

  /// Whether most of what a screen leads to are its details.
  ///
  /// - Parameter destinations: what the screen leads to, as a person sees it.
  func areMost(of destinations: [String], leadingFrom screen: String) -> Bool {
    guard let start = numbers[screen] else { return destinations.isEmpty }
    let own = territory(of: start)
    let details = destinations.count { name in
      numbers[name].map { own.contains($0) && staysWithin(own, from: $0) } ?? false
    }
    return Double(details) >= Double(destinations.count) * Self.share
  }

  /// The nodes to which nobody gets but through a screen.
  private func territory(of screen: Int) -> Set<Int> {
    var own = reached(from: screen)
    // Whatever leaves takes along what it leads to.
    var foreign = own.filter { node in !arriving[node].allSatisfy { $0 == screen || own.contains($0) } }
    var pending = Array(foreign)
    while let next = pending.popLast() {
      own.remove(next)
      for follower in following[next] where own.contains(follower) && foreign.insert(follower).inserted {
        pending.append(follower)
      }
    }
    return own
  }

  /// The nodes that forward transitions lead to from a node, beyond the node itself.
  private func reached(from start: Int) -> Set<Int> {
    var found: Set<Int> = []
    var pending = [start]
    while let next = pending.popLast() {
      pending += leaving[next].filter { $0 != start && found.insert($0).inserted }
    }
    return found
  }

  /// Whether forward transitions lead from a node nowhere but to some nodes.
  private func staysWithin(_ own: Set<Int>, from start: Int) -> Bool {
    var found: Set<Int> = [start]
    var pending = [start]
    while let next = pending.popLast() {
      for end in leaving[next] where found.insert(end).inserted {
        guard own.contains(end) else { return false }
        pending.append(end)
      }
    }
    return true
  }
}
