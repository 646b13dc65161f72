import NavigationModel

/// The places of an account with one outcome, as lines of text.
struct AccountSection {
  let style: TextStyle
  let report: Report

  /// `29 of 758 places (4 %) are unexplained: …`
  func heading(of outcome: NavigationAccount.Outcome, in account: NavigationAccount) -> [String] {
    let (part, whole) = (account.count(of: outcome), account.placeCount)
    let share = "\(part) of \(Wording.count(whole, "place")) (\(Wording.percentage(part, of: whole)))"
    return ["\(style.paint(outcome.rawValue, .strong)): \(share) \(Self.meaning(of: outcome))"]
  }

  /// A line for each place, in the order of the sources.
  func lines(of outcome: NavigationAccount.Outcome, in account: NavigationAccount) -> [String] {
    account.places.filter { $0.outcome == outcome }.map { place in
      "  \(report.openPlace(place.site)): \(place.name): \(place.reason)".visible
    }
  }

  private static func meaning(of outcome: NavigationAccount.Outcome) -> String {
    switch outcome {
    case .edge: "have edges in the graph"
    case .unresolved: "are transitions with an unknown part"
    case .forwarded: "are in wrappers, whose callers have the edges"
    case .embedded: "make parts of screens"
    case .own: "are not navigation"
    case .unreachable: "are dead code, or scenes that nothing can show"
    case .outside: "are not code of the app"
    case .unexplained: "look like navigation, but are unexplained"
    }
  }
}
