import NavigationModel

/// Finds the circles in a graph that nothing outside of them leads into: a folder shows the folders in it, by a row that
/// it holds, and nothing is seen to show the first one.
struct ClosedCircles {
  private var next: [String: [String]] = [:]
  private var previous: [String: [String]] = [:]

  /// The nodes of each circle, of two nodes or more.
  static func find(in graph: NavigationGraph, with parts: [ScreenPart]) -> [Set<String>] {
    var circles = ClosedCircles()
    for edge in graph.edges where !edge.kind.goesBack { circles.join(edge.source, edge.destination) }
    for part in parts { circles.join(part.screen, part.part) }
    let nodes = graph.nodes.map(\.id) + circles.next.keys
    let entries = graph.nodes.filter { $0.kind == .entry }.map(\.id)
    let starts = entries + nodes.filter { circles.previous[$0] == nil }
    let led = Self.closure(of: starts, by: circles.next)
    let open = Set(nodes).subtracting(led).sorted()
    return circles.roots(among: open).map { Self.closure(of: [$0], by: circles.previous) }
  }

  private mutating func join(_ source: String, _ destination: String) {
    guard source != destination else { return }
    next[source, default: []].append(destination)
    previous[destination, default: []].append(source)
  }

  /// One node of each circle that no other circle leads into.
  ///
  /// What an earlier node leads to needs no look of its own. Of what is left, a later node may lead to an earlier one, but
  /// not the other way round.
  private func roots(among nodes: [String]) -> [String] {
    func leaders(among nodes: [String]) -> [String] {
      var led: Set<String> = []
      return nodes.filter { node in
        guard !led.contains(node) else { return false }
        Self.visit([node], by: next, seen: &led)
        return true
      }
    }
    return leaders(among: leaders(among: nodes).reversed())
  }

  private static func closure(of nodes: [String], by ways: [String: [String]]) -> Set<String> {
    var seen: Set<String> = []
    visit(nodes, by: ways, seen: &seen)
    return seen
  }

  private static func visit(_ nodes: [String], by ways: [String: [String]], seen: inout Set<String>) {
    var open = nodes.filter { seen.insert($0).inserted }
    while let node = open.popLast() {
      open += (ways[node] ?? []).filter { seen.insert($0).inserted }
    }
  }
}
