import GraphAnalysis
import NavigationModel
import Reporting

extension Analysis {
  /// What of the gate can never find anything or fail a run, although it is written as it should be: a rule that guards
  /// nothing looks like one that is kept.
  public func remarks(on report: Report) -> [Notice] {
    let patterns = configuration.rules.unmatchedPatterns(among: report.result.nodes).map { pattern in
      let place = pattern.location.map { "\(report.openPlace($0)): " } ?? ""
      return Notice.remark("\(place)\(pattern.sentence)")
    }
    return patterns + (waitsForNoBaseline ? [.remark(Self.noBaseline)] : [])
      + (asksForNoLimit ? [.remark(Self.noLimit)] : [])
  }

  /// Whether the run is about limits by name, and there is none.
  private var asksForNoLimit: Bool {
    configuration.rules.limits.isEmpty && configuration.rules.selection.only.contains(MetricLimit.rule)
  }

  private static let noLimit = """
    '\(MetricLimit.rule)' finds nothing without a limit; set one by the key 'limits' of \(Configuration.fileName)
    """

  /// Whether the run is to fail on what is gone from a baseline, and there is none.
  private var waitsForNoBaseline: Bool {
    failurePolicy.causes.contains(.gone) && configuration.baseline == nil && newBaseline == nil
  }

  private static let noBaseline = """
    the run is to fail on what is gone, but without a baseline nothing can be; write one with --write-baseline, and give \
    it by --baseline or the key 'baseline'
    """
}

extension UnmatchedPattern {
  /// What is wrong, and what was probably meant.
  var sentence: String {
    let owner =
      switch owner {
      case .rule(let name): "the rule '\(name)'"
      case .limit(let metric): "the limit of '\(metric.rawValue)'"
      }
    switch subject {
    case .nodes(let words):
      return "\(owner) is about \(words), and there are none"
    case .value(.name, let pattern, let present):
      return "\(owner) names '\(pattern)', and no node is called so"
        + Self.hint(for: pattern, among: present, .name)
    case .value(let property, let pattern, let present):
      return "\(owner) names the \(property.rawValue) '\(pattern)', and no node is in it"
        + Self.hint(for: pattern, among: present, property)
    }
  }

  private static func hint(for pattern: String, among present: [String], _ property: Property) -> String {
    let near = NearNames.of(pattern, among: present)
    if let last = near.last {
      let others = near.dropLast().map { "'\($0)'" }.joined(separator: ", ")
      return "; did you mean \(others.isEmpty ? "" : others + " or ")'\(last)'?"
    }
    if present.isEmpty { return "; no node has a \(property.rawValue) here" }
    guard property != .name else { return "; 'navgraph analyze --metrics' lists the nodes that there are" }
    let rest = present.count - mostListed
    let listed = present.prefix(mostListed).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    return "; there \(present.count == 1 ? "is" : "are") \(listed)"
  }

  /// As many values are listed where none is near.
  private static let mostListed = 8
}
