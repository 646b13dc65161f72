import NavigationModel

/// Tells of which transitions it does not matter who hears what is sent: of several types that observe one name it is not
/// known which is there, but if those of them that show anything all show the same, one of them does.
struct SharedHearings {
  private let parts: [ResolvedPart]
  private let program: Program

  /// What a sending leads to.
  private struct Shown: Hashable {
    let destination: TypeID
    let kind: TransitionKind
  }

  /// For each call that sends something, what comes of it in the code of each type that hears it.
  private var shown: [CallSiteID: [TypeID?: Set<Shown>]] = [:]

  init(_ parts: [ResolvedPart], in program: Program) {
    (self.parts, self.program) = (parts, program)
    for transition in parts.lazy.flatMap(\.transitions) {
      guard let (site, hearer, shown) = hearing(of: transition) else { continue }
      self.shown[site, default: [:]][hearer, default: []].insert(shown)
    }
  }

  /// The parts, with such transitions as sure as they are if it is known who hears.
  func settled() -> [ResolvedPart] {
    guard !shown.isEmpty else { return parts }
    return parts.map { part in
      var settled = part
      for index in settled.transitions.indices {
        guard let sure = settled.transitions[index].confidenceIfShared,
          let (site, _, what) = hearing(of: settled.transitions[index]), let hearers = shown[site],
          hearers.count > 1, hearers.values.allSatisfy({ $0.contains(what) })
        else { continue }
        settled.transitions[index].confidence = sure
      }
      return settled
    }
  }

  /// The call that sends something to several, the type whose code hears it, and what that shows.
  private func hearing(of transition: ResolvedTransition) -> (site: CallSiteID, hearer: TypeID?, shown: Shown)? {
    guard transition.confidenceIfShared != nil, let destination = transition.shownType, let path = transition.path,
      let level = path.calls.firstIndex(where: { $0.sent?.isForSeveral == true })
    else { return nil }
    let hearing = level == 0 ? path.scope : program[path.calls[level - 1].site].scope
    return (
      path.calls[level].site, program[program[hearing].body].owner,
      Shown(destination: destination, kind: transition.kind)
    )
  }
}
