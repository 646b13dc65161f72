extension ScreenAcquaintance.Tie {
  /// What the one screen's code does with the other, as the verb of a sentence.
  var verb: String {
    switch self {
    case .creates: "creates"
    case .casts: "casts to"
    case .configures: "configures"
    case .shows: "shows"
    }
  }
}

extension AnalysisContext {
  /// What one screen's code does with the other: `casts to Detail`, `casts to Detail in prepare(for:)`, `sets item of
  /// Detail`.
  func tie(_ acquaintance: ScreenAcquaintance) -> String {
    guard acquaintance.tie == .configures, !acquaintance.properties.isEmpty else { return ties([acquaintance]) }
    let properties = Wording.list(acquaintance.properties.sorted(), limit: 2)
    let place = acquaintance.isInPrepare ? " in prepare(for:)" : ""
    return "sets \(properties) of \(name(of: acquaintance.destination))\(place)"
  }

  /// The names of the screens, those that are known most closely first: what is cast to or set, and what another module
  /// holds; of these those that are named at most places.
  func closestFirst(_ known: [ScreenAcquaintance]) -> [String] {
    let ranked = known.map { acquaintance -> (rank: Int, places: Int, name: String) in
      let isClose = acquaintance.tie == .casts || acquaintance.tie == .configures
      let isFar = node(acquaintance.destination)?.module != node(acquaintance.source)?.module
      return ((isClose ? 0 : 2) + (isFar ? 0 : 1), acquaintance.places.count, name(of: acquaintance.destination))
    }
    return ranked.sorted { ($0.rank, -$0.places, $0.name) < ($1.rank, -$1.places, $1.name) }.map(\.name)
  }

  /// The same for several screens, those that are known in the same way together.
  func ties(_ known: [ScreenAcquaintance]) -> String {
    ScreenAcquaintance.Tie.allCases.flatMap { tie in
      [false, true].compactMap { isInPrepare -> String? in
        let names = known.filter { $0.tie == tie && $0.isInPrepare == isInPrepare }.map { name(of: $0.destination) }
        guard !names.isEmpty else { return nil }
        return "\(tie.verb) \(Wording.list(names, limit: 3))\(isInPrepare ? " in prepare(for:)" : "")"
      }
    }
    .joined(separator: "; ")
  }
}
