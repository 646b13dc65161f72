import NavigationModel

/// Which places are in code that nothing runs, or only previews.
extension AccountBuilder {
  /// The places without dead code: all in functions that nothing names are unreachable, of which the graph knows nothing
  /// either. Elsewhere, a place that is unexplained, or only forwarded by its callers, is unreachable if nothing can run the
  /// code around it. Code that only previews run is not a part of the app.
  func withoutDeadCode(
    _ places: [(place: NavigationAccount.Place, body: BodyID)], _ mentions: Mentions, _ unnamed: UnnamedFunctions
  ) -> [NavigationAccount.Place] {
    let code = DeadCode(program, mentions, unnamed)
    return places.map { place, body in
      if place.outcome != .edge, place.outcome != .unreachable, let reason = code.reasonOfNoName(at: place.site) {
        var place = place
        (place.outcome, place.reason) = (.unreachable, reason)
        return place
      }
      if place.outcome == .unresolved, let uncalledBody = uncalled[place.site],
        let verdict = verdict(onUncalled: uncalledBody, code)
      {
        var place = place
        (place.outcome, place.reason) = verdict
        return place
      }
      // What is unresolved stands in the graph, with an edge to something unknown.
      if place.outcome != .edge, place.outcome != .unresolved, let reason = code.reasonOfPreviews(for: body) {
        var place = place
        (place.outcome, place.reason) = (.outside, reason)
        return place
      }
      let isOfObject = place.kind == .making && (place.outcome == .embedded || place.outcome == .own)
      let reasonOfObject =
        isOfObject ? code.reasonOfDeadFactory(around: body) ?? code.reasonOfNoView(around: body) : nil
      // Of an object that there is not, no caller shows anything.
      let reasonOfCode =
        needsCallers(place, in: body) ? code.reason(for: body) ?? code.reasonOfDeadFactory(around: body) : nil
      guard let reason = reasonOfObject ?? reasonOfCode else { return place }
      var place = place
      (place.outcome, place.reason) = (.unreachable, reason)
      return place
    }
  }

  /// What became of a place in code that no call means; nil where something else may run that.
  private func verdict(onUncalled body: BodyID, _ code: DeadCode) -> Verdict? {
    if let reason = code.reasonOfPreviews(for: body) { return (.outside, reason) }
    return code.reasonOfUncalled(body).map { (.unreachable, $0) }
  }

  /// Whether an outcome is true only of code that something runs. The coordinator of a view is there only with the view,
  /// and a framework asks for a view only where there is an object that has it.
  private func needsCallers(_ place: NavigationAccount.Place, in body: BodyID) -> Bool {
    switch place.outcome {
    case .unexplained, .forwarded: true
    case .embedded, .own, .unresolved:
      place.kind == .making
        && (program[body].name == Self.makerOfCoordinators || isAskedForByFrameworks(program.outermost(body)))
    default: false
    }
  }
}
