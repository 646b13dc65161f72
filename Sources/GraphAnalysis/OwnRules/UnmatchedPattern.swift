import NavigationModel

/// Something that a team's rule or limit is about, and that the app does not have.
///
/// Mostly it is a slip of the pen, or has another name by now. Such a rule finds less than it is meant to, or nothing at
/// all for ever, and nothing else would show it.
public struct UnmatchedPattern: Hashable, Sendable {
  /// What asks for it.
  public enum Owner: Hashable, Sendable {
    /// A rule by its name.
    case rule(String)
    /// The limit of a metric.
    case limit(Metric)
  }

  /// What the app does not have.
  public enum Subject: Hashable, Sendable {
    /// A value of one property, that the pattern gives, beside the values that nodes have, sorted, each once.
    case value(of: Property, pattern: String, present: [String])
    /// Nodes for which all holds that is said, although each part of it holds for some: the words for them.
    case nodes(String)
  }

  /// The properties by which patterns name nodes, apart from their kinds, of which there are only a few.
  public enum Property: String, Hashable, Sendable, CaseIterable {
    case name, module, storyboard, folder
  }

  /// What asks for it.
  public let owner: Owner
  /// Where the rule or the limit is written down; nil where no file says it.
  public let location: SourceLocation?
  /// What the app does not have.
  public let subject: Subject
}

extension AnalysisConfiguration {
  /// What the team's rules and limits are about that no node is, in the order in which they are written down. Rules that
  /// do not run are left alone.
  public func unmatchedPatterns(among nodes: [Node]) -> [UnmatchedPattern] {
    let rules = ownRules.filter { runs($0.description) }
    let limits = runs(MetricLimit.description) ? limits : []
    guard !rules.isEmpty || !limits.isEmpty else { return [] }
    let inventory = NodeInventory(nodes)
    return rules.flatMap { rule in
      rule.demand.patterns.flatMap(inventory.lacking(for:)).map { subject in
        UnmatchedPattern(owner: .rule(rule.name), location: rule.location, subject: subject)
      }
    }
      + limits.flatMap { limit in
        (limit.nodes.map(inventory.lacking(for:)) ?? []).map { subject in
          UnmatchedPattern(owner: .limit(limit.metric), location: limit.location, subject: subject)
        }
      }
  }
}

extension OwnRule.Demand {
  /// All patterns for nodes, in the order in which they are written down.
  fileprivate var patterns: [NodePattern] {
    switch self {
    case .forbidden(let ways): ways.from + ways.to
    case .allowed(let from, let to), .required(let from, let to): from + to
    case .layers(let groups), .independence(let groups): groups.flatMap(\.members)
    }
  }
}
