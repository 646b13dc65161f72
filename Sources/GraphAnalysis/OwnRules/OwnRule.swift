import NavigationModel

/// A rule that a team writes down for its own app, in the spirit of dependency-cruiser and import-linter.
public struct OwnRule: Hashable, Codable, Sendable {
  /// What the rule demands of the ways through the app.
  public enum Demand: Hashable, Codable, Sendable {
    /// No way may be like that.
    case forbidden(WayPattern)
    /// What matches the first leads only to what matches the second.
    case allowed(from: [NodePattern], to: [NodePattern])
    /// Whatever matches the first leads to something that matches the second.
    case required(from: [NodePattern], to: [NodePattern])
    /// Layers from top to bottom: no way leads from a lower one to a higher one.
    case layers([NodeGroup])
    /// Groups between which no way leads.
    case independence([NodeGroup])
  }

  /// The identifier of the rule's findings.
  public var name: String
  /// Why there is the rule, or what to do about a finding: a line for people.
  public var comment: String?
  /// How much a finding weighs.
  public var severity: Severity
  /// What the rule demands.
  public var demand: Demand
  /// Where the rule is written down, by the path from the analyzed root; nil where no file says it.
  public var location: SourceLocation?

  /// Makes a rule, whose findings are errors unless said otherwise.
  public init(
    name: String, comment: String? = nil, severity: Severity = .error, demand: Demand, location: SourceLocation? = nil
  ) {
    self.name = name
    self.comment = comment
    self.severity = severity
    self.demand = demand
    self.location = location
  }
}

/// Ways through an app that a rule is about.
public struct WayPattern: Hashable, Codable, Sendable {
  /// Where the way starts; any node without a pattern.
  public var from: [NodePattern]
  /// Where the way leads; any node without a pattern.
  public var to: [NodePattern]
  /// Kinds of transitions; without any, all that lead forward.
  public var kinds: [TransitionKind]
  /// Whether the ways through coordinators from screen to screen count beside direct transitions.
  public var includesFlows: Bool

  /// Makes a pattern, by default for every direct way forward.
  public init(
    from: [NodePattern] = [], to: [NodePattern] = [], kinds: [TransitionKind] = [], includesFlows: Bool = false
  ) {
    self.from = from
    self.to = to
    self.kinds = kinds
    self.includesFlows = includesFlows
  }
}

/// A layer, or a part of an app that is to be independent: its name for messages, and what belongs to it.
public struct NodeGroup: Hashable, Codable, Sendable {
  /// The words for the group in messages.
  public var name: String
  /// The nodes of the group.
  public var members: [NodePattern]

  /// Names a group of nodes.
  public init(name: String, members: [NodePattern]) {
    self.name = name
    self.members = members
  }
}
