import NavigationModel

/// Workflow commands, which GitHub Actions turns into annotations of the changed files.
///
/// The form is that of GitHub's "Workflow commands for GitHub Actions"; how values are escaped is what `@actions/core`
/// does.
public struct GitHubActionsReporter: Reporter {
  /// The word for the format on the command line.
  public static let identifier = "github-actions"
  /// What the format is good for.
  public static let summary = "Annotations of the changed files of a pull request on GitHub."

  /// Further places that an annotation names; GitHub shows only the first lines of long ones.
  private static let placeLimit = 5

  /// Makes a reporter.
  public init() {}

  /// A command for each finding, and one for each file that could not be read.
  public func render(_ report: Report) -> String {
    report.reportedFindings.map { command(for: $0, in: report) + "\n" }.joined()
  }

  private func command(for finding: Finding, in report: Report) -> String {
    let places = finding.relatedLocations.prefix(Self.placeLimit)
      .map { "also here: \(report.place($0).description.visible)" }
    let rest = finding.relatedLocations.count - places.count
    let lines =
      ["\(finding.message.visible) (\(finding.rule.visible))"] + finding.remarks.map(\.visible) + places
      + (rest > 0 ? ["… and \(Wording.count(rest, "more place"))"] : [])
    return command(
      finding.severity.rawValue, at: report.location(of: finding).map(report.place),
      title: report.rule(finding.rule).name, lines: lines)
  }

  private func command(_ name: String, at place: SourceLocation?, title: String, lines: [String]) -> String {
    let position = place.map { ["file=\(property($0.file))", "line=\($0.line)", "col=\($0.column)"] } ?? []
    let properties = position + ["title=\(property(title))"]
    return "::\(name) \(properties.joined(separator: ","))::\(data(lines.joined(separator: "\n")))"
  }

  /// The value of a property, which also ends at commas and colons.
  private func property(_ text: String) -> String {
    data(text.visible).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  /// The text after the command.
  private func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }
}
