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
  /// The name of the screen that is known, and whether it is known in `prepare(for:sender:)`.
  func name(of acquaintance: ScreenAcquaintance) -> String {
    name(of: acquaintance.destination) + (acquaintance.isInPrepare ? " in prepare(for:)" : "")
  }
}
