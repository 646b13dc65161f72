import NavigationModel

/// Screens of the app that coordinators put around others: a person sees the content, so that it counts.
struct Wrappers {
  /// By their ids, what wrappers without ways of their own hold and do not name: it is handed in.
  private let handedIn: [String: Set<String>]

  /// - Parameters:
  ///   - leaving: the forward transitions by their sources.
  ///   - known: what the code of each node names.
  init(_ context: AnalysisContext, leaving: [String: [Edge]], known: [String: Set<String>]) {
    let screens = Set(context.screens.map(\.id))
    handedIn = leaving.filter { id, edges in
      screens.contains(id) && known[id]?.isEmpty ?? true
        && edges.allSatisfy { $0.kind.isContainment && $0.kind != .tab && $0.kind != .column }
        && edges.allSatisfy { $0.sites.allSatisfy(\.isInCode) }
    }.mapValues { Set($0.flatMap { context.unfolded($0.destination) }) }
  }

  /// The destinations of a coordinator with the contents that it names in place of their wrappers, and without what
  /// presents its content itself, such as a popup that is made, and then asked to present something.
  func unwrapped(
    _ destinations: Set<String>, knownTo known: Set<String>, ways: [AskedCoordinators.Way], in context: AnalysisContext
  ) -> Set<String> {
    destinations.reduce(into: []) { found, id in
      let contents = (handedIn[id] ?? []).intersection(known).filter { !context.isStack($0) }
      if !contents.isEmpty {
        found.formUnion(contents)
      } else if !presentsOthers(id, ways, in: context) {
        found.insert(id)
      }
    }
  }

  private func presentsOthers(_ id: String, _ ways: [AskedCoordinators.Way], in context: AnalysisContext) -> Bool {
    guard let node = context.node(id), node.kind == .screen else { return false }
    let names = Set([node.name, node.type ?? node.name])
    let carried = ways.filter { $0.edge.via.contains(where: names.contains) }
    return !carried.isEmpty && carried.contains { !$0.ends.contains(id) }
      && ways.allSatisfy { !$0.ends.contains(id) || $0.edge.via.contains(where: names.contains) }
  }
}
