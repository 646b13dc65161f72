import NavigationModel

/// The list of all places that look like navigation but are not edges, by outcome.
public struct AccountReporter: Reporter {
  /// The word for the format on the command line.
  public static let identifier = "account"
  /// What the format is good for.
  public static let summary =
    "All places that look like navigation but are not edges, by outcome: dead code, parts, wrappers."

  /// Whether to use colours.
  public var style: TextStyle

  /// Makes a reporter without colours.
  public init() {
    self.init(style: .plain)
  }

  /// Makes a reporter.
  public init(style: TextStyle) {
    self.style = style
  }

  /// A section for each outcome, in the order of ``NavigationAccount/Outcome``. Edges are only counted: they are the
  /// graph.
  public func render(_ report: Report) -> String {
    guard let account = report.result.account else { return "The document has no account of places.\n" }
    let section = AccountSection(style: style, report: report)
    let sections = NavigationAccount.Outcome.allCases.filter { account.count(of: $0) > 0 }.map { outcome in
      section.heading(of: outcome, in: account) + section.lines(of: outcome, in: account)
    }
    return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }
}
