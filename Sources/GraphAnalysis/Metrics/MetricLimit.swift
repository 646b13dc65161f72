import NavigationModel

/// The largest value that a team allows for a metric.
public struct MetricLimit: Hashable, Codable, Sendable {
  /// What is limited.
  public var metric: Metric
  /// The largest value without a finding, in the unit of the metric.
  public var maximum: Double
  /// How much a finding weighs.
  public var severity: Severity
  /// The nodes that the limit is for; nil for all. Without effect for a metric of the graph.
  public var nodes: NodePattern?
  /// Where the limit is set, by the path from the analyzed root; nil where no file says it.
  public var location: SourceLocation?

  /// Limits a metric, of all nodes unless some are given.
  public init(
    metric: Metric, maximum: Double, severity: Severity = .error, nodes: NodePattern? = nil,
    location: SourceLocation? = nil
  ) {
    self.metric = metric
    self.maximum = maximum
    self.severity = severity
    self.nodes = nodes
    self.location = location
  }
}

extension MetricLimit {
  /// The identifier of findings about limits.
  public static let rule = "limit-exceeded"

  /// A finding for each node, or for the graph, whose value is above the limit. One about the graph stands where the
  /// limit is set, since no other place stands for the graph.
  func findings(in context: AnalysisContext, metrics: Metrics) -> [Finding] {
    guard metric.isOfNodes else {
      return metric.value(of: metrics).flatMap { $0 > maximum ? [finding(value: $0)] : nil } ?? []
    }
    return (metrics.nodes ?? []).compactMap { measured in
      guard let node = context.node(measured.node), nodes?.matches(node) ?? true,
        let value = metric.value(of: measured), value > maximum
      else { return nil }
      return finding(value: value, of: node, context: context)
    }
  }

  private func finding(value: Double) -> Finding {
    Finding(
      rule: Self.rule, severity: severity, message: "The app \(excess(value)).", notes: [note], help: help,
      nodes: [], location: location,
      fingerprint: "\(Self.rule) \(metric.rawValue)")
  }

  private func finding(value: Double, of node: Node, context: AnalysisContext) -> Finding {
    Finding(
      rule: Self.rule, severity: severity, message: "\(context.name(of: node.id)) \(excess(value)).",
      notes: [note], help: help, nodes: [node.id], location: node.location ?? location,
      fingerprint: "\(Self.rule) \(metric.rawValue) \(node.id)")
  }

  /// Where to see what the value is made of.
  private var help: String {
    switch metric {
    case .unresolved, .unexplained, .unreached:
      "'navgraph analyze --\(metric.rawValue)' lists what counts."
    case .cycles: "'navgraph explain navigation-cycle' says how to open a cycle; the page lists them (--html)."
    case .screens, .components, .fanIn, .fanOut, .instability, .depth, .betweenness:
      "'navgraph analyze --metrics' shows the values of all nodes."
    }
  }

  /// What the metric measures.
  private var note: String { "\(metric.rawValue): \(metric.meaning)." }

  /// `exceeds a limit: fan-out is 3, more than 2`.
  private func excess(_ value: Double) -> String {
    "exceeds a limit: \(metric.rawValue) is \(text(value)), more than \(text(maximum))"
  }

  private func text(_ value: Double) -> String { metric.isShare ? String(value) : String(Int(value)) }
}

extension MetricLimit {
  static let description = RuleDescription(
    identifier: rule,
    name: "Limit exceeded", category: .team, severities: [.warning, .error],
    summary: """
      Finds metrics above the limits that the key 'limits' of the configuration sets, for a node or for the whole app. \
      Without a limit, it finds nothing.
      """,
    rationale: """
      A metric gets a little worse with each change, and nobody notices it in a single change.
      """,
    remedy: """
      Reduce the value; 'navgraph analyze --metrics' shows the values of all nodes. Raise the limit if it is wrong.
      """,
    triggeringExamples: [
      RuleExample(
        "A hub leads to three screens, where two are the limit of fan-out.", "Hub push A\nHub push B\nHub push C")
    ],
    nonTriggeringExamples: [
      RuleExample("It leads to two screens, where two are the limit of fan-out.", "Hub push A\nHub push B")
    ],
    options: [])
}
