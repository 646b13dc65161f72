import NavigationModel

/// Tells one scenario from many: the steps of an assistant and the rows of a menu follow each from one screen.
enum FlowTree {
  /// Whether the flows through a coordinator lead from one of the screens to all others, and to each of them from exactly
  /// one: then every cut would go through the scenario.
  static func spans(_ screens: [String], by coordinator: String, in context: AnalysisContext) -> Bool {
    guard screens.count > 1 else { return false }
    let sources = sources(of: screens, by: coordinator, in: context)
    let roots = sources.indices.filter { sources[$0].isEmpty }
    guard roots.count == 1, sources.allSatisfy({ $0.count < 2 }) else { return false }
    let arcs = sources.indices.flatMap { end in sources[end].map { (source: $0, destination: end) } }
    return DirectedGraph(nodeCount: screens.count, arcs: arcs).distances(from: roots).allSatisfy { $0 != nil }
  }

  /// Whether a coordinator shows one menu: a screen that it starts with, and what the rows of that lead to, hardly any of
  /// which leads on through the coordinator. A row can be shown for others as well, as by a link to a setting, unless
  /// some of the rows lead on: then these can only be further menus, whose rows nothing else shows. The screen that an
  /// app starts with is none.
  static func isMenu(_ screens: [String], by coordinator: String, in context: AnalysisContext) -> Bool {
    let sources = sources(of: screens, by: coordinator, in: context)
    let following = screens.indices.map { start in sources.count { $0.contains(start) } }
    let others = screens.count - 1
    let bottoms = context.program.graph.edges.filter {
      $0.source == coordinator && $0.kind == .root && $0.confidence != .possible
    }
    guard let most = following.max(), most * 2 >= others, let root = following.firstIndex(of: most),
      Set(bottoms.flatMap { context.unfolded($0.destination) }) == [screens[root]]
    else { return false }
    let leading = following.indices.count { $0 != root && following[$0] > 0 }
    let isTree = sources.allSatisfy { $0.count < 2 }
    return (leading * 10 <= others || isTree && leading <= submenus) && !Menus(context).isHome(screens[root])
  }

  /// The rows of a menu that can lead on, as the advanced ones do.
  private static let submenus = 3

  /// For each screen the numbers of those from which the flows through a coordinator lead there.
  private static func sources(
    of screens: [String], by coordinator: String, in context: AnalysisContext
  ) -> [Set<Int>] {
    var sources = [Set<Int>](repeating: [], count: screens.count)
    guard let node = context.node(coordinator) else { return sources }
    let numbers = Dictionary(uniqueKeysWithValues: zip(screens, screens.indices))
    let names = Set([node.name, node.type ?? node.name])
    let flows = context.program.graph.flows.filter { flow in
      !flow.kind.goesBack && flow.source != flow.destination && flow.via.contains(where: names.contains)
    }
    for flow in flows {
      guard let start = numbers[flow.source] else { continue }
      for end in context.unfolded(flow.destination).compactMap({ numbers[$0] }) where end != start {
        sources[end].insert(start)
      }
    }
    return sources
  }

  /// A settings menu in an app that has much more to show. Two of its rows are also opened by links.
  static let menu: String = {
    let rows = (1...12).map { "Settings push Row\($0)" }
    let flows = (1...10).map { "flow Menu push Row\($0) via Settings" }
    let others = (1...14).map { "screen Other\($0)" }
    let start = ["coordinator Settings", "Settings root Menu", "Other1 start Settings"]
    return (start + others + rows + flows + ["flow Row1 push Row2 via Settings"]).joined(separator: "\n")
  }()

  /// A long assistant in an app that has much more to show.
  static let example: String = {
    let steps = (1...12).map { "Claim push Step\($0)" }
    let flows = (1...11).map { "flow Step\($0) push Step\($0 + 1) via Claim" }
    let others = (1...14).map { "screen Other\($0)" }
    return (["coordinator Claim"] + others + steps + flows).joined(separator: "\n")
  }()
}
