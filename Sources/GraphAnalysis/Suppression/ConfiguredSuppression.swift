import NavigationModel

/// A suppression that stands in the configuration, for files that cannot have comments, such as storyboards.
public struct ConfiguredSuppression: Hashable, Codable, Sendable {
  /// The identifier of the rule.
  public var rule: String
  /// The pattern for files as it was written; nil for findings anywhere.
  public var pattern: String?
  /// The analyzed files that the pattern stands for. They are named one by one, since the judge knows no patterns.
  public var files: Set<String>
  /// The id or the name of a node that the finding is about; nil for any.
  public var node: String?
  /// Why the finding is none.
  public var reason: String
  /// Where it stands in the configuration.
  public var location: SourceLocation

  /// Makes a suppression from its parts.
  public init(
    rule: String, pattern: String? = nil, files: Set<String> = [], node: String? = nil, reason: String,
    location: SourceLocation
  ) {
    self.rule = rule
    self.pattern = pattern
    self.files = files
    self.node = node
    self.reason = reason
    self.location = location
  }

  /// Whether it is about a finding.
  ///
  /// - Parameter names: the names of nodes by their ids.
  func covers(_ finding: Finding, names: [String: String]) -> Bool {
    guard finding.rule == rule else { return false }
    if pattern != nil, !(finding.location.map { files.contains($0.file) } ?? false) { return false }
    guard let node else { return true }
    return finding.nodes.contains { $0 == node || names[$0] == node }
  }

  /// What it is about, as it was written.
  var subject: String {
    ([rule] + [pattern.map { "in \($0)" }, node.map { "for \($0)" }].compactMap { $0 }).joined(separator: " ")
  }
}
