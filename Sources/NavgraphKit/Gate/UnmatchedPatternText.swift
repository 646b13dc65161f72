import GraphAnalysis

extension UnmatchedPattern {
  /// The problem, and the nearest names.
  var sentence: String {
    let owner =
      switch owner {
      case .rule(let name): "the rule '\(name)'"
      case .limit(let metric): "the limit of '\(metric.rawValue)'"
      }
    switch subject {
    case .nodes(let words):
      return "\(owner) is about \(words), but there are none"
    case .value(.name, let pattern, let present):
      return "\(owner) names '\(pattern)', but no node has this name"
        + Self.hint(for: pattern, among: present, .name)
    case .value(let property, let pattern, let present):
      return "\(owner) names the \(property.rawValue) '\(pattern)', but no node is in it"
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
    guard property != .name else { return "; 'navgraph analyze --metrics' lists the nodes" }
    let rest = present.count - mostListed
    let listed = present.prefix(mostListed).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    return "; there \(present.count == 1 ? "is" : "are") \(listed)"
  }

  /// The maximum number of values to list if none is near.
  private static let mostListed = 8
}
