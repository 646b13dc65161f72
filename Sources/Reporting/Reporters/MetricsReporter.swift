import NavigationModel

/// The metrics of the graph and a table of those of its nodes, for people.
///
/// Sorted by betweenness: a change of navigation most likely touches the first nodes.
public struct MetricsReporter: Reporter {
  /// The word for the format on the command line.
  public static let identifier = "metrics"
  /// What the format is good for.
  public static let summary = "The metrics of the graph, and a table of the metrics of each node."

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

  /// The measures of the graph, then a line for each node under a heading.
  public func render(_ report: Report) -> String {
    let result = report.result
    guard let shape = result.metrics.shape, let nodes = result.metrics.nodes else {
      return "The document holds no metrics of nodes.\n"
    }
    let names = Self.names(of: result.nodes)
    let sorted = nodes.sorted { left, right in
      (-left.betweenness, -left.fanIn - left.fanOut, left.node) < (
        -right.betweenness, -right.fanIn - right.fanOut, right.node
      )
    }
    let rows = sorted.map { row(for: $0, name: names[$0.node] ?? $0.node) }
    let graph =
      [
        "  Components     \(shape.components)", "  Cycles         \(shape.cycles)",
        "  Unresolved     \(Self.decimal(shape.unresolvedShare))",
      ]
      + (shape.unexplainedShare.map { ["  Unexplained    \(Self.decimal($0))"] } ?? [])
      + (shape.unreachedShare.map { ["  Unreached      \(Self.decimal($0))"] } ?? [])
    return (graph + [""] + [style.paint(Self.heading, .strong)] + rows).joined(separator: "\n") + "\n"
  }

  /// What tells each node from the others: its name, or its id where others have the name too.
  private static func names(of nodes: [Node]) -> [String: String] {
    let counts = Dictionary(nodes.map { ($0.name, 1) }, uniquingKeysWith: +)
    return Dictionary(nodes.map { ($0.id, counts[$0.name] == 1 ? $0.name : $0.id) }) { first, _ in first }
  }

  private static let heading = "  fan-in  fan-out  instability  depth  betweenness  node"

  /// The columns are as wide as their headings.
  private func row(for node: NodeMetrics, name: String) -> String {
    let columns = [
      (String(node.fanIn), 8), (String(node.fanOut), 9), (Self.decimal(node.instability), 13),
      (node.depth.map(String.init) ?? "-", 7), (Self.decimal(node.betweenness), 13),
    ]
    return columns.map { Wording.aligned($0.0, width: $0.1) }.joined() + "  " + name.visible
  }

  /// A number from 0 to 1 with four decimals, which is as exact as it is measured.
  private static func decimal(_ share: Double) -> String {
    let units = Int((share * 10_000).rounded())
    let decimals = String(units % 10_000)
    return "\(units / 10_000)." + String(repeating: "0", count: 4 - decimals.count) + decimals
  }
}
