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
  /// What one screen's code does with the other: `casts to Detail`, `in prepare(for:) casts to Detail`.
  func tie(_ acquaintance: ScreenAcquaintance) -> String { ties([acquaintance]) }

  /// The same for several screens, those that are known in the same way together.
  func ties(_ known: [ScreenAcquaintance]) -> String {
    ScreenAcquaintance.Tie.allCases.flatMap { tie in
      [false, true].compactMap { isInPrepare -> String? in
        let names = known.filter { $0.tie == tie && $0.isInPrepare == isInPrepare }.map { name(of: $0.destination) }
        guard !names.isEmpty else { return nil }
        return "\(isInPrepare ? "in prepare(for:) " : "")\(tie.verb) \(Wording.list(names))"
      }
    }
    .joined(separator: "; ")
  }
}
