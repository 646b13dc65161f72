import NavigationModel

/// The graph as a flowchart of Mermaid, which GitHub, GitLab and many wikis draw within Markdown.
public struct MermaidReporter: Reporter {
  /// The word for the format on the command line.
  public static let identifier = "mermaid"
  /// What the format is good for.
  public static let summary = "The graph as a flowchart of Mermaid, for Markdown; small graphs, or a part of one."
  /// Whether it shows the graph, of which a part can be selected.
  public static let showsGraph = true

  /// Makes a reporter.
  public init() {}

  /// The flowchart without transitions back, which would hide the others. If hosts refuse to draw it, a comment in the
  /// text says so.
  public func render(_ report: Report) -> String {
    MermaidDiagram(of: report.result).text
  }
}
