import NavigationModel

/// Tells one scenario from many: the steps of an assistant and the rows of a menu follow each from one screen.
enum FlowTree {
  /// Whether the flows through a coordinator lead from one of the screens to all others, and to each of them from exactly
  /// one: then every cut would go through the scenario.
  static func spans(_ screens: [String], by coordinator: String, in context: AnalysisContext) -> Bool {
    guard let node = context.node(coordinator), screens.count > 1 else { return false }
    let numbers = Dictionary(uniqueKeysWithValues: zip(screens, screens.indices))
    let names = Set([node.name, node.type ?? node.name])
    let flows = context.program.graph.flows.filter { flow in
      !flow.kind.goesBack && flow.source != flow.destination && flow.via.contains(where: names.contains)
    }
    var sources = [Set<Int>](repeating: [], count: screens.count)
    for flow in flows {
      guard let start = numbers[flow.source] else { continue }
      for end in context.unfolded(flow.destination).compactMap({ numbers[$0] }) where end != start {
        sources[end].insert(start)
      }
    }
    let roots = sources.indices.filter { sources[$0].isEmpty }
    guard roots.count == 1, sources.allSatisfy({ $0.count < 2 }) else { return false }
    let arcs = sources.indices.flatMap { end in sources[end].map { (source: $0, destination: end) } }
    return DirectedGraph(nodeCount: screens.count, arcs: arcs).distances(from: roots).allSatisfy { $0 != nil }
  }

  /// A long assistant in an app that has much more to show.
  static let example: String = {
    let steps = (1...12).map { "Claim push Step\($0)" }
    let flows = (1...11).map { "flow Step\($0) push Step\($0 + 1) via Claim" }
    let others = (1...14).map { "screen Other\($0)" }
    return (["coordinator Claim"] + others + steps + flows).joined(separator: "\n")
  }()
}
