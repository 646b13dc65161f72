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

  /// Limits a metric, of all nodes unless some are given.
  public init(metric: Metric, maximum: Double, severity: Severity = .error, nodes: NodePattern? = nil) {
    self.metric = metric
    self.maximum = maximum
    self.severity = severity
    self.nodes = nodes
  }
}

extension MetricLimit {
  /// The identifier of findings about limits.
  public static let rule = "limit-exceeded"

  /// A finding for each node, or for the graph, whose value is above the limit.
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
      rule: Self.rule, severity: severity, message: "The app \(excess(value)).", nodes: [], location: nil,
      fingerprint: "\(Self.rule) \(metric.rawValue)")
  }

  private func finding(value: Double, of node: Node, context: AnalysisContext) -> Finding {
    Finding(
      rule: Self.rule, severity: severity, message: "\(context.name(of: node.id)) \(excess(value)).",
      nodes: [node.id], location: node.location, fingerprint: "\(Self.rule) \(metric.rawValue) \(node.id)")
  }

  /// `exceeds a limit: fan-out is 3, more than 2 (nodes that it leads to)`.
  private func excess(_ value: Double) -> String {
    "exceeds a limit: \(metric.rawValue) is \(text(value)), more than \(text(maximum)) (\(metric.meaning))"
  }

  private func text(_ value: Double) -> String { metric.isShare ? String(value) : String(Int(value)) }
}
