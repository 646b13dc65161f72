import NavigationModel

/// Tells what of an app is there for those who make it: code that only debug builds have, and debug menus.
///
/// No user of the app ever sees any of it, so that what is wrong with a screen of the app does not depend on it. What a
/// condition of the compiler leaves out cannot crash at a user's; what only has a name that says debug is in the app.
struct DebugCode {
  private let regions: [String: [ConditionalRegion]]
  private let nodes: Set<String>
  /// The names of objects that are among the nodes, by which flows name what they pass through.
  private let names: Set<String>
  private let countsNames: Bool

  /// - Parameter countsNames: whether a name is enough to take something for code of debug builds.
  init(of program: LinkedProgram, countsNames: Bool = true) {
    let regions = Dictionary(grouping: program.conditionalRegions.filter { $0.condition == .debug }, by: \.file)
    self.regions = regions
    self.countsNames = countsNames
    let found = program.graph.nodes.filter { node in
      countsNames && Self.saysDebug(node.type ?? node.name) || node.location.map { Self.holds(regions, $0) } == true
    }
    nodes = Set(found.map(\.id))
    names = Set(found.filter(\.isObject).flatMap { [$0.name, $0.type ?? $0.name] })
  }

  /// A program as its users know it.
  func removed(from program: LinkedProgram) -> LinkedProgram {
    var program = program
    program.graph.nodes.removeAll { nodes.contains($0.id) }
    let released = program.graph.edges.compactMap(released)
    let ways = FlowEnds(program.graph, kept: Set(released.map(\.id)))
    program.graph.edges = released
    program.graph.flows.removeAll { flow in
      nodes.contains(flow.source) || nodes.contains(flow.destination) || flow.via.contains(where: names.contains)
        || ways.areGone(of: flow)
    }
    program.knowledge.removeAll { nodes.contains($0.source) || nodes.contains($0.destination) || contains($0.site) }
    program.storyboards.storyboards.removeAll { saysDebug($0.name) }
    for index in program.storyboards.storyboards.indices {
      program.storyboards.storyboards[index].scenes.removeAll { scene in
        scene.node.map(nodes.contains) == true || scene.customClass.map(saysDebug) == true
      }
    }
    program.storyboards.requests.removeAll { request in
      request.asker.map(nodes.contains) == true || saysDebug(request.askerName) || contains(request.site)
    }
    program.unmentionedScreens.removeAll(where: nodes.contains)
    program.undismissedModals.removeAll(where: nodes.contains)
    program.ownership.children.removeAll { kept in
      nodes.contains(kept.coordinator) || kept.child.map(nodes.contains) == true || contains(kept.site)
    }
    program.ownership.callbacks.removeAll { callback in
      nodes.contains(callback.coordinator) || callback.held.map(nodes.contains) == true || contains(callback.site)
    }
    return program
  }

  /// A transition without its places in debug builds; nil where it has no others.
  private func released(_ edge: Edge) -> Edge? {
    guard !nodes.contains(edge.source), !nodes.contains(edge.destination) else { return nil }
    return edge.kept { !contains($0) }
  }

  private func contains(_ place: SourceLocation) -> Bool { Self.holds(regions, place) }

  private static func holds(_ regions: [String: [ConditionalRegion]], _ place: SourceLocation) -> Bool {
    regions[place.file]?.contains { $0.contains(place) } == true
  }

  private func saysDebug(_ name: String) -> Bool { countsNames && Self.saysDebug(name) }

  /// Whether `Debug` is one of the words of a name, as in `DebugMenuViewController`, or it is a developer's menu.
  private static func saysDebug(_ name: String) -> Bool {
    words.contains { word in
      name.ranges(of: word).contains { !(name[$0.upperBound...].first?.isLowercase ?? false) }
    }
  }

  private static let words = ["Debug", "DeveloperMenu", "DevMenu"]
}
