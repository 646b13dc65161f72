import NavigationModel

/// The list of transitions with an unknown destination, with the reason of each.
///
/// The most frequent reasons come first, since they are the most worth fixing; then the transitions of each source.
public struct UnresolvedReporter: Reporter {
  /// The word for the format on the command line.
  public static let identifier = "unresolved"
  /// What the format is good for.
  public static let summary = "The transitions whose destination navgraph could not resolve, each with the reason."

  /// Whether to use colours.
  public var style: TextStyle

  /// Reasons that are listed before the transitions.
  private static let reasonLimit = 10

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
    let result = report.result
    let nodes = Dictionary(result.nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let unresolved = result.edges.filter { Self.isForward($0.kind) && nodes[$0.destination]?.kind == .unknown }
    let bySource = Dictionary(grouping: unresolved, by: \.source).sorted { left, right in
      (-left.value.count, left.key) < (-right.value.count, right.key)
    }
    let groups = bySource.map { source, edges in
      let name = (nodes[source]?.name ?? source).visible
      let title = "\(style.paint(name, .strong)): \(edges.count)"
      return [title] + edges.flatMap { lines(for: $0, source: nodes[source], in: report) }
    }
    let sections = [[heading(of: unresolved, in: result.metrics)], reasons(of: unresolved)] + groups
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  /// The transitions that ``Metrics/forwardTransitions`` counts.
  private static func isForward(_ kind: TransitionKind) -> Bool {
    !kind.goesBack && kind != .alert && kind != .system && kind != .start
  }

  private func heading(of unresolved: [Edge], in metrics: Metrics) -> String {
    let whole = metrics.forwardTransitions
    let share = Wording.percentage(unresolved.count, of: whole)
    return "\(unresolved.count) of \(Wording.count(whole, "destination")) (\(share)) could not be resolved"
  }

  private func reasons(of unresolved: [Edge]) -> [String] {
    let reasons = unresolved.flatMap { Set(Self.reasons(of: $0)) }
    let counts = Dictionary(grouping: reasons, by: \.self).mapValues(\.count)
    let frequent = counts.filter { $0.value > 1 }.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }
    let width = String(frequent.first?.value ?? 0).count
    guard !frequent.isEmpty else { return [] }
    return [style.paint("The most frequent reasons:", .strong)]
      + frequent.prefix(Self.reasonLimit).map { reason, count in
        "  \(Wording.aligned(String(count), width: width))  \(reason.visible)"
      }
  }

  private func lines(for edge: Edge, source: Node?, in report: Report) -> [String] {
    let places = edge.sites.isEmpty ? [source?.location].compactMap { $0 } : edge.sites
    let kind = edge.kind.rawValue + (edge.identifier.map { " \"\($0)\"" } ?? "")
    let via = edge.via.isEmpty ? "" : " via \(edge.via.joined(separator: ", "))"
    let reasons = Self.reasons(of: edge)
    return reasons.enumerated().map { index, reason in
      let place = places.indices.contains(index) ? "\(report.openPlace(places[index])): " : ""
      return "  \(place)\(kind)\(via): \(reason)".visible
    }
  }

  /// Why the destination is not known, for each place at which the transition is asked for.
  private static func reasons(of edge: Edge) -> [String] {
    let count = max(edge.sites.count, 1)
    if let reasons = edge.siteReasons, reasons.count == count { return reasons }
    return Array(repeating: edge.reason ?? "no reason is known", count: count)
  }
}
