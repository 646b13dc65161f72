import NavigationModel

/// The list of unexplained places: they look like navigation, but navgraph can neither put them into the graph nor rule
/// them out.
///
/// The most frequent words come first, since they are the most worth fixing; then the places by file.
public struct UnexplainedReporter: Reporter {
  /// The word for the format on the command line.
  public static let identifier = "unexplained"
  /// What the format is good for.
  public static let summary =
    "The places that look like navigation, but that navgraph can neither put into the graph nor rule out."

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

  /// The list, in sections parted by empty lines.
  public func render(_ report: Report) -> String {
    guard let account = report.result.account else { return "The document has no account of places.\n" }
    let section = AccountSection(style: style, report: report)
    let heading = section.heading(of: .unexplained, in: account)
    return ([heading] + [section.lines(of: .unexplained, in: account)].filter { !$0.isEmpty })
      .map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }
}
