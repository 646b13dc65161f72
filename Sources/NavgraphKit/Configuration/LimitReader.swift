import GraphAnalysis
import NavigationModel

/// Reads `limits:`, the largest values that a team allows for metrics.
enum LimitReader {
  /// For each metric a number, or a mapping of the number with a severity and the nodes that it is for, or a list.
  static func read(_ value: YAMLValue) throws(ConfigurationError) -> [MetricLimit] {
    var limits: [MetricLimit] = []
    for (key, value) in try value.entries(of: "the limits", among: Metric.allCases.map(\.rawValue)) {
      guard let metric = Metric(rawValue: key) else { continue }
      let elements = value.isMapping ? [value] : try value.elements(of: "'\(key)'")
      guard !elements.isEmpty else { throw value.error("'\(key)' needs a number") }
      for element in elements { limits.append(try limit(of: metric, element)) }
    }
    return limits
  }

  private static func limit(of metric: Metric, _ value: YAMLValue) throws(ConfigurationError) -> MetricLimit {
    guard value.isMapping else {
      return MetricLimit(metric: metric, maximum: try maximum(of: metric, value), location: value.location)
    }
    let keys = ["max", "severity"] + (metric.isOfNodes ? ["nodes"] : [])
    let fields = try value.fields(of: "the limit of '\(metric.rawValue)'", among: keys, required: ["max"])
    guard let number = fields["max"] else { throw value.error("'\(metric.rawValue)' needs 'max'") }
    var limit = MetricLimit(metric: metric, maximum: try maximum(of: metric, number), location: value.location)
    if let severity = try fields["severity"]?.severity() { limit.severity = severity }
    if let nodes = fields["nodes"] { limit.nodes = try NodePatternReader.pattern(nodes, of: "'nodes'") }
    return limit
  }

  private static func maximum(of metric: Metric, _ value: YAMLValue) throws(ConfigurationError) -> Double {
    // The sorts of numbers are those that options of rules have, and so are the words for them.
    let option =
      metric.isShare
      ? RuleOption.share(metric.rawValue, 0, "") : RuleOption.count(metric.rawValue, 0, "")
    let text = try value.text(of: "'\(metric.rawValue)'")
    guard let number = Double(text), option.accepts(number) else {
      throw value.error("'\(metric.rawValue)' is '\(text)', but must be \(option.acceptedValues)")
    }
    return number
  }
}

extension YAMLValue {
  /// How much a finding weighs.
  func severity() throws(ConfigurationError) -> Severity {
    try choice(of: "the severity")
  }
}
