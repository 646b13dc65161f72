import NavigationModel

/// The coordinators that other coordinators ask for screens, instead of starting them.
///
/// Who asks one for each screen of the checkout knows one scenario, as who starts it does.
struct AskedCoordinators {
  /// A transition with what it leads to.
  typealias Way = (edge: Edge, ends: [String])

  /// Ids by name, which the classes of several targets can share.
  private let ids: [String: [String]]
  /// By their ids, what their own code names.
  private let named: [String: Set<String>]
  /// By their ids, what they show.
  private let shown: [String: Set<String>]
  /// By the ids of screens, the coordinators whose code makes them, ascending; helpers and models that also navigate
  /// are no scenario.
  private let makers: [String: [String]]

  init(_ coordinators: [Node], shown: [String: Set<String>], knowledge: [ScreenKnowledge]) {
    ids = Dictionary(grouping: coordinators, by: \.name).mapValues { $0.map(\.id) }
    named = Dictionary(grouping: knowledge, by: \.source).mapValues { Set($0.map(\.destination)) }
    self.shown = shown
    let known = Set(coordinators.filter { $0.role == .coordinator }.map(\.id))
    let makings = knowledge.filter { $0.kind == .creates && known.contains($0.source) }
    makers = Dictionary(grouping: makings, by: \.destination).mapValues { Set($0.map(\.source)).sorted() }
  }

  /// The transitions of a coordinator that another one carries out, or for which it asks another one that makes what is
  /// shown, as the one way to that coordinator: what it shows is the other's. Who makes a single screen for one that
  /// does not start it only helps.
  ///
  /// - Parameter started: the names of the coordinators that it starts.
  func gathered(_ ways: [Way], of coordinator: String, starting started: Set<String>) -> [Way] {
    let made = ways.reduce(into: [String: Set<String>]()) { made, way in
      for maker in makers(of: way, for: coordinator) { made[maker, default: []].formUnion(way.ends) }
    }
    let asked = { (way: Way) -> String? in
      if let carrier = carrier(of: way, for: coordinator) { return carrier }
      // Of several that make the same screen it is the one that makes the others too.
      return makers(of: way, for: coordinator).max { (made[$0]?.count ?? 0, $1) < (made[$1]?.count ?? 0, $0) }
    }
    let shares = Dictionary(grouping: ways, by: asked).mapValues { Set($0.flatMap(\.ends)).count }
    let startedIDs = Set(started.flatMap { ids[$0] ?? [] })
    return ways.map { way in
      guard let other = asked(way) else { return way }
      let isOnlyAsked = namesNone(of: way, coordinator) && carrier(of: way, for: coordinator) == other
      return isOnlyAsked || startedIDs.contains(other) || (shares[other] ?? 0) > 1 ? (way.edge, [other]) : way
    }
  }

  /// The coordinator that carries the transition out and knows all that it leads to.
  private func carrier(of way: Way, for coordinator: String) -> String? {
    let others = way.edge.via.first.flatMap { ids[$0] } ?? []
    return others.first { other in
      other != coordinator
        && way.ends.allSatisfy { named[other]?.contains($0) == true || shown[other]?.contains($0) == true }
    }
  }

  /// The coordinators that make all that a transition leads to, where the asking one names none of it. One that shows
  /// the asking one hands its screens down to it.
  private func makers(of way: Way, for coordinator: String) -> [String] {
    let isNamedThere = way.edge.confidence == .certain && way.edge.via.isEmpty
    guard !isNamedThere, namesNone(of: way, coordinator), let first = way.ends.first else { return [] }
    return (makers[first] ?? []).filter { other in
      other != coordinator && shown[other]?.contains(coordinator) != true
        && way.ends.allSatisfy { makers[$0]?.contains(other) == true }
    }
  }

  /// Whether the code of a coordinator names nothing that a transition leads to.
  private func namesNone(of way: Way, _ coordinator: String) -> Bool {
    named[coordinator]?.isDisjoint(with: way.ends) ?? true
  }
}
