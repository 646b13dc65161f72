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
    case .unresolved: "have edges whose destination is not known"
    case .forwarded: "belong to wrappers, whose callers have the edges"
    case .embedded: "make parts of screens"
    case .own: "only look like navigation"
    case .unreachable: "are in code that nothing runs"
    case .outside: "are no code of the app"
    case .unexplained: "can be navigation, and the graph does not explain them"
    }
  }
}
