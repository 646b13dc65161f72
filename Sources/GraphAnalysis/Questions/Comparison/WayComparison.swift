import NavigationModel

/// Which ways through coordinators, and which parts of screens, came and went.
///
/// A way that follows from a transition that came is told by that one: whoever lets a coordinator show another screen opens
/// ways to it from all screens that ask. What is left are ways for which other code changed, such as a screen that asks
/// its coordinator now.
struct WayComparison {
  let addedWays: [GraphPath.Step]
  let removedWays: [GraphPath.Step]
  let changedWays: [GraphDifference.WayChange]
  let addedParts: [ScreenPart]
  let removedParts: [ScreenPart]

  init(from base: AnalysisResult, to head: AnalysisResult, _ ids: RenamedIDs, _ edges: EdgeComparison) {
    let before = Dictionary(
      (base.parts ?? []).map { ([ids.id($0.screen), ids.id($0.part)], $0) }, uniquingKeysWith: { first, _ in first })
    let after = Dictionary(
      (head.parts ?? []).map { ([$0.screen, $0.part], $0) }, uniquingKeysWith: { first, _ in first })
    // Documents of before parts were told apart say nothing of them.
    let areKnown = base.parts != nil && head.parts != nil
    addedParts = areKnown ? Self.sorted(after.filter { before[$0.key] == nil }.values) : []
    removedParts = areKnown ? Self.sorted(before.filter { after[$0.key] == nil }.values) : []

    let ways = Self.ways(head) { [$0.source, $0.destination, $0.kind.rawValue] + $0.via }
    let old = Self.ways(base) { way in
      [ids.id(way.source), ids.id(way.destination), way.kind.rawValue] + way.via.map(ids.type)
    }
    let cause = WayCauses(head, edges.came, addedParts)
    let oldCause = WayCauses(base, edges.went, removedParts)
    // What a transition shows otherwise now, the ways over it show otherwise.
    let change = WayCauses(head, edges.changes.map(\.after), [])
    let new = ways.filter { old[$0.key] == nil && !cause.explain($0.value) }
    let gone = old.filter { ways[$0.key] == nil && !oldCause.explain($0.value) }
    let paired = Self.pairs(Array(gone.keys), Array(new.keys))
    let other = paired.compactMap { pair -> GraphDifference.WayChange? in
      guard let before = gone[pair.before], let after = new[pair.after] else { return nil }
      // That a screen asks somebody else is told by no transition of whom it asks.
      let isSameRoad = pair.before.dropFirst(3) == pair.after.dropFirst(3)
      guard !isSameRoad || !change.explain(after) else { return nil }
      return GraphDifference.WayChange(before: before, after: after)
    }
    let surer = old.compactMap { key, before -> GraphDifference.WayChange? in
      guard let after = ways[key], after.confidence != before.confidence, !cause.explain(after), !change.explain(after)
      else { return nil }
      return GraphDifference.WayChange(before: before, after: after)
    }
    let (told, untold) = (Set(paired.map(\.after)), Set(paired.map(\.before)))
    addedWays = Self.sorted(new.filter { !told.contains($0.key) }.values)
    removedWays = Self.sorted(gone.filter { !untold.contains($0.key) }.values)
    changedWays = (other + surer).sorted { Self.order($0.after).lexicographicallyPrecedes(Self.order($1.after)) }
  }

  /// The ways through objects, each once; what a transition says by itself is compared with the transitions.
  private static func ways(
    _ result: AnalysisResult, _ key: (GraphPath.Step) -> [String]
  ) -> [[String]: GraphPath.Step] {
    Dictionary(ForwardWays.flowing(in: result).map { (key($0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The ways that went and came between the same two screens, by their keys: first those over the same objects, which
  /// show the screen otherwise, then one for another.
  private static func pairs(_ gone: [[String]], _ new: [[String]]) -> [(before: [String], after: [String])] {
    var left = new.sorted { $0.lexicographicallyPrecedes($1) }
    var waiting = gone.sorted { $0.lexicographicallyPrecedes($1) }
    var pairs: [(before: [String], after: [String])] = []
    let roads: [([String]) -> [String]] = [{ Array($0.prefix(2) + $0.dropFirst(3)) }, { Array($0.prefix(2)) }]
    for road in roads {
      var arriving = Dictionary(grouping: left.reversed(), by: road)
      let found = waiting.compactMap { key in arriving[road(key)]?.popLast().map { (before: key, after: $0) } }
      let (told, untold) = (Set(found.map(\.after)), Set(found.map(\.before)))
      left = left.filter { !told.contains($0) }
      waiting = waiting.filter { !untold.contains($0) }
      pairs += found
    }
    return pairs
  }

  private static func order(_ way: GraphPath.Step) -> [String] {
    [way.source, way.destination, way.kind.rawValue] + way.via
  }

  private static func sorted(_ ways: some Sequence<GraphPath.Step>) -> [GraphPath.Step] {
    ways.sorted { order($0).lexicographicallyPrecedes(order($1)) }
  }

  private static func sorted(_ parts: some Sequence<ScreenPart>) -> [ScreenPart] {
    parts.sorted { ($0.part, $0.screen) < ($1.part, $1.screen) }
  }
}

/// From which changed transitions and parts the ways of a graph follow.
private struct WayCauses {
  /// The changed links between what ways call the nodes at both ends.
  private let links: Set<[String]>
  /// What ways call a node: a name where they pass it, an id where they begin and end.
  private let names: [String: [String]]
  /// What each node is a part of: a screen is shown by whoever shows the container around it.
  private let holders: [String: [String]]

  init(_ result: AnalysisResult, _ edges: [Edge], _ parts: [ScreenPart]) {
    let names = Dictionary(
      result.nodes.map { ($0.id, [$0.id] + Set([$0.name, $0.type ?? $0.name]).sorted()) },
      uniquingKeysWith: { first, _ in first })
    self.names = names
    let ends =
      edges.filter { !$0.kind.goesBack }.map { ($0.source, $0.destination) } + parts.map { ($0.screen, $0.part) }
    links = Set(
      ends.flatMap { source, destination in
        (names[source] ?? []).flatMap { source in (names[destination] ?? []).map { [source, $0] } }
      })
    let containing = result.edges.filter { $0.kind.isContainment && $0.source != $0.destination }
    holders = Dictionary(grouping: containing, by: \.destination).mapValues { $0.map(\.source) }
  }

  /// Whether one of the links of a way changed.
  func explain(_ way: GraphPath.Step) -> Bool {
    guard !links.isEmpty else { return false }
    let passed = [way.source] + way.via
    // An object on the way can ask the last one by another's code; whose transition it is says enough.
    if passed.contains(where: { links.contains([$0, way.destination]) }) { return true }
    if zip(passed, way.via).contains(where: { links.contains([$0, $1]) }) { return true }
    var seen: Set<String> = [way.destination]
    var pending = [way.destination]
    while let next = pending.popLast(), seen.count <= Self.mostHolders {
      for holder in holders[next] ?? [] {
        if links.contains([holder, next]) || passed.contains(where: { links.contains([$0, holder]) }) { return true }
        if seen.insert(holder).inserted { pending.append(holder) }
      }
    }
    return false
  }

  /// Stacks in tabs in columns: nobody nests them deeper, but a graph can say so.
  private static let mostHolders = 32
}
