/// How much a finding weighs. Only errors decide the exit status.
public enum Severity: String, Codable, Sendable, CaseIterable {
  /// Worth knowing. A run with warnings alone ends with status 0.
  case warning
  /// A limit is exceeded: the run ends with status 1.
  case error
}

/// Something that a detector found in the graph.
public struct Finding: Hashable, Codable, Sendable {
  /// The identifier of the rule, such as `navigation-cycle`.
  public var rule: String
  /// Whether the finding fails the run.
  public var severity: Severity
  /// One line that names the pattern and the way out.
  public var message: String
  /// Ids of the nodes it is about, the main one first.
  public var nodes: [String]
  /// Ids of the edges it is about.
  public var edges: [String]
  /// Where to begin repairing it; nil where no place in the sources stands for it.
  public var location: SourceLocation?
  /// The other places that belong to it, such as every site on a circle.
  public var relatedLocations: [SourceLocation]
  /// Rule and stable ids, never a line, a number or an absolute path.
  public var fingerprint: String

  /// Makes a finding from its parts.
  public init(
    rule: String, severity: Severity, message: String, nodes: [String], edges: [String] = [],
    location: SourceLocation?, relatedLocations: [SourceLocation] = [], fingerprint: String
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.nodes = nodes
    self.edges = edges
    self.location = location
    self.relatedLocations = relatedLocations
    self.fingerprint = fingerprint
  }
}
