/// A rule that is on, but that can report nothing in an app, whatever its screens do.
public struct IdleRule: Hashable, Codable, Sendable {
  /// The identifier of the rule.
  public var rule: String
  /// Why, as the part of a sentence: `there are no storyboards`.
  public var reason: String

  /// Says why a rule is idle.
  public init(rule: String, reason: String) {
    self.rule = rule
    self.reason = reason
  }
}
