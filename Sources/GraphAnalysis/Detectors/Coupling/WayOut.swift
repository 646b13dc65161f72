/// How two screens that know each other could stop doing so.
enum WayOut: Hashable {
  /// The first reports back to the second, which holds it as a part of itself.
  case reportToParent(String)
  /// The screen reports back to the other, which shows it.
  case reportBack(String)
  /// Somebody else shows them both.
  case layer
  /// One knows the other only by what it needs of it.
  case protocols

  /// What to do about a single pair.
  func advice(_ context: AnalysisContext) -> String {
    switch self {
    case .reportToParent(let child):
      "Let \(context.name(of: child)) report back to its parent through a closure or a delegate protocol."
    case .reportBack(let shown):
      "Let \(context.name(of: shown)) report back to the screen that shows it through a closure or a delegate protocol."
    case .layer: "Let a coordinator or a routing layer show them, so that none names another."
    case .protocols: "Let one of them refer to the other only through a protocol."
    }
  }

  /// What to do about a pair, or about several that have screens in common.
  static func advice(for pairs: [MutualPair], _ context: AnalysisContext) -> String {
    let ways = pairs.map(context.wayOut)
    if let way = ways.first, ways.count == 1 || way.isOfOne && Set(ways).count == 1 { return way.advice(context) }
    if ways.allSatisfy(\.isOfParts) {
      return "Let the parts report back to their parents through closures or delegate protocols."
    }
    return ways.contains(.protocols) || ways.contains(where: \.isOfParts)
      ? "Let them refer to each other only through protocols, or let a coordinator or a routing layer show them."
      : "Let a coordinator or a routing layer show them, so that none names another."
  }

  /// Whether it is for one screen to go, whoever else knows it.
  private var isOfOne: Bool {
    switch self {
    case .reportToParent, .reportBack: true
    case .layer, .protocols: false
    }
  }

  private var isOfParts: Bool { if case .reportToParent = self { true } else { false } }
}

extension AnalysisContext {
  /// What the transitions between two screens say of the way out: who shows whom, and who is a part of whom.
  func wayOut(of pair: MutualPair) -> WayOut {
    for (parent, child) in [(pair.here, pair.there), (pair.there, pair.here)] where parent.isContained && !child.isPart
    {
      // What shows or makes its own parent is brought up by nobody but itself.
      return brings(child) ? .protocols : .reportToParent(child.source)
    }
    if brings(pair.here), brings(pair.there) { return .layer }
    for (shower, shown) in [(pair.here, pair.there), (pair.there, pair.here)] where shows(shower) {
      // What is put into any container that is shown may be the one that shows it.
      return hasUnknownParts(shown.source) ? .protocols : .reportBack(shown.source)
    }
    return .protocols
  }

  /// Whether a transition leads from the one screen to the other, or the code before a segue expects it: one that does
  /// not unwind.
  private func shows(_ acquaintance: ScreenAcquaintance) -> Bool {
    acquaintance.isShown
      || acquaintance.isInPrepare
        && !program.graph.edges.contains {
          $0.kind == .unwind && $0.source == acquaintance.source && $0.destination == acquaintance.destination
        }
  }

  private func brings(_ acquaintance: ScreenAcquaintance) -> Bool {
    shows(acquaintance) || acquaintance.tie == .creates
  }

  private func hasUnknownParts(_ screen: String) -> Bool {
    program.graph.edges.contains { edge in
      edge.source == screen && edge.kind.isContainment && node(edge.destination)?.kind == .unknown
    }
  }
}
