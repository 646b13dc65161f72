import NavigationModel

extension ScreenAcquaintance {
  /// Whether all that is done with the other screen is to set something of it as a part of one's own.
  fileprivate var onlySetsPart: Bool { isPart && !ties.contains(.casts) }
}

/// What the code of two screens says about each other.
struct MutualPair: Sendable {
  let here: ScreenAcquaintance
  let there: ScreenAcquaintance

  /// Where they name each other, in order.
  var sites: [SourceLocation] { here.places.union(there.places).sorted() }

  /// Whether one of the two looks up to the one that brings it: casts to it or sets something of it, so that it works
  /// under that screen alone. Screens that only make each other are a way round, and no screen needs the other for that.
  var looksUp: Bool { upward != nil }

  /// What the screen that looks up says of the one that brings it, and what that one says of it; nil where none looks up.
  var upward: (child: ScreenAcquaintance, parent: ScreenAcquaintance)? {
    [(here, there), (there, here)].first { child, parent in
      !child.ties.isDisjoint(with: [.casts, .configures]) && child.ties.isDisjoint(with: [.creates, .shows])
        && !child.isInPrepare && !child.isShown && !child.onlySetsPart
        && (parent.isShown || parent.isPart || parent.ties.contains(.creates))
    }
  }

  /// All pairs, sorted by the first and then by the second screen.
  static func all(in context: AnalysisContext) -> [MutualPair] {
    let all = ScreenAcquaintances(context).all
    let bySource = Dictionary(grouping: all, by: \.source)
    return all.compactMap { here in
      guard here.source < here.destination else { return nil }
      return bySource[here.destination]?.first { $0.destination == here.source }
        .map { MutualPair(here: here, there: $0) }
    }
  }

  /// Pairs that have screens in common, directly or through further pairs, together; in the order of the first pairs.
  static func groups(of pairs: [MutualPair]) -> [[MutualPair]] {
    let screens = Set(pairs.flatMap { [$0.here.source, $0.there.source] }).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: zip(screens, screens.indices))
    let arcs = pairs.flatMap { pair -> [(source: Int, destination: Int)] in
      guard let here = numbers[pair.here.source], let there = numbers[pair.there.source] else { return [] }
      return [(here, there), (there, here)]
    }
    let components = DirectedGraph(nodeCount: screens.count, arcs: arcs).stronglyConnectedComponents()
    let groups = components.map { component in
      let members = Set(component.map { screens[$0] })
      return pairs.filter { members.contains($0.here.source) }
    }
    return groups.sorted { ($0.first?.here.source ?? "") < ($1.first?.here.source ?? "") }
  }
}
